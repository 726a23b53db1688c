"""C86-01, C86-09 and C86-11 to C86-14: the board, and who stands in a building and controls it."""

from __future__ import annotations

from collections import Counter
from itertools import pairwise

import pytest

import windycity as wc
from windycity.games.chicago.board import (
    BUILDING_FIELDS,
    CASINO,
    DEGREE,
    EDGE_FIELDS,
    FIELDS,
    IS_BUILDING,
    NEIGHBOURS,
    QUARTER,
    SQUARE_BARS,
    VALUE,
    distances,
)
from windycity.games.chicago.state import MOVE

from .chiccaggo import members, rest_of_section, targets, town, walk
from .city import cash, fight, label_list, legal, on_turn, owned, owner, pair, play, refused, steps

EDGES = label_list(*EDGE_FIELDS)
CASINOS = label_list(*CASINO)
VALUES = {1: 8, 2: 6, 3: 3, 4: 2, 5: 3, 20: 1}


@pytest.mark.parametrize("quarter", range(4))
def test_c86_01_four_quarters_of_identical_structure(quarter: int) -> None:
    mine = [field for field in BUILDING_FIELDS if QUARTER[field] == quarter]
    assert Counter(VALUE[field] for field in mine) == VALUES
    assert sum(VALUE[field] for field in mine) == 72
    turned = [VALUE[field] for field in BUILDING_FIELDS if QUARTER[field] == (quarter + 1) % 4]
    assert [VALUE[field] for field in mine] == turned


def test_c86_01_every_field_can_be_reached() -> None:
    assert max(distances(BUILDING_FIELDS[0])) < FIELDS


def test_c86_09_doors_are_street_fields_two_for_casinos_and_four_square_bars() -> None:
    doors = {field: NEIGHBOURS[field][: DEGREE[field]] for field in BUILDING_FIELDS}
    assert not any(IS_BUILDING[door] for row in doors.values() for door in row)
    two_doors = [field for field in BUILDING_FIELDS if len(doors[field]) == 2]
    assert set(two_doors) >= set(CASINO)
    assert [QUARTER[field] for field in two_doors if field in SQUARE_BARS] == [0, 1, 2, 3]
    assert (len(two_doors), {len(row) for row in doors.values()}) == (8, {1, 2})


def test_c86_09_buildings_are_fields_like_others() -> None:
    match = town(dice=(6,), yellow="blue brass canary")
    play(match, "yellow die 6")
    way = ["brass canary", "lantern 1", "lantern 2", "tin halo", "lantern 2", "lantern 3"]
    for pips, (here, there) in enumerate(pairwise(way)):
        assert (match.state.step, match.state.points) == (MOVE, 6 - pips)
        walk(match, here, there)
    assert targets(match) == ["dry goose", "lantern 2", "lantern 4"]


@pytest.mark.parametrize(
    ("here", "there"),
    [
        ("lantern 4", "last nickel"),
        ("lantern 4", "gilded heron"),
        ("tin halo", "lantern 1"),
        ("honeycomb", "square 1"),
    ],
)
def test_c86_09_only_doors_lead_in_and_out(here: str, there: str) -> None:
    match = town(dice=(2,), yellow=f"blue {here}")
    play(match, "yellow die 2")
    assert refused(match, f"yellow walk {here} to {there}") == "C86-09"


@pytest.mark.parametrize(
    ("one", "building", "other"),
    [("copper 2", "gilded heron", "candle 2"), ("square 2", "honeycomb", "copper 5")],
)
def test_c86_09_a_building_of_two_doors_is_walked_through(one: str, building: str, other: str) -> None:
    for way in ((one, building, other), (other, building, one)):
        match = town(dice=(2,), yellow=f"blue {way[0]}", red="blue rusty pail")
        walk(match, *way, die=2)
        assert members(match, "yellow") == [f"blue {way[2]}"]


def test_c86_09_a_member_may_stay_or_leave_at_will() -> None:
    match = town(dice=(1, 1), yellow="blue lantern 2", red="blue rusty pail")
    walk(match, "lantern 2", "tin halo", die=1)
    assert sorted(legal(match)) == ["die 1", "done"]
    walk(match, "tin halo", "lantern 2", die=1)
    assert members(match, "yellow") == ["blue lantern 2"]


