"""The sheet with the empty board: its letters, its legend, and where a name lies."""

from __future__ import annotations

import io

import pytest
from rich.console import Console

from windycity.games.chicago.board import (
    BUILDING_FIELDS,
    FIELDS,
    FIELDS_PER_QUARTER,
    HOME,
    NEIGHBOURS,
    NO_FIELD,
    NOBODY,
    QUARTER,
    START_OWNER,
    VALUE,
)
from windycity.games.chicago.board_sheet import SOUGHT_SIGN, board_sheet
from windycity.games.chicago.drawing import HEIGHT, WIDTH, ground
from windycity.games.chicago.names import FIELD_OF, LABELS, SHORT_LABELS, STREET_NAMES, STREETS
from windycity.games.chicago.painting import painted
from windycity.kernel import Board

from .test_geometry import shown_on

BOARD = board_sheet(START_OWNER)
BESIDE = 200
"""Columns that are enough for the legend beside the board."""


def printed(*fields: int, width: int = WIDTH, board: Board = BOARD) -> list[str]:
    """The lines on a console without colours."""
    console = Console(file=io.StringIO(), width=width, color_system=None)
    console.print(board.picture(fields))
    assert isinstance(console.file, io.StringIO)
    return console.file.getvalue().splitlines()


def row_of(lines: list[str], first: str) -> list[str]:
    """The cells of the row of the legend that begins with a letter."""
    (row,) = [line for line in lines[HEIGHT:] if line.split()[:1] == [first]]
    return [cell.strip() for cell in row.split("  ") if cell.strip()]


def starred(field: int) -> str:
    return SHORT_LABELS[field] + "*" * (START_OWNER[field] != NOBODY)


def test_a_letter_means_one_field_of_a_quarter() -> None:
    places = {(QUARTER[field], SHORT_LABELS[field]) for field in range(FIELDS)}
    assert len(places) == FIELDS
    turned = [
        SHORT_LABELS[start : start + FIELDS_PER_QUARTER] for start in range(0, FIELDS, FIELDS_PER_QUARTER)
    ]
    for alike in zip(*turned, strict=True):
        assert len(set(alike)) == (4 if alike[0].startswith("s") else 1)


def test_every_field_carries_its_letter_and_what_is_owned_a_star() -> None:
    lines = printed()[:HEIGHT]
    for field in range(FIELDS):
        assert shown_on(lines, field).split()[-1] == starred(field)


def test_the_legend_has_every_building_with_its_value_and_doors() -> None:
    lines = printed()
    for field in BUILDING_FIELDS:
        _, value, *names, doors = row_of(lines, starred(field))
        assert (value, names[QUARTER[field]]) == (str(VALUE[field]), LABELS[field])
        streets = [SHORT_LABELS[to] for to in NEIGHBOURS[field] if to != NO_FIELD]
        listed = [word[0] + house for word in doors.split() for house in word[1:].split("/")]
        assert set(streets) <= set(listed)
        assert len(doors.split()) == len(streets)


def test_the_legend_has_every_street_with_its_houses() -> None:
    lines = printed()
    listed = []
    for letter in STREET_NAMES:
        for quarter, cell in enumerate(row_of(lines, letter)[1:]):
            name, houses = cell.split()
            first, _, last = houses.partition("-")
            listed += [(quarter, f"{name} {house}") for house in range(int(first), int(last or first) + 1)]
    streets = set(range(FIELDS)) - set(BUILDING_FIELDS)
    assert sorted(listed) == sorted((QUARTER[field], LABELS[field]) for field in streets)


def test_a_field_has_its_colour_and_nothing_else_does() -> None:
    text = painted({}, {HOME[1]: "red"})
    inked = {at for span in text.spans if span.style == "red" for at in range(span.start, span.end)}
    fields = [field for row in ground() for field in (*row, NO_FIELD)]
    assert inked == {at for at, field in enumerate(fields) if field == HOME[1]}


def test_the_legend_stands_beside_the_board_where_there_is_room() -> None:
    below, beside = printed(), printed(width=BESIDE)
    assert len(beside) == HEIGHT
    assert [line[:WIDTH] for line in beside] == below[:HEIGHT]
    words = [line.split() for line in below[HEIGHT + 1 :]]
    assert [line[WIDTH:].split() for line in beside][: len(words)] == words


def test_streets_and_fields_can_be_looked_for() -> None:
    assert BOARD.places == {label: [field] for label, field in FIELD_OF.items()} | STREETS


@pytest.mark.parametrize("name", ["tin halo", "canal 3", "canal", "square", "senator 1"])
def test_only_what_is_looked_for_is_marked(name: str) -> None:
    lines = printed(*BOARD.places[name])
    for field in range(FIELDS):
        assert (SOUGHT_SIGN in shown_on(lines[:HEIGHT], field)) == (field in BOARD.places[name])
        assert any(line.startswith(f"{LABELS[field]}  ") for line in lines) == (field in BOARD.places[name])


def test_a_field_is_shown_with_its_steps() -> None:
    assert printed(FIELD_OF["tin halo"])[-1].rstrip() == "tin halo  bar worth 1,000  yellow   lantern 2"
    assert printed(FIELD_OF["canal 3"])[-1].rstrip().endswith("blue     barnacle inn, canal 2, canal 4")


def test_an_edition_says_who_owns_what() -> None:
    """C86-03: only the home bar has an owner in 1986."""
    sheet = board_sheet([QUARTER[field] if field in HOME else NOBODY for field in range(FIELDS)])
    lines = printed(board=sheet)
    assert "".join(lines[:HEIGHT]).count("*") == len(HOME)
    owners = {field["id"]: field.get("start_owner") for field in sheet.geometry()["fields"]}
    assert [owners[home] for home in HOME] == [0, 1, 2, 3]
    assert sum(owner is not None for owner in owners.values()) == len(HOME)
