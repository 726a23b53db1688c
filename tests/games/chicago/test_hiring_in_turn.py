"""C91-17, C91-18 and C91-46: hiring on one's own turn, and turns without members."""

from __future__ import annotations

import pytest

import windycity as wc

from .city import (
    cash,
    city,
    legal,
    members,
    on_turn,
    own,
    owner,
    play,
    refused,
    remove,
    reserve,
    rest,
)


@pytest.mark.parametrize(("member", "price"), [("1er", 10), ("2er", 25)])
def test_c91_17_a_member_hired_on_turn_stands_in_the_home_bar(member: str, price: int) -> None:
    match = city(turn="red", red="4er rusty pail")
    assert legal(match) == ["hire 1er", "hire 2er", "roll"]
    play(match, f"red hire {member}")
    assert members(match, "red") == sorted([f"{member} ruby rooster", "4er rusty pail"])
    assert cash(match, "red") == 125 - price
    assert reserve(match, "red") == 18
    play(match, "red roll")
    assert match.actor == wc.CHANCE


def test_c91_17_the_new_member_may_move_at_once() -> None:
    match = city(yellow="4er tin halo")
    play(match, "yellow hire 1er", "yellow roll", "points 11", "yellow walk brass canary to lantern 1")
    assert members(match, "yellow") == ["1er lantern 1", "4er tin halo"]


@pytest.mark.parametrize("member", ["1er", "2er"])
def test_c91_17_one_hire_a_turn_as_the_home_bar_is_full_then(member: str) -> None:
    match = city(yellow="4er tin halo", cash={"yellow": 500})
    play(match, "yellow hire 1er")
    assert refused(match, f"yellow hire {member}") in {"C91-17"} | ({"C91-14"} if member == "1er" else set())
    assert legal(match) == ["roll"]


@pytest.mark.parametrize("member", ["1er", "2er"])
def test_c91_17_an_occupied_home_bar_takes_no_hires(member: str) -> None:
    match = city(yellow="4er brass canary")
    assert refused(match, f"yellow hire {member}") == "C91-17"


@pytest.mark.parametrize("member", ["1er", "2er"])
def test_c91_17_never_after_the_roll(member: str) -> None:
    match = city(yellow="4er tin halo")
    play(match, "yellow roll", "points 11")
    assert refused(match, f"yellow hire {member}") in {"C91-17", "C91-20", "C91-21"}
    play(match, "yellow walk tin halo to lantern 2")
    assert refused(match, f"yellow hire {member}") in {"C91-17", "C91-20", "C91-21"}


def test_c91_17_hires_on_turn_are_from_cash_and_reserve() -> None:
    match = city(yellow="4er tin halo", cash={"yellow": 24})
    assert refused(match, "yellow hire 2er") == "C91-12"
    match = city(yellow="4er tin halo", cash={"yellow": 9})
    assert refused(match, "yellow hire 1er") == "C91-12"
    match = city(yellow="4er tin halo", reserve={"yellow": 0})
    assert refused(match, "yellow hire 1er") == "C91-12"


def test_c91_17_every_turn_again() -> None:
    match = city(die="1-12", yellow="4er tin halo")
    play(match, "yellow hire 1er", "yellow roll", "points 1", "yellow walk brass canary to lantern 1")
    while on_turn(match) != "yellow":
        match.play("done")
    play(match, "yellow hire 2er")
    assert members(match, "yellow") == ["1er lantern 1", "2er brass canary", "4er tin halo"]


def test_c91_17_nobody_has_to_hire() -> None:
    match = city(yellow="4er tin halo")
    play(match, "yellow roll")
    assert cash(match, "yellow") == 125


@pytest.mark.parametrize("holder", ["red", "green", "blue"])
def test_c91_18_a_home_bar_in_foreign_hands_takes_no_hires(holder: str) -> None:
    match = city(yellow="4er tin halo", owners={holder: ["brass canary"]})
    assert refused(match, "yellow hire 1er") == "C91-18"
    assert legal(match) == ["roll"]


