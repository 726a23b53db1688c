"""Advertising: whether two rolls to choose from gain more than they cost (CTY-21)."""

from __future__ import annotations

from ....kernel import rule
from ..board import DIRECTIONS, HOUSE_AT, NO_HOUSE
from ..codes import ADVERTISE
from ..figures import ADVERTISING, CUSTOMERS, FACES, VALUE
from ..setting import is_free
from ..shopping import purchase_at
from ..state import State
from ..ways import MOST_ENDS, WAY_END, WAY_STEPS
from .packing import packed, unpacked
from .stakes import lack
from .weights import POINT

GOAL_POINTS = 20
"""What a purchase counts that wins the game."""
CHOICE = FACES - 1


@rule
def best_purchases(s: State, seat: int) -> int:
    """The best own purchase by number of steps, packed in their places."""
    best, lacking = 0, lack(s, seat) + ADVERTISING
    for customer in range(CUSTOMERS):
        row = s.field[customer] * DIRECTIONS + s.facing[customer]
        for i in range(MOST_ENDS):
            field, steps = WAY_END[row][i] // DIRECTIONS, WAY_STEPS[row][i]
            house = HOUSE_AT[field]
            if steps > 0 and VALUE[customer] > 0 and house != NO_HOUSE and s.owner[house] == seat:
                amount = purchase_at(s, customer, field)
                if amount >= lacking:
                    amount = GOAL_POINTS
                before = unpacked(best, steps)
                if amount > before and is_free(s, field):
                    best += packed(steps, amount - before)
    return best


@rule
def on_face(best: int, face: int) -> int:
    """CTY-06: the best purchase after a roll."""
    if face < CHOICE:
        return unpacked(best, face + 1)
    return max(unpacked(best, 1), unpacked(best, 2), unpacked(best, 3))


@rule
def second_roll_gain(best: int) -> int:
    """What the better of two rolls brings more than one, in 36ths of a point."""
    gain = 0
    for face in range(FACES):
        for other in range(FACES):
            gain += max(on_face(best, other) - on_face(best, face), 0)
    return gain


@rule
def rate_adverts(s: State, codes: list[int], count: int, out: list[int]) -> None:
    """CTY-21: two points are certain, the gain is a mean; and there is none if any roll wins."""
    gain = 0
    if lack(s, s.turn) > 0:
        gain = second_roll_gain(best_purchases(s, s.turn)) * (POINT // (FACES * FACES))
    for i in range(count):
        out[i] = gain - ADVERTISING * POINT if codes[i] == ADVERTISE else 0
