"""CTY-03, CTY-07, CTY-08, CTY-11: the streets, their exits, and the fronts of the houses."""

from __future__ import annotations

from collections import Counter
from itertools import pairwise

import numpy as np
import pytest

from windycity.games.city.board import (
    AFTER,
    BEFORE,
    CENTRE,
    DEGREE,
    DIRECTIONS,
    FIELDS,
    FRONT,
    HOUSE_AT,
    HOUSES,
    IS_CORNER,
    IS_JUNCTION,
    IS_RED,
    IS_STORE,
    NEIGHBOURS,
    NEXT,
    NO_FIELD,
    NO_HOUSE,
    OPPOSITE,
)
from windycity.games.city.geometry import CELLS, PLACE_AT
from windycity.games.city.names import house_place

Cell = tuple[int, int]

ROWS, COLUMNS = range(1, 8), range(1, 10)
"""Where the ring lies: nine fields wide and seven high, with houses around it."""

WAYS = [(-1, 0), (0, 1), (1, 0), (0, -1)]
CORNER_CELLS = [(1, 1), (1, 9), (7, 9), (7, 1)]
MOUTH_CELLS = [(1, 5), (4, 9), (7, 5), (4, 1)]
CENTRE_CELL = (4, 5)


def cell_of(field: int) -> Cell:
    (cell,) = CELLS[field]
    return cell


def exits(field: int) -> list[int]:
    return list(NEIGHBOURS[field][: DEGREE[field]])


def fields_at(cells: list[Cell]) -> set[int]:
    return {PLACE_AT[cell] for cell in cells}


def flagged(flags: tuple[int, ...]) -> set[int]:
    return {number for number, flag in enumerate(flags) if flag}


RING_FIELDS = {
    field
    for field in range(FIELDS)
    if cell_of(field)[0] in (ROWS[0], ROWS[-1]) or cell_of(field)[1] in (COLUMNS[0], COLUMNS[-1])
}


def test_cty_03_the_ring_has_28_fields_nine_by_seven() -> None:
    border = {
        (row, column)
        for row in ROWS
        for column in COLUMNS
        if row in (ROWS[0], ROWS[-1]) or column in (COLUMNS[0], COLUMNS[-1])
    }
    assert {cell_of(field) for field in RING_FIELDS} == border
    assert len(RING_FIELDS) == 28


def test_cty_03_two_streets_cross_the_ring_and_meet_in_the_middle() -> None:
    inside = {cell_of(field) for field in range(FIELDS)} - {cell_of(field) for field in RING_FIELDS}
    upright = {(row, 5) for row in ROWS[1:-1]}
    level = {(4, column) for column in COLUMNS[1:-1]}
    assert inside == upright | level
    assert upright & level == {CENTRE_CELL} == {cell_of(CENTRE)}
    assert FIELDS == 39


def test_cty_03_a_step_leads_to_the_next_field_in_its_direction() -> None:
    streets = {cell_of(field): field for field in range(FIELDS)}
    for field in range(FIELDS):
        row, column = cell_of(field)
        for direction, (down, right) in enumerate(WAYS):
            assert NEXT[field][direction] == streets.get((row + down, column + right), NO_FIELD)


def test_cty_03_the_ring_is_numbered_clockwise_and_the_centre_comes_last() -> None:
    assert [cell_of(field) for field in (0, 8, 14, 22)] == CORNER_CELLS
    assert all(after in exits(field) for field, after in pairwise(range(28)))
    assert 0 in exits(27)
    assert CENTRE == FIELDS - 1


def test_cty_03_every_field_can_be_reached() -> None:
    reached = [0]
    for field in reached:
        reached += [to for to in exits(field) if to not in reached]
    assert len(reached) == FIELDS


def test_cty_03_eight_red_fields_at_the_corners_and_mouths() -> None:
    assert flagged(IS_RED) == fields_at(CORNER_CELLS + MOUTH_CELLS)
    assert len(flagged(IS_RED)) == 8


def test_cty_03_each_red_field_has_a_department_store_and_no_other_has() -> None:
    assert {FRONT[store] for store in flagged(IS_STORE)} == flagged(IS_RED)
    assert len(flagged(IS_STORE)) == 8


