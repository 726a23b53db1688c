"""The board as tables of numbers (CTY-03), made from the drawing of the city.

Fields are numbered along the streets: the ring clockwise from the top left corner, the cross street from the
top down, the one from left to right, and the centre last. Houses are numbered in the order of their fronts.
A direction is 0 up, 1 right, 2 down or 3 left on the board.
"""

from __future__ import annotations

from itertools import pairwise
from pathlib import Path

from .plan import CENTRE as CENTRE_CELL
from .plan import CORNERS, CROSS_STREETS, MOUTHS, RING, STREET_CELLS, WAYS, Cell, beside
from .reading import read

PLAN = read(Path(__file__).with_name("city.txt").read_text("ascii"))

FIELDS = len(STREET_CELLS)
HOUSES = len(PLAN.houses)
DIRECTIONS = len(WAYS)

NO_FIELD = FIELDS
NO_HOUSE = HOUSES

OPPOSITE = (2, 3, 0, 1)
"""CTY-08: by direction, the way back."""

_FIELD_AT = {cell: field for field, cell in enumerate(STREET_CELLS)}


def _fields(cells: tuple[Cell, ...]) -> tuple[int, ...]:
    return tuple(_FIELD_AT[cell] for cell in cells)


def _flags(cells: tuple[Cell, ...]) -> tuple[int, ...]:
    """By field, 1 if it is one of the cells."""
    return tuple(int(cell in cells) for cell in STREET_CELLS)


CENTRE = _FIELD_AT[CENTRE_CELL]
"""Where the two cross streets meet."""

NEXT = tuple(
    tuple(_FIELD_AT.get(beside(cell, direction), NO_FIELD) for direction in range(DIRECTIONS))
    for cell in STREET_CELLS
)
"""By field and direction, the field that one step leads to, or `NO_FIELD`."""

_EXITS = [[to for to in row if to != NO_FIELD] for row in NEXT]

DEGREE = tuple(len(row) for row in _EXITS)
"""How many exits a field has."""

NEIGHBOURS = tuple((*row, *[NO_FIELD] * (DIRECTIONS - len(row))) for row in _EXITS)
"""The fields beside a field in the order of their directions; every row is filled up with `NO_FIELD`."""

IS_CORNER = _flags(CORNERS)
"""CTY-08: a corner is a bend, not a junction."""

IS_JUNCTION = _flags((*MOUTHS, CENTRE_CELL))
"""CTY-07, CTY-08: where a customer can turn off, the mouths of the cross streets and the centre."""

IS_RED = _flags((*CORNERS, *MOUTHS))
"""CTY-03: the fields before the department stores."""

FRONT = _fields(tuple(house.front for house in PLAN.houses))
"""CTY-11: the only field from which customers shop in a house."""

HOUSE_AT = tuple(FRONT.index(field) if field in FRONT else NO_HOUSE for field in range(FIELDS))
"""The house that a field is the front of, or `NO_HOUSE`."""

IS_STORE = tuple(IS_RED[field] for field in FRONT)
"""By house, whether it is a department store."""

LINES = (
    _fields(RING),
    *(tuple(field for field in _fields(street) if field != CENTRE) for street in CROSS_STREETS),
)
"""CTY-19: the fields along which houses make an arcade: the ring, whose last field is followed by the first,
and the cross streets from mouth to mouth. The centre is left out, so that it breaks no row."""

RING_LINE = 0


def _after(line: tuple[int, ...]) -> tuple[int, ...]:
    """By field, the next one on a line, or `NO_FIELD`."""
    steps = dict(pairwise(line))
    if line == LINES[RING_LINE]:
        steps[line[-1]] = line[0]
    return tuple(steps.get(field, NO_FIELD) for field in range(FIELDS))


AFTER = tuple(_after(line) for line in LINES)
"""CTY-19: by line and field, the next field on the line; `NO_FIELD` at its end, and for fields that are not
on it. The ring has no end."""

BEFORE = tuple(
    tuple(row.index(field) if field in row else NO_FIELD for field in range(FIELDS)) for row in AFTER
)
"""CTY-19: by line and field, the field before it on the line, in the same way."""