def test_c91_18_nor_with_the_enemy_inside() -> None:
    match = city(yellow="4er tin halo", red="1er brass canary")
    assert refused(match, "yellow hire 2er") == "C91-18"


def test_c91_18_until_it_is_won_back() -> None:
    match = city(points=1, die="1-12", yellow="4er lantern 1", owners={"red": ["brass canary"]})
    play(match, "yellow walk lantern 1 to brass canary")
    assert owner(match, "brass canary") == "yellow"
    while on_turn(match) != "yellow":
        match.play("done")
    assert refused(match, "yellow hire 1er") == "C91-17"
    play(match, "yellow roll", "points 1", "yellow walk brass canary to lantern 1")
    while on_turn(match) != "yellow":
        match.play("done")
    play(match, "yellow hire 1er")


def test_c91_18_no_hire_moves_into_the_home_bar_of_another() -> None:
    match = city(yellow="4er tin halo", owners={"yellow": ["ruby rooster"], "red": ["brass canary"]})
    assert refused(match, "yellow hire 1er") == "C91-18"
    own(match, "yellow", "brass canary")
    play(match, "yellow hire 1er")
    assert "1er brass canary" in members(match, "yellow")


def test_c91_18_the_phase_start_does_not_need_the_home_bar() -> None:
    match = city(when="A6", turn="blue", die="even", owners={"green": ["ruby rooster"]})
    rest(match)
    play(match, "red hire 1er", "red done")


def test_c91_46_a_gang_without_members_may_hire_and_then_rolls() -> None:
    match = city(red="4er rusty pail")
    assert legal(match) == ["hire 1er", "hire 2er", "done"]
    play(match, "yellow hire 2er")
    assert legal(match) == ["roll"]
    play(match, "yellow roll", "points 11", "yellow walk brass canary to lantern 1")


def test_c91_46_a_gang_that_still_has_none_ends_its_turn_without_a_roll() -> None:
    match = city(red="4er rusty pail")
    assert refused(match, "yellow roll") in {"C91-19", "C91-46"}
    play(match, "yellow done")
    assert on_turn(match) == "red"
    assert "roll" in legal(match)


@pytest.mark.parametrize(
    "poor",
    [{"cash": {"yellow": 9}}, {"owners": {"blue": ["brass canary"]}}],
    ids=["no money", "no home bar"],
)
def test_c91_46_who_cannot_hire_either_passes(poor: dict[str, dict[str, object]]) -> None:
    match = city(red="4er rusty pail", **poor)  # type: ignore[arg-type]
    if on_turn(match) == "yellow":
        assert legal(match) == ["done"]
        play(match, "yellow done")
    assert on_turn(match) == "red"


def test_c91_46_a_gang_with_members_cannot_pass() -> None:
    match = city(yellow="1er tin halo")
    assert refused(match, "yellow done") in {"C91-17", "C91-19", "C91-21", "C91-46"}


def test_c91_46_who_loses_its_last_member_gets_its_turn_next_round() -> None:
    match = city(points=3, yellow="1er lantern 4", red="4er lantern 5")
    play(match, "yellow walk lantern 4 to lantern 5", "shows 1", "shows 6")
    assert on_turn(match) == "red"
    remove(match, "red", "lantern 5")
    play(match, "red done", "green done", "blue done", "yellow hire 1er", "yellow roll")


def test_c91_46_the_game_goes_on_if_one_gang_alone_has_members() -> None:
    match = city(die="even", yellow="1er tin halo", cash={"red": 0, "green": 0, "blue": 0})
    for _ in range(2):
        assert on_turn(match) == "yellow"
        rest(match)
        while match.actor != wc.OVER and on_turn(match) != "yellow":
            assert legal(match) == ["done"]
            rest(match)


def test_c91_46_the_game_goes_on_if_nobody_has_members() -> None:
    match = city(die="even")
    for name in ("yellow", "red", "green", "blue", "yellow"):
        assert on_turn(match) == name
        assert match.actor != wc.OVER
        play(match, f"{name} done")
