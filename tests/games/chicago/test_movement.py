"""C91-05, C91-20 to C91-24 and C91-47: points, steps, buildings taken, and the end of a turn."""

from __future__ import annotations

from itertools import pairwise

import pytest

import windycity as wc
from windycity.games.chicago.board import EDGE_FIELDS
from windycity.games.chicago.state import MOVE

from .city import (
    cash,
    city,
    fight,
    label_list,
    legal,
    members,
    on_turn,
    owned,
    owner,
    play,
    refused,
    steps,
)

EDGES = label_list(*EDGE_FIELDS)


def test_c91_05_any_of_the_other_seven_edge_fields_is_one_step_away() -> None:
    match = city(points=9, yellow="2er senator 1")
    others = [edge for edge in EDGES if edge != "senator 1"]
    assert steps(match) == sorted(f"walk senator 1 to {to}" for to in [*others, "senator 2"])
    play(match, "yellow walk senator 1 to admiral 1")
    assert match.state.points == 8
    assert members(match, "yellow") == ["2er admiral 1"]


def test_c91_05_an_enemy_on_the_edge_field_entered_means_a_duel() -> None:
    match = city(points=9, yellow="2er senator 1", green="1er sheriff 1")
    play(match, "yellow walk senator 1 to sheriff 1")
    assert match.actor == wc.CHANCE
    fight(match, "6:1")
    assert members(match, "yellow") == ["3er sheriff 1"]


def test_c91_05_an_own_or_allied_member_on_the_edge_field_blocks() -> None:
    match = city(2, points=9, yellow="2er senator 1, 1er bishop 1", green="1er sheriff 1")
    assert refused(match, "yellow walk senator 1 to bishop 1") in {"C91-05", "C91-22"}
    assert refused(match, "yellow walk senator 1 to sheriff 1") in {"C91-05", "C91-22", "C91-39"}


def test_c91_20_every_street_field_and_every_building_costs_one() -> None:
    match = city(points=11, yellow="1er brass canary")
    way = ["brass canary", "lantern 1", "lantern 2", "tin halo", "lantern 2", "lantern 3", "dry goose"]
    for spent, (here, there) in enumerate(pairwise(way), 1):
        play(match, f"yellow walk {here} to {there}")
        assert match.state.points == 11 - spent
    assert members(match, "yellow") == ["1er dry goose"]


def test_c91_20_points_are_split_freely_and_steps_interleave() -> None:
    match = city(points=5, yellow="1er lantern 1, 4er lantern 5")
    play(match, "yellow walk lantern 1 to lantern 2", "yellow walk lantern 5 to lantern 4")
    play(match, "yellow walk lantern 2 to lantern 3", "yellow walk lantern 4 to lopsided owl")
    play(match, "yellow walk lantern 3 to lantern 4")
    assert members(match, "yellow") == ["1er lantern 4", "4er lopsided owl"]
    assert on_turn(match) == "red"


def test_c91_20_to_and_fro_is_allowed() -> None:
    match = city(points=4, yellow="1er lantern 4")
    for here, there in ((4, 5), (5, 4), (4, 5), (5, 4)):
        play(match, f"yellow walk lantern {here} to lantern {there}")
    assert on_turn(match) == "red"


def test_c91_20_in_any_direction_along_streets_and_through_doors() -> None:
    match = city(points=9, yellow="1er lantern 4, 2er square 8")
    assert steps(match) == sorted(
        [f"walk lantern 4 to {to}" for to in ("lantern 3", "lantern 5", "lopsided owl")]
        + [f"walk square 8 to {to}" for to in ("square 5", "square 7", "square 16", "square 32")]
    )


@pytest.mark.parametrize("to", ["lantern 6", "lantern 4", "hatbox", "honeycomb", "square 1"])
def test_c91_20_one_field_at_a_time(to: str) -> None:
    match = city(points=9, yellow="1er lantern 4")
    assert refused(match, f"yellow walk lantern 4 to {to}") in {"C91-03", "C91-20", "C91-22"}


@pytest.mark.parametrize("field", ["lantern 5", "foundry 4"])
def test_c91_20_only_a_member_of_ones_own_walks(field: str) -> None:
    match = city(points=9, yellow="1er lantern 3", red="1er foundry 4")
    to = {"lantern 5": "lantern 6", "foundry 4": "foundry 5"}[field]
    assert refused(match, f"yellow walk {field} to {to}") in {"C91-20", "C91-22"}


