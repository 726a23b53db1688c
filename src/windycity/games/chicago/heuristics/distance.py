"""How far it is from field to field, and which buildings lie near."""

from __future__ import annotations

from ....kernel import rule
from ..board import BUILDING_FIELDS, FIELDS, FIELDS_PER_QUARTER, distances

NEAR = 14
"""So many buildings are listed for a field, nearest first."""

_DISTANCES = tuple(tuple(distances(field)) for field in range(FIELDS_PER_QUARTER))

WAY = tuple(steps for row in _DISTANCES for steps in row)
"""How many steps every field is away from the fields of the first quarter, row after row; the other quarters
are turned alike. One row of numbers, because compilers are slow with large tables."""


def _nearest(field: int) -> tuple[int, ...]:
    away = _DISTANCES[field]
    ranked = sorted((away[building], building) for building in BUILDING_FIELDS if building != field)
    return tuple(steps * FIELDS + building for steps, building in ranked[:NEAR])


NEAREST_BUILDINGS = tuple(_nearest(field) for field in range(FIELDS_PER_QUARTER))
"""The buildings nearest to every field of the first quarter, after their distance."""


@rule
def distance(field: int, target: int) -> int:
    """How many steps a field is away on an empty board (C91-20)."""
    local = field % FIELDS_PER_QUARTER
    return 0 + WAY[local * FIELDS + (target + FIELDS - field + local) % FIELDS]


@rule
def near_distance(field: int, i: int) -> int:
    """How far the i-th nearest building is away."""
    return 0 + NEAREST_BUILDINGS[field % FIELDS_PER_QUARTER][i] // FIELDS


@rule
def near_building(field: int, i: int) -> int:
    """The field of the i-th nearest building."""
    local = field % FIELDS_PER_QUARTER
    return (FIELDS + field - local + NEAREST_BUILDINGS[local][i]) % FIELDS
