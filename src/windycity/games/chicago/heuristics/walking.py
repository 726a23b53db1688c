"""Walking: a good step leads a member nearer to the target of its plan, or beats an enemy on the way."""

from __future__ import annotations

from ....kernel import rule
from ..board import NO_FIELD
from ..codes import DONE, PAIR, SEND, TAKE_DIE, WALK
from ..figures import MOST_RINGS
from ..goals import holds
from ..members import field_of, rings_of, weakest_at
from ..state import GOALS, NO_GANG, NO_MEMBER, State
from ..steps import EXIT_FROM, EXIT_TO, STEP_FROM, STEP_TO
from .aims import Aims, aims_of, points_left
from .distance import distance
from .fighting import rate_pair
from .plans import BITS, TARGET, rate_plan
from .weights import ENOUGH, GOAL, IDLE, RATE
from .worth import entry_worth


@rule
def step_from(code: int) -> int:
    if code < SEND:
        return 0 + STEP_FROM[code - WALK]
    return 0 + EXIT_FROM[(code - SEND) // MOST_RINGS]


@rule
def step_to(code: int) -> int:
    if code < SEND:
        return 0 + STEP_TO[code - WALK]
    return 0 + EXIT_TO[(code - SEND) // MOST_RINGS]


@rule
def rings_in(s: State, code: int) -> int:
    """The rings of the member that a step is for."""
    if code >= SEND:
        return (code - SEND) % MOST_RINGS + 1
    if s.walker != NO_MEMBER:
        return rings_of(s.walker)
    return rings_of(weakest_at(s, s.gang, step_from(code)))


@rule
def rate_step(s: State, code: int, plan: int, rings: int, aims: Aims) -> int:
    """A step that fights now, or leads nearer to the member's target."""
    here, there = step_from(code), step_to(code)
    target = plan & TARGET
    if s.occupant[there] != NO_GANG and s.occupant[there] != s.gang:
        return max(0, entry_worth(s, there, rings, aims) * RATE)
    if distance(there, target) < distance(here, target):
        return plan >> BITS
    return min(plan >> BITS, IDLE)


@rule
def advise_step(s: State, codes: list[int], count: int, out: list[int]) -> None:
    """A rating for every step, and for the first pair of an open assault. The steps of a member stand
    together, so its plan is made once."""
    aims = aims_of(s)
    reach = points_left(s)
    field = NO_FIELD
    rings = 0
    plan = 0
    for i in range(count):
        code = codes[i]
        if code >= PAIR:
            out[i] = rate_pair(s, code)
            continue
        if code >= SEND or step_from(code) != field:
            field = step_from(code)
            rings = rings_in(s, code)
            plan = rate_plan(s, field, rings, 0 + s.points, reach, aims)
        out[i] = rate_step(s, code, plan, rings, aims)


@rule
def rate_die(s: State, pips: int, aims: Aims) -> int:
    """The best plan that a die serves, whoever is given it."""
    row = s.members[s.gang]
    reach = points_left(s)
    best = 0
    for i in range(s.member_count[s.gang]):
        if (i == 0 or row[i] != row[i - 1]) and (s.walker == NO_MEMBER or s.walker == row[i]):
            best = max(best, rate_plan(s, field_of(row[i]), rings_of(row[i]), pips, reach, aims) >> BITS)
    return best


@rule
def holds_goal(s: State) -> bool:
    """C86-21: whether ending the turn now wins."""
    for goal in range(GOALS):
        if holds(s, s.leader[s.gang], goal):
            return s.goals_at_once != 0
    return False


@rule
def advise_die(s: State, codes: list[int], count: int, out: list[int]) -> None:
    """C86-07: a die is as good as the best plan it serves; a turn ends when there is none, or with a goal."""
    aims = aims_of(s)
    for i in range(count):
        if codes[i] == DONE:
            out[i] = ENOUGH
            if holds_goal(s):
                out[i] = GOAL * RATE
        else:
            out[i] = rate_die(s, codes[i] - TAKE_DIE + 1, aims)
