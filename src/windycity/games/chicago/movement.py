"""The movement die, and steps of one field (C91-19 to C91-25, C91-39, C91-42, C91-45)."""

from __future__ import annotations

from ...kernel import rule
from .assault import attack_building, is_assault_on, join_assault, list_pairs
from .board import BUILDING, DEGREE, IS_BUILDING, NEIGHBOURS
from .buildings import owns, take_building
from .codes import ROLLED, SEND, WALK
from .duel import begin_duel
from .figures import FACE_STEP, FIRST_FACE, MOST_RINGS, MOVEMENT_FACES
from .goals import finish_step, judge_goals
from .members import field_of, member_key, put_member, rings_of, take_member, weakest_at
from .state import MOVE, NO_GANG, State, allied
from .steps import EXIT_FROM, EXIT_TO, FIRST_EXIT, FIRST_STEP, STEP_FROM, STEP_TO


@rule
def list_rolls(s: State, out: list[int]) -> int:
    """C91-19: the twelve faces of the movement die, all alike."""
    for face in range(MOVEMENT_FACES):
        out[face] = ROLLED + FIRST_FACE[s.movement_die] + face * FACE_STEP[s.movement_die]
    return MOVEMENT_FACES


@rule
def roll_points(s: State, code: int) -> None:
    """C91-20: so many points to walk."""
    s.points = code - ROLLED
    s.step = MOVE


@rule
def may_enter(s: State, gang: int, field: int) -> bool:
    """C91-22: an empty field, or one with an enemy; not one with an own member, unless stacks are allowed
    and it is a building (C91-45). C91-39: allies block. C91-42: while an assault is open no other duel
    begins."""
    there = s.occupant[field]
    if there == NO_GANG:
        return True
    if there == gang:
        return s.stacking != 0 and IS_BUILDING[field] != 0
    if allied(s, gang, there):
        return False
    return not is_assault_on(s) or field == s.assault_field


@rule
def is_mixed(s: State, gang: int, i: int) -> bool:
    """Whether members of different rings stand where the gang's i-th, its first there, stands."""
    row = s.members[gang]
    j = i
    while j + 1 < s.member_count[gang] and field_of(row[j + 1]) == field_of(row[i]):
        j += 1
    return row[j] != row[i]


@rule
def list_steps(s: State, out: list[int]) -> int:
    """C91-20: one field with any member, in any direction. Members that nothing tells apart are one; of
    several unlike ones in a building the rings say which."""
    gang = s.gang
    row = s.members[gang]
    n = 0
    any_mixed = False
    for i in range(s.member_count[gang]):
        field = field_of(row[i])
        if i > 0 and field_of(row[i - 1]) == field:
            continue
        if s.stacking and is_mixed(s, gang, i):
            any_mixed = True
            continue
        for place in range(DEGREE[field]):
            out[n] = WALK + FIRST_STEP[field] + place
            if may_enter(s, gang, NEIGHBOURS[field][place]):
                n += 1
    if any_mixed:
        n = list_steps_of_mixed(s, out, n)
    return n


@rule
def list_steps_of_mixed(s: State, out: list[int], n: int) -> int:
    """C91-45: a stack leaves member by member."""
    gang = s.gang
    row = s.members[gang]
    for i in range(s.member_count[gang]):
        field = field_of(row[i])
        if (i > 0 and field_of(row[i - 1]) == field) or not is_mixed(s, gang, i):
            continue
        for door in range(DEGREE[field]):
            j = i
            while j < s.member_count[gang] and field_of(row[j]) == field:
                out[n] = SEND + (FIRST_EXIT[BUILDING[field]] + door) * MOST_RINGS + rings_of(row[j]) - 1
                if (j == i or row[j] != row[j - 1]) and may_enter(s, gang, NEIGHBOURS[field][door]):
                    n += 1
                j += 1
    return n


@rule
def can_step(s: State) -> bool:
    """C91-21: whether any legal step is left."""
    row = s.members[s.gang]
    for i in range(s.member_count[s.gang]):
        field = field_of(row[i])
        for place in range(DEGREE[field]):
            if may_enter(s, s.gang, NEIGHBOURS[field][place]):
                return True
    return False


@rule
def list_moves(s: State, out: list[int]) -> int:
    """C91-42: while an assault is open, its first duel can be declared as well."""
    n = list_steps(s, out)
    if is_assault_on(s):
        n = list_pairs(s, out, n)
    return n


@rule
def walk(s: State, code: int) -> None:
    """C91-20: the step costs a point; C91-24: an empty building is taken; C91-25: an enemy is attacked."""
    if code < SEND:
        target = STEP_TO[code - WALK]
        key = weakest_at(s, s.gang, STEP_FROM[code - WALK])
    else:
        leaving = (code - SEND) // MOST_RINGS
        target = EXIT_TO[leaving]
        key = member_key(EXIT_FROM[leaving], (code - SEND) % MOST_RINGS + 1)
    s.points -= 1
    take_member(s, s.gang, key)
    enter(s, target, rings_of(key))


@rule
def enter(s: State, field: int, rings: int) -> None:
    """C91-22, C91-25: onto a free field, or against whoever stands there."""
    there = s.occupant[field]
    if there == NO_GANG or there == s.gang:
        put_member(s, s.gang, field, rings)
        finish_step(s)
        if IS_BUILDING[field] and not owns(s, s.gang, field):
            take_building(s, s.gang, field)
            judge_goals(s)
    elif s.stacking and IS_BUILDING[field]:
        if is_assault_on(s):
            join_assault(s, rings)
        else:
            attack_building(s, field, rings)
    else:
        begin_duel(s, field, rings)
