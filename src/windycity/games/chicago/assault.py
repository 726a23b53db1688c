"""Assaults on a building: several against several, pair by pair (C91-42, C91-44); or one against several
(C86-16)."""

from __future__ import annotations

from ...kernel import rule, seldom
from .codes import PAIR
from .duel import arrive, clear_duel, end_fight, face_off
from .figures import MOST_RINGS
from .members import count_at, member_key, put_member, rings_of, take_member, weakest_at
from .state import ATTACKER_PAIRS, DEFENDER_PAIRS, NO_ASSAULT, State


@rule
def is_assault_on(s: State) -> bool:
    return s.assault_field != NO_ASSAULT


@rule
def attack_building(s: State, field: int, rings: int) -> None:
    """C91-42, C86-16: entering a building in which enemies stand opens an assault."""
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


@seldom
def list_pairs(s: State, out: list[int], n: int) -> int:
    """C91-44, C86-16: any attacker inside against any defender."""
    for attacker in range(1, MOST_RINGS + 1):
        if s.attackers[attacker - 1] > 0:
            for defender in range(1, MOST_RINGS + 1):
                out[n] = PAIR + (attacker - 1) * MOST_RINGS + defender - 1
                if has_defender(s, defender):
                    n += 1
    return n


@rule
def pair(s: State, code: int) -> None:
    """C91-44: the two chosen step forward; no more attackers join."""
    step_forward(s, (code - PAIR) // MOST_RINGS + 1, (code - PAIR) % MOST_RINGS + 1)


@rule
def step_forward(s: State, attacker: int, defender: int) -> None:
    """A duel of an attacker inside and a defender, both by their rings."""
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
def strongest_attacker(s: State) -> int:
    """The most rings among the attackers inside."""
    rings = MOST_RINGS
    while s.attackers[rings - 1] == 0:
        rings -= 1
    return rings


@seldom
def end_assault_duel(s: State) -> None:
    """C91-44: the survivor goes back among its own; then there is another duel, until one side is left.
    C86-16: with the rings it has by then."""
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


@seldom
def ask_for_pair(s: State) -> None:
    """C91-44: the attacker picks the first pair, the defender the second, and so on. C86-16: a single
    attacker chooses the order, as long as there is more than one to fight."""
    if s.single_attacker and count_at(s, s.defender, s.assault_field) == 1:
        last = weakest_at(s, s.defender, s.assault_field)
        step_forward(s, strongest_attacker(s), rings_of(last))
    elif s.single_attacker or s.assault_duels % 2 == 0:
        s.step = ATTACKER_PAIRS
    else:
        s.step = DEFENDER_PAIRS


@rule
def end_assault(s: State) -> None:
    """C91-44, C86-24: ownership changes now; if no attacker is left the owner stays."""
    field = s.assault_field
    for i in range(MOST_RINGS):
        while s.attackers[i] > 0:
            s.attackers[i] -= 1
            arrive(s, field, i + 1)
    s.assault_field = NO_ASSAULT
    s.assault_duels = 0
    end_fight(s, field)
