"""Labels, the geometry for the browser, and the board as text."""

from __future__ import annotations

import json
import re
from itertools import pairwise

import pytest

from windycity.games.chicago.board import (
    BUILDING_FIELDS,
    CASINO,
    EDGE_FIELDS,
    FIELDS,
    HOME,
    IS_BUILDING,
    NEIGHBOURS,
    NO_FIELD,
    SQUARE_FIELDS,
    START_OWNER,
    VALUE,
)
from windycity.games.chicago.drawing import HEIGHT, WIDTH, drawing, ground
from windycity.games.chicago.geometry import CELLS, FIELD_AT, ISLANDS, SIZE, geometry, outline
from windycity.games.chicago.names import FIELD_OF, LABELS, STREETS

SIDES = {"up": (-1, 0), "down": (1, 0), "left": (0, -1), "right": (0, 1)}
STREET_FIELDS = [field for field in range(FIELDS) if not IS_BUILDING[field]]


def test_every_field_has_a_label_of_its_own() -> None:
    assert len(LABELS) == len(set(LABELS)) == FIELDS
    assert all(FIELD_OF[LABELS[field]] == field for field in range(FIELDS))


def test_labels_are_easy_to_type() -> None:
    for field, label in enumerate(LABELS):
        pattern = r"[a-z]+( [a-z]+){0,2}" if IS_BUILDING[field] else r"[a-z]+ [1-9][0-9]?"
        assert re.fullmatch(pattern, label)
        assert len(label) <= 16


def test_no_label_begins_another() -> None:
    """So that a label followed by more words can be read in one way only."""
    words = {tuple(label.split()) for label in LABELS}
    assert not any(label[:length] in words for label in words for length in range(1, len(label)))


def test_house_numbers_go_along_the_street() -> None:
    assert sorted(field for fields in STREETS.values() for field in fields) == STREET_FIELDS
    for name, fields in STREETS.items():
        assert [LABELS[field] for field in fields] == [f"{name} {n}" for n in range(1, len(fields) + 1)]
        if name != "square":
            assert all(after in NEIGHBOURS[field] for field, after in pairwise(fields))


def test_edge_fields_are_the_first_houses_of_the_avenues() -> None:
    assert all(LABELS[edge].endswith(" 1") for edge in EDGE_FIELDS)


def test_geometry_survives_json() -> None:
    assert json.loads(json.dumps(geometry())) == geometry()


def test_geometry_covers_the_whole_board_once() -> None:
    shown = geometry()
    cells = [tuple(cell) for field in shown["fields"] for cell in field["cells"]]
    cells += [tuple(cell) for cell in shown["islands"]]
    assert sorted(cells) == [
        (row, column) for row in range(shown["rows"]) for column in range(shown["columns"])
    ]
    assert len(shown["islands"]) == len(ISLANDS) == 4


def test_geometry_tells_what_the_fields_are() -> None:
    shown = geometry()
    assert [field["id"] for field in shown["fields"]] == list(range(FIELDS))
    assert [field["label"] for field in shown["fields"]] == list(LABELS)
    kinds = {kind: [f["id"] for f in shown["fields"] if f["kind"] == kind] for kind in ("home", "casino")}
    assert kinds == {"home": list(HOME), "casino": list(CASINO)}
    assert [field["id"] for field in shown["fields"] if field.get("edge")] == sorted(EDGE_FIELDS)
    assert [field["id"] for field in shown["fields"] if field.get("square")] == sorted(SQUARE_FIELDS)
    for building in BUILDING_FIELDS:
        field = shown["fields"][building]
        assert field["value"] == VALUE[building]
        assert field["start_owner"] == (START_OWNER[building] if START_OWNER[building] < 4 else None)


def test_c91_03_geometry_shows_the_doors_that_the_rules_know() -> None:
    for field in geometry()["fields"]:
        reached = []
        for door in field.get("doors", []):
            (row, column), (down, right) = door["cell"], SIDES[door["side"]]
            assert FIELD_AT[row + down, column + right] == field["id"]
            reached.append(FIELD_AT[row, column])
        if IS_BUILDING[field["id"]]:
            assert sorted(reached) == [to for to in NEIGHBOURS[field["id"]] if to != NO_FIELD]


@pytest.mark.parametrize("building", BUILDING_FIELDS)
def test_outlines_are_closed_and_cover_the_cells(building: int) -> None:
    corners = outline(CELLS[building])
    walls = list(zip(corners, [*corners[1:], corners[0]], strict=True))
    assert all((start[0] == end[0]) != (start[1] == end[1]) for start, end in walls), "walls are straight"
    turns = [start[0] == end[0] for start, end in walls]
    assert all(turn != after for turn, after in zip(turns, [*turns[1:], turns[0]], strict=True))
    area = sum(row * next_column - next_row * column for (row, column), (next_row, next_column) in walls)
    assert abs(area) == 2 * len(CELLS[building])
    assert {cell for cell in FIELD_AT if is_inside(cell, walls)} == set(CELLS[building])


def is_inside(cell: tuple[int, int], walls: list[tuple[tuple[int, int], tuple[int, int]]]) -> bool:
    """Whether a line from the middle of the cell to the left crosses an odd number of walls."""
    row, column = cell[0] + 0.5, cell[1] + 0.5
    crossed = [
        start
        for start, end in walls
        if start[1] == end[1] < column and min(start[0], end[0]) < row < max(start[0], end[0])
    ]
    return len(crossed) % 2 == 1


def test_the_drawing_fits_a_terminal() -> None:
    lines = drawing()
    assert len(lines) == HEIGHT <= 60
    assert {len(line) for line in lines} == {WIDTH}
    assert WIDTH <= 100


def test_the_drawing_shows_streets_doors_islands_and_edges() -> None:
    text = "\n".join(drawing())
    assert text.count("·") == len(STREET_FIELDS)
    assert sum(text.count(arrow) for arrow in "▲▼◄►") == len(BUILDING_FIELDS) + 8
    assert text.count("▒▒▒") == len(ISLANDS)
    assert text.count("↕") + text.count("↔") == len(EDGE_FIELDS)


def shown_on(lines: list[str], field: int) -> str:
    """What is written on the ground of a field."""
    return "".join(
        character if under == field else " "
        for line, row in zip(lines, ground(), strict=True)
        for character, under in zip(line, row, strict=True)
    )


@pytest.mark.parametrize("mark", ["", "y", "Y4", "yY4"])
def test_the_drawing_shows_values_and_marks_on_their_fields(mark: str) -> None:
    lines = drawing(dict.fromkeys(range(FIELDS), mark))
    for field in range(FIELDS):
        words = shown_on(lines, field).split()
        if not IS_BUILDING[field]:
            assert words == [mark or "·"]
        elif field in CASINO:
            assert words == ["casino", "20", *mark.split()]
        else:
            assert words[-1 - bool(mark) :] == [str(VALUE[field]), *mark.split()]


def test_a_mark_that_does_not_fit_is_refused() -> None:
    with pytest.raises(ValueError, match="longer than 3"):
        drawing({HOME[0]: "Y4Y3"})


def test_the_ground_of_a_field_is_where_its_cells_are() -> None:
    for line, row in enumerate(ground()):
        for column, field in enumerate(row):
            if line % 2 and column % 4:
                assert field == FIELD_AT.get((line // 2, column // 4), NO_FIELD)
    assert len(ground()) == 2 * SIZE + 1
