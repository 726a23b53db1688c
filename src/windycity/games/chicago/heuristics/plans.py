"""Plans: every member has the target that is worth most per step.

Nothing is remembered from step to step. A target that was best is better still from one field nearer, so
members do not waver."""

from __future__ import annotations

from ....kernel import rule
from ..board import BUILDING, CASINO, IS_BUILDING, SQUARE_BARS, VALUE
from ..figures import GANGS
from ..members import count_at, field_of
from ..plan import CASINO_VALUE
from ..state import State, allied
from .aims import PAY, SQUARE_TALLY, Aims, square_matters
from .distance import NEAR, distance, near_bar, near_distance
from .weights import ANOTHER_DIE, BEST_BAR, BEST_DUEL, FAR, IDLE, LEAD, RATE, UNFIT
from .worth import entry_worth, guard_worth

BITS = 10
"""A plan is a rate and a target in one number: the target takes so many bits."""
TARGET = (1 << BITS) - 1


@rule
def plan_for(s: State, rings: int, target: int, steps: int, pips: int, reach: int, aims: Aims) -> int:
    """The rate at which a target so many steps away repays a member the way there; 0 if it does not. C86-08:
    a whole die costs all its pips, and does not always end in a casino; one that is too short needs
    another."""
    worth = entry_worth(s, target, rings, aims)
    if worth <= 0:
        return 0
    if steps > reach:
        worth = worth * FAR // 8
    cost = steps + LEAD
    if s.whole_dice:
        cost = pips + LEAD if steps <= pips else steps + ANOTHER_DIE + LEAD
        if VALUE[target] == CASINO_VALUE and steps < pips and (pips - steps) % 2 == 1:
            worth = worth * UNFIT // 8
    return (worth * RATE // cost << BITS) + target


@rule
def plan_for_casino(s: State, field: int, rings: int, pips: int, reach: int, aims: Aims) -> int:
    """The best plan among the casinos, of which one's own wants a guard."""
    best = 0
    for i in range(GANGS):
        if CASINO[i] != field:
            best = max(best, plan_for(s, rings, CASINO[i], distance(field, CASINO[i]), pips, reach, aims))
    return best


@rule
def plan_for_bar(s: State, field: int, rings: int, pips: int, reach: int, aims: Aims, best: int) -> int:
    """The best plan among the bars near by, if it beats another. Those further on are left out when the best
    of bars could not repay the way."""
    limit = (BEST_BAR * aims[PAY] + BEST_DUEL) * RATE
    for i in range(NEAR):
        bar = near_bar(field, i)
        steps = near_distance(field, i)
        if (best >> BITS) * (steps + LEAD) > limit:
            break
        if not allied(s, s.gang, s.owner[BUILDING[bar]]):
            best = max(best, plan_for(s, rings, bar, steps, pips, reach, aims))
    return best


@rule
def plan_for_square(s: State, field: int, rings: int, pips: int, reach: int, aims: Aims, best: int) -> int:
    """The best plan among the square bars, if it beats another."""
    for i in range(len(SQUARE_BARS)):
        bar = SQUARE_BARS[i]
        if not allied(s, s.gang, s.owner[BUILDING[bar]]):
            best = max(best, plan_for(s, rings, bar, distance(field, bar), pips, reach, aims))
    return best


@rule
def plan_of(s: State, field: int, rings: int, pips: int, reach: int, aims: Aims) -> int:
    """The best plan for a member: bars near by, casinos anywhere, square bars when they matter, and enemies
    on the street."""
    best = plan_for_casino(s, field, rings, pips, reach, aims)
    if square_matters(s, aims[SQUARE_TALLY]):
        best = plan_for_square(s, field, rings, pips, reach, aims, best)
    best = plan_for_bar(s, field, rings, pips, reach, aims, best)
    return max(best, hunt_of(s, field, rings, pips, reach, aims))


@rule
def hunt_of(s: State, field: int, rings: int, pips: int, reach: int, aims: Aims) -> int:
    """The best plan against enemies on the street, who will not wait until the next turn."""
    best = 0
    for rival in range(GANGS):
        if not allied(s, s.gang, rival):
            for i in range(s.member_count[rival]):
                prey = field_of(s.members[rival][i])
                steps = distance(field, prey)
                if steps <= reach and not IS_BUILDING[prey]:
                    best = max(best, plan_for(s, rings, prey, steps, pips, reach, aims))
    return best


@rule
def stay_worth(s: State, field: int, rings: int, aims: Aims, guards: int) -> int:
    """What it is worth that a member stands in an own casino, if no more than so many guards are there."""
    if VALUE[field] == CASINO_VALUE and count_at(s, s.gang, field) <= guards:
        return guard_worth(s, field, rings, aims)
    return 0


@rule
def rate_plan(s: State, field: int, rings: int, pips: int, reach: int, aims: Aims) -> int:
    """The best plan for a member, or 0 if it is worth more where it stands. A guard leaves only for what
    repays every step better than going back would. Without a plan nothing is lost by a step that leads
    nowhere, unless it gives up a guard."""
    plan = plan_of(s, field, rings, pips, reach, aims)
    stay = stay_worth(s, field, rings, aims, 1)
    if plan >> BITS > stay * RATE // (1 + LEAD):
        return plan
    return 0 if stay > 0 else IDLE << BITS | field
