"""Where everything lies: the board as data that a browser can draw.

The board is a grid of cells, (0, 0) at the top left. A street field is one cell; a house is one or more cells
with an outline, a closed line of corners of the grid. Rows go down, columns go right.
"""

from __future__ import annotations

from typing import Any

from .board import (
    CENTRE,
    DIRECTIONS,
    FIELDS,
    FRONT,
    HOUSE_AT,
    IS_CORNER,
    IS_JUNCTION,
    IS_RED,
    IS_STORE,
    LINES,
    NEXT,
    NO_FIELD,
    NO_HOUSE,
    PLAN,
)
from .names import LABELS, PLACES, STREETS, house_place
from .plan import COLUMNS, ROWS, STREET_CELLS, Cell, beside

DIRECTION_NAMES = ("up", "right", "down", "left")

CELLS = (*((cell,) for cell in STREET_CELLS), *(house.cells for house in PLAN.houses))
"""The cells of every place, row by row."""

PLACE_AT = {cell: place for place, cells in enumerate(CELLS) for cell in cells}
"""The place on a cell; gardens have none."""


def house_in(place: int) -> int:
    """The house that is a place, or `NO_HOUSE` if a field is."""
    return place - FIELDS if place >= FIELDS else NO_HOUSE


def kind(place: int) -> str:
    """What a place is."""
    house = house_in(place)
    return "street" if house == NO_HOUSE else "store" if IS_STORE[house] else "shop"


def outline(cells: tuple[Cell, ...]) -> list[Cell]:
    """The corners around the cells, clockwise from the top left; the last is joined to the first."""
    walls = _walls(cells)
    corners, at, heading = [], min(walls), (0, 0)
    while at in walls:
        end = walls.pop(at)
        if (way := (end[0] - at[0], end[1] - at[1])) != heading:
            corners.append(at)
        at, heading = end, way
    return corners


def _walls(cells: tuple[Cell, ...]) -> dict[Cell, Cell]:
    """The walls between the cells and what is around them, from corner to corner, clockwise."""
    walls = {}
    for row, column in cells:
        corners = ((row, column), (row, column + 1), (row + 1, column + 1), (row + 1, column))
        for way in range(DIRECTIONS):
            if beside((row, column), way) not in cells:
                walls[corners[way]] = corners[(way + 1) % DIRECTIONS]
    return walls


def _field(field: int) -> dict[str, Any]:
    return {
        "red": bool(IS_RED[field]),
        "corner": bool(IS_CORNER[field]),
        "junction": bool(IS_JUNCTION[field]),
        "exits": {DIRECTION_NAMES[way]: to for way, to in enumerate(NEXT[field]) if to != NO_FIELD},
        "house": None if HOUSE_AT[field] == NO_HOUSE else house_place(HOUSE_AT[field]),
    }


def _house(house: int) -> dict[str, Any]:
    return {
        "front": FRONT[house],
        "outline": [list(corner) for corner in outline(CELLS[house_place(house)])],
        "doors": [{"cell": list(CELLS[FRONT[house]][0]), "side": DIRECTION_NAMES[PLAN.houses[house].side]}],
    }


def _place(place: int) -> dict[str, Any]:
    house = house_in(place)
    drawn = {"id": place, "kind": kind(place), "label": LABELS[place], "cells": [*map(list, CELLS[place])]}
    return drawn | (_field(place) if house == NO_HOUSE else _house(house))


def geometry() -> dict[str, Any]:
    """The whole board, ready for JSON. Fields and houses have ids of one kind: `names.PLACES`."""
    return {
        "rows": ROWS,
        "columns": COLUMNS,
        "fields": [_place(place) for place in range(PLACES)],
        "streets": [{"name": name, "fields": fields} for name, fields in STREETS.items()],
        "lines": [list(line) for line in LINES],
        "centre": CENTRE,
        "gardens": [list(cell) for cell in PLAN.gardens],
    }
