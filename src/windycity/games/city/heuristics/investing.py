"""Marks on houses."""

from __future__ import annotations

from ....kernel import rule
from ..board import DIRECTIONS, FRONT, HOUSES, IS_JUNCTION, IS_STORE
from ..codes import DONE, EXTEND, MARK_HOUSE, OFFER, OPEN
from ..figures import CUSTOMERS, EXTEND_PRICE, MOST_ON_A_HOUSE, OPEN_PRICE, VALUE
from ..state import NOBODY, State
from .arrivals import ARRIVAL
from .stakes import leader_account
from .weights import (
    FIRST_MOUTH,
    MOUTH_TRADE,
    SCARCE,
    FIRST_NEAR,
    FIRST_ROCCO,
    FIRST_STORE,
    NEAR,
    NEAR_ROCCO,
    OPENING,
    PACE,
    POINT,
    SPENT,
    STORE_TRADE,
    TRADE,
)


@rule
def rounds_left(s: State) -> int:
    """tenths"""
    return 10 + (s.goal - leader_account(s)) * 100 // PACE


@rule
def near(s: State, house: int) -> int:
    total = 0
    for customer in range(CUSTOMERS - 1):
        row = s.field[customer] * DIRECTIONS + s.facing[customer]
        total += ARRIVAL[row][house] * VALUE[customer]
    return total


@rule
def near_rocco(s: State, house: int) -> int:
    row = s.field[CUSTOMERS - 1] * DIRECTIONS + s.facing[CUSTOMERS - 1]
    return ARRIVAL[row][house] * VALUE[CUSTOMERS - 1]


@rule
def room_in_stores(s: State, seat: int) -> int:
    room = 0
    for house in range(HOUSES):
        if IS_STORE[house] and (s.owner[house] == seat or s.owner[house] == NOBODY):
            room += MOST_ON_A_HOUSE - s.marks[house]
    return room


@rule
def rate_marks(s: State, codes: list[int], count: int, out: list[int]) -> None:
    for i in range(count):
        house = codes[i] - MARK_HOUSE
        out[i] = (
            FIRST_NEAR * near(s, house)
            + FIRST_ROCCO * near_rocco(s, house)
            + FIRST_STORE * IS_STORE[house]
            + FIRST_MOUTH * IS_JUNCTION[FRONT[house]]
        )


@rule
def rate_buildings(s: State, codes: list[int], count: int, out: list[int]) -> None:
    rounds = rounds_left(s)
    scarce = SCARCE if room_in_stores(s, s.turn) >= s.free_marks[s.turn] else 0
    for i in range(count):
        code = codes[i]
        if code == DONE:
            out[i] = 0
        elif code < EXTEND:
            house = code - OPEN
            out[i] = one_more(s, house, rounds, scarce, TRADE + OPENING) - SPENT * OPEN_PRICE[IS_STORE[house]]
        elif code < OFFER:
            house = code - EXTEND
            out[i] = one_more(s, house, rounds, scarce, TRADE) - SPENT * EXTEND_PRICE[IS_STORE[house]]
        else:
            out[i] = -4 * POINT


@rule
def one_more(s: State, house: int, rounds: int, scarce: int, trade: int) -> int:
    a_round = (
        trade
        + STORE_TRADE * IS_STORE[house]
        - scarce * (1 - IS_STORE[house])
        + MOUTH_TRADE * IS_JUNCTION[FRONT[house]]
    )
    return NEAR * near(s, house) + NEAR_ROCCO * near_rocco(s, house) + a_round * rounds // 10
