"""Walking: every member has the target that is worth most per step, and a good step leads nearer to it.

Nothing is remembered from step to step. A target that was best is better still from one field nearer, so
members do not waver."""

from __future__ import annotations

from ....kernel import rule
from ..board import BUILDING, CASINO, IS_BUILDING, SQUARE_BARS, VALUE
from ..codes import DONE, PAIR, SEND, TAKE_DIE, WALK
from ..figures import GANGS, MOST_RINGS
from ..goals import holds
from ..members import count_at, field_of, member_key, rings_of, weakest_at
from ..plan import CASINO_VALUE
from ..state import GOALS, NO_GANG, NO_MEMBER, State, allied
from ..steps import EXIT_FROM, EXIT_TO, STEP_FROM, STEP_TO
from .aims import PAY, SQUARE_TALLY, Aims, aims_of, points_left, square_matters
from .distance import NEAR, distance, near_bar, near_distance
from .fighting import rate_pair
from .weights import BEST_BAR, BEST_DUEL, ENOUGH, FAR, GOAL, IDLE, LEAD, RATE, UNFIT
from .worth import entry_worth, guard_worth

BITS = 10
"""A plan is a rate and a target in one number: the target takes so many bits."""
TARGET = (1 << BITS) - 1


@rule
def plan_for(s: State, field: int, rings: int, target: int, steps: int, reach: int, aims: Aims) -> int:
    """The rate at which a target so many steps away repays a member the way there; 0 if it does not."""
    worth = entry_worth(s, target, rings, aims)
    if worth <= 0:
        return 0
    if steps > reach:
        worth = worth * FAR // 8
    cost = steps + LEAD
    if s.whole_dice:
        cost = max(steps, 0 + s.points) + LEAD
        if VALUE[target] == CASINO_VALUE and steps < s.points and (s.points - steps) % 2 == 1:
            worth = worth * UNFIT // 8
    return (worth * RATE // cost << BITS) + target


@rule
def plan_for_casino(s: State, field: int, rings: int, reach: int, aims: Aims) -> int:
    """The best plan among the casinos, of which one's own wants a guard."""
    best = 0
    for i in range(GANGS):
        if CASINO[i] != field:
            best = max(best, plan_for(s, field, rings, CASINO[i], distance(field, CASINO[i]), reach, aims))
    return best


@rule
def plan_for_bar(s: State, field: int, rings: int, reach: int, aims: Aims, best: int) -> int:
    """The best plan among the bars near by, if it beats another. Those further on are left out when the best
    of bars could not repay the way."""
    limit = (BEST_BAR * aims[PAY] + BEST_DUEL) * RATE
    for i in range(NEAR):
        bar = near_bar(field, i)
        steps = near_distance(field, i)
        if (best >> BITS) * (steps + LEAD) > limit:
            break
        if not allied(s, s.gang, s.owner[BUILDING[bar]]):
            best = max(best, plan_for(s, field, rings, bar, steps, reach, aims))
    return best


@rule
def plan_for_square(s: State, field: int, rings: int, reach: int, aims: Aims, best: int) -> int:
    """The best plan among the square bars, if it beats another."""
    for i in range(len(SQUARE_BARS)):
        bar = SQUARE_BARS[i]
        if not allied(s, s.gang, s.owner[BUILDING[bar]]):
            best = max(best, plan_for(s, field, rings, bar, distance(field, bar), reach, aims))
    return best


@rule
def plan_of(s: State, field: int, rings: int, reach: int, aims: Aims) -> int:
    """The best plan for a member: bars near by, casinos anywhere, square bars when they matter, and enemies
    on the street."""
    best = plan_for_casino(s, field, rings, reach, aims)
    if square_matters(s, aims[SQUARE_TALLY]):
        best = plan_for_square(s, field, rings, reach, aims, best)
    best = plan_for_bar(s, field, rings, reach, aims, best)
    return max(best, hunt_of(s, field, rings, reach, aims))


@rule
def hunt_of(s: State, field: int, rings: int, reach: int, aims: Aims) -> int:
    """The best plan against enemies on the street, who will not wait until the next turn."""
    best = 0
    for rival in range(GANGS):
        if not allied(s, s.gang, rival):
            for i in range(s.member_count[rival]):
                prey = field_of(s.members[rival][i])
                steps = distance(field, prey)
                if steps <= reach and not IS_BUILDING[prey]:
                    best = max(best, plan_for(s, field, rings, prey, steps, reach, aims))
    return best


@rule
def stay_worth(s: State, field: int, rings: int, aims: Aims, guards: int) -> int:
    """What it is worth that a member stands in an own casino, if no more than so many guards are there."""
    if VALUE[field] == CASINO_VALUE and count_at(s, s.gang, field) <= guards:
        return guard_worth(s, field, rings, aims)
    return 0


@rule
def rate_plan(s: State, field: int, rings: int, reach: int, aims: Aims) -> int:
    """The best plan for a member, or 0 if it is worth more where it stands. A guard leaves only for what
    repays every step better than going back would. Without a plan nothing is lost by a step that leads
    nowhere, unless it gives up a guard."""
    plan = plan_of(s, field, rings, reach, aims)
    stay = stay_worth(s, field, rings, aims, 1)
    if plan >> BITS > stay * RATE // (1 + LEAD):
        return plan
    return 0 if stay > 0 else IDLE << BITS | field


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
    """A rating for every step, and for the first pair of an open assault."""
    aims = aims_of(s)
    reach = points_left(s)
    member = NO_MEMBER
    plan = 0
    for i in range(count):
        code = codes[i]
        if code >= PAIR:
            out[i] = rate_pair(s, code)
            continue
        rings = rings_in(s, code)
        if member_key(step_from(code), rings) != member:
            member = member_key(step_from(code), rings)
            plan = rate_plan(s, step_from(code), rings, reach, aims)
        out[i] = rate_step(s, code, plan, rings, aims)


@rule
def rate_die(s: State, number: int, aims: Aims) -> int:
    """The best plan that a die serves, whoever is given it."""
    row = s.members[s.gang]
    reach = points_left(s)
    best = 0
    s.points = number
    for i in range(s.member_count[s.gang]):
        if (i == 0 or row[i] != row[i - 1]) and (s.walker == NO_MEMBER or s.walker == row[i]):
            best = max(best, rate_plan(s, field_of(row[i]), rings_of(row[i]), reach, aims) >> BITS)
    s.points = 0
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
