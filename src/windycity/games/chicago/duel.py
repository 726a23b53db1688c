"""Duels: two members, two dice, until one of them is gone (C91-25 to C91-30, C91-49, C86-15 to C86-17)."""

from __future__ import annotations

from ...kernel import rule
from .board import NO_FIELD
from .buildings import leave_empty, take_building
from .codes import SHOWS
from .figures import DUEL_DICE, FACES, MOST_RINGS, WORTH
from .goals import finish_step, judge_goals
from .members import member_key, put_member, rings_of, take_member, weakest_at
from .state import ATTACKER_ROLLS, DEFENDER_ROLLS, MOVE, NO_GANG, State


@rule
def begin_duel(s: State, field: int, rings: int) -> None:
    """C91-25: on a field where one enemy stands."""
    defender = s.occupant[field]
    key = weakest_at(s, defender, field)
    take_member(s, defender, key)
    face_off(s, field, defender, rings, rings_of(key))


@rule
def face_off(s: State, field: int, defender: int, attacker_rings: int, defender_rings: int) -> None:
    """C91-27: the prize goes by the rings that each begins with."""
    s.battlefield = field
    s.defender = defender
    s.attacker_rings = attacker_rings
    s.defender_rings = defender_rings
    s.attacker_began = attacker_rings
    s.defender_began = defender_rings
    s.step = ATTACKER_ROLLS


@rule
def rolling_rings(s: State) -> int:
    """C91-26: each rolls the die of its present strength."""
    if s.step == ATTACKER_ROLLS:
        return s.attacker_rings
    return s.defender_rings


@rule
def list_numbers(s: State, out: list[int]) -> int:
    """C91-26: the numbers on the die."""
    die = DUEL_DICE[rolling_rings(s)]
    n = 0
    for number in range(1, FACES + 1):
        out[n] = SHOWS + number - 1
        if die[number] > 0:
            n += 1
    return n


@rule
def sides(s: State, code: int) -> int:
    """C91-26: on how many sides a number stands."""
    return DUEL_DICE[rolling_rings(s)][code - SHOWS + 1]


@rule
def attacker_shows(s: State, code: int) -> None:
    """C91-49: the attacker rolls first."""
    s.attacker_roll = code - SHOWS + 1
    s.step = DEFENDER_ROLLS


@rule
def compare(s: State, number: int) -> bool:
    """C91-27, C86-15: the higher number wins; C91-28, C86-17: equal ones cost both a ring. C86-15: then the
    prize falls too. Whether the duel is over."""
    if s.attacker_roll > number:
        s.cash[s.gang] += attackers_prize(s)
        s.attacker_rings = promoted(s.attacker_rings)
        s.defender_rings = 0
    elif s.attacker_roll < number:
        s.cash[s.defender] += defenders_prize(s)
        s.defender_rings = promoted(s.defender_rings)
        s.attacker_rings = 0
    else:
        s.attacker_rings -= 1
        s.defender_rings -= 1
        if s.prize_at_roll:
            s.attacker_began = s.attacker_rings
            s.defender_began = s.defender_rings
    s.attacker_roll = 0
    s.step = ATTACKER_ROLLS
    return s.attacker_rings == 0 or s.defender_rings == 0


@rule
def attackers_prize(s: State) -> int:
    """C91-27, C86-15: what the attacker is paid if it wins."""
    return WORTH[s.defender_began]


@rule
def defenders_prize(s: State) -> int:
    """C91-27, C86-15: what the defender is paid if it wins."""
    return WORTH[s.attacker_began]


@rule
def promoted(rings: int) -> int:
    """C91-27, C86-15: one ring more, never above four."""
    if rings < MOST_RINGS:
        return rings + 1
    return rings


@rule
def arrive(s: State, field: int, rings: int) -> None:
    """C91-30, C86-24: an attacker that has survived comes to stand on the field."""
    put_member(s, s.gang, field, rings)
    settle(s, field, rings)


@rule
def settle(s: State, field: int, rings: int) -> None:
    """C91-24, C86-13: the building in which a member of the gang on turn stands now is its own; C86-23: with
    a die begun the member walks on."""
    take_building(s, s.gang, field)
    if s.whole_dice:
        s.walker = member_key(field, rings)


@rule
def end_duel(s: State) -> None:
    """C91-30: a surviving attacker stands on the field and takes the building; if both are lost, or the
    defender holds it, it keeps its owner."""
    field = s.battlefield
    if s.attacker_rings > 0:
        arrive(s, field, s.attacker_rings)
    elif s.defender_rings > 0:
        put_member(s, s.defender, field, s.defender_rings)
    end_fight(s, field)


@rule
def end_fight(s: State, field: int) -> None:
    """C91-35: a fight finishes the step that began it; C86-24: it may leave a casino empty."""
    leave_empty(s, field)
    clear_duel(s)
    s.step = MOVE
    finish_step(s)
    judge_goals(s)


@rule
def clear_duel(s: State) -> None:
    """Nobody is fighting."""
    face_off(s, NO_FIELD, NO_GANG, 0, 0)
