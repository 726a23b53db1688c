"""Bail, recruiting and placing (SHI-05 to SHI-07)."""

from __future__ import annotations

from ...kernel import rule
from .areas import AREAS, BAIL
from .codes import BAIL_0, DONE, PLACE_IN, RECRUIT_ONE
from .state import State


@rule
def list_bail(s: State, out: list[int]) -> int:
    """SHI-05: any number of prisoners that the cash allows."""
    most = min(s.prison[s.boss], s.cash[s.boss] // BAIL)
    for number in range(most + 1):
        out[number] = BAIL_0 + number
    return most + 1


@rule
def bail(s: State, code: int) -> None:
    """SHI-05: they come to the hand."""
    number = code - BAIL_0
    s.cash[s.boss] -= number * BAIL
    s.prison[s.boss] -= number
    s.hand[s.boss] += number


@rule
def list_recruits(s: State, out: list[int]) -> int:
    """SHI-07: one from the pool, or one from the hand into any area, for an action point each."""
    n = 0
    out[n] = RECRUIT_ONE
    if s.action_points > 0 and s.pool[s.boss] > 0:
        n += 1
    for area in range(AREAS):
        out[n] = PLACE_IN + area
        if s.action_points > 0 and s.hand[s.boss] > 0:
            n += 1
    out[n] = DONE
    return n + 1


@rule
def recruit_or_place(s: State, code: int) -> None:
    """SHI-06, SHI-07."""
    s.action_points -= 1
    if code == RECRUIT_ONE:
        s.pool[s.boss] -= 1
        s.hand[s.boss] += 1
    else:
        s.hand[s.boss] -= 1
        s.henchmen[code - PLACE_IN][s.boss] += 1
