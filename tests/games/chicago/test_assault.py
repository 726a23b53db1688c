"""C91-42: assaults on buildings under Variant I, and who joins them."""

from __future__ import annotations

import pytest

import windycity as wc
from windycity.games.chicago.state import ATTACKER_PAIRS

from .city import (
    city,
    fight,
    legal,
    members,
    on_turn,
    owner,
    pair,
    play,
    put,
    refused,
    step,
    steps,
)


def at_the_door(
    inside: str, outside: str = "2er", *, points: int = 6, joining: str = "1er", away: str = "1er deacon 4"
) -> wc.Match:
    """Yellow before a bar that red holds: one at the door, one behind it, and one far away."""
    return city(
        points=points,
        stacking=True,
        yellow=f"{outside} lantern 5, {joining} lantern 4, {away}",
        red=", ".join(f"{rings} last nickel" for rings in inside.split()) + ", 1er rusty pail",
    )


ENTER = "yellow walk lantern 5 to last nickel"
FOLLOW = "yellow walk lantern 4 to lantern 5"


def assault(attackers: str, inside: str, *, more_points: int = 0) -> wc.Match:
    """Two attackers have entered, and the assault begins if there are no more points."""
    first, second = attackers.split()
    match = at_the_door(inside, first, joining=second, points=3 + more_points)
    play(match, ENTER, FOLLOW, ENTER)
    return match


def pairs(match: wc.Match) -> list[str]:
    return [text for text in legal(match) if text.startswith("duel")]


@pytest.mark.parametrize("inside", ["1er", "1er 3er", "2er 2er 2er"])
def test_c91_42_entering_a_building_with_enemies_opens_an_assault(inside: str) -> None:
    match = at_the_door(inside)
    play(match, ENTER)
    assert match.actor == 0
    assert match.state.points == 5
    assert owner(match, "last nickel") == "red"
    assert pairs(match) == [f"duel 2er against {rings}" for rings in sorted(set(inside.split()))]


def test_c91_42_others_may_go_on_stepping_and_join_at_the_usual_cost() -> None:
    match = at_the_door("3er")
    play(match, ENTER, "yellow walk deacon 4 to deacon 5", FOLLOW, ENTER)
    assert match.state.points == 2
    assert pairs(match) == ["duel 1er against 3er", "duel 2er against 3er"]
    play(match, "yellow walk deacon 5 to deacon 6")
    assert match.state.points == 1


def test_c91_42_they_may_join_by_any_door() -> None:
    match = city(points=9, stacking=True, yellow="2er willow 2, 3er meadow 2", green="1er emerald peacock")
    play(match, "yellow walk willow 2 to emerald peacock", "yellow walk meadow 2 to emerald peacock")
    assert pairs(match) == ["duel 2er against 1er", "duel 3er against 1er"]


def test_c91_42_members_of_a_stack_open_it_and_join_one_by_one() -> None:
    match = city(
        points=9,
        stacking=True,
        yellow="1er gilded heron, 3er gilded heron, 2er copper 3",
        red="2er honeycomb, 1er rusty pail",
    )
    for rings in ("3er", "1er"):
        step(match, f"{rings} gilded heron", "copper 2")
        if rings == "3er":
            play(match, "yellow walk copper 3 to copper 4", "yellow walk copper 4 to copper 5")
            play(match, "yellow walk copper 5 to honeycomb")
            step(match, "3er copper 2", "copper 3")
    assert pairs(match) == ["duel 2er against 2er"]
    assert members(match, "yellow") == ["1er copper 2", "3er copper 3"]
    assert match.state.points == 3


def test_c91_42_others_may_take_buildings_meanwhile() -> None:
    match = at_the_door("3er", away="1er lantern 3")
    play(match, ENTER, "yellow walk lantern 3 to dry goose")
    assert owner(match, "dry goose") == "yellow"


