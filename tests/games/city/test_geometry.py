"""The geometry for the browser."""

from __future__ import annotations

import json

import pytest

from windycity.games.city.board import (
    CENTRE,
    FIELDS,
    FRONT,
    HOUSE_AT,
    HOUSES,
    IS_RED,
    IS_STORE,
    LINES,
    NEXT,
    NO_FIELD,
)
from windycity.games.city.geometry import CELLS, PLACE_AT, geometry, outline
from windycity.games.city.names import LABELS, PLACES, house_place

Cell = tuple[int, int]

WAYS = {"up": (-1, 0), "right": (0, 1), "down": (1, 0), "left": (0, -1)}


def test_geometry_survives_json() -> None:
    assert json.loads(json.dumps(geometry())) == geometry()


def test_geometry_covers_the_whole_board_once() -> None:
    shown = geometry()
    cells = [tuple(cell) for place in shown["fields"] for cell in place["cells"]]
    cells += [tuple(cell) for cell in shown["gardens"]]
    assert sorted(cells) == [(row, column) for row in range(9) for column in range(11)]
    assert (shown["rows"], shown["columns"]) == (9, 11)


def test_geometry_tells_what_the_places_are() -> None:
    shown = geometry()["fields"]
    assert [place["id"] for place in shown] == list(range(PLACES))
    assert [place["label"] for place in shown] == list(LABELS)
    for field in range(FIELDS):
        assert shown[field]["kind"] == "street"
        assert shown[field]["red"] == bool(IS_RED[field])
    for house in range(HOUSES):
        assert shown[house_place(house)]["kind"] == ("store" if IS_STORE[house] else "shop")


def test_cty_03_geometry_has_corners_and_junctions_where_they_lie() -> None:
    shown = geometry()["fields"][:FIELDS]
    assert {tuple(f["cells"][0]) for f in shown if f["corner"]} == {(1, 1), (1, 9), (7, 1), (7, 9)}
    assert {tuple(f["cells"][0]) for f in shown if f["junction"]} == {(1, 5), (4, 1), (4, 5), (4, 9), (7, 5)}
    assert geometry()["centre"] == PLACE_AT[4, 5]


def test_cty_07_geometry_shows_the_exits_that_the_rules_know() -> None:
    for field in geometry()["fields"][:FIELDS]:
        row, column = field["cells"][0]
        for side, to in field["exits"].items():
            assert PLACE_AT[row + WAYS[side][0], column + WAYS[side][1]] == to
        assert sorted(field["exits"].values()) == sorted(to for to in NEXT[field["id"]] if to != NO_FIELD)


def test_cty_11_geometry_shows_the_fronts_that_the_rules_know() -> None:
    shown = geometry()["fields"]
    for house in range(HOUSES):
        drawn = shown[house_place(house)]
        (door,) = drawn["doors"]
        (row, column), (down, right) = door["cell"], WAYS[door["side"]]
        assert PLACE_AT[row, column] == drawn["front"] == FRONT[house]
        assert PLACE_AT[row + down, column + right] == drawn["id"]
    for field in range(FIELDS):
        assert shown[field]["house"] == (None if field == CENTRE else house_place(HOUSE_AT[field]))


def test_cty_19_geometry_has_the_lines_of_arcades() -> None:
    assert geometry()["lines"] == [list(line) for line in LINES]


@pytest.mark.parametrize("place", range(FIELDS, PLACES))
def test_outlines_are_closed_and_cover_the_cells(place: int) -> None:
    corners = outline(CELLS[place])
    walls = list(zip(corners, [*corners[1:], corners[0]], strict=True))
    turns = [start[0] == end[0] for start, end in walls]
    assert all(start != end and 0 in (start[0] - end[0], start[1] - end[1]) for start, end in walls)
    assert all(turn != after for turn, after in zip(turns, [*turns[1:], turns[0]], strict=True))
    assert {cell for cell in PLACE_AT if is_inside(cell, walls)} == set(CELLS[place])


def is_inside(cell: Cell, walls: list[tuple[Cell, Cell]]) -> bool:
    """Whether a line from the middle of the cell to the left crosses an odd number of walls."""
    row, column = cell[0] + 0.5, cell[1] + 0.5
    crossed = [
        start
        for start, end in walls
        if start[1] == end[1] < column and min(start[0], end[0]) < row < max(start[0], end[0])
    ]
    return len(crossed) % 2 == 1
