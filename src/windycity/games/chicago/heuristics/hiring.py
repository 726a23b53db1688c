"""Hiring and placing: members cost what they are worth, so they are hired as long as they are of use."""

from __future__ import annotations

from ....kernel import rule
from ..board import BUILDING_FIELDS, BUILDINGS
from ..codes import DONE, HIRE_1, PLACE_IN, ROLL_DIE
from ..state import State
from .aims import aims_of
from .walking import BITS, plan_of, stay_worth
from .weights import HIRE, RATE, STOP, TURN_REACH


@rule
def advise_hire(s: State, codes: list[int], count: int, out: list[int]) -> None:
    """The strongest first; stop when nothing can be hired."""
    for i in range(count):
        out[i] = STOP if codes[i] == DONE or codes[i] == ROLL_DIE else 0 + HIRE[codes[i] - HIRE_1]


@rule
def advise_place(s: State, codes: list[int], count: int, out: list[int]) -> None:
    """Where a member guards a casino, or has the best target near by."""
    aims = aims_of(s)
    for i in range(count):
        rings = (codes[i] - PLACE_IN) // BUILDINGS + 1
        field = BUILDING_FIELDS[(codes[i] - PLACE_IN) % BUILDINGS]
        plan = plan_of(s, field, rings, TURN_REACH, aims)
        out[i] = (plan >> BITS) + stay_worth(s, field, rings, aims, 0) * RATE
