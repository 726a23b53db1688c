"""C91-01 to C91-08: the board, its distances, and whether it is one to play on."""

from __future__ import annotations

from collections import Counter

import pytest

from windycity.games.chicago.board import (
    BUILDING,
    BUILDING_FIELDS,
    BUILDINGS,
    BUILDINGS_PER_QUARTER,
    CASINO,
    DEGREE,
    EDGE_FIELDS,
    FIELDS,
    FIELDS_PER_QUARTER,
    HOME,
    IS_BUILDING,
    IS_EDGE,
    MOST_NEIGHBOURS,
    NEIGHBOURS,
    NO_BUILDING,
    NO_FIELD,
    NOBODY,
    ONES,
    QUARTER,
    SQUARE_BARS,
    SQUARE_FIELDS,
    START_OWNER,
    STREETS_PER_QUARTER,
    TWOS,
    VALUE,
    distances,
)
from windycity.games.chicago.geometry import CELLS, FIELD_AT, ISLANDS, SIZE

GANGS = range(4)
STREET_FIELDS = [field for field in range(FIELDS) if not IS_BUILDING[field]]
LAST, MIDDLE = SIZE - 1, SIZE // 2


def steps(field: int) -> list[int]:
    return list(NEIGHBOURS[field][: DEGREE[field]])


def turned(field: int) -> int:
    """The same field of the next quarter clockwise."""
    return (field + FIELDS_PER_QUARTER) % FIELDS


def side_by_side(field: int, other: int) -> bool:
    return any(
        abs(row - other_row) + abs(column - other_column) == 1
        for row, column in CELLS[field]
        for other_row, other_column in CELLS[other]
    )


@pytest.fixture(scope="module")
def distance() -> list[list[int]]:
    return [distances(field) for field in range(FIELDS)]


@pytest.mark.parametrize("quarter", GANGS)
def test_c91_01_a_quarter_has_22_bars_and_a_casino_worth_72_thousand(quarter: int) -> None:
    values = [VALUE[field] for field in BUILDING_FIELDS if QUARTER[field] == quarter]
    assert Counter(values) == {1: 8, 2: 6, 3: 3, 4: 2, 5: 3, 20: 1}
    assert sum(values) == 72
    assert VALUE[CASINO[quarter]] == 20
    assert all(VALUE[field] == 0 for field in STREET_FIELDS)


def test_c91_01_every_building_is_one_field() -> None:
    assert len(BUILDING_FIELDS) == BUILDINGS == 4 * 23
    assert [BUILDING[field] for field in BUILDING_FIELDS] == list(range(BUILDINGS))
    assert all(BUILDING[field] == NO_BUILDING for field in STREET_FIELDS)
    assert sorted(FIELD_AT) == sorted(cell for cells in CELLS for cell in cells), "no cell is in two fields"
    assert all(len(CELLS[field]) > 1 for field in BUILDING_FIELDS)


