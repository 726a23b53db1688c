"""The members of a gang: where they stand and how many rings they have.

A gang's row is kept in ascending order of `member_key`, so that two boards alike are alike in every byte
and legal steps come out in ascending order."""

from __future__ import annotations

from ...kernel import rule
from .figures import MOST_RINGS
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
def find_member(s: State, gang: int, key: int) -> int:
    """The place of a member in its gang's row."""
    i = 0
    while s.members[gang][i] != key:
        i += 1
    return i


@rule
def take_member(s: State, gang: int, key: int) -> None:
    """A member leaves its field."""
    row = s.members[gang]
    i = find_member(s, gang, key)
    last = s.member_count[gang] - 1
    while i < last:
        row[i] = row[i + 1]
        i += 1
    row[last] = NO_MEMBER
    s.member_count[gang] = last
    if count_at(s, gang, field_of(key)) == 0:
        s.occupant[field_of(key)] = NO_GANG


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
    i = 0
    while field_of(s.members[gang][i]) != field:
        i += 1
    return s.members[gang][i]