def test_c86_11_a_building_holds_any_number_of_one_gang() -> None:
    match = town(dice=(1, 2, 2), yellow="red lantern 2, blue lantern 1, blue lantern 3, green tin halo")
    walk(match, "lantern 2", "tin halo", die=1)
    walk(match, "lantern 1", "lantern 2", "tin halo", die=2)
    walk(match, "lantern 3", "lantern 2", "tin halo", die=2)
    assert members(match, "yellow") == ["blue tin halo", "blue tin halo", "green tin halo", "red tin halo"]


def test_c86_11_a_casino_holds_twenty() -> None:
    match = town(dice=(1,), yellow=", ".join(["blue gilded heron"] * 19 + ["blue copper 2"]))
    walk(match, "copper 2", "gilded heron", die=1)
    assert members(match, "yellow") == ["blue gilded heron"] * 20


def test_c86_11_a_street_field_holds_one() -> None:
    match = town(dice=(1,), yellow="blue lantern 7, green lantern 8")
    play(match, "yellow die 1")
    assert steps(match) == [
        "walk lantern 7 to copper 1",
        "walk lantern 7 to lantern 6",
        "walk lantern 8 to lantern 9",
    ]
    assert refused(match, "yellow walk lantern 7 to lantern 8") in {"C86-10", "C86-11"}


@pytest.mark.parametrize(
    ("plug", "rolls", "inside"),
    [
        ("yellow", "5:1 5:1", {"yellow": ["yellow tin halo"]}),
        ("blue", "1:5", {"red": ["blue tin halo", "green tin halo"]}),
    ],
)
def test_c86_11_a_building_holds_members_of_one_gang_only(
    plug: str, rolls: str, inside: dict[str, list[str]]
) -> None:
    match = town(dice=(1,), yellow=f"{plug} lantern 2", red="blue tin halo, blue tin halo")
    walk(match, "lantern 2", "tin halo", die=1)
    pair(match, f"yellow duel {plug} against blue")
    fight(match, rolls)
    for name in ("yellow", "red"):
        assert members(match, name) == inside.get(name, [])


def test_c86_11_a_street_field_holds_one_member_of_any_gang() -> None:
    match = town(dice=(1,), yellow="red lantern 2", red="blue lantern 3", green="blue orchard 4")
    walk(match, "lantern 2", "lantern 3", die=1)
    fight(match, "6:1")
    assert (members(match, "yellow"), members(match, "red")) == (["yellow lantern 3"], [])


def test_c86_11_a_stack_leaves_member_by_member() -> None:
    match = town(dice=(1, 1), yellow="blue gilded heron, red gilded heron, red gilded heron")
    play(match, "yellow die 1")
    assert steps(match) == [
        f"send {plug} of gilded heron to {door}"
        for plug in ("blue", "red")
        for door in ("candle 2", "copper 2")
    ]
    walk(match, "gilded heron", "copper 2", plug="red")
    assert members(match, "yellow") == ["blue gilded heron", "red copper 2", "red gilded heron"]


def test_c86_11_members_alike_leave_without_naming_them() -> None:
    match = town(dice=(2,), yellow="red tin halo, red tin halo")
    play(match, "yellow die 2")
    assert legal(match) == ["walk tin halo to lantern 2"]
    walk(match, "tin halo", "lantern 2")
    assert members(match, "yellow") == ["red lantern 2", "red tin halo"]


def test_c86_11_a_member_that_is_not_there_cannot_be_sent() -> None:
    match = town(dice=(1, 1), yellow="blue gilded heron, red gilded heron")
    play(match, "yellow die 1")
    for sent in ("green of gilded heron to copper 2", "blue of tin halo to lantern 2"):
        assert refused(match, f"yellow send {sent}") in {"C86-07", "C86-08", "C86-11"}


def test_c86_11_a_walker_that_passes_through_a_stack_stays_the_walker() -> None:
    match = town(dice=(2,), yellow="blue copper 2, red gilded heron, yellow gilded heron")
    walk(match, "copper 2", "gilded heron", die=2)
    assert targets(match) == ["candle 2", "copper 2"]
    match.play(next(text for text in legal(match) if text.endswith("candle 2")))
    assert members(match, "yellow") == ["blue candle 2", "red gilded heron", "yellow gilded heron"]


def test_c86_12_there_are_eight_edge_fields_two_in_each_quarter() -> None:
    assert sorted(QUARTER[field] for field in EDGE_FIELDS) == [0, 0, 1, 1, 2, 2, 3, 3]


