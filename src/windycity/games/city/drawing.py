"""The board as lines of text: nine characters across and three lines down for every cell.

Two shops, one of them with three marks of A, and a department store with one of B, on a street with two
customers:

    ┬────────┬────────┲━━━━━━━━━━━━━━━━━┱
    │  pink  │ pickle ┃   golden lift   ┃
    │comb A3 │  jar   ┃        B1       ┃
    ┴───▲────┴───▲────┺━━━▲━━━━━━━━━━━━━┹
      neon 3   neon 4   neon 5   neon 6
        R>                         b<
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import cache
from itertools import product

from .board import FIELDS, IS_STORE, NO_HOUSE, PLAN
from .geometry import CELLS, PLACE_AT, house_in
from .names import LABELS, PLACES
from .plan import COLUMNS, ROWS, WAYS, Cell, House

ACROSS, DOWN = 9, 3
WIDTH, HEIGHT = ACROSS * COLUMNS + 1, DOWN * ROWS + 1
LONGEST_MARK = 3
"""What fits on a field, and beside the name on a shop."""

NOWHERE = PLACES
"""No place."""

FACINGS = "^>v<"
"""By direction: what follows a customer in a mark."""

DOORS = "▲►▼◄"
"""By direction: stands between a field and the house that it is the front of."""

GARDEN_LINES = ("♣   ♣", "♣")

WALLS = (
    " ╵╹╷│╿╻╽┃",
    "╴┘┚┐┤┦┒┧┨",
    "╸┙┛┑┥┩┓┪┫",
    "╶└┖┌├┞┎┟┠",
    "─┴┸┬┼╀┰╁╂",
    "╾┵┹┭┽╃┱╅╉",
    "╺┕┗┍┝┡┏┢┣",
    "╼┶┺┮┾╄┲╆╊",
    "━┷┻┯┿╇┳╈╋",
)
"""By the walls that meet at a corner, each 0 for none, 1 for thin, 2 for thick: the row is left + 3 * right,
the character in it above + 3 * below."""

STREETS, GARDENS, OUTSIDE = -1, -2, -3
"""What a cell can be part of that is no house."""

Canvas = list[list[str]]


def drawing(marks: Mapping[int, str] | None = None) -> list[str]:
    """The board in lines of the same length, with a mark of up to three characters on some of its places."""
    canvas = [list(line) for line in _empty_board()]
    for place, mark in (marks or {}).items():
        if len(mark) > LONGEST_MARK:
            raise ValueError(f"the mark {mark!r} is longer than {LONGEST_MARK} characters")
        _write_place(canvas, place, mark)
    return ["".join(line) for line in canvas]


@cache
def ground() -> tuple[tuple[int, ...], ...]:
    """The place under every character of the drawing, for colours; `NOWHERE` between places."""
    return tuple(tuple(_place_under(line, column) for column in range(WIDTH)) for line in range(HEIGHT))


def _place_under(line: int, column: int) -> int:
    rows = {line // DOWN, (line - 1) // DOWN} if line % DOWN == 0 else {line // DOWN}
    columns = {column // ACROSS, (column - 1) // ACROSS} if column % ACROSS == 0 else {column // ACROSS}
    places = {PLACE_AT.get(cell, NOWHERE) for cell in product(rows, columns)}
    return places.pop() if len(places) == 1 else NOWHERE


@cache
def _empty_board() -> tuple[str, ...]:
    """Walls, doors, gardens and the names of all places."""
    canvas = [[" "] * WIDTH for _ in range(HEIGHT)]
    for row, column in product(range(ROWS + 1), range(COLUMNS + 1)):
        _draw_walls(canvas, row, column)
    for house in PLAN.houses:
        _draw_door(canvas, house)
    for garden in PLAN.gardens:
        _write(canvas, (garden,), GARDEN_LINES)
    for place in range(PLACES):
        _write_place(canvas, place, "")
    return tuple("".join(line) for line in canvas)


def _area(cell: Cell) -> int:
    """What a cell is part of: a house, the streets, the gardens, or the world outside."""
    if cell in PLAN.gardens:
        return GARDENS
    place = PLACE_AT.get(cell, NOWHERE)
    return OUTSIDE if place == NOWHERE else STREETS if place < FIELDS else place


def _wall(cell: Cell, other: Cell) -> int:
    """What is between two cells: nothing, a thin wall, or the thick wall of a department store."""
    areas = {_area(cell), _area(other)}
    if len(areas) == 1:
        return 0
    houses = [house_in(area) for area in areas]
    return 1 + any(house != NO_HOUSE and IS_STORE[house] for house in houses)


def _draw_walls(canvas: Canvas, row: int, column: int) -> None:
    """The walls above and to the left of a cell, and the corner where they meet."""
    line, at = DOWN * row, ACROSS * column
    here, up, left, across = (row, column), (row - 1, column), (row, column - 1), (row - 1, column - 1)
    above, below, before, after = _wall(up, across), _wall(here, left), _wall(left, across), _wall(here, up)
    canvas[line][at] = WALLS[before + 3 * after][above + 3 * below]
    if column < COLUMNS:
        canvas[line][at + 1 : at + ACROSS] = WALLS[after + 3 * after][0] * (ACROSS - 1)
    if row < ROWS:
        for inside in range(line + 1, line + DOWN):
            canvas[inside][at] = WALLS[0][below + 3 * below]


def _draw_door(canvas: Canvas, house: House) -> None:
    """CTY-11: an arrow from the front into the house, below the name of the street."""
    (row, column), (down, right) = house.front, WAYS[house.side]
    line = DOWN * row + (2 if right else 0 if down < 0 else DOWN)
    at = ACROSS * column + (ACROSS // 2 if down else 0 if right < 0 else ACROSS)
    canvas[line][at] = DOORS[house.side]


def _write_place(canvas: Canvas, place: int, mark: str) -> None:
    """The name and the mark below it; on a shop, which is narrow, the mark stands beside the second word."""
    width, height = _size(CELLS[place])
    is_narrow = place >= FIELDS and width < ACROSS
    lines = LABELS[place].split() if is_narrow else [LABELS[place]]
    if len(lines) < height:
        lines.append(mark)
    else:
        lines[-1] = f"{lines[-1]} {mark}".rstrip()
    _write(canvas, CELLS[place], lines)


def _room(cells: tuple[Cell, ...]) -> tuple[Cell, Cell]:
    """The first and the last cell to write on: those of the widest row, and of the rows that are as wide."""
    columns = {row: [column for r, column in cells if r == row] for row, _ in cells}
    widest = max(columns.values(), key=len)
    room = [cell for cell in cells if columns[cell[0]] == widest]
    return room[0], room[-1]


def _size(cells: tuple[Cell, ...]) -> tuple[int, int]:
    """How many characters and lines there is room for."""
    (top, left), (bottom, right) = _room(cells)
    return ACROSS * (right - left + 1) - 1, DOWN * (bottom - top + 1) - 1


def _write(canvas: Canvas, cells: tuple[Cell, ...], lines: Sequence[str]) -> None:
    """The lines in the middle of the room that the cells have."""
    width, height = _size(cells)
    row, column = _room(cells)[0]
    first, at = DOWN * row + 1 + (height - len(lines)) // 2, ACROSS * column + 1
    for line, words in enumerate(lines, first):
        canvas[line][at : at + width] = words.center(width)
