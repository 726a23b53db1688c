"""A drawing is read as it stands, and a mistake in it is refused with its place."""

from __future__ import annotations

from pathlib import Path

import pytest

from windycity.games.chicago import board
from windycity.games.chicago.plan import BrokenPlan
from windycity.games.chicago.reading import read

TEXT = Path(board.__file__).with_name("quarter.txt").read_text("ascii")
LINES = TEXT.splitlines()
DRAWING = next(i for i, line in enumerate(LINES) if line.startswith(" "))
STREETS = max(i for i, line in enumerate(LINES) if not line.strip()) + 1


def change(row: int, column: int, symbol: str, table: int = DRAWING, text: str = TEXT) -> str:
    """The text with another symbol at a row and column of a table, counted from 1."""
    lines = text.splitlines()
    words = lines[table + row - 1].split()
    words[column - 1] = symbol
    lines[table + row - 1] = "    " + " ".join(words)
    return "\n".join(lines)


def pave(row: int, column: int, text: str = TEXT) -> str:
    """A street field instead of whatever was there."""
    return change(row, column, ".", text=change(row, column, "a", STREETS, text))


def block(row: int, column: int, symbol: str, text: str = TEXT) -> str:
    """Something else instead of a street field."""
    return change(row, column, symbol, text=change(row, column, ".", STREETS, text))


def test_the_drawing_as_it_stands_is_read() -> None:
    assert read(TEXT) == board.PLAN
    assert read(change(1, 1, "H")) == board.PLAN


def test_c91_03_an_arrow_is_a_door_of_the_building_it_points_into() -> None:
    plan = read(TEXT)
    doors = {building.letter: building.doors for building in plan.buildings}
    assert doors["H"] == ((2, 2),)
    assert doors["F"] == ((1, 11),)
    assert doors["S"] == ((11, 1),)
    assert doors["C"] == ((4, 8), (6, 4))


PLANTED = [
    ("an unknown symbol", change(3, 9, "?"), "row 3, column 9: '?' is no street"),
    ("a building without a value", change(4, 4, "X"), "row 4, column 4: 'X' is no street"),
    ("an arrow into the street", change(3, 10, "<"), "row 3, column 10: this arrow points"),
    ("an arrow into the island", change(12, 11, "^"), "row 12, column 11: this arrow points"),
    ("an arrow off the board", change(1, 12, "^"), "row 1, column 12: this arrow points"),
    ("a building in two pieces", change(5, 1, "A"), "row 5, column 1: this part of building A"),
    ("no door", change(3, 4, "."), "row 1, column 4: building A has 0 doors"),
    ("two doors", change(4, 9, ">"), "row 4, column 10: building J has 2 doors"),
    ("a casino with one door", change(7, 5, "."), "row 4, column 6: building C has 1 doors"),
    ("a casino in the corner", TEXT.replace("20  C*", "20  H").replace("5  H*", "5  C"), "row 1, column 1"),
    ("a street in the corner", pave(1, 1), "row 1, column 1: the corner of the board is no bar"),
    ("a blocked avenue", block(1, 12, "F"), "row 1, column 12: the lane"),
    ("a blocked avenue below", block(12, 3, "T"), "row 12, column 3: the lane"),
    ("a blocked square", block(10, 10, "W"), "row 10, column 10: the way around"),
    ("an island in the quarter", block(3, 9, "#", pave(11, 11)), "row 2, column 8: the way around"),
    ("a street out of reach", pave(10, 1), "row 10, column 1: this street field cannot"),
    ("a dead end", pave(8, 11), "row 8, column 11: this street is a dead end"),
    ("a short row", TEXT.replace("K K < L C C C C < J J <", "K K < L C C C C < J J"), "row 5, column 12"),
    ("a long row", TEXT.replace("K K < L C C C C < J J <", "K K < L C C C C < J J < ."), "row 5, column 13"),
    ("a street without a name", change(3, 9, ".", STREETS), "row 3, column 9: '.' among"),
    ("a name without a street", change(1, 1, "a", STREETS), "row 1, column 1: 'a' among"),
    ("a row of streets missing", "\n".join(LINES[:-1]), "row 12, column 1: '' among"),
]


@pytest.mark.parametrize(("mistake", "text", "message"), PLANTED, ids=[mistake for mistake, _, _ in PLANTED])
def test_c91_07_a_mistake_in_the_drawing_is_named_by_row_and_column(
    mistake: str, text: str, message: str
) -> None:
    with pytest.raises(BrokenPlan) as caught:
        read(text)
    assert message in str(caught.value), mistake
    assert "row " in str(caught.value)


PLANTED_IN_TABLE = [
    ("no values", "\n".join(LINES[: DRAWING + 12]), "expected a drawing, values and streets"),
    ("a value in words", TEXT.replace("20  C*", "twenty  C*"), "'twenty' in the table of values"),
    ("a building twice", TEXT.replace("5  H* O S", "5  H* O S C"), "'C' in the table of values"),
    ("a word for a building", TEXT.replace("5  H* O S", "5  H* O S XY"), "'XY' in the table of values"),
    ("a building not drawn", TEXT.replace("5  H* O S", "5  H* O S X"), "building X has a value"),
    ("no casino", TEXT.replace("20  C*", "19  C*"), "no building is worth 20"),
    ("no island", pave(11, 11), "0 traffic islands"),
    ("one bar on the square", change(10, 11, ".", text=change(9, 12, "<")), "1 bars open on the square"),
    ("no way through a square bar", change(8, 9, "."), "0 bars on the square have two doors"),
]


@pytest.mark.parametrize(
    ("mistake", "text", "message"), PLANTED_IN_TABLE, ids=[mistake for mistake, _, _ in PLANTED_IN_TABLE]
)
def test_c91_07_a_mistake_in_the_tables_is_named(mistake: str, text: str, message: str) -> None:
    with pytest.raises(BrokenPlan) as caught:
        read(text)
    assert message in str(caught.value), mistake
