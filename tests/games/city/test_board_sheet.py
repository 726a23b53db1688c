"""The sheet with the empty board: its names, its signs, and where a name lies."""

from __future__ import annotations

import io

import pytest
from rich.console import Console

from windycity.games.city.board import FIELDS, HOUSES, IS_RED, IS_STORE
from windycity.games.city.board_sheet import SOUGHT_SIGN, board_sheet
from windycity.games.city.drawing import HEIGHT, WIDTH, drawing, ground
from windycity.games.city.legend import SIGNS
from windycity.games.city.names import LABELS, PLACE_OF, PLACES, STREETS, house_place
from windycity.games.city.painting import painted

from .test_drawing import shown_on

BOARD = board_sheet()


def printed(*places: int) -> list[str]:
    """The lines on a console without colours."""
    console = Console(file=io.StringIO(), width=WIDTH, color_system=None)
    console.print(BOARD.picture(places))
    assert isinstance(console.file, io.StringIO)
    return console.file.getvalue().splitlines()


def styled(style: str) -> set[int]:
    """The places in a style on the sheet."""
    text = BOARD.picture(()).renderables[0]
    under = [place for row in ground() for place in (*row, PLACES)]
    return {under[at] for span in text.spans if span.style == style for at in range(span.start, span.end)}


def test_the_sheet_is_the_board_and_its_signs() -> None:
    lines = printed()
    assert lines[:HEIGHT] == drawing()
    assert all(any(line.startswith(sign) for line in lines[HEIGHT:]) for sign in SIGNS)
    assert max(map(len, lines)) <= BOARD.width


def test_cty_03_red_fields_are_red_and_department_stores_bold() -> None:
    assert styled("red") == {field for field in range(FIELDS) if IS_RED[field]}
    assert styled("bold") == {house_place(house) for house in range(HOUSES) if IS_STORE[house]}


def test_a_place_has_its_style_and_nothing_else_does() -> None:
    text = painted({}, {PLACE_OF["titan mart"]: "red"})
    inked = {at for span in text.spans if span.style == "red" for at in range(span.start, span.end)}
    under = [place for row in ground() for place in (*row, PLACES)]
    assert inked == {at for at, place in enumerate(under) if place == PLACE_OF["titan mart"]}
    assert text.plain.splitlines() == drawing()


def test_streets_fields_and_houses_can_be_looked_for() -> None:
    assert BOARD.places == {label: [place] for label, place in PLACE_OF.items()} | STREETS


@pytest.mark.parametrize("name", ["rubber duck", "titan mart", "market 3", "crossing", "parade"])
def test_only_what_is_looked_for_is_marked(name: str) -> None:
    lines = printed(*BOARD.places[name])
    for place in range(PLACES):
        is_sought = place in BOARD.places[name]
        assert (SOUGHT_SIGN in shown_on(lines[:HEIGHT], place)) == is_sought
        assert any(line.startswith(f"{LABELS[place]}  ") for line in lines[HEIGHT:]) == is_sought


@pytest.mark.parametrize(
    ("name", "what"),
    [
        ("rubber duck", "shop, front on neon 2"),
        ("titan mart", "department store, front on soda 1"),
        ("taxi 5", "street field before cuckoo nest  taxi 6, taxi 4"),
        ("neon 5", "red street field before golden lift  neon 6, parade 1, neon 4"),
        ("crossing", "street field before no house  parade 2, market 4, parade 3, market 3"),
    ],
)
def test_a_place_is_told_in_words(name: str, what: str) -> None:
    assert printed(PLACE_OF[name])[-1].rstrip() == f"{name}  {what}"
