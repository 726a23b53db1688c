"""Where customers can get to: every way of one to five steps on the board (CTY-07, CTY-08)."""

from __future__ import annotations

from collections.abc import Iterator

from .board import DIRECTIONS, FIELDS, NEXT, NO_FIELD, OPPOSITE
from .figures import LONGEST_STEP


def exits(field: int, came: int) -> list[int]:
    """CTY-08: the ways on for who has come in a direction, never back; a bend or a straight has one."""
    return [way for way in range(DIRECTIONS) if NEXT[field][way] != NO_FIELD and way != OPPOSITE[came]]


def _ends(field: int, facing: int, steps: int) -> Iterator[tuple[int, int]]:
    """Where so many steps can end, and how one can look there; the first step follows the nose."""
    target = NEXT[field][facing]
    for way in exits(target, facing):
        if steps == 1:
            yield target, way
        else:
            yield from _ends(target, way, steps - 1)


def _ways(field: int, facing: int) -> list[tuple[int, int]]:
    """All ends as numbers, ascending, with the steps to them; ways with the same result are one."""
    if NEXT[field][facing] == NO_FIELD:
        return []
    found = {
        (target * DIRECTIONS + way, steps)
        for steps in range(1, LONGEST_STEP + 1)
        for target, way in _ends(field, facing, steps)
    }
    return sorted(found)


_WAYS = [_ways(field, facing) for field in range(FIELDS) for facing in range(DIRECTIONS)]

MOST_ENDS = max(map(len, _WAYS))

WAY_END = tuple(tuple(end for end, _ in row) + (0,) * (MOST_ENDS - len(row)) for row in _WAYS)
"""In row `field * DIRECTIONS + facing` all that a customer there can reach, as
target * DIRECTIONS + facing."""

WAY_STEPS = tuple(tuple(steps for _, steps in row) + (0,) * (MOST_ENDS - len(row)) for row in _WAYS)
"""How many steps lead there; 0 fills a row up."""
