"""Which steps can be made now (C91-20 to C91-22, C91-39, C91-42, C91-45, C86-07 to C86-12)."""

from __future__ import annotations

from ...kernel import rule, seldom
from .assault import is_assault_on
from .board import BUILDING, DEGREE, IS_BUILDING, NEIGHBOURS
from .codes import SEND, TAKE_DIE, WALK
from .dice import list_end, may_walk_over
from .figures import FACES, GANGS, MOST_RINGS
from .members import field_of, rings_of
from .state import NO_GANG, NO_MEMBER, State, allied
from .steps import FIRST_EXIT, FIRST_STEP

IN_BUILDING = 8
"""Ways into a building are so many bits above those onto a street field."""


@rule
def ways_open(s: State) -> int:
    """Who may stand where the gang on turn enters, a bit each for street fields and for buildings. C91-22:
    nobody, or an enemy; not an own member, unless stacks are allowed and it is a building (C91-45, C86-11).
    C91-39: allies block. C91-42: while an assault is open no other duel begins."""
    ways = 1 << NO_GANG
    if not is_assault_on(s):
        for other in range(GANGS):
            if not allied(s, s.gang, other):
                ways |= 1 << other
    inside = ways
    if s.stacking:
        inside |= 1 << s.gang
    return ways | inside << IN_BUILDING


@rule
def may_enter(s: State, ways: int, field: int, left: int, points: int, begun: int) -> int:
    """1 if the member that comes from `left` may step onto a field, otherwise 0: by the ways that are open,
    or into an assault (C91-42). C86-10: an own member on the street may be walked over."""
    if s.whole_dice and s.occupant[field] == s.gang and not IS_BUILDING[field]:
        return may_walk_over(s, field, left, points - 1, begun)
    bit = s.occupant[field] + IS_BUILDING[field] * IN_BUILDING
    return (ways >> bit & 1) | (field == s.assault_field)


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
    ways = ways_open(s)
    n = 0
    any_mixed = False
    for i in range(s.member_count[gang]):
        field = field_of(row[i])
        if i > 0 and field_of(row[i - 1]) == field:
            continue
        if s.walker != NO_MEMBER:
            if field != field_of(s.walker):
                continue
        elif s.stacking and is_mixed(s, gang, i):
            any_mixed = True
            continue
        for place in range(DEGREE[field]):
            out[n] = WALK + FIRST_STEP[field] + place
            n += may_enter(s, ways, NEIGHBOURS[field][place], field, s.points, 0)
    if any_mixed:
        n = list_steps_of_mixed(s, ways, out, n)
    return n


@rule
def list_steps_of_mixed(s: State, ways: int, out: list[int], n: int) -> int:
    """C91-45, C86-11: a stack leaves member by member."""
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
                if j == i or row[j] != row[j - 1]:
                    n += may_enter(s, ways, NEIGHBOURS[field][door], field, s.points, 0)
                j += 1
    return n


@rule
def can_step(s: State, points: int, begun: int) -> bool:
    """C91-21: whether any legal step is left; C86-07: or would be with a die that is `begun`."""
    ways = ways_open(s)
    row = s.members[s.gang]
    for i in range(s.member_count[s.gang]):
        field = field_of(row[i])
        if s.walker != NO_MEMBER and field != field_of(s.walker):
            continue
        for place in range(DEGREE[field]):
            if may_enter(s, ways, NEIGHBOURS[field][place], field, points, begun):
                return True
    return False


@seldom
def list_dice(s: State, out: list[int]) -> int:
    """C86-07: a die is given only to a member that has a legal step with it; C86-26: in any order."""
    n = list_end(s, out)
    for number in range(1, FACES + 1):
        out[n] = TAKE_DIE + number - 1
        if s.dice[number - 1] > 0 and can_step(s, number, number):
            n += 1
    return n
