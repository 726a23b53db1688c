"""Rules of thumb for Shikago: what a sensible boss does, and who will win."""

from __future__ import annotations

from ....kernel import Heuristics, rule
from ..areas import ACTION_POINTS
from ..state import BAIL, BUILD, CHARITY, FIGHT, GROUPS, MOVE, RAID, RECRUIT, State
from .choice import soften
from .fights import rate_fights, rate_groups
from .gangs import rate_bail, rate_moves, rate_recruits
from .informing import rate_arrests, rate_raids
from .money import rate_buildings, rate_gifts
from .prospects import evaluate


@rule
def advise(s: State, codes: list[int], count: int, out: list[int]) -> None:
    """Points for every move of the step, made into advice."""
    if s.step == MOVE:
        rate_moves(s, codes, count, out)
        soften(out, count, 1)
    elif s.step == RECRUIT:
        rate_recruits(s, codes, count, out)
        soften(out, count, 1)
    elif s.step == FIGHT:
        rate_fights(s, codes, count, out)
        soften(out, count, 2)
    elif s.step == BUILD:
        rate_buildings(s, codes, count, out)
        soften(out, count, 2)
    elif s.step == CHARITY:
        rate_gifts(s, codes, count, out)
        soften(out, count, 2)
    elif s.step == GROUPS:
        rate_groups(s, codes, count, out)
        soften(out, count, 2)
    elif s.step == BAIL:
        rate_bail(s, codes, count, out)
        soften(out, count, 2)
    elif s.step == RAID:
        rate_raids(s, codes, count, out)
        soften(out, count, 5)
    else:
        rate_arrests(s, codes, count, out)
        soften(out, count, 5)


@rule
def settled(s: State) -> bool:
    """A boss is about to begin. Where bail was possible it is the bail that begins a turn; bail for all that
    were in prison leaves a table that is like a beginning again, and as quiet."""
    return s.step == BAIL or (
        s.step == RECRUIT and s.action_points == ACTION_POINTS and s.prison[s.boss] == 0
    )


HEURISTICS = Heuristics(advise, evaluate, settled, horizon=4)
