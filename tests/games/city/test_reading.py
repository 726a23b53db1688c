"""A drawing is read as it stands, and a mistake in it is refused with its place."""

from __future__ import annotations

from pathlib import Path

import pytest

from windycity.games.city import board
from windycity.games.city.plan import BrokenPlan
from windycity.games.city.reading import read

TEXT = Path(board.__file__).with_name("city.txt").read_text("ascii")
LINES = TEXT.splitlines()
DRAWING = next(i for i, line in enumerate(LINES) if line.startswith(" "))
LAST_ROW = LINES[-1]


def change(row: int, column: int, symbol: str, text: str = TEXT) -> str:
    """The text with another symbol at a row and column of the drawing, counted from 1."""
    lines = text.splitlines()
    words = lines[DRAWING + row - 1].split()
    words[column - 1] = symbol
    lines[DRAWING + row - 1] = "    " + " ".join(words)
    return "\n".join(lines)


def pull_down(row: int, column: int, text: str = TEXT) -> str:
    """The text with a garden instead of an inner shop, and a field without a house before it."""
    front = {(4, 3): (4, 2), (4, 5): (5, 5), (4, 9): (5, 9)}[row, column]
    return change(row, column, "*", change(*front, "+", text))


def test_the_drawing_as_it_stands_is_read() -> None:
    assert read(TEXT) == board.PLAN
    assert read(change(1, 1, "A")) == board.PLAN


def test_cty_03_an_arrow_points_from_the_front_into_the_house() -> None:
    houses = {house.letter: house for house in read(TEXT).houses}
    assert (houses["B"].front, houses["B"].side) == ((1, 2), 0)
    assert (houses["I"].front, houses["I"].side) == ((2, 9), 1)
    assert (houses["c"].front, houses["c"].side) == ((1, 6), 2)
    assert (houses["W"].front, houses["W"].side) == ((4, 1), 3)
    assert houses["W"].cells == ((3, 0), (4, 0))


def test_cty_03_two_fields_may_be_without_a_house_but_not_three() -> None:
    two = pull_down(4, 5, pull_down(4, 3))
    assert len(read(two).houses) == 36
    with pytest.raises(BrokenPlan, match="35 houses, but there are never fewer than 36"):
        read(pull_down(4, 9, two))


NO_MOUTH_STORE = change(2, 6, "+", TEXT.replace("D E E F", "D * * F"))

PLANTED = [
    ("an unknown symbol", change(3, 4, "?"), "row 3, column 4: '?' is no arrow"),
    ("two letters", change(3, 4, "ab"), "row 3, column 4: 'ab' is no arrow"),
    ("a house on the street", change(2, 4, "C"), "row 2, column 4: 'C' where a street runs"),
    ("a garden on the street", change(5, 4, "*"), "row 5, column 4: '*' where a street runs"),
    ("a street in a block", change(3, 4, "+"), "row 3, column 4: '+' where a street does not run"),
    ("an arrow outside", change(1, 3, "v"), "row 1, column 3: 'v' where a street does not run"),
    ("an arrow along the street", change(2, 3, ">"), "row 2, column 3: this arrow points into no house"),
    ("an arrow into a garden", change(2, 3, "v"), "row 2, column 3: this arrow points into no house"),
    ("two fronts", change(5, 8, "v", change(6, 8, "k")), "row 5, column 8: house k has a front already"),
    ("no front", change(2, 3, "+"), "row 1, column 3: no arrow points into house B"),
    ("a house at the centre", change(5, 6, "^"), "row 5, column 6: this arrow points into no house"),
    ("a mouth without a store", NO_MOUTH_STORE, "row 2, column 6: this red field has no department store"),
    ("a house in two pieces", change(3, 4, "f"), "row 4, column 7: this part of house f stands apart"),
    ("a large shop", change(4, 4, "a"), "row 1, column 6: department store E is no larger than shop a"),
    ("a short row", TEXT.replace(" F G H H", " F G H"), "row 1, column 11: 10 columns here, not 11"),
    ("a long row", TEXT.replace(" F G H H", " F G H H H"), "row 1, column 12: 12 columns here, not 11"),
]


@pytest.mark.parametrize(("mistake", "text", "message"), PLANTED, ids=[mistake for mistake, _, _ in PLANTED])
def test_cty_03_a_mistake_in_the_drawing_is_named_by_row_and_column(
    mistake: str, text: str, message: str
) -> None:
    with pytest.raises(BrokenPlan) as caught:
        read(text)
    assert message in str(caught.value), mistake


def test_cty_03_a_missing_row_is_named() -> None:
    with pytest.raises(BrokenPlan, match="the drawing has 8 rows, not 9"):
        read(TEXT.replace(LAST_ROW, ""))