def test_c91_01_quarters_lie_clockwise_from_the_top_left() -> None:
    halves = [(0, 0), (0, 1), (1, 1), (1, 0)]
    for field in range(FIELDS):
        for row, column in CELLS[field]:
            assert (row // MIDDLE, column // MIDDLE) == halves[QUARTER[field]]


def test_c91_01_quarters_have_the_same_structure() -> None:
    for field in range(FIELDS):
        assert steps(turned(field)) == sorted(turned(other) for other in steps(field))
        assert VALUE[turned(field)] == VALUE[field]
        assert set(CELLS[turned(field)]) == {(column, LAST - row) for row, column in CELLS[field]}


def test_c91_02_four_islands_in_the_square_cannot_be_entered() -> None:
    assert len(ISLANDS) == 4
    assert not set(ISLANDS) & set(FIELD_AT)
    for row, column in ISLANDS:
        around = {(r, c) for r in (row - 1, row, row + 1) for c in (column - 1, column, column + 1)}
        assert {FIELD_AT[cell] for cell in around - {(row, column)}} <= set(SQUARE_FIELDS)


def test_c91_02_the_square_lies_in_the_middle() -> None:
    cells = {CELLS[field][0] for field in SQUARE_FIELDS} | set(ISLANDS)
    side = range(MIDDLE - 3, MIDDLE + 3)
    assert cells == {(row, column) for row in side for column in side}


def test_c91_02_two_bars_per_quarter_border_the_square() -> None:
    assert Counter(QUARTER[bar] for bar in SQUARE_BARS) == {0: 2, 1: 2, 2: 2, 3: 2}
    bordering = [f for f in BUILDING_FIELDS if any(side_by_side(f, square) for square in SQUARE_FIELDS)]
    assert sorted(SQUARE_BARS) == bordering
    assert all(set(steps(bar)) & set(SQUARE_FIELDS) for bar in SQUARE_BARS)


def test_c91_03_buildings_are_entered_and_left_over_their_doors_only() -> None:
    for building in BUILDING_FIELDS:
        for door in steps(building):
            assert not IS_BUILDING[door]
            assert building in steps(door)
            assert side_by_side(building, door)
    entered = sum(bool(IS_BUILDING[to]) for street in STREET_FIELDS for to in steps(street))
    assert entered == sum(DEGREE[building] for building in BUILDING_FIELDS)


def test_c91_03_casinos_and_one_square_bar_per_quarter_have_two_doors() -> None:
    two_doors = [building for building in BUILDING_FIELDS if DEGREE[building] == 2]
    assert all(DEGREE[building] == 1 for building in BUILDING_FIELDS if building not in two_doors)
    assert set(CASINO) <= set(two_doors)
    bars = set(two_doors) - set(CASINO)
    assert bars <= set(SQUARE_BARS)
    assert sorted(QUARTER[bar] for bar in bars) == [0, 1, 2, 3]


def test_c91_03_walking_through_a_two_door_building_saves_steps(distance: list[list[int]]) -> None:
    for building in BUILDING_FIELDS:
        if DEGREE[building] == 2:
            door, other_door = steps(building)
            assert distance[door][other_door] == 2
            assert not side_by_side(door, other_door)


def test_c91_04_two_edge_fields_side_by_side_at_each_side() -> None:
    cells = {CELLS[edge][0] for edge in EDGE_FIELDS}
    lanes = (MIDDLE - 1, MIDDLE)
    assert cells == {(end, lane) for end in (0, LAST) for lane in lanes} | {
        (lane, end) for end in (0, LAST) for lane in lanes
    }
    assert [field for field in range(FIELDS) if IS_EDGE[field]] == sorted(EDGE_FIELDS)
    assert Counter(QUARTER[edge] for edge in EDGE_FIELDS) == {0: 2, 1: 2, 2: 2, 3: 2}


def test_c91_04_avenues_are_two_lanes_wide_one_per_quarter() -> None:
    for along in range(SIZE):
        for cell, beside in (((along, MIDDLE - 1), (along, MIDDLE)), ((MIDDLE - 1, along), (MIDDLE, along))):
            lane, other = FIELD_AT[cell], FIELD_AT[beside]
            assert not IS_BUILDING[lane]
            assert not IS_BUILDING[other]
            assert other in steps(lane)
            assert QUARTER[lane] != QUARTER[other]


def test_c91_05_an_edge_field_leads_to_the_other_seven_and_no_field_jumps_else() -> None:
    for field in range(FIELDS):
        far = {other for other in steps(field) if not side_by_side(field, other)}
        if IS_EDGE[field]:
            assert set(EDGE_FIELDS) - {field} <= set(steps(field))
            assert far <= set(EDGE_FIELDS)
        else:
            assert not far


def test_c91_06_home_bars_stand_in_the_corners() -> None:
    corners = [(0, 0), (0, LAST), (LAST, LAST), (LAST, 0)]
    assert [FIELD_AT[corner] for corner in corners] == list(HOME)
    assert [QUARTER[home] for home in HOME] == [0, 1, 2, 3]
    assert all(1 <= VALUE[home] <= 5 for home in HOME)


def test_c91_07_the_board_is_connected() -> None:
    assert max(distances(HOME[0])) < FIELDS
    streets = set(STREET_FIELDS)
    reached, rim = {STREET_FIELDS[0]}, [STREET_FIELDS[0]]
    while rim:
        new = [to for to in steps(rim.pop()) if to in streets and to not in reached]
        reached.update(new)
        rim += new
    assert reached == streets, "no street field needs a way through a building"


def test_c91_07_about_40_to_60_street_fields_per_quarter() -> None:
    assert 40 <= STREETS_PER_QUARTER <= 60
    assert FIELDS_PER_QUARTER == BUILDINGS_PER_QUARTER + STREETS_PER_QUARTER
    assert len(STREET_FIELDS) == 4 * STREETS_PER_QUARTER


def test_c91_07_streets_join_wherever_they_touch() -> None:
    for street in STREET_FIELDS:
        row, column = CELLS[street][0]
        for cell in ((row - 1, column), (row + 1, column), (row, column - 1), (row, column + 1)):
            other = FIELD_AT.get(cell, NO_FIELD)
            if other in STREET_FIELDS:
                assert other in steps(street)
    assert all(DEGREE[street] >= 2 for street in STREET_FIELDS), "a dead end has a door"


@pytest.mark.parametrize("gang", GANGS)
def test_c91_08_a_gang_owns_home_casino_and_eight_bars_of_its_quarter(gang: int) -> None:
    owned = [field for field in range(FIELDS) if START_OWNER[field] == gang]
    assert len(owned) == 10
    assert {HOME[gang], CASINO[gang]} <= set(owned)
    assert all(IS_BUILDING[field] and QUARTER[field] == gang for field in owned)
    assert not set(owned) & set(SQUARE_BARS)
    assert not set(ONES[gang]) <= set(owned)
    assert not set(TWOS[gang]) <= set(owned)


def test_c91_08_all_else_is_unowned_and_the_same_in_every_quarter() -> None:
    assert Counter(START_OWNER) == {0: 10, 1: 10, 2: 10, 3: 10, NOBODY: FIELDS - 40}
    for field in range(FIELDS):
        owner = START_OWNER[field]
        assert START_OWNER[turned(field)] == (NOBODY if owner == NOBODY else (owner + 1) % 4)


@pytest.mark.parametrize("quarter", GANGS)
def test_c91_33_the_sets_are_the_ones_and_the_twos_of_a_quarter(quarter: int) -> None:
    for value, fields in ((1, ONES[quarter]), (2, TWOS[quarter])):
        assert list(fields) == [f for f in BUILDING_FIELDS if QUARTER[f] == quarter and VALUE[f] == value]


def test_rows_of_neighbours_are_ascending_and_filled_up() -> None:
    for row, degree in zip(NEIGHBOURS, DEGREE, strict=True):
        assert len(row) == MOST_NEIGHBOURS
        assert list(row[:degree]) == sorted(set(row[:degree]))
        assert all(0 <= field < FIELDS for field in row[:degree])
        assert set(row[degree:]) <= {NO_FIELD}
