"""The Snitch, the raids and the Untouchables (SHI-17 to SHI-21)."""

from __future__ import annotations

from ...kernel import rule
from .areas import AREAS, BOSSES, CASINO_BRIBE, FACTORY_BRIBE, HENCHMAN_BRIBE
from .codes import ARREST_BOSS, DRAW_POLICEMAN, DRAW_UNTOUCHABLES, INSPECT, RAID_AREA
from .control import controller, controls
from .state import NOBODY, State, next_boss


@rule
def find_snitch(s: State) -> int:
    """SHI-17: the lowest on the register; among equals the one later in this turn's order."""
    snitch = s.first
    boss = s.first
    for _ in range(BOSSES):
        if s.register[boss] <= s.register[snitch]:
            snitch = boss
        boss = next_boss(boss)
    return snitch


@rule
def list_chips(s: State, out: list[int]) -> int:
    """SHI-18: an ordinary chip that is left in the bag, or the Untouchables."""
    n = 0
    out[n] = DRAW_POLICEMAN
    if s.policemen > 0:
        n += 1
    out[n] = DRAW_UNTOUCHABLES
    return n + 1


@rule
def chip_weight(s: State, code: int) -> int:
    """SHI-18: all chips in the bag are alike."""
    if code == DRAW_POLICEMAN:
        return s.policemen
    return 1


@rule
def can_raid(s: State, area: int) -> bool:
    """SHI-19: an area that another boss controls."""
    boss = controller(s, area)
    return boss != NOBODY and boss != s.snitch


@rule
def list_raids(s: State, out: list[int]) -> int:
    """SHI-19: another boss's area or factory."""
    n = 0
    for area in range(AREAS):
        out[n] = RAID_AREA + area
        if can_raid(s, area):
            n += 1
    for boss in range(BOSSES):
        out[n] = INSPECT + boss
        if boss != s.snitch and s.factory[boss]:
            n += 1
    return n


@rule
def can_raid_anything(s: State) -> bool:
    """SHI-19: otherwise the raid is void."""
    for area in range(AREAS):
        if can_raid(s, area):
            return True
    for boss in range(BOSSES):
        if boss != s.snitch and s.factory[boss]:
            return True
    return False


@rule
def bribe(s: State, boss: int, area: int) -> int:
    """SHI-19: what a raided area costs the boss who controls it."""
    return HENCHMAN_BRIBE * s.henchmen[area][boss] + CASINO_BRIBE * s.casino[area]


@rule
def raid(s: State, code: int) -> None:
    """SHI-19: the whole bribe, or the casino and all henchmen there; or the factory."""
    if code >= INSPECT:
        boss = code - INSPECT
        if not pays(s, boss, FACTORY_BRIBE):
            s.factory[boss] = 0
    else:
        area = code - RAID_AREA
        boss = controller(s, area)
        if not pays(s, boss, bribe(s, boss, area)):
            s.casino[area] = 0
            imprison(s, boss, area)


@rule
def pays(s: State, boss: int, sum_asked: int) -> bool:
    """SHI-19: who can pay must; who cannot pay all pays nothing."""
    if s.cash[boss] < sum_asked:
        return False
    s.cash[boss] -= sum_asked
    return True


@rule
def imprison(s: State, boss: int, area: int) -> None:
    """All henchmen of a boss in an area go to prison."""
    s.prison[boss] += s.henchmen[area][boss]
    s.henchmen[area][boss] = 0


@rule
def list_arrests(s: State, out: list[int]) -> int:
    """SHI-20: any other boss."""
    n = 0
    for boss in range(BOSSES):
        out[n] = ARREST_BOSS + boss
        if boss != s.snitch:
            n += 1
    return n


@rule
def arrest(s: State, code: int) -> None:
    """SHI-20: all casinos in controlled areas, the factory, and all henchmen on the board and in hand."""
    boss = code - ARREST_BOSS
    for area in range(AREAS):
        if controls(s, boss, area):
            s.casino[area] = 0
        imprison(s, boss, area)
    s.prison[boss] += s.hand[boss]
    s.hand[boss] = 0
    s.factory[boss] = 0
    return_chips(s)


@rule
def return_chips(s: State) -> None:
    """SHI-21: one ordinary chip leaves the game, but never the last; all others go back."""
    s.policemen += s.drawn
    s.drawn = 0
    if s.policemen > 1:
        s.policemen -= 1
        s.removed += 1
