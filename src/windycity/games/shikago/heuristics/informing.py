"""Whom the Snitch gives away."""

from __future__ import annotations

from ....kernel import rule, seldom
from ..areas import BAIL, FACTORY_BRIBE
from ..codes import ARREST_BOSS, INSPECT, RAID_AREA
from ..control import controller, is_alone
from ..police import bribe
from ..state import State
from .prospects import riches
from .worth import LASTING, POINTS, takings, turns_left


@seldom
def raid_damage(s: State, boss: int, area: int) -> int:
    """What a raid on an area costs its boss."""
    price = bribe(s, boss, area)
    if price <= s.cash[boss]:
        return price * POINTS
    count = s.henchmen[area][boss]
    lost = takings(s, boss, area, count, is_alone(s, boss, area)) * LASTING[count][turns_left(s) - 1]
    return lost + count * BAIL * POINTS


@rule
def inspection_damage(s: State, boss: int) -> int:
    """What an inspection of a factory costs its boss."""
    if s.cash[boss] >= FACTORY_BRIBE:
        return FACTORY_BRIBE * POINTS
    return (riches(s, boss) - s.cash[boss]) * POINTS // 2


@seldom
def rate_raids(s: State, codes: list[int], count: int, out: list[int]) -> None:
    """The largest damage to the richest."""
    for i in range(count):
        if codes[i] >= INSPECT:
            boss = codes[i] - INSPECT
            damage = inspection_damage(s, boss)
        else:
            area = codes[i] - RAID_AREA
            boss = controller(s, area)
            damage = raid_damage(s, boss, area)
        out[i] = damage * riches(s, boss) // 10


@seldom
def rate_arrests(s: State, codes: list[int], count: int, out: list[int]) -> None:
    """Whoever has most to lose, above all the richest."""
    for i in range(count):
        boss = codes[i] - ARREST_BOSS
        hoped = riches(s, boss)
        out[i] = (hoped - s.cash[boss]) * hoped // 10
