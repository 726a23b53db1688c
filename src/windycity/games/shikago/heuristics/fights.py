"""Which fights pay."""

from __future__ import annotations

from ....kernel import rule, seldom
from ..areas import AREAS, BOSSES, FUNERAL, MOST_PAIRS
from ..codes import ATTACK, DONE, FIGHT_GROUPS
from ..state import State
from .choice import MIDDLE
from .worth import KILL, exchange_cost, held_worth, rivals_in

TROUBLE = 1
"""Points that a fight must gain at least, not to be left alone."""


@seldom
def worth_after(s: State, area: int, own_dead: int, rival: int, rival_dead: int) -> int:
    """What an area is worth if so many die there."""
    own = s.henchmen[area][s.boss] - own_dead
    crowd = rivals_in(s, s.boss, area) - rival_dead
    for other in range(BOSSES):
        left = s.henchmen[area][other]
        if other == rival:
            left -= rival_dead
        if other != s.boss and left >= own:
            return 0
    return held_worth(s, s.boss, area, own, crowd == 0)


@seldom
def groups_gain(s: State, area: int, rival: int, three: int, one: int) -> int:
    """What fighting so many groups changes."""
    before = worth_after(s, area, 0, rival, 0)
    after = worth_after(s, area, one, rival, three + one)
    return after - before + three * KILL - one * exchange_cost(s)


@rule
def best_groups(s: State, area: int, rival: int) -> int:
    """The most that a fight with a boss in an area changes."""
    attackers, defenders = s.henchmen[area][s.boss], s.henchmen[area][rival]
    three = min(defenders, (attackers - defenders) // 2)
    best = groups_gain(s, area, rival, three, 0)
    one = min(defenders - three, s.cash[s.boss] // FUNERAL)
    return max(best, groups_gain(s, area, rival, three, one))


@seldom
def rate_fights(s: State, codes: list[int], count: int, out: list[int]) -> None:
    """A fight is worth the best that can be made of it, and a little trouble: without gain there is none."""
    for i in range(count):
        code = codes[i]
        out[i] = MIDDLE
        if code != DONE:
            out[i] = MIDDLE + best_groups(s, (code - ATTACK) % AREAS, (code - ATTACK) // AREAS) - TROUBLE


@seldom
def rate_groups(s: State, codes: list[int], count: int, out: list[int]) -> None:
    """The groups that change most."""
    for i in range(count):
        three = (codes[i] - FIGHT_GROUPS) // (MOST_PAIRS + 1)
        one = (codes[i] - FIGHT_GROUPS) % (MOST_PAIRS + 1)
        out[i] = MIDDLE + groups_gain(s, s.fight_area, s.opponent, three, one)
