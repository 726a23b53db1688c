"""Where henchmen are wanted: bail, recruiting, placing and moving."""

from __future__ import annotations

from ....kernel import rule, seldom
from ..areas import ACTION_POINTS, AREAS, BAIL, HENCHMEN, NEIGHBOUR
from ..codes import BAIL_0, DONE, PLACE_IN, RECRUIT_ONE, SHIFT
from ..state import State
from .choice import MIDDLE
from .worth import POINTS, area_worth, turns_left

RECRUITING = 3
"""Points of a henchman in hand, for each turn that is left after this one."""

BAILED = 4
"""Points of a henchman from prison, for each turn that is left."""


@seldom
def rate_bail(s: State, codes: list[int], count: int, out: list[int]) -> None:
    """As many as can be placed at once are worth their price while there are turns to use them."""
    usable = ACTION_POINTS - s.hand[s.boss]
    for i in range(count):
        number = codes[i] - BAIL_0
        worth = min(number, usable) * BAILED * turns_left(s)
        out[i] = MIDDLE + worth - number * BAIL * POINTS


@seldom
def placing_gain(s: State, area: int) -> int:
    """What one henchman more in an area changes."""
    own = s.henchmen[area][s.boss]
    return area_worth(s, s.boss, area, own + 1) - area_worth(s, s.boss, area, own)


@seldom
def moving_gain(s: State, start: int, target: int, number: int) -> int:
    """What a move changes in both areas."""
    here, there = s.henchmen[start][s.boss], s.henchmen[target][s.boss]
    before = area_worth(s, s.boss, start, here) + area_worth(s, s.boss, target, there)
    after = area_worth(s, s.boss, start, here - number) + area_worth(s, s.boss, target, there + number)
    return after - before


@seldom
def best_strike(s: State) -> int:
    """The most that one action point can change by a move to a neighbour: all go, or all but one."""
    best = 0
    for start in range(AREAS):
        here = s.henchmen[start][s.boss]
        if here > 0:
            for target in range(AREAS):
                if NEIGHBOUR[start][target]:
                    best = max(best, moving_gain(s, start, target, here))
                    if here > 1:
                        best = max(best, moving_gain(s, start, target, here - 1))
    return best


@seldom
def best_placing(s: State) -> int:
    """The most that one henchman more can change."""
    best = 0
    for area in range(AREAS):
        best = max(best, placing_gain(s, area))
    return best


@rule
def recruiting_gain(s: State) -> int:
    """A recruit is placed at once if there are points for it, and is there next turn otherwise."""
    later = RECRUITING * (turns_left(s) - 1)
    if s.action_points > 1 and s.hand[s.boss] < s.action_points - 1:
        return max(later, best_placing(s) // 2)
    return later


@seldom
def rate_recruits(s: State, codes: list[int], count: int, out: list[int]) -> None:
    """Place where it changes most, recruit with what is left, but keep the last point for a good move."""
    for i in range(count):
        code = codes[i]
        if code == RECRUIT_ONE:
            out[i] = MIDDLE + recruiting_gain(s)
        elif code == DONE:
            out[i] = MIDDLE + (best_strike(s) if s.action_points == 1 else 0)
        else:
            out[i] = MIDDLE + placing_gain(s, code - PLACE_IN)


@seldom
def rate_moves(s: State, codes: list[int], count: int, out: list[int]) -> None:
    """A move is worth what it changes."""
    for i in range(count):
        code = codes[i]
        out[i] = MIDDLE
        if code != DONE:
            number = (code - SHIFT) % HENCHMEN + 1
            target = (code - SHIFT) // HENCHMEN % AREAS
            start = (code - SHIFT) // HENCHMEN // AREAS
            out[i] = MIDDLE + moving_gain(s, start, target, number) - 1
