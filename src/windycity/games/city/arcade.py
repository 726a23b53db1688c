"""Arcades: own shops in a row along a street (CTY-19)."""

from __future__ import annotations

from ...kernel import rule
from .board import AFTER, BEFORE, HOUSE_AT, LINES, NO_FIELD, NO_HOUSE
from .figures import ARCADE
from .state import State

LINE_COUNT = len(LINES)


@rule
def owns_front(s: State, seat: int, field: int) -> bool:
    """Whether the house before a field is a player's."""
    return HOUSE_AT[field] != NO_HOUSE and s.owner[HOUSE_AT[field]] == seat


@rule
def row_length(s: State, seat: int, line: int, field: int) -> int:
    """CTY-19: own houses in a row along a line, the one before the field among them; counted as far as an
    arcade goes."""
    enough = ARCADE[s.players]
    length = 1
    at = AFTER[line][field]
    while length < enough and at != NO_FIELD and owns_front(s, seat, at):
        length += 1
        at = AFTER[line][at]
    at = BEFORE[line][field]
    while length < enough and at != NO_FIELD and owns_front(s, seat, at):
        length += 1
        at = BEFORE[line][at]
    return length


@rule
def is_in_arcade(s: State, seat: int, field: int) -> bool:
    """CTY-19: in a long enough row on one of the lines."""
    for line in range(LINE_COUNT):
        if row_length(s, seat, line, field) >= ARCADE[s.players]:
            return True
    return False
