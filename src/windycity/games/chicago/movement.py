"""The dice for movement, and what a step does (C91-19, C91-20, C91-23 to C91-25, C86-07, C86-08)."""

from __future__ import annotations

from ...kernel import rule
from .assault import ask_for_pair, attack_building, is_assault_on, join_assault, list_pairs
from .board import IS_BUILDING
from .buildings import leave_empty, owns
from .codes import ROLLED, SEND, WALK
from .dice import list_throws, throw_dice
from .duel import begin_duel, settle
from .figures import FACE_STEP, FIRST_FACE, MOST_RINGS, MOVEMENT_FACES
from .goals import finish_step, judge_goals
from .members import field_of, member_key, move_member, place_of, rings_of, take_member
from .state import MOVE, NO_GANG, NO_MEMBER, State
from .steps import EXIT_FROM, EXIT_TO, STEP_FROM, STEP_TO
from .steps_open import list_steps


@rule
def list_rolls(s: State, out: list[int]) -> int:
    """C91-19: the twelve faces of the movement die, all alike; C86-27: or what three dice show."""
    if s.whole_dice:
        return list_throws(out)
    for face in range(MOVEMENT_FACES):
        out[face] = ROLLED + FIRST_FACE[s.movement_die] + face * FACE_STEP[s.movement_die]
    return MOVEMENT_FACES


@rule
def roll(s: State, code: int) -> None:
    """C91-20: so many points to walk; C86-07: or three dice to give away."""
    if s.whole_dice:
        throw_dice(s, code)
    else:
        s.points = code - ROLLED
        s.step = MOVE


@rule
def list_moves(s: State, out: list[int]) -> int:
    """C91-42: while an assault is open, its first duel can be declared as well."""
    n = list_steps(s, out)
    if is_assault_on(s):
        n = list_pairs(s, out, n)
    return n


@rule
def walk(s: State, code: int) -> None:
    """C91-20: the step costs a point; C91-24: an empty building is taken; C91-25: an enemy is attacked.
    C86-26: who has begun a die goes on."""
    if code < SEND:
        target = STEP_TO[code - WALK]
        key = s.walker if s.walker != NO_MEMBER else member_key(STEP_FROM[code - WALK], 1)
    else:
        leaving = (code - SEND) // MOST_RINGS
        target = EXIT_TO[leaving]
        key = member_key(EXIT_FROM[leaving], (code - SEND) % MOST_RINGS + 1)
    s.points -= 1
    s.walker = NO_MEMBER
    enter(s, place_of(s, s.gang, key), target)
    leave_empty(s, field_of(key))


@rule
def enter(s: State, i: int, field: int) -> None:
    """C91-22, C91-25: the gang's i-th member comes onto a free field, or against whoever stands there."""
    there = s.occupant[field]
    key = s.members[s.gang][i]
    if there == NO_GANG or there == s.gang:
        is_new = IS_BUILDING[field] and not owns(s, s.gang, field)
        move_member(s, s.gang, i, field)
        settle(s, field, rings_of(key))
        finish_step(s)
        if is_new:
            judge_goals(s)
    else:
        take_member(s, s.gang, key)
        attack(s, field, rings_of(key))


@rule
def attack(s: State, field: int, rings: int) -> None:
    """C91-25, C86-15: a duel; C91-42, C86-16: or an assault."""
    if s.stacking and IS_BUILDING[field]:
        if is_assault_on(s):
            join_assault(s, rings)
        else:
            attack_building(s, field, rings)
            if s.single_attacker:
                ask_for_pair(s)
    else:
        begin_duel(s, field, rings)