def test_c91_20_a_two_door_building_can_be_walked_through() -> None:
    match = city(points=2, yellow="1er copper 2")
    play(match, "yellow walk copper 2 to gilded heron", "yellow walk gilded heron to candle 2")
    assert members(match, "yellow") == ["1er candle 2"]


@pytest.mark.parametrize("move", ["done", "roll", "hire 1er"])
def test_c91_21_all_points_must_be_used(move: str) -> None:
    match = city(points=2, yellow="1er lantern 4")
    play(match, "yellow walk lantern 4 to lantern 5")
    assert refused(match, f"yellow {move}") in {"C91-17", "C91-19", "C91-20", "C91-21"}
    assert on_turn(match) == "yellow"


def test_c91_21_even_if_only_attacks_are_left() -> None:
    match = city(points=2, yellow="1er borrowed coat", red="4er wick 1")
    assert legal(match) == ["walk borrowed coat to wick 1"]
    assert refused(match, "yellow done") in {"C91-20", "C91-21"}


def test_c91_21_points_are_lost_when_no_step_is_left() -> None:
    match = city(2, yellow="1er borrowed coat", green="1er wick 1", red="1er rusty pail")
    play(match, "yellow roll", "points 22")
    assert on_turn(match) == "red"


def test_c91_21_points_are_lost_when_a_duel_leaves_nobody_who_can_step() -> None:
    match = city(
        2, points=9, yellow="1er borrowed coat, 1er deacon 1", green="1er wick 1", red="1er deacon 2"
    )
    play(match, "yellow walk deacon 1 to deacon 2")
    fight(match, "1:6")
    assert on_turn(match) == "red"


def test_c91_21_a_member_that_can_only_go_back_goes_back() -> None:
    match = city(2, points=9, yellow="1er wick 1", green="1er pewter 2", red="1er rusty pail")
    play(match, "yellow walk wick 1 to borrowed coat")
    assert legal(match) == ["walk borrowed coat to wick 1"]


def test_c91_22_an_own_member_blocks() -> None:
    match = city(points=9, yellow="1er lantern 4, 2er lantern 5, 3er lopsided owl")
    assert refused(match, "yellow walk lantern 4 to lantern 5") == "C91-22"
    assert refused(match, "yellow walk lantern 4 to lopsided owl") == "C91-22"
    assert refused(match, "yellow walk lopsided owl to lantern 4") == "C91-22"
    assert steps(match) == [
        "walk lantern 4 to lantern 3",
        "walk lantern 5 to lantern 6",
        "walk lantern 5 to last nickel",
    ]


def test_c91_22_nobody_is_passed() -> None:
    match = city(points=9, yellow="1er lantern 4", red="1er lantern 5")
    assert refused(match, "yellow walk lantern 4 to lantern 6") in {"C91-20", "C91-22"}
    play(match, "yellow walk lantern 4 to lantern 5")
    assert match.actor == wc.CHANCE


def test_c91_22_a_field_is_free_again_when_its_member_has_left() -> None:
    match = city(points=3, yellow="1er lantern 4, 2er lantern 5")
    play(match, "yellow walk lantern 5 to lantern 6", "yellow walk lantern 4 to lantern 5")
    assert members(match, "yellow") == ["1er lantern 5", "2er lantern 6"]
    play(match, "yellow walk lantern 5 to last nickel")


def test_c91_23_a_winner_goes_on_while_points_last() -> None:
    match = city(points=3, yellow="2er lantern 4", red="1er lantern 5")
    play(match, "yellow walk lantern 4 to lantern 5")
    fight(match, "4:3")
    assert (match.state.step, match.state.points) == (MOVE, 2)
    play(match, "yellow walk lantern 5 to lantern 6", "yellow walk lantern 6 to hatbox")
    assert members(match, "yellow") == ["3er hatbox"]


def test_c91_23_a_winner_may_attack_again() -> None:
    match = city(points=3, yellow="3er lantern 4", red="1er lantern 5, 1er lantern 6")
    play(match, "yellow walk lantern 4 to lantern 5")
    fight(match, "4:3")
    play(match, "yellow walk lantern 5 to lantern 6")
    fight(match, "5:3")
    assert members(match, "yellow") == ["4er lantern 6"]
    assert cash(match, "yellow") == 145