def test_cty_03_department_stores_are_larger_than_shops() -> None:
    sizes: dict[int, list[int]] = {0: [], 1: []}
    for house in range(HOUSES):
        sizes[IS_STORE[house]].append(len(CELLS[house_place(house)]))
    assert min(sizes[1]) > max(sizes[0])


def test_cty_03_every_house_has_one_front_and_every_field_but_the_centre_one_house() -> None:
    assert HOUSES == len(FRONT) == 38
    assert Counter(FRONT) == {field: 1 for field in range(FIELDS) if field != CENTRE}
    assert HOUSE_AT[CENTRE] == NO_HOUSE
    assert all(HOUSE_AT[FRONT[house]] == house for house in range(HOUSES))


def test_cty_03_houses_stand_outside_the_ring_and_in_the_four_blocks() -> None:
    blocks: Counter[tuple[bool, bool]] = Counter()
    for house in range(HOUSES):
        row, column = CELLS[house_place(house)][0]
        if row in ROWS and column in COLUMNS:
            blocks[row > CENTRE_CELL[0], column > CENTRE_CELL[1]] += 1
    assert blocks.total() == 14
    assert len(blocks) == 4


def test_cty_03_the_city_looks_the_same_upside_down() -> None:
    """So that no corner of the board is better than the one across."""
    for house in range(HOUSES):
        row, column = cell_of(FRONT[house])
        across = HOUSE_AT[PLACE_AT[8 - row, 10 - column]]
        turned = {(8 - row, 10 - column) for row, column in CELLS[house_place(across)]}
        assert turned == set(CELLS[house_place(house)])


def test_cty_11_a_house_touches_its_front() -> None:
    for house in range(HOUSES):
        row, column = cell_of(FRONT[house])
        assert any((row + down, column + right) in CELLS[house_place(house)] for down, right in WAYS)


def test_cty_11_some_inner_houses_lie_on_fields_that_are_not_their_front() -> None:
    """Or the clause would say nothing."""
    beside: Counter[int] = Counter()
    for field in range(FIELDS):
        row, column = cell_of(field)
        for down, right in WAYS:
            place = PLACE_AT.get((row + down, column + right), 0)
            beside[place] += place >= FIELDS
    assert sum(beside[house_place(house)] > 1 for house in range(HOUSES) if not IS_STORE[house]) >= 4


def test_cty_07_customers_can_turn_off_at_the_mouths_and_in_the_centre() -> None:
    assert flagged(IS_JUNCTION) == fields_at([*MOUTH_CELLS, CENTRE_CELL])
    assert flagged(IS_JUNCTION) == {field for field in range(FIELDS) if DEGREE[field] >= 3}
    assert DEGREE[CENTRE] == 4


def test_cty_08_corners_are_bends_and_no_junctions() -> None:
    assert flagged(IS_CORNER) == fields_at(CORNER_CELLS)
    for field in range(FIELDS):
        ways = [direction for direction in range(DIRECTIONS) if NEXT[field][direction] != NO_FIELD]
        is_bend = len(ways) == 2 and ways[1] != OPPOSITE[ways[0]]
        assert is_bend == IS_CORNER[field]


def test_cty_08_the_way_back_leads_back() -> None:
    for field in range(FIELDS):
        for direction, to in enumerate(NEXT[field]):
            if to != NO_FIELD:
                assert NEXT[to][OPPOSITE[direction]] == field


def test_rows_of_neighbours_are_the_steps_and_filled_up() -> None:
    for field in range(FIELDS):
        assert len(NEIGHBOURS[field]) == DIRECTIONS
        assert exits(field) == [to for to in NEXT[field] if to != NO_FIELD]
        assert set(NEIGHBOURS[field][DEGREE[field] :]) <= {NO_FIELD}


TABLES = (
    *(NEXT, NEIGHBOURS, DEGREE, OPPOSITE, IS_CORNER, IS_JUNCTION, IS_RED),
    *(FRONT, HOUSE_AT, IS_STORE, AFTER, BEFORE),
)


@pytest.mark.parametrize("table", TABLES)
def test_rules_can_be_compiled_from_the_tables(table: tuple[int | tuple[int, ...], ...]) -> None:
    array = np.array(table)
    assert array.dtype == np.int64
    assert array.min() >= 0, "rules never use a negative index"
    assert array.max() <= FIELDS
