"""The dice, and steps of one field (C91-19 to C91-25, C91-39, C91-42, C91-45, C86-07 to C86-12)."""

from __future__ import annotations

from ...kernel import rule, seldom
from .assault import ask_for_pair, attack_building, is_assault_on, join_assault, list_pairs
from .board import BUILDING, DEGREE, IS_BUILDING, NEIGHBOURS
from .buildings import leave_empty, owns
from .codes import ROLLED, SEND, TAKE_DIE, WALK
from .dice import list_end, list_throws, may_walk_over, throw_dice
from .duel import arrive, begin_duel
from .figures import FACE_STEP, FACES, FIRST_FACE, MOST_RINGS, MOVEMENT_FACES
from .goals import finish_step, judge_goals
from .members import field_of, member_key, rings_of, take_member, weakest_at
from .state import MOVE, NO_GANG, NO_MEMBER, State, allied
from .steps import EXIT_FROM, EXIT_TO, FIRST_EXIT, FIRST_STEP, STEP_FROM, STEP_TO


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
def may_enter(s: State, field: int, left: int, points: int, begun: int) -> bool:
    """C91-22: the member that comes from `left` may step onto an empty field, or one with an enemy; not
    one with an own member, unless stacks are allowed and it is a building (C91-45), or it can be walked
    over (C86-10). C91-39: allies block. C91-42: while an assault is open no other duel begins."""
    there = s.occupant[field]
    if there == NO_GANG:
        return True
    if there == s.gang:
        if IS_BUILDING[field]:
            return s.stacking != 0
        return s.whole_dice != 0 and may_walk_over(s, field, left, points - 1, begun)
    if allied(s, s.gang, there):
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
    several unlike ones in a building the rings say which. C86-26: who has begun a die walks alone."""
    gang = s.gang
    row = s.members[gang]
    n = 0
    any_mixed = False
    if s.walker != NO_MEMBER:
        return list_steps_from(s, out, 0, field_of(s.walker))
    for i in range(s.member_count[gang]):
        field = field_of(row[i])
        if i > 0 and field_of(row[i - 1]) == field:
            continue
        if s.stacking and is_mixed(s, gang, i):
            any_mixed = True
            continue
        n = list_steps_from(s, out, n, field)
    if any_mixed:
        n = list_steps_of_mixed(s, out, n)
    return n


@rule
def list_steps_from(s: State, out: list[int], n: int, field: int) -> int:
    """The steps of the member on a field."""
    for place in range(DEGREE[field]):
        out[n] = WALK + FIRST_STEP[field] + place
        if may_enter(s, NEIGHBOURS[field][place], field, s.points, 0):
            n += 1
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
                is_listed = j > i and row[j] == row[j - 1]
                if not is_listed and may_enter(s, NEIGHBOURS[field][door], field, s.points, 0):
                    n += 1
                j += 1
    return n


@rule
def can_step(s: State, points: int, begun: int) -> bool:
    """C91-21: whether any legal step is left; C86-07: or would be with a die that is `begun`."""
    if s.walker != NO_MEMBER:
        return can_step_from(s, field_of(s.walker), points, begun)
    row = s.members[s.gang]
    for i in range(s.member_count[s.gang]):
        if can_step_from(s, field_of(row[i]), points, begun):
            return True
    return False


@rule
def can_step_from(s: State, field: int, points: int, begun: int) -> bool:
    for place in range(DEGREE[field]):
        if may_enter(s, NEIGHBOURS[field][place], field, points, begun):
            return True
    return False


@seldom
def list_dice(s: State, out: list[int]) -> int:
    """C86-07: a die is given only to a member that has a legal step with it; C86-26: in any order."""
    n = 0
    for number in range(1, FACES + 1):
        out[n] = TAKE_DIE + number - 1
        if s.dice[number - 1] > 0 and can_step(s, number, number):
            n += 1
    return list_end(s, out, n)


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
        key = s.walker if s.walker != NO_MEMBER else weakest_at(s, s.gang, STEP_FROM[code - WALK])
    else:
        leaving = (code - SEND) // MOST_RINGS
        target = EXIT_TO[leaving]
        key = member_key(EXIT_FROM[leaving], (code - SEND) % MOST_RINGS + 1)
    s.points -= 1
    s.walker = NO_MEMBER
    take_member(s, s.gang, key)
    leave_empty(s, field_of(key))
    enter(s, target, rings_of(key))


@rule
def enter(s: State, field: int, rings: int) -> None:
    """C91-22, C91-25: onto a free field, or against whoever stands there."""
    there = s.occupant[field]
    if there == NO_GANG or there == s.gang:
        is_new = IS_BUILDING[field] and not owns(s, s.gang, field)
        arrive(s, field, rings)
        finish_step(s)
        if is_new:
            judge_goals(s)
    elif s.stacking and IS_BUILDING[field]:
        if is_assault_on(s):
            join_assault(s, rings)
        else:
            attack_building(s, field, rings)
            if s.single_attacker:
                ask_for_pair(s)
    else:
        begin_duel(s, field, rings)
