"""Where everything lies: the board as data that a browser can draw.

The board is a grid of cells, (0, 0) at the top left. A street field is one cell; a building is several
cells with an outline, a closed line of corners of the grid. Rows go down, columns go right.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from .board import (
    BUILDINGS_PER_QUARTER,
    CASINO,
    EDGE_FIELDS,
    FIELDS,
    FIELDS_PER_QUARTER,
    HOME,
    IS_BUILDING,
    IS_EDGE,
    NOBODY,
    PLAN,
    QUARTER,
    QUARTERS,
    SQUARE_FIELDS,
    START_OWNER,
    VALUE,
    on_board,
)
from .names import GANGS, LABELS, STREETS
from .plan import Cell

SIZE = 2 * PLAN.size
"""Rows and columns of the board."""

SIDES = {(-1, 0): "up", (1, 0): "down", (0, -1): "left", (0, 1): "right"}

ISLANDS = tuple(on_board(cell, quarter) for quarter in range(QUARTERS) for cell in PLAN.islands)
"""C91-02: the cells that nobody can enter."""


def _cells(field: int) -> tuple[Cell, ...]:
    quarter, local = divmod(field, FIELDS_PER_QUARTER)
    if local < BUILDINGS_PER_QUARTER:
        return tuple(sorted(on_board(cell, quarter) for cell in PLAN.buildings[local].cells))
    return (on_board(PLAN.streets[local - BUILDINGS_PER_QUARTER], quarter),)


CELLS = tuple(_cells(field) for field in range(FIELDS))
"""The cells of every field, row by row."""

FIELD_AT = {cell: field for field, cells in enumerate(CELLS) for cell in cells}
"""The field on a cell; islands have none."""


def doors(field: int) -> list[tuple[Cell, str]]:
    """C91-03: the street cells with an arrow to this building, and where the arrow points."""
    quarter, local = divmod(field, FIELDS_PER_QUARTER)
    if local >= BUILDINGS_PER_QUARTER:
        return []
    places = (on_board(door, quarter) for door in PLAN.buildings[local].doors)
    return [(place, _side(place, field)) for place in places]


def _side(street: Cell, building: int) -> str:
    """On which side of a street cell the building lies."""
    row, column = street
    return next(
        side
        for (down, right), side in SIDES.items()
        if FIELD_AT.get((row + down, column + right)) == building
    )


def outline(cells: tuple[Cell, ...]) -> list[Cell]:
    """The corners around the cells, clockwise from the top left; the last is joined to the first."""
    ahead = _walls(cells)
    line = [min(ahead)]
    while ahead[line[-1]] != line[0]:
        line.append(ahead[line[-1]])
    before = [line[-1], *line]
    return [
        at for back, at in zip(before, line, strict=False) if _heading(back, at) != _heading(at, ahead[at])
    ]


def _heading(start: Cell, end: Cell) -> Cell:
    return end[0] - start[0], end[1] - start[1]


def _walls(cells: tuple[Cell, ...]) -> dict[Cell, Cell]:
    """The walls between the cells and what is around them, from corner to corner, clockwise."""
    ahead = {}
    for row, column in cells:
        sides = (
            ((row - 1, column), (row, column), (row, column + 1)),
            ((row, column + 1), (row, column + 1), (row + 1, column + 1)),
            ((row + 1, column), (row + 1, column + 1), (row + 1, column)),
            ((row, column - 1), (row + 1, column), (row, column)),
        )
        ahead.update({begin: end for beside, begin, end in sides if beside not in cells})
    return ahead


def kind(field: int) -> str:
    """What stands on a field."""
    if not IS_BUILDING[field]:
        return "street"
    return "casino" if field in CASINO else "home" if field in HOME else "bar"


def _field(field: int, start_owner: int) -> dict[str, Any]:
    drawn: dict[str, Any] = {
        "id": field,
        "kind": kind(field),
        "label": LABELS[field],
        "quarter": QUARTER[field],
        "cells": [list(cell) for cell in CELLS[field]],
    }
    if not IS_BUILDING[field]:
        return drawn | {"edge": bool(IS_EDGE[field]), "square": field in SQUARE_FIELDS}
    return drawn | {
        "value": VALUE[field],
        "start_owner": start_owner if start_owner != NOBODY else None,
        "outline": [list(corner) for corner in outline(CELLS[field])],
        "doors": [{"cell": list(cell), "side": side} for cell, side in doors(field)],
    }


def geometry(start_owner: Sequence[int] = START_OWNER) -> dict[str, Any]:
    """The whole board, ready for JSON; editions differ in who owns what before the game."""
    return {
        "rows": SIZE,
        "columns": SIZE,
        "quarters": list(GANGS),
        "fields": [_field(field, start_owner[field]) for field in range(FIELDS)],
        "streets": [{"name": name, "fields": fields} for name, fields in STREETS.items()],
        "islands": [list(cell) for cell in ISLANDS],
        "edges": list(EDGE_FIELDS),
    }
