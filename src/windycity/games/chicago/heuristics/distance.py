"""How far it is from field to field, and which bars lie near."""

from __future__ import annotations

from ....kernel import rule
from ..board import BUILDING_FIELDS, CASINO, FIELDS, FIELDS_PER_QUARTER, distances

NEAR = 16
"""So many bars are listed for a field, nearest first."""

FIELD_BITS = 9
"""A field takes so many bits of a number."""
FIELD_MASK = (1 << FIELD_BITS) - 1

_DISTANCES = tuple(tuple(distances(field)) for field in range(FIELDS_PER_QUARTER))
_BARS = [field for field in BUILDING_FIELDS if field not in CASINO]

WAY = tuple(steps for row in _DISTANCES for steps in row)
"""How many steps every field is away from the fields of the first quarter, row after row; the other quarters
are turned alike. One row of numbers, because compilers are slow with large tables."""


def _nearest(field: int) -> tuple[int, ...]:
    away = _DISTANCES[field]
    ranked = sorted((away[bar], bar) for bar in _BARS if bar != field)
    return tuple(steps << FIELD_BITS | bar for steps, bar in ranked[:NEAR])


NEAREST_BARS = tuple(_nearest(field) for field in range(FIELDS_PER_QUARTER))
"""The bars nearest to every field of the first quarter, after their distance."""


@rule
def turned(field: int, start: int) -> int:
    """A field of the first quarter, or counted from there, as it lies from the quarter that begins with
    `start`."""
    if field + start >= FIELDS:
        return field + start - FIELDS
    return field + start


@rule
def distance(field: int, target: int) -> int:
    """How many steps a field is away on an empty board (C91-20)."""
    local = field % FIELDS_PER_QUARTER
    return 0 + WAY[local * FIELDS + turned(target, (FIELDS - field + local) % FIELDS)]


@rule
def near_distance(field: int, i: int) -> int:
    """How far the i-th nearest bar is away."""
    return 0 + (NEAREST_BARS[field % FIELDS_PER_QUARTER][i] >> FIELD_BITS)


@rule
def near_bar(field: int, i: int) -> int:
    """The field of the i-th nearest bar."""
    local = field % FIELDS_PER_QUARTER
    return turned(NEAREST_BARS[local][i] & FIELD_MASK, field - local)