def test_c91_42_those_inside_stay() -> None:
    match = at_the_door("3er", away="1er lantern 3")
    play(match, ENTER)
    assert refused(match, "yellow walk last nickel to lantern 5") in {"C91-20", "C91-42"}
    assert refused(match, "yellow send 2er of last nickel to lantern 5") in {"C91-20", "C91-42"}
    assert not any("last nickel to" in text for text in steps(match))


def test_c91_42_no_other_duel_is_started_meanwhile() -> None:
    match = at_the_door("3er", away="4er foundry 3")
    put(match, "green", "1er foundry 4")
    put(match, "green", "1er short fuse")
    play(match, ENTER)
    assert refused(match, "yellow walk foundry 3 to foundry 4") == "C91-42"
    assert refused(match, "yellow walk foundry 3 to short fuse") == "C91-42"
    play(match, "yellow walk foundry 3 to foundry 2")


def test_c91_42_the_declared_duel_ends_the_joining() -> None:
    match = at_the_door("1er 3er")
    play(match, ENTER, FOLLOW, "yellow duel 2er against 3er")
    assert match.actor == wc.CHANCE
    fight(match, "6:4")
    pair(match, "red duel 3er against 1er")
    fight(match, "6:4")
    assert owner(match, "last nickel") == "yellow"
    assert members(match, "yellow") == ["1er deacon 4", "1er lantern 5", "4er last nickel"]


def test_c91_42_after_the_first_duel_nobody_joins() -> None:
    match = assault("1er 3er", "1er 3er", more_points=3)
    play(match, "yellow duel 3er against 1er")
    fight(match, "5:3")
    play(match, "red duel 1er against 3er")
    fight(match, "3:4")
    assert all(text.startswith("duel") for text in legal(match))
    assert refused(match, "yellow walk deacon 4 to deacon 5") in {"C91-42", "C91-44"}


def test_c91_42_without_points_left_the_duels_start_by_themselves() -> None:
    match = assault("1er 2er", "1er 3er")
    assert match.state.points == 0
    assert match.state.step == ATTACKER_PAIRS
    assert all(text.startswith("duel") for text in legal(match))
    for move in ("done", "walk deacon 4 to deacon 5"):
        assert refused(match, f"yellow {move}") in {"C91-42", "C91-44"}


def test_c91_42_an_assault_with_the_last_point_is_fought_out() -> None:
    match = at_the_door("1er", points=1)
    play(match, ENTER)
    pair(match, "yellow duel 2er against 1er")
    fight(match, "6:1")
    assert owner(match, "last nickel") == "yellow"
    assert on_turn(match) == "red"


def test_c91_42_when_nobody_else_can_step_the_duels_are_all_that_is_left() -> None:
    match = city(points=5, stacking=True, yellow="2er lantern 5", red="1er last nickel, 1er rusty pail")
    play(match, ENTER)
    pair(match, "yellow duel 2er against 1er")
    fight(match, "6:1")
    assert match.state.points == 4
    play(match, "yellow walk last nickel to lantern 5")


def test_c91_42_after_an_assault_another_can_be_opened() -> None:
    match = city(
        points=5,
        stacking=True,
        yellow="2er lantern 5, 1er deacon 4",
        red="1er last nickel, 1er hatbox",
    )
    play(match, ENTER, "yellow duel 2er against 1er")
    fight(match, "6:1")
    play(match, "yellow walk last nickel to lantern 5", "yellow walk lantern 5 to lantern 6")
    play(match, "yellow walk lantern 6 to hatbox", "yellow duel 3er against 1er")
    fight(match, "6:1")
    assert owner(match, "last nickel") == owner(match, "hatbox") == "yellow"


def test_c91_42_without_the_variant_a_duel_starts_at_once() -> None:
    match = city(points=5, yellow="2er lantern 5, 1er deacon 4", red="1er last nickel")
    play(match, ENTER)
    assert match.actor == wc.CHANCE
