"""Reading the text of a quarter: its drawing, what the buildings are worth, its streets.

Indented lines are the three tables, all else is prose. A mistake is named by its row and column, which
count from 1.
"""

from __future__ import annotations

from collections.abc import Collection, Iterator

from .plan import BrokenPlan, Building, Cell, Plan, broken, check

STREET = "."
ISLAND = "#"
ARROWS = {"^": (-1, 0), "v": (1, 0), "<": (0, -1), ">": (0, 1)}
OWNED = "*"

Rows = list[list[str]]


def read(text: str) -> Plan:
    """The plan that the text means; `BrokenPlan` if it means none."""
    drawing, table, street_drawing = _tables(text)
    values = dict(_values(table))
    _check_symbols(drawing, values)
    doors = [(cell, _behind_arrow(drawing, cell)) for cell in _cells(drawing, ARROWS)]
    buildings = [
        Building(
            letter,
            value,
            owned,
            cells=tuple(_cells(drawing, letter)),
            doors=tuple(cell for cell, behind in doors if behind == letter),
        )
        for letter, (value, owned) in sorted(values.items())
    ]
    plan = Plan(
        size=len(drawing),
        buildings=tuple(buildings),
        streets=tuple(_cells(drawing, (STREET, *ARROWS))),
        street_letters=_street_letters(drawing, street_drawing),
        islands=tuple(_cells(drawing, ISLAND)),
    )
    check(plan)
    return plan


def _tables(text: str) -> list[Rows]:
    """The three tables, as words."""
    tables: list[Rows] = [[]]
    for line in text.splitlines():
        if line.startswith(" ") and line.strip():
            tables[-1].append(line.split())
        elif tables[-1]:
            tables.append([])
    tables = [rows for rows in tables if rows]
    if len(tables) != 3:
        raise BrokenPlan(f"expected a drawing, values and streets; found {len(tables)} indented tables")
    return tables


def _values(table: Rows) -> Iterator[tuple[str, tuple[int, bool]]]:
    """Every letter with its value and whether it is owned at the start."""
    seen: set[str] = set()
    for value, *words in table:
        if not value.isdecimal():
            raise BrokenPlan(f"{value!r} in the table of values is no number")
        for word in words:
            letter = word.removesuffix(OWNED)
            if letter in seen or len(letter) != 1 or not letter.isupper():
                raise BrokenPlan(f"{word!r} in the table of values is no new building")
            seen.add(letter)
            yield letter, (int(value), word != letter)


def _cells(drawing: Rows, symbols: Collection[str]) -> Iterator[Cell]:
    for r, row in enumerate(drawing):
        for c, symbol in enumerate(row):
            if symbol in symbols:
                yield r, c


def _check_symbols(drawing: Rows, values: Collection[str]) -> None:
    """As many columns as rows, known symbols, and all buildings that have a value."""
    size = len(drawing)
    for r, row in enumerate(drawing):
        if len(row) != size:
            raise broken((r, min(len(row), size)), f"{len(row)} columns here, but {size} rows")
        for c, symbol in enumerate(row):
            if symbol not in (STREET, ISLAND, *ARROWS) and symbol not in values:
                raise broken((r, c), f"{symbol!r} is no street, arrow, island or building with a value")
    for letter in values:
        if not any(letter in row for row in drawing):
            raise BrokenPlan(f"building {letter} has a value but is not in the drawing")


def _behind_arrow(drawing: Rows, cell: Cell) -> str:
    """C91-03: the building that an arrow points into."""
    down, right = ARROWS[drawing[cell[0]][cell[1]]]
    r, c = cell[0] + down, cell[1] + right
    on_drawing = 0 <= r < len(drawing) and 0 <= c < len(drawing)
    if not on_drawing or drawing[r][c] in (STREET, ISLAND, *ARROWS):
        raise broken(cell, "this arrow points into no building")
    return drawing[r][c]


def _street_letters(drawing: Rows, street_drawing: Rows) -> tuple[str, ...]:
    """The street of every street field, row by row."""
    letters = []
    for r, row in enumerate(drawing):
        for c, symbol in enumerate(row):
            letter = street_drawing[r][c] if r < len(street_drawing) and c < len(street_drawing[r]) else ""
            if (symbol in (STREET, *ARROWS)) != letter.isalpha():
                raise broken((r, c), f"{letter!r} among the streets does not fit {symbol!r} in the drawing")
            if letter.isalpha():
                letters.append(letter)
    return tuple(letters)
