"""Reading the drawing of the city.

Its lines are indented, all else is prose. A mistake is named by its row and column, which count from 1.
"""

from __future__ import annotations

from .plan import COLUMNS, ROWS, STREET_CELLS, BrokenPlan, Cell, House, Plan, beside, broken, check

ARROWS = "^>v<"
"""By direction: up, right, down, left."""

NO_HOUSE_HERE = "+"
GARDEN = "*"


def read(text: str) -> Plan:
    """The plan that the text means; `BrokenPlan` if it means none."""
    symbols = _symbols(text)
    fronts = _fronts(symbols)
    houses = {letter: _house(symbols, letter, front) for letter, front in fronts.items()}
    for cell, symbol in symbols.items():
        if symbol.isalpha() and cell not in STREET_CELLS and symbol not in houses:
            raise broken(cell, f"no arrow points into house {symbol}")
    plan = Plan(
        houses=tuple(houses.values()),
        gardens=tuple(cell for cell, symbol in symbols.items() if symbol == GARDEN),
    )
    check(plan)
    return plan


def _symbols(text: str) -> dict[Cell, str]:
    """What is drawn on every cell: street fields where the streets run, houses and gardens elsewhere."""
    rows = [line.split() for line in text.splitlines() if line.startswith(" ") and line.strip()]
    if len(rows) != ROWS:
        raise BrokenPlan(f"the drawing has {len(rows)} rows, not {ROWS}")
    for r, row in enumerate(rows):
        if len(row) != COLUMNS:
            raise broken((r, min(len(row), COLUMNS)), f"{len(row)} columns here, not {COLUMNS}")
    symbols = {(r, c): symbol for r, row in enumerate(rows) for c, symbol in enumerate(row)}
    for cell, symbol in symbols.items():
        is_street = symbol in (*ARROWS, NO_HOUSE_HERE)
        if is_street != (cell in STREET_CELLS):
            raise broken(cell, f"{symbol!r} where a street {'does not run' if is_street else 'runs'}")
        if not is_street and symbol != GARDEN and not (len(symbol) == 1 and symbol.isalpha()):
            raise broken(cell, f"{symbol!r} is no arrow, street field, house or garden")
    return symbols


def _fronts(symbols: dict[Cell, str]) -> dict[str, Cell]:
    """The front of every house that has one, in the order of the street fields."""
    fronts: dict[str, Cell] = {}
    for cell in STREET_CELLS:
        if symbols[cell] == NO_HOUSE_HERE:
            continue
        behind = beside(cell, ARROWS.index(symbols[cell]))
        letter = symbols[behind]
        if behind in STREET_CELLS or letter == GARDEN:
            raise broken(cell, "this arrow points into no house")
        if letter in fronts:
            raise broken(cell, f"house {letter} has a front already")
        fronts[letter] = cell
    return fronts


def _house(symbols: dict[Cell, str], letter: str, front: Cell) -> House:
    cells = (cell for cell, symbol in symbols.items() if symbol == letter and cell not in STREET_CELLS)
    return House(letter, tuple(cells), front, side=ARROWS.index(symbols[front]))
