"""Fights in divided groups (SHI-10, SHI-11)."""

from __future__ import annotations

from ...kernel import rule
from .areas import AREAS, BOSSES, FUNERAL, MOST_PAIRS
from .codes import ATTACK, DONE, FIGHT_GROUPS
from .control import controlled_areas
from .state import FIGHT, GROUPS, NOBODY, NOWHERE, State


@rule
def has_fought(s: State, area: int, boss: int) -> bool:
    """SHI-10: one division per opponent and area in a turn."""
    return (s.fought[area] >> boss) & 1 != 0


@rule
def can_fight(s: State, boss: int, area: int, controlled: int) -> bool:
    """SHI-10: in an area one controls, with another boss who has henchmen there."""
    if (controlled >> area) & 1 == 0:
        return False
    return not (boss == s.boss or s.henchmen[area][boss] == 0 or has_fought(s, area, boss))


@rule
def list_fights(s: State, out: list[int]) -> int:
    """SHI-10: a fight, or no more of them."""
    n = 0
    controlled = controlled_areas(s, s.boss)
    if controlled != 0:
        for boss in range(BOSSES):
            for area in range(AREAS):
                out[n] = ATTACK + boss * AREAS + area
                if can_fight(s, boss, area, controlled):
                    n += 1
    out[n] = DONE
    return n + 1


@rule
def attack(s: State, code: int) -> None:
    """SHI-10: the chips of both are divided."""
    s.opponent = (code - ATTACK) // AREAS
    s.fight_area = (code - ATTACK) % AREAS
    s.fought[s.fight_area] |= 1 << s.opponent
    s.step = GROUPS


@rule
def triples(s: State) -> int:
    """SHI-10: how many groups of 3:1 the division makes."""
    attackers = s.henchmen[s.fight_area][s.boss]
    defenders = s.henchmen[s.fight_area][s.opponent]
    return min(defenders, (attackers - defenders) // 2)


@rule
def pairs(s: State) -> int:
    """SHI-10: how many groups of 1:1; one of them may be 2:1."""
    return s.henchmen[s.fight_area][s.opponent] - triples(s)


@rule
def list_groups(s: State, out: list[int]) -> int:
    """SHI-10: any of the groups, none included; SHI-11: with money for one's own dead."""
    n = 0
    most = min(pairs(s), s.cash[s.boss] // FUNERAL)
    for three in range(triples(s) + 1):
        for one in range(most + 1):
            out[n] = FIGHT_GROUPS + three * (MOST_PAIRS + 1) + one
            n += 1
    return n


@rule
def fight(s: State, code: int) -> None:
    """SHI-10: a 3:1 kills the one, a 1:1 kills both."""
    three = (code - FIGHT_GROUPS) // (MOST_PAIRS + 1)
    one = (code - FIGHT_GROUPS) % (MOST_PAIRS + 1)
    bury(s, s.boss, one)
    bury(s, s.opponent, three + one)
    s.fight_area = NOWHERE
    s.opponent = NOBODY
    s.step = FIGHT


@rule
def bury(s: State, boss: int, dead: int) -> None:
    """SHI-11: the dead go back to the pool; each costs a funeral if the boss can afford it."""
    s.henchmen[s.fight_area][boss] -= dead
    s.pool[boss] += dead
    s.cash[boss] -= FUNERAL * min(dead, s.cash[boss] // FUNERAL)
