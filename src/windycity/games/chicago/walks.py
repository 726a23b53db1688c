"""Where walks of an exact length can end (C86-10); to and fro is allowed, and nothing is in the way."""

from __future__ import annotations

from ...kernel import rule
from .board import DEGREE, FIELDS, FIELDS_PER_QUARTER, NEIGHBOURS
from .figures import FIGURES

NEAREST = FIGURES
"""So many ends are listed for a field: the other members of a gang stand on fewer fields than that."""


def _nearest(start: int, parity: int) -> list[tuple[int, int]]:
    """The nearest ends of walks of even or of odd length from a field, after the shortest length each."""
    reached: tuple[dict[int, int], dict[int, int]] = ({start: 0}, {})
    edge = [start]
    length = 0
    while len(reached[parity]) < NEAREST:
        length += 1
        known = reached[length % 2]
        ends = {beside for field in edge for beside in NEIGHBOURS[field][: DEGREE[field]]}
        edge = sorted(ends - known.keys())
        known.update(dict.fromkeys(edge, length))
    return [(length, end) for end, length in reached[parity].items()][:NEAREST]


WALKS = tuple(
    tuple(length * FIELDS + end for length, end in _nearest(field, parity))
    for field in range(FIELDS_PER_QUARTER)
    for parity in (0, 1)
)
"""In row `2 * field + parity` where walks of even (0) or odd (1) length from a field of the first quarter can
end, nearest first, after the shortest length that does. Longer ones end there too, to and fro; and the other
quarters are turned alike. One quarter in one table, because compilers are slow with large tables."""


@rule
def shortest_walk(field: int, parity: int, i: int) -> int:
    """The length of the i-th nearest walk of that parity from a field."""
    return WALKS[2 * (field % FIELDS_PER_QUARTER) + parity][i] // FIELDS


@rule
def walk_end(field: int, parity: int, i: int) -> int:
    """Where it ends."""
    local = field % FIELDS_PER_QUARTER
    return (WALKS[2 * local + parity][i] + field - local) % FIELDS
