"""The board as text."""

from __future__ import annotations

from collections import Counter

import pytest

from windycity.games.city.board import FIELDS, HOUSES, IS_STORE, PLAN
from windycity.games.city.drawing import ACROSS, DOORS, DOWN, HEIGHT, NOWHERE, WIDTH, drawing, ground
from windycity.games.city.geometry import CELLS, PLACE_AT
from windycity.games.city.names import LABELS, PLACE_OF, PLACES, house_place

THICK = "━┃"


def shown_on(lines: list[str], place: int) -> str:
    """What is written on the ground of a place."""
    return " ".join(
        "".join(character if under == place else " " for character, under in zip(line, row, strict=True))
        for line, row in zip(lines, ground(), strict=True)
    )


def sides(cell: tuple[int, int]) -> dict[str, tuple[int, int]]:
    """Where the middle of each wall around a cell is in the drawing, by the arrow through it."""
    line, at = DOWN * cell[0], ACROSS * cell[1]
    return {
        "▲": (line, at + ACROSS // 2),
        "►": (line + 2, at + ACROSS),
        "▼": (line + DOWN, at + ACROSS // 2),
        "◄": (line + 2, at),
    }


def test_the_drawing_fits_a_terminal() -> None:
    lines = drawing()
    assert len(lines) == HEIGHT <= 30
    assert {len(line) for line in lines} == {WIDTH}
    assert WIDTH <= 100


@pytest.mark.parametrize("mark", ["", "B>", "A3", "Bv*"])
def test_every_place_shows_its_name_and_its_mark(mark: str) -> None:
    lines = drawing(dict.fromkeys(range(PLACES), mark))
    for place in range(PLACES):
        assert shown_on(lines, place).split() == [*LABELS[place].split(), *mark.split()]


def test_a_mark_stands_on_its_place_and_nowhere_else() -> None:
    marks = {PLACE_OF["neon 3"]: "B>", PLACE_OF["pink comb"]: "A3", PLACE_OF["cosmos hall"]: "C5"}
    lines, empty = drawing(marks), drawing()
    for place in range(PLACES):
        assert (marks.get(place, "no mark") in shown_on(lines, place)) == (place in marks)
    changed = {
        under
        for line, before, row in zip(lines, empty, ground(), strict=True)
        for character, old, under in zip(line, before, row, strict=True)
        if character != old
    }
    assert changed == set(marks)


def test_a_mark_that_does_not_fit_is_refused() -> None:
    with pytest.raises(ValueError, match="longer than 3"):
        drawing({0: "B>>>"})


def test_cty_11_an_arrow_leads_from_every_front_into_its_house() -> None:
    lines = drawing()
    for house in range(HOUSES):
        drawn = PLAN.houses[house]
        arrow = DOORS[drawn.side]
        line, at = sides(drawn.front)[arrow]
        assert lines[line][at] == arrow
    counted = Counter("".join(lines))
    assert sum(counted[arrow] for arrow in DOORS) == HOUSES


def test_cty_03_department_stores_have_thick_walls_and_shops_have_not() -> None:
    lines = drawing()
    for house in range(HOUSES):
        place = house_place(house)
        top, left = CELLS[place][0]
        above = lines[DOWN * top][ACROSS * left + 1]
        assert (above in THICK) == bool(IS_STORE[house] or _store_above(top, left))


def _store_above(row: int, column: int) -> bool:
    above = PLACE_AT.get((row - 1, column), 0)
    return above >= FIELDS and bool(IS_STORE[above - FIELDS])


def test_no_wall_crosses_a_street() -> None:
    lines = drawing()
    for cell in (cell for field in range(FIELDS) for cell in CELLS[field]):
        row, column = cell
        assert (lines[DOWN * row][ACROSS * column + 1] == " ") == (
            PLACE_AT.get((row - 1, column), NOWHERE) < FIELDS
        )
        assert (lines[DOWN * row + 1][ACROSS * column] == " ") == (
            PLACE_AT.get((row, column - 1), NOWHERE) < FIELDS
        )


def test_gardens_have_trees() -> None:
    trees = {
        (line // DOWN, at // ACROSS)
        for line, words in enumerate(drawing())
        for at, character in enumerate(words)
        if character == "♣"
    }
    assert trees == set(PLAN.gardens)


def test_the_ground_of_a_place_is_where_its_cells_are() -> None:
    for line, row in enumerate(ground()):
        for at, place in enumerate(row):
            if line % DOWN and at % ACROSS:
                assert place == PLACE_AT.get((line // DOWN, at // ACROSS), NOWHERE)
    (store,) = [house_place(house) for house in range(HOUSES) if LABELS[house_place(house)] == "golden lift"]
    assert sum(row.count(store) for row in ground()) == 17 * 2, "no wall divides a store"
