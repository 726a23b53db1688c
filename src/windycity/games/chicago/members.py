"""The members of a gang: where they stand and how many rings they have.

A gang's row is kept in ascending order of `member_key`, so that two boards alike are alike in every byte
and legal steps come out in ascending order."""

from __future__ import annotations

from ...kernel import rule
from .figures import FIGURES, MOST_RINGS
from .state import NO_GANG, NO_MEMBER, State


@rule
def member_key(field: int, rings: int) -> int:
    """A member as a number: by field, then by rings."""
    return field * MOST_RINGS + rings - 1


@rule
def field_of(key: int) -> int:
    return key // MOST_RINGS


@rule
def rings_of(key: int) -> int:
    return key % MOST_RINGS + 1


@rule
def put_member(s: State, gang: int, field: int, rings: int) -> None:
    """A member comes to stand on a field."""
    key = member_key(field, rings)
    row = s.members[gang]
    i = s.member_count[gang]
    while i > 0 and row[i - 1] > key:
        row[i] = row[i - 1]
        i -= 1
    row[i] = key
    s.member_count[gang] += 1
    s.occupant[field] = gang


@rule
def place_of(s: State, gang: int, key: int) -> int:
    """How many members of a gang come before a key: the place of who has it, or else of the next.

    All are counted, which is faster compiled than a search that stops."""
    place = 0
    for i in range(FIGURES):
        if s.members[gang][i] < key:
            place += 1
    return place


@rule
def take_member(s: State, gang: int, key: int) -> None:
    """A member leaves its field."""
    row = s.members[gang]
    i = place_of(s, gang, key)
    leave_field(s, gang, i)
    last = s.member_count[gang] - 1
    while i < last:
        row[i] = row[i + 1]
        i += 1
    row[last] = NO_MEMBER
    s.member_count[gang] = last


@rule
def leave_field(s: State, gang: int, i: int) -> None:
    """The field of the i-th member is free then, if nobody stands there who is beside it in the row."""
    row = s.members[gang]
    field = field_of(row[i])
    if i > 0 and field_of(row[i - 1]) == field:
        return
    if i + 1 < s.member_count[gang] and field_of(row[i + 1]) == field:
        return
    s.occupant[field] = NO_GANG


@rule
def move_member(s: State, gang: int, i: int, field: int) -> None:
    """The i-th member goes to another field. Its key changes little, so few others move in the row."""
    row = s.members[gang]
    moved = member_key(field, rings_of(row[i]))
    leave_field(s, gang, i)
    while i > 0 and row[i - 1] > moved:
        row[i] = row[i - 1]
        i -= 1
    last = s.member_count[gang] - 1
    while i < last and row[i + 1] < moved:
        row[i] = row[i + 1]
        i += 1
    row[i] = moved
    s.occupant[field] = gang


@rule
def count_at(s: State, gang: int, field: int) -> int:
    """How many members of a gang stand on a field."""
    count = 0
    for i in range(s.member_count[gang]):
        if field_of(s.members[gang][i]) == field:
            count += 1
    return count


@rule
def weakest_at(s: State, gang: int, field: int) -> int:
    """The member of fewest rings on a field where the gang stands."""
    return s.members[gang][place_of(s, gang, member_key(field, 1))]
