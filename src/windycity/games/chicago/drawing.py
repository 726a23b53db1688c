"""The board as lines of text: four characters across and two lines down for every cell.

Two buildings with their values, a door, and a street with a member on it that leads off the board:

    ┌───────┬───┐
    │   2   │ 1 │
    └─▲─────┴───┘
      ·   ·   Y4  · ↔
"""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from itertools import product

from .board import CASINO, EDGE_FIELDS, FIELDS, HOME, IS_BUILDING, NO_FIELD, QUARTER, VALUE
from .geometry import CELLS, FIELD_AT, ISLANDS, SIZE, doors
from .names import GANGS
from .plan import Cell

ACROSS, DOWN = 4, 2
WIDTH, HEIGHT = ACROSS * SIZE + 1, DOWN * SIZE + 1
LONGEST_MARK = ACROSS - 1
"""What fits on a street field."""

STREET_SIGN = "·"
ISLAND_SIGN = "▒▒▒"
EDGE_SIGNS = {"up": "↕", "down": "↕", "left": "↔", "right": "↔"}
DOORS = {"up": "▲", "down": "▼", "left": "◄", "right": "►"}
WALLS = " ╵╷│╴┘┐┤╶└┌├─┴┬┼"
"""By the walls that meet at a corner: 1 above, 2 below, 4 left, 8 right."""

STREETS, ISLAND, OUTSIDE = -1, -2, -3
"""What a cell can be part of that is no building."""

Canvas = list[list[str]]


def drawing(marks: Mapping[int, str] | None = None) -> list[str]:
    """The board in lines of the same length, with a mark of up to three characters on some of its fields."""
    canvas = [list(line) for line in _empty_board()]
    for field in range(FIELDS):
        mark = (marks or {}).get(field, "")
        if len(mark) > LONGEST_MARK:
            raise ValueError(f"the mark {mark!r} is longer than {LONGEST_MARK} characters")
        if IS_BUILDING[field]:
            _write_building(canvas, field, mark)
        elif mark:
            _write_cell(canvas, CELLS[field][0], mark)
    return ["".join(line) for line in canvas]


@cache
def ground() -> tuple[tuple[int, ...], ...]:
    """The field under every character of the drawing, for colours; `NO_FIELD` between fields."""
    return tuple(tuple(_field_under(line, column) for column in range(WIDTH)) for line in range(HEIGHT))


def _field_under(line: int, column: int) -> int:
    rows = {line // DOWN, (line - 1) // DOWN}
    columns = {column // ACROSS, column // ACROSS - (column % ACROSS == 0)}
    fields = {FIELD_AT.get(cell, NO_FIELD) for cell in product(rows, columns)}
    return fields.pop() if len(fields) == 1 else NO_FIELD


@cache
def _empty_board() -> tuple[str, ...]:
    """Walls, doors, street fields and islands."""
    canvas = [[" "] * WIDTH for _ in range(HEIGHT)]
    for row, column in product(range(SIZE + 1), repeat=2):
        _draw_walls(canvas, row, column)
    for field in range(FIELDS):
        if not IS_BUILDING[field]:
            _write_cell(canvas, CELLS[field][0], STREET_SIGN)
        for street, side in doors(field):
            line, at = _side_of(street, side)
            canvas[line][at] = DOORS[side]
    for island in ISLANDS:
        _write_cell(canvas, island, ISLAND_SIGN)
    for edge in EDGE_FIELDS:
        _draw_way_out(canvas, CELLS[edge][0])
    return tuple("".join(line) for line in canvas)


def _area(row: int, column: int) -> int:
    """What a cell is part of: a building, an island, the streets, or the world outside, into which the
    streets run on at the edge fields."""
    nearest = min(max(row, 0), SIZE - 1), min(max(column, 0), SIZE - 1)
    field = FIELD_AT.get(nearest, NO_FIELD)
    if nearest != (row, column):
        return STREETS if field in EDGE_FIELDS else OUTSIDE
    if field == NO_FIELD:
        return ISLAND
    return field if IS_BUILDING[field] else STREETS


def _wall_above(row: int, column: int) -> bool:
    return _area(row, column) != _area(row - 1, column)


def _wall_left(row: int, column: int) -> bool:
    return _area(row, column) != _area(row, column - 1)


def _draw_walls(canvas: Canvas, row: int, column: int) -> None:
    """The walls above and to the left of a cell, and the corner where they meet."""
    line, at = DOWN * row, ACROSS * column
    canvas[line][at] = WALLS[
        _wall_left(row - 1, column)
        + 2 * _wall_left(row, column)
        + 4 * _wall_above(row, column - 1)
        + 8 * _wall_above(row, column)
    ]
    if column < SIZE and _wall_above(row, column):
        canvas[line][at + 1 : at + ACROSS] = WALLS[4 + 8] * (ACROSS - 1)
    if row < SIZE and _wall_left(row, column):
        canvas[line + 1][at] = WALLS[1 + 2]


def _side_of(cell: Cell, side: str) -> Cell:
    """The character in the middle of a side of a cell."""
    line, at = DOWN * cell[0] + 1, ACROSS * cell[1] + 2
    return {
        "up": (line - 1, at),
        "down": (line + 1, at),
        "left": (line, at - 2),
        "right": (line, at + 2),
    }[side]


def _draw_way_out(canvas: Canvas, cell: Cell) -> None:
    """C91-05: an edge field leads off the board."""
    row, column = cell
    side = "up" if row == 0 else "down" if row == SIZE - 1 else "left" if column == 0 else "right"
    line, at = _side_of(cell, side)
    canvas[line][at] = EDGE_SIGNS[side]


def _write(canvas: Canvas, line: int, at: int, text: str) -> None:
    canvas[line][at : at + len(text)] = text


def _write_cell(canvas: Canvas, cell: Cell, text: str) -> None:
    _write(canvas, DOWN * cell[0] + 1, ACROSS * cell[1] + 1, text.center(ACROSS - 1))


@cache
def _room(field: int) -> tuple[int, int, int, int]:
    """The largest rectangle within a building, the wider of two: first and last row and column."""
    cells = CELLS[field]

    def size(room: tuple[int, int, int, int]) -> tuple[int, int]:
        top, bottom, left, right = room
        return (bottom - top + 1) * (right - left + 1), right - left

    rooms = [
        (top, bottom, left, right)
        for (top, left), (bottom, right) in product(cells, repeat=2)
        if all(cell in cells for cell in product(range(top, bottom + 1), range(left, right + 1)))
    ]
    return max((room for room in rooms if room[0] <= room[1] and room[2] <= room[3]), key=size)


def _write_building(canvas: Canvas, field: int, mark: str) -> None:
    """What the building is, its value and its mark; in a narrow one the mark stands below the value."""
    top, bottom, left, right = _room(field)
    width, height = ACROSS * (right - left + 1) - 1, DOWN * (bottom - top + 1) - 1
    text = f"{VALUE[field]} {mark}".rstrip()
    lines = [text] if len(text) <= width else [str(VALUE[field]), mark]
    if field in HOME:
        lines.insert(0, GANGS[QUARTER[field]])
    elif field in CASINO:
        lines.insert(0, "casino")
    first = DOWN * top + 1 + (height - len(lines)) // 2
    for line, words in enumerate(lines, first):
        _write(canvas, line, ACROSS * left + 1, words.center(width))