def test_c91_23_after_a_lost_duel_the_others_go_on() -> None:
    match = city(points=3, yellow="2er lantern 4, 1er deacon 4", red="1er lantern 5")
    play(match, "yellow walk lantern 4 to lantern 5")
    fight(match, "3:4")
    assert (on_turn(match), match.state.points) == ("yellow", 2)
    play(match, "yellow walk deacon 4 to deacon 5", "yellow walk deacon 5 to deacon 6")
    assert on_turn(match) == "red"


def test_c91_23_after_the_last_member_is_lost_the_turn_is_over() -> None:
    match = city(points=9, yellow="2er lantern 4", red="1er lantern 5")
    play(match, "yellow walk lantern 4 to lantern 5")
    fight(match, "3:4")
    assert on_turn(match) == "red"


@pytest.mark.parametrize("before", ["nobody", "red", "green", "blue", "yellow"])
def test_c91_24_an_empty_building_is_taken_at_once(before: str) -> None:
    match = city(points=2, yellow="1er lantern 3", owners={before: ["dry goose"]})
    play(match, "yellow walk lantern 3 to dry goose")
    assert owner(match, "dry goose") == "yellow"
    assert on_turn(match) == "yellow"


def test_c91_24_the_member_may_leave_and_the_building_stays_taken() -> None:
    match = city(points=2, yellow="1er lantern 3")
    play(match, "yellow walk lantern 3 to dry goose", "yellow walk dry goose to lantern 3")
    assert owner(match, "dry goose") == "yellow"
    assert members(match, "yellow") == ["1er lantern 3"]


def test_c91_24_casinos_and_home_bars_are_taken_alike() -> None:
    match = city(points=2, turn="red", red="1er copper 2, 2er lantern 1")
    play(match, "red walk copper 2 to gilded heron", "red walk lantern 1 to brass canary")
    assert owner(match, "gilded heron") == owner(match, "brass canary") == "red"


def test_c91_24_nothing_else_changes_hands_and_no_money() -> None:
    match = city(points=3, yellow="1er lantern 3")
    before = owned(match, "yellow")
    play(match, "yellow walk lantern 3 to dry goose", "yellow walk dry goose to lantern 3")
    assert sorted(owned(match, "yellow")) == sorted([*before, "dry goose"])
    assert cash(match, "yellow") == 125
    play(match, "yellow walk lantern 3 to lantern 2")
    assert sorted(owned(match, "yellow")) == sorted([*before, "dry goose"])


def test_c91_47_the_turn_ends_when_no_points_are_left() -> None:
    match = city(points=2, yellow="1er lantern 4", red="1er rusty pail")
    play(match, "yellow walk lantern 4 to lantern 5")
    assert on_turn(match) == "yellow"
    play(match, "yellow walk lantern 5 to lantern 6")
    assert on_turn(match) == "red"
    assert legal(match) == ["hire 1er", "hire 2er", "roll"]


@pytest.mark.parametrize(("rolls", "left"), [("4:3", 3), ("3:4", 3), ("4:4 6:3", 3), ("4:4 3:3", 3)])
def test_c91_47_the_attacking_step_costs_its_point_whatever_comes(rolls: str, left: int) -> None:
    match = city(points=4, yellow="2er lantern 4, 1er deacon 4", red="2er lantern 5")
    play(match, "yellow walk lantern 4 to lantern 5")
    fight(match, rolls)
    assert (on_turn(match), match.state.points) == ("yellow", left)


@pytest.mark.parametrize("rolls", ["4:3", "3:4", "4:4 6:3", "4:4 3:3"])
def test_c91_47_an_attack_with_the_last_point_is_fought_out(rolls: str) -> None:
    match = city(points=1, yellow="2er lantern 4, 1er deacon 4", red="2er lantern 5")
    play(match, "yellow walk lantern 4 to lantern 5")
    assert match.actor == wc.CHANCE
    fight(match, rolls)
    assert on_turn(match) == "red"


def test_c91_47_a_rolled_0_ends_the_turn_at_once() -> None:
    match = city(die="even", yellow="1er lantern 4", red="1er rusty pail")
    play(match, "yellow roll", "points 0")
    assert on_turn(match) == "red"
    assert members(match, "yellow") == ["1er lantern 4"]
