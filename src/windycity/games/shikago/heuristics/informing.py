"""Whom the Snitch gives away."""

from __future__ import annotations

from ....kernel import rule, seldom
from ..areas import BAIL, FACTORY_BRIBE
from ..codes import ARREST_BOSS, INSPECT, RAID_AREA
from ..control import controller, is_alone
from ..police import bribe
from ..state import State
from .prospects import all_riches, riches, share
from .purses import less, purse
from .worth import LASTING, POINTS, takings, turns_left

TO_COUNT = 4
"""Turns left when the Snitch counts who will be second, instead of holding down the richest."""

SHARE_POINTS = 1
"""Points of a thousandth of the win."""


@seldom
def raid_damage(s: State, boss: int, area: int) -> int:
    """What a raid on an area costs its boss, in thousands."""
    price = bribe(s, boss, area)
    if price <= s.cash[boss]:
        return price
    count = s.henchmen[area][boss]
    lost = takings(s, boss, area, count, is_alone(s, boss, area)) * LASTING[count][turns_left(s) - 1]
    return lost // POINTS + count * BAIL


@seldom
def inspection_damage(s: State, boss: int) -> int:
    """What an inspection of a factory costs its boss, in thousands."""
    if s.cash[boss] >= FACTORY_BRIBE:
        return FACTORY_BRIBE
    return (riches(s, boss) - s.cash[boss]) // 2


@rule
def ruin_gain(purses: int, snitch: int, boss: int, damage: int, left: int) -> int:
    """What it is worth to the Snitch if a boss loses so much: early the richest are held down, late it is
    counted who will be second."""
    if left > TO_COUNT:
        return damage * purse(purses, boss)
    return share(less(purses, boss, min(damage, purse(purses, boss))), snitch, left) * SHARE_POINTS


@seldom
def rate_raids(s: State, codes: list[int], count: int, out: list[int]) -> None:
    """The largest damage to the right boss."""
    purses = all_riches(s)
    for i in range(count):
        if codes[i] >= INSPECT:
            boss = codes[i] - INSPECT
            damage = inspection_damage(s, boss)
        else:
            area = codes[i] - RAID_AREA
            boss = controller(s, area)
            damage = raid_damage(s, boss, area)
        out[i] = ruin_gain(purses, s.snitch, boss, damage, turns_left(s) - 1)


@seldom
def rate_arrests(s: State, codes: list[int], count: int, out: list[int]) -> None:
    """Whoever has most to lose, above all the richest."""
    purses = all_riches(s)
    for i in range(count):
        boss = codes[i] - ARREST_BOSS
        damage = purse(purses, boss) - s.cash[boss]
        out[i] = ruin_gain(purses, s.snitch, boss, damage, turns_left(s) - 1)
