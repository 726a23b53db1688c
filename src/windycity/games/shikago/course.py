"""The course of the game, and the five questions it answers."""

from __future__ import annotations

from ...kernel import CHANCE, OVER, rule
from .areas import ACTION_POINTS, AREAS, BOSSES, FIRST_HENCHMEN, HENCHMEN, POLICEMEN, REVEALS, TURNS
from .business import build, give, list_buildings, list_gifts, take_income
from .codes import DONE, DRAW_POLICEMAN, FIRST
from .fighting import attack, fight, list_fights, list_groups
from .moving import list_moves, move
from .police import (
    arrest,
    can_raid_anything,
    chip_weight,
    find_snitch,
    list_arrests,
    list_chips,
    list_raids,
    raid,
)
from .recruiting import bail, list_bail, list_recruits, recruit_or_place
from .state import (
    ARREST,
    BAIL,
    BUILD,
    CHARITY,
    DRAW,
    FIGHT,
    FIRST_PLAYER,
    GAME_OVER,
    GROUPS,
    MOVE,
    NOBODY,
    NOWHERE,
    RAID,
    RECRUIT,
    State,
    next_boss,
)


@rule
def lay_out(s: State) -> None:
    """SHI-01: two henchmen in hand, the rest in the pool, no cash; SHI-18: six police chips in the bag."""
    for boss in range(BOSSES):
        s.hand[boss] = FIRST_HENCHMEN
        s.pool[boss] = HENCHMEN - FIRST_HENCHMEN
    s.policemen = POLICEMEN
    s.snitch = NOBODY
    s.opponent = NOBODY
    s.fight_area = NOWHERE
    s.step = FIRST_PLAYER


@rule
def actor(s: State) -> int:
    """Whose move it is."""
    if s.step == FIRST_PLAYER or s.step == DRAW:
        return CHANCE
    if s.step == GAME_OVER:
        return OVER
    if s.step == RAID or s.step == ARREST:
        return s.snitch
    return s.boss


@rule
def legal(s: State, out: list[int]) -> int:
    """The moves of the step that is on."""
    if s.step == MOVE:
        return list_moves(s, out)
    if s.step == RECRUIT:
        return list_recruits(s, out)
    if s.step == FIGHT:
        return list_fights(s, out)
    if s.step == BUILD:
        return list_buildings(s, out)
    if s.step == CHARITY:
        return list_gifts(s, out)
    if s.step == GROUPS:
        return list_groups(s, out)
    if s.step == BAIL:
        return list_bail(s, out)
    return list_police(s, out)


@rule
def list_police(s: State, out: list[int]) -> int:
    """SHI-18 to SHI-20: the chips, and what the Snitch may name; or who can be the very first player."""
    if s.step == DRAW:
        return list_chips(s, out)
    if s.step == RAID:
        return list_raids(s, out)
    if s.step == ARREST:
        return list_arrests(s, out)
    if s.step == FIRST_PLAYER:
        return list_first_players(out)
    return 0


@rule
def list_first_players(out: list[int]) -> int:
    """SHI-03: any boss."""
    for boss in range(BOSSES):
        out[boss] = FIRST + boss
    return BOSSES


@rule
def weight(s: State, code: int) -> int:
    """SHI-18: chips go by their number in the bag; SHI-03: all bosses are drawn alike."""
    if s.step == DRAW:
        return chip_weight(s, code)
    return 1


@rule
def apply(s: State, code: int) -> None:
    """Carry out a legal move."""
    if code == DONE:
        end_step(s)
    elif s.step == MOVE:
        move(s, code)
    elif s.step == RECRUIT:
        recruit_or_place(s, code)
    elif s.step == FIGHT:
        attack(s, code)
    elif s.step == GROUPS:
        fight(s, code)
    elif s.step == BUILD:
        build(s, code)
    elif s.step == CHARITY:
        give(s, code)
        end_boss(s)
    elif s.step == BAIL:
        bail(s, code)
        s.step = RECRUIT
    else:
        apply_police(s, code)


@rule
def end_step(s: State) -> None:
    """SHI-04: the steps come in this order and never back; SHI-12: income by itself after the fights."""
    if s.step == FIGHT:
        take_income(s)
        s.step = BUILD
    elif s.step == BUILD:
        s.step = CHARITY
    elif s.step == MOVE:
        s.step = FIGHT
    else:
        s.step = MOVE


@rule
def apply_police(s: State, code: int) -> None:
    """SHI-18 to SHI-20: a chip, and what the Snitch does with it; or the very first player."""
    if s.step == RAID:
        raid(s, code)
        end_turn(s)
    elif s.step == ARREST:
        arrest(s, code)
        end_turn(s)
    elif s.step == DRAW:
        draw_chip(s, code)
    else:
        s.first = code - FIRST
        begin_turn(s)


@rule
def draw_chip(s: State, code: int) -> None:
    """SHI-18: an ordinary chip stays out, even if there is nothing to raid (SHI-19)."""
    if code == DRAW_POLICEMAN:
        s.policemen -= 1
        s.drawn += 1
        s.step = RAID
        if not can_raid_anything(s):
            end_turn(s)
    else:
        s.step = ARREST


@rule
def begin_turn(s: State) -> None:
    """SHI-03: from the first player; SHI-22: all cash is laid open before some turns."""
    for i in range(len(REVEALS)):
        if s.turn_number + 1 == REVEALS[i]:
            s.shown_turn = REVEALS[i]
            for boss in range(BOSSES):
                s.shown[boss] = s.cash[boss]
    s.acted = 0
    s.snitch = NOBODY
    s.boss = s.first
    begin_boss(s)


@rule
def begin_boss(s: State) -> None:
    """SHI-06: three action points; SHI-05: bail first, if somebody is in prison."""
    s.action_points = ACTION_POINTS
    s.free_moves = 0
    for area in range(AREAS):
        s.fought[area] = 0
    s.step = BAIL if s.prison[s.boss] > 0 else RECRUIT


@rule
def end_boss(s: State) -> None:
    """SHI-03: the next boss to the left; after all the Snitch; SHI-17: but not in the last turn."""
    s.acted += 1
    if s.acted < BOSSES:
        s.boss = next_boss(s.boss)
        begin_boss(s)
    elif s.turn_number + 1 == TURNS:
        s.step = GAME_OVER
    else:
        s.snitch = find_snitch(s)
        s.step = DRAW


@rule
def end_turn(s: State) -> None:
    """SHI-03: the first player marker passes left."""
    s.turn_number += 1
    s.first = next_boss(s.first)
    begin_turn(s)
