"""Marks on houses."""

from __future__ import annotations

from ....kernel import rule
from ..board import DIRECTIONS, IS_STORE
from ..codes import DONE, EXTEND, MARK_HOUSE, OFFER, OPEN
from ..figures import CUSTOMERS, EXTEND_PRICE, OPEN_PRICE, VALUE
from ..state import State
from .arrivals import ARRIVAL
from .stakes import leader_account
from .weights import NEAR, OPENING, PACE, POINT, SPENT, TRADE


@rule
def rounds_left(s: State) -> int:
    return 1 + (s.goal - leader_account(s)) // PACE


@rule
def near(s: State, house: int) -> int:
    total = 0
    for customer in range(CUSTOMERS):
        row = s.field[customer] * DIRECTIONS + s.facing[customer]
        total += ARRIVAL[row][house] * VALUE[customer]
    return total


@rule
def rate_marks(s: State, codes: list[int], count: int, out: list[int]) -> None:
    for i in range(count):
        house = codes[i] - MARK_HOUSE
        out[i] = NEAR * near(s, house) * 4 + TRADE * 10 * (2 + IS_STORE[house])


@rule
def rate_buildings(s: State, codes: list[int], count: int, out: list[int]) -> None:
    rounds = rounds_left(s)
    for i in range(count):
        code = codes[i]
        if code == DONE:
            out[i] = 0
        elif code < EXTEND:
            house = code - OPEN
            out[i] = NEAR * near(s, house) + (TRADE + OPENING) * rounds - SPENT * OPEN_PRICE[IS_STORE[house]]
        elif code < OFFER:
            house = code - EXTEND
            out[i] = NEAR * near(s, house) + TRADE * rounds - SPENT * EXTEND_PRICE[IS_STORE[house]]
        else:
            out[i] = -4 * POINT
