"""Hiring and placing: members cost what they are worth, so they are hired as long as they are of use."""

from __future__ import annotations

from ....kernel import rule
from ..board import BUILDING_FIELDS, BUILDINGS
from ..codes import DONE, HIRE_1, PLACE_IN
from ..figures import PHASES
from ..hiring import ONE_A_PHASE, waiting_count
from ..state import TURN, State
from .aims import aims_of
from .plans import BITS, plan_of, stay_worth
from .weights import CREW, HIRE, RATE, STOP, TURN_CREW, TURN_REACH


@rule
def crew_wanted(s: State) -> int:
    """How many members a gang should have."""
    if s.step == TURN:
        return 0 + TURN_CREW[s.phase]
    return 0 + CREW[(1 - s.hiring_in_turn) * PHASES + s.phase]


@rule
def rate_hire(s: State, code: int) -> int:
    """The strongest at any time, others while members are few."""
    if code >= DONE:
        return STOP
    rings = code - HIRE_1 + 1
    if rings < ONE_A_PHASE and s.member_count[s.gang] + waiting_count(s, s.gang) >= crew_wanted(s):
        return 0
    return 0 + HIRE[rings]


@rule
def advise_hire(s: State, codes: list[int], count: int, out: list[int]) -> None:
    """A rating for every strength, and for hiring nobody."""
    for i in range(count):
        out[i] = rate_hire(s, codes[i])


@rule
def advise_place(s: State, codes: list[int], count: int, out: list[int]) -> None:
    """Where a member guards a casino, or has the best target near by."""
    aims = aims_of(s)
    for i in range(count):
        rings = (codes[i] - PLACE_IN) // BUILDINGS + 1
        field = BUILDING_FIELDS[(codes[i] - PLACE_IN) % BUILDINGS]
        plan = plan_of(s, field, rings, 0, TURN_REACH, aims)
        out[i] = (plan >> BITS) + stay_worth(s, field, rings, aims, 0) * RATE
