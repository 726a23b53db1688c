"""The board as tables of numbers (C91-01 to C91-08), made from the drawing of one quarter.

A field is a street field or a building. The fields of a quarter are numbered in the same order in all
four: first the buildings by letter, then the street fields row by row. So a field and its match in the
next quarter are `FIELDS_PER_QUARTER` apart.
"""

from __future__ import annotations

from pathlib import Path

from .plan import Cell, neighbours
from .reading import read

PLAN = read(Path(__file__).with_name("quarter.txt").read_text("ascii"))

QUARTERS = 4
"""C91-01: clockwise from the top left, in the order of their gangs: yellow, red, green, blue."""

BUILDINGS_PER_QUARTER = len(PLAN.buildings)
STREETS_PER_QUARTER = len(PLAN.streets)
FIELDS_PER_QUARTER = BUILDINGS_PER_QUARTER + STREETS_PER_QUARTER
BUILDINGS = QUARTERS * BUILDINGS_PER_QUARTER
FIELDS = QUARTERS * FIELDS_PER_QUARTER

NO_FIELD = FIELDS
NO_BUILDING = BUILDINGS
NOBODY = QUARTERS
"""The owner of what no gang owns."""


def on_board(cell: Cell, quarter: int) -> Cell:
    """Where a cell of the drawing lies on the board, in a quarter turned into its place."""
    row, column = cell
    for _ in range(quarter):
        row, column = column, 2 * PLAN.size - 1 - row
    return row, column


_LETTERS = [building.letter for building in PLAN.buildings]
_STREET = {cell: BUILDINGS_PER_QUARTER + i for i, cell in enumerate(PLAN.streets)}
_QUARTER_STARTS = range(0, FIELDS, FIELDS_PER_QUARTER)


def _everywhere(*locals_: int) -> tuple[int, ...]:
    """The same fields of every quarter, in one row."""
    return tuple(start + local for start in _QUARTER_STARTS for local in locals_)


def _by_quarter(*locals_: int) -> tuple[tuple[int, ...], ...]:
    """The same fields of every quarter, a row for each."""
    return tuple(tuple(start + local for local in locals_) for start in _QUARTER_STARTS)


def _worth(value: int) -> list[int]:
    return [local for local, building in enumerate(PLAN.buildings) if building.value == value]


QUARTER = tuple(field // FIELDS_PER_QUARTER for field in range(FIELDS))
"""The quarter a field lies in."""

IS_BUILDING = tuple(int(field % FIELDS_PER_QUARTER < BUILDINGS_PER_QUARTER) for field in range(FIELDS))

BUILDING_FIELDS = _everywhere(*range(BUILDINGS_PER_QUARTER))
"""The fields of all buildings, ascending; a building's number is its place in here."""

BUILDING = tuple(
    QUARTER[field] * BUILDINGS_PER_QUARTER + field % FIELDS_PER_QUARTER if IS_BUILDING[field] else NO_BUILDING
    for field in range(FIELDS)
)
"""The number of the building on a field, or `NO_BUILDING`."""

VALUE = tuple(
    PLAN.buildings[field % FIELDS_PER_QUARTER].value if IS_BUILDING[field] else 0 for field in range(FIELDS)
)
"""C91-01: what a field is worth in thousands; a street nothing."""

HOME = _everywhere(_LETTERS.index(PLAN.home))
"""C91-06: the home bar of every gang."""

CASINO = _everywhere(_LETTERS.index(PLAN.casino))
"""C91-01: the casino of every quarter."""

SQUARE_BARS = _everywhere(*(_LETTERS.index(letter) for letter in PLAN.square_bars))
"""C91-02: the eight bars that border the central square."""

SQUARE_FIELDS = _everywhere(*(_STREET[cell] for cell in PLAN.square))
"""C91-02: the street fields of the central square."""

ONES = _by_quarter(*_worth(1))
TWOS = _by_quarter(*_worth(2))
"""C91-33: the sets that pay threefold, a row for every quarter."""

EDGE_FIELDS = _everywhere(_STREET[0, PLAN.size - 1], _STREET[PLAN.size - 1, 0])
"""C91-04: the eight fields where the avenues end."""

IS_EDGE = tuple(int(field in EDGE_FIELDS) for field in range(FIELDS))

START_OWNER = tuple(
    QUARTER[field] if IS_BUILDING[field] and PLAN.buildings[field % FIELDS_PER_QUARTER].owned else NOBODY
    for field in range(FIELDS)
)
"""C91-08: who owns a field before the game; streets are `NOBODY`'s."""

HOME_OWNER = tuple(QUARTER[field] if field in HOME else NOBODY for field in range(FIELDS))
"""C86-03: who owns a field if the headquarters are all there is."""


def _steps() -> list[list[int]]:
    """All steps from every field: along streets, through doors, from edge to edge."""
    at = {
        on_board(cell, quarter): quarter * FIELDS_PER_QUARTER + local
        for quarter in range(QUARTERS)
        for cell, local in _STREET.items()
    }
    steps: list[set[int]] = [set() for _ in range(FIELDS)]
    for cell, street in at.items():
        steps[street].update(at[beside] for beside in neighbours(cell) if beside in at)
    for building in BUILDING_FIELDS:
        for door in PLAN.buildings[building % FIELDS_PER_QUARTER].doors:
            street = at[on_board(door, QUARTER[building])]
            steps[street].add(building)
            steps[building].add(street)
    for edge in EDGE_FIELDS:
        steps[edge].update(set(EDGE_FIELDS) - {edge})
    return [sorted(row) for row in steps]


_STEPS = _steps()

DEGREE = tuple(len(row) for row in _STEPS)
"""How many fields can be entered from a field."""

MOST_NEIGHBOURS = max(DEGREE)

NEIGHBOURS = tuple((*row, *[NO_FIELD] * (MOST_NEIGHBOURS - len(row))) for row in _STEPS)
"""C91-03, C91-05, C91-20: the fields that one step leads to, ascending, edge to edge included; every row is
filled up with `NO_FIELD`."""


def distances(start: int) -> list[int]:
    """How many steps every field is away on an empty board."""
    steps = [FIELDS] * FIELDS
    steps[start] = 0
    reached = [start]
    for field in reached:
        for beside in _STEPS[field]:
            if steps[beside] == FIELDS:
                steps[beside] = steps[field] + 1
                reached.append(beside)
    return steps
