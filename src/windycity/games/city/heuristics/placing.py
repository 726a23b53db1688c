"""Putting customers on the board (CTY-04). It decides little: all houses are still free.

Who marks the first house takes the best store, and wants it to be a good one, so customers near the stores at
the mouths suit nobody else.
"""

from __future__ import annotations

from ....kernel import rule
from ..board import DIRECTIONS, FIELDS
from ..codes import FACE_TO, PUT_ON
from ..figures import CUSTOMERS, FIRST_OF_KIND, VALUE
from ..state import State
from .arrivals import MOST_MOUTH_CALLS, MOUTH_CALLS
from .weights import PUT_CALL


@rule
def interest(s: State) -> int:
    """CTY-04: what it means to the player on turn that a point can come to a store."""
    if s.turn == (s.first + CUSTOMERS) % s.players:
        return PUT_CALL
    return -PUT_CALL


@rule
def rate_puts(s: State, codes: list[int], count: int, out: list[int]) -> None:
    """By the best way to look."""
    per_call = interest(s)
    for i in range(count):
        value = VALUE[FIRST_OF_KIND[(codes[i] - PUT_ON) // FIELDS]]
        out[i] = per_call * value * MOST_MOUTH_CALLS[(codes[i] - PUT_ON) % FIELDS]


@rule
def rate_facings(s: State, codes: list[int], count: int, out: list[int]) -> None:
    per_call = interest(s)
    for i in range(count):
        row = s.field[s.customer] * DIRECTIONS + codes[i] - FACE_TO
        out[i] = per_call * VALUE[s.customer] * MOUTH_CALLS[row]
