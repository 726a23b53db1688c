"""Where henchmen are wanted: bail, recruiting, placing and moving."""

from __future__ import annotations

from ....kernel import rule, seldom
from ..areas import ACTION_POINTS, AREAS, BAIL, HENCHMEN, NEIGHBOUR
from ..codes import BAIL_0, DONE, PLACE_IN, RECRUIT_ONE, SHIFT
from ..state import State
from .choice import MIDDLE
from .prospects import surplus
from .worth import POINTS, area_worth, turns_left

RECRUITING = 6
"""Points of a henchman in hand, for each turn that is left after this one."""

BAILED = 100
"""Percent of what the best placing changes that one henchman more in hand is worth."""


@seldom
def rate_bail(s: State, codes: list[int], count: int, out: list[int]) -> None:
    """As many as can be placed at once, if that pays; in the last turn more, to get rid of money."""
    usable = max(0, ACTION_POINTS - s.hand[s.boss])
    each = best_placing(s, ACTION_POINTS) * BAILED // 100
    spare = surplus(s, turns_left(s)) if turns_left(s) == 1 else 0
    for i in range(count):
        number = codes[i] - BAIL_0
        price = number * BAIL
        cost = price - spare if price > spare else 2 * (spare - price)
        out[i] = MIDDLE + min(number, usable) * each - cost * POINTS


@rule
def placings(s: State) -> int:
    """How many henchmen can still be placed in this turn, recruits included."""
    hand = s.hand[s.boss]
    if hand >= s.action_points:
        return s.action_points
    return hand + min(s.pool[s.boss], (s.action_points - hand) // 2)


@seldom
def placing_gain(s: State, area: int, most: int) -> int:
    """What each of up to so many henchmen more in an area changes: it may take two or three to get it."""
    own = s.henchmen[area][s.boss]
    before = area_worth(s, s.boss, area, own)
    best = 0
    for number in range(1, most + 1):
        best = max(best, (area_worth(s, s.boss, area, own + number) - before) // number)
    return best


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
def best_placing(s: State, most: int) -> int:
    """The most that each of up to so many henchmen more can change."""
    best = 0
    for area in range(AREAS):
        best = max(best, placing_gain(s, area, most))
    return best


@rule
def recruiting_gain(s: State) -> int:
    """A recruit is placed at once if there are points for it, and is there next turn otherwise."""
    later = RECRUITING * (turns_left(s) - 1)
    if s.action_points > 1 and s.hand[s.boss] < s.action_points - 1:
        return max(later, best_placing(s, placings(s)) // 2)
    return later


@seldom
def rate_recruits(s: State, codes: list[int], count: int, out: list[int]) -> None:
    """Place where it changes most, recruit with what is left, but keep the last point for a good move."""
    most = placings(s)
    for i in range(count):
        code = codes[i]
        if code == RECRUIT_ONE:
            out[i] = MIDDLE + recruiting_gain(s)
        elif code == DONE:
            out[i] = MIDDLE + (best_strike(s) if s.action_points == 1 else 0)
        else:
            out[i] = MIDDLE + placing_gain(s, code - PLACE_IN, most)


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
