"""Assaults on a building: several against several, pair by pair (C91-42, C91-44)."""

from __future__ import annotations

from ...kernel import rule
from .buildings import take_building
from .codes import PAIR
from .duel import clear_duel, face_off
from .figures import MOST_RINGS
from .goals import finish_step, judge_goals
from .members import count_at, member_key, put_member, take_member
from .state import ATTACKER_PAIRS, DEFENDER_PAIRS, MOVE, NO_ASSAULT, State


@rule
def is_assault_on(s: State) -> bool:
    return s.assault_field != NO_ASSAULT


@rule
def attack_building(s: State, field: int, rings: int) -> None:
    """C91-42: entering a building in which enemies stand opens an assault."""
    s.assault_field = field
    s.defender = s.occupant[field]
    s.assault_duels = 0
    join_assault(s, rings)


@rule
def join_assault(s: State, rings: int) -> None:
    """C91-42: by any door; who is inside stays."""
    s.attackers[rings - 1] += 1


@rule
def has_defender(s: State, rings: int) -> bool:
    """Whether a defender of so many rings is left inside."""
    key = member_key(s.assault_field, rings)
    for i in range(s.member_count[s.defender]):
        if s.members[s.defender][i] == key:
            return True
    return False


@rule
def list_pairs(s: State, out: list[int], n: int) -> int:
    """C91-44: any attacker inside against any defender."""
    for attacker in range(1, MOST_RINGS + 1):
        if s.attackers[attacker - 1] > 0:
            for defender in range(1, MOST_RINGS + 1):
                out[n] = PAIR + (attacker - 1) * MOST_RINGS + defender - 1
                if has_defender(s, defender):
                    n += 1
    return n


@rule
def pair(s: State, code: int) -> None:
    """C91-44: the two step forward; no more attackers join."""
    attacker = (code - PAIR) // MOST_RINGS + 1
    defender = (code - PAIR) % MOST_RINGS + 1
    s.attackers[attacker - 1] -= 1
    take_member(s, s.defender, member_key(s.assault_field, defender))
    s.assault_duels += 1
    face_off(s, s.assault_field, s.defender, attacker, defender)


@rule
def attackers_left(s: State) -> int:
    count = 0
    for i in range(MOST_RINGS):
        count += s.attackers[i]
    return count


@rule
def end_assault_duel(s: State) -> None:
    """C91-44: the survivor goes back among its own; then the other side chooses, until one is left."""
    defender = s.defender
    if s.attacker_rings > 0:
        s.attackers[s.attacker_rings - 1] += 1
    elif s.defender_rings > 0:
        put_member(s, defender, s.assault_field, s.defender_rings)
    clear_duel(s)
    s.defender = defender
    if attackers_left(s) == 0 or count_at(s, defender, s.assault_field) == 0:
        end_assault(s)
    else:
        ask_for_pair(s)


@rule
def ask_for_pair(s: State) -> None:
    """C91-44: the attacker picks the first pair, the defender the second, and so on."""
    if s.assault_duels % 2 == 0:
        s.step = ATTACKER_PAIRS
    else:
        s.step = DEFENDER_PAIRS


@rule
def end_assault(s: State) -> None:
    """C91-44: ownership changes now; if no attacker is left the owner stays."""
    field = s.assault_field
    for i in range(MOST_RINGS):
        while s.attackers[i] > 0:
            s.attackers[i] -= 1
            put_member(s, s.gang, field, i + 1)
            take_building(s, s.gang, field)
    s.assault_field = NO_ASSAULT
    s.assault_duels = 0
    clear_duel(s)
    s.step = MOVE
    finish_step(s)
    judge_goals(s)
