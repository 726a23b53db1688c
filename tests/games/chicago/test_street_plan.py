"""C91-07: the street plan is one to play on: fair distances, gates to guard, no street in vain."""

from __future__ import annotations

from collections import Counter

import pytest

from windycity.games.chicago.board import (
    BUILDING_FIELDS,
    CASINO,
    DEGREE,
    FIELDS,
    HOME,
    IS_BUILDING,
    NEIGHBOURS,
    PLAN,
    QUARTER,
    SQUARE_FIELDS,
    START_OWNER,
    VALUE,
    distances,
)
from windycity.games.chicago.geometry import CELLS, SIZE

GANGS = range(4)
LANES = (SIZE // 2 - 1, SIZE // 2)
STREETS = {field for field in range(FIELDS) if not IS_BUILDING[field]}
OPEN_GROUND = {street for street in STREETS if set(CELLS[street][0]) & set(LANES)} | set(SQUARE_FIELDS)
"""The avenues and the square; all other streets are the inner streets of a quarter."""

INNER_STREETS = STREETS - OPEN_GROUND
GATES = {street for street in INNER_STREETS if set(NEIGHBOURS[street]) & OPEN_GROUND}
DOORS = Counter(door for building in BUILDING_FIELDS for door in NEIGHBOURS[building][: DEGREE[building]])


@pytest.fixture(scope="module")
def distance() -> list[list[int]]:
    return [distances(field) for field in range(FIELDS)]


@pytest.mark.parametrize("gang", GANGS)
def test_c91_07_own_casino_is_6_to_10_steps_from_home(gang: int, distance: list[list[int]]) -> None:
    assert 6 <= distance[HOME[gang]][CASINO[gang]] <= 10


@pytest.mark.parametrize("gang", GANGS)
def test_c91_07_the_square_is_10_to_16_steps_from_home(gang: int, distance: list[list[int]]) -> None:
    assert 10 <= min(distance[HOME[gang]][field] for field in SQUARE_FIELDS) <= 16


@pytest.mark.parametrize("gang", GANGS)
def test_c91_07_foreign_casinos_are_14_to_22_steps_from_home(gang: int, distance: list[list[int]]) -> None:
    others = [distance[HOME[gang]][CASINO[other]] for other in GANGS if other != gang]
    assert all(14 <= steps <= 22 for steps in others)


@pytest.mark.parametrize("gang", GANGS)
def test_c91_07_both_neighbours_are_equally_far(gang: int, distance: list[list[int]]) -> None:
    left, right = CASINO[(gang + 1) % 4], CASINO[(gang + 3) % 4]
    assert distance[HOME[gang]][left] == distance[HOME[gang]][right]


@pytest.mark.parametrize("quarter", GANGS)
def test_c91_07_three_to_six_gates_lead_into_a_quarter(quarter: int) -> None:
    assert 3 <= sum(QUARTER[gate] == quarter for gate in GATES) <= 6


@pytest.mark.parametrize("quarter", GANGS)
def test_c91_07_who_holds_the_gates_holds_the_inner_streets(quarter: int) -> None:
    """From home, all inner streets and no others can be reached past guarded gates and two-door bars."""
    guarded = GATES | {building for building in BUILDING_FIELDS if building not in HOME}
    reached, rim = {HOME[quarter]}, [HOME[quarter]]
    while rim:
        field = rim.pop()
        for to in set(NEIGHBOURS[field][: DEGREE[field]]) - reached:
            reached.add(to)
            if to not in guarded:
                rim.append(to)
    assert reached & STREETS == {street for street in INNER_STREETS if QUARTER[street] == quarter}


@pytest.mark.parametrize("quarter", GANGS)
def test_c91_07_every_building_can_be_reached_without_leaving_its_quarter(quarter: int) -> None:
    reached, rim = {HOME[quarter]}, [HOME[quarter]]
    while rim:
        field = rim.pop()
        new = {to for to in NEIGHBOURS[field][: DEGREE[field]] if QUARTER[to] == quarter} - reached
        reached |= new
        rim += [to for to in new if not IS_BUILDING[to]]
    assert {building for building in BUILDING_FIELDS if QUARTER[building] == quarter} <= reached


def test_c91_07_every_street_field_has_a_door_or_joins_two_quarters(distance: list[list[int]]) -> None:
    ways = [(a, b) for a in BUILDING_FIELDS for b in BUILDING_FIELDS if QUARTER[a] == 0 and QUARTER[b] != 0]
    for street in STREETS - set(DOORS):
        if QUARTER[street] == 0:
            assert any(distance[a][street] + distance[street][b] == distance[a][b] for a, b in ways), street


def test_c91_07_doors_are_spread_over_the_streets() -> None:
    assert max(DOORS.values()) <= 2
    assert all(DOORS[edge] == 0 for edge in STREETS if DEGREE[edge] > 4)
    assert len(DOORS) >= len(STREETS) // 3
    on_open_ground = sum(DOORS[street] for street in OPEN_GROUND)
    assert 0 < on_open_ground < sum(DOORS.values()) // 2, "most doors are inside, some are for all to take"


def test_c91_07_who_is_worth_more_is_larger() -> None:
    sizes: dict[int, list[int]] = {}
    for building in PLAN.buildings:
        sizes.setdefault(building.value, []).append(len(building.cells))
    means = [sum(sizes[value]) / len(sizes[value]) for value in sorted(sizes)]
    assert means == sorted(set(means))


def test_c91_08_about_half_of_a_quarters_worth_is_owned_at_the_start() -> None:
    owned = sum(VALUE[field] for field in BUILDING_FIELDS if START_OWNER[field] == 0)
    assert 30 <= owned <= 42