@pytest.mark.parametrize("edge", EDGES)
def test_c86_12_the_eight_roads_off_the_board_connect_with_each_other(edge: str) -> None:
    match = town(dice=(3,), yellow=f"blue {edge}")
    play(match, "yellow die 3")
    beyond = [label for label in targets(match) if label not in EDGES]
    assert beyond == [edge.replace(" 1", " 2")]
    assert set(targets(match)) - set(beyond) == set(EDGES) - {edge}
    there = EDGES[EDGES.index(edge) - 3]
    walk(match, edge, there)
    assert match.state.points == 2
    assert members(match, "yellow") == [f"blue {there}"]


def test_c86_12_an_enemy_on_the_edge_field_entered_means_a_fight() -> None:
    match = town(dice=(3,), yellow="green senator 1", green="blue sheriff 1, blue empty basket")
    walk(match, "senator 1", "sheriff 1", die=3)
    assert match.actor == wc.CHANCE
    fight(match, "6:1")
    assert members(match, "yellow") == ["red sheriff 1"]
    assert match.state.points == 2


def test_c86_12_other_fields_lead_nowhere_off_the_board() -> None:
    match = town(dice=(1,), yellow="blue senator 2")
    play(match, "yellow die 1")
    assert targets(match) == ["governor 2", "saffron room", "senator 1", "senator 3"]


@pytest.mark.parametrize("before", ["nobody", "red", "green", "blue", "yellow"])
def test_c86_13_entering_a_bar_marks_it(before: str) -> None:
    match = town(dice=(2,), yellow="blue lantern 3", owners={before: ["dry goose"]})
    walk(match, "lantern 3", "dry goose", die=2)
    assert owner(match, "dry goose") == "yellow"


def test_c86_13_it_stays_ones_own_after_leaving() -> None:
    match = town(dice=(2,), yellow="blue lantern 3", red="blue rusty pail", owners={"red": ["dry goose"]})
    walk(match, "lantern 3", "dry goose", "lantern 3", die=2)
    assert owner(match, "dry goose") == "yellow"
    assert sorted(owned(match, "yellow")) == ["brass canary", "dry goose"]
    assert sorted(owned(match, "red")) == ["ruby rooster", "rusty pail"]


def test_c86_13_headquarters_of_others_are_marked_alike() -> None:
    match = town(dice=(1,), turn="red", red="blue lantern 1", green="blue orchard 4")
    walk(match, "lantern 1", "brass canary", die=1)
    assert owner(match, "brass canary") == "red"
    assert on_turn(match) == "green"


def test_c86_13_passing_by_marks_nothing_and_no_money_flows() -> None:
    match = town(dice=(4,), yellow="blue lantern 2", red="blue rusty pail")
    walk(match, "lantern 2", "lantern 3", "lantern 4", "lantern 5", "lantern 6", die=4)
    assert owned(match, "yellow") == ["brass canary"]
    assert cash(match, "yellow") == 50


def test_c86_14_a_casino_is_controlled_while_a_member_stands_in_it() -> None:
    match = town(dice=(1, 1), yellow="blue copper 2", red="blue rusty pail")
    assert owner(match, "gilded heron") == "nobody"
    walk(match, "copper 2", "gilded heron", die=1)
    assert owner(match, "gilded heron") == "yellow"
    walk(match, "gilded heron", "candle 2", die=1)
    assert owner(match, "gilded heron") == "nobody"


def test_c86_14_one_of_two_is_enough() -> None:
    match = town(dice=(1, 1), yellow="blue gilded heron, blue gilded heron", red="blue rusty pail")
    walk(match, "gilded heron", "copper 2", die=1)
    assert owner(match, "gilded heron") == "yellow"
    walk(match, "gilded heron", "candle 2", die=1)
    assert owner(match, "gilded heron") == "nobody"


def test_c86_14_walking_through_leaves_no_control() -> None:
    match = town(dice=(2,), yellow="blue copper 2", red="blue rusty pail")
    walk(match, "copper 2", "gilded heron", "candle 2", die=2)
    assert owner(match, "gilded heron") == "nobody"


@pytest.mark.parametrize("casino", CASINOS)
def test_c86_14_only_an_occupied_casino_brings_income(casino: str) -> None:
    match = town(when="A6", turn="blue", blue=f"blue {casino}")
    rest_of_section(match)
    assert cash(match, "blue") == 50 + 5 + 20
    match = town(when="A6", turn="blue", dice=(1,), blue=f"blue {casino}")
    play(match, "blue die 1", f"blue {way_out(casino)}")
    assert cash(match, "blue") == 50 + 5


def way_out(casino: str) -> str:
    """A step out of a casino by its first door."""
    door = NEIGHBOURS[CASINO[CASINOS.index(casino)]][0]
    return f"walk {casino} to {label_list(door)[0]}"
