"""C91-16: new members are placed before a phase."""

from __future__ import annotations

import pytest

import windycity as wc
from windycity.games.chicago.names import GANGS
from windycity.games.chicago.state import HIRE, PLACE, TURN

from .city import (
    city,
    finish_hiring,
    finish_placing,
    legal,
    load,
    members,
    on_turn,
    owned,
    owner,
    play,
    refused,
    rest_of_phase,
    waiting,
)


def placing(*hires: str, players: int = 4) -> wc.Match:
    """The start of a game; yellow has hired and is to place its members and the 4er."""
    match = load(players).start(seed=7)
    match.state.cash[0] = 500
    play(match, *(f"yellow hire {member}" for member in hires), "yellow done")
    finish_hiring(match)
    return match


def next_phase(*, yellow: str = "", red: str = "") -> wc.Match:
    """The hiring before phase B, with these members on the board; red begins."""
    match = city(when="A6", turn="blue", die="even", cash=dict.fromkeys(GANGS, 500), yellow=yellow, red=red)
    rest_of_phase(match)
    assert match.state.step == HIRE
    return match


def test_c91_16_each_places_its_4er_from_the_start_gang_clockwise() -> None:
    match = placing()
    play(match, "yellow place 4er in tin halo", "red place 4er in rusty pail")
    play(match, "green place 4er in empty basket", "blue place 4er in damp sock")
    assert match.state.step == TURN
    assert [members(match, name) for name in GANGS] == [
        ["4er tin halo"],
        ["4er rusty pail"],
        ["4er empty basket"],
        ["4er damp sock"],
    ]


def test_c91_16_a_gang_places_all_before_the_next() -> None:
    match = placing("1er", "3er")
    for move in ("place 4er in tin halo", "place 1er in gilded heron", "place 3er in brass canary"):
        play(match, f"yellow {move}")
    assert (match.state.step, on_turn(match)) == (PLACE, "red")
    assert waiting(match, "yellow") == []


def test_c91_16_strength_is_at_will() -> None:
    match = placing("1er")
    own = ["tin halo", "gilded heron", "hatbox", "brass canary", "back stairs", "butter vault"]
    own += ["cracked bell", "patient mule", "lucky spoon", "milk crate"]
    assert sorted(legal(match)) == sorted(f"place {rings}er in {label}" for rings in (1, 4) for label in own)


@pytest.mark.parametrize("label", ["dry goose", "rusty pail", "crimson carousel", "honeycomb"])
def test_c91_16_only_into_buildings_of_ones_own(label: str) -> None:
    assert refused(placing(), f"yellow place 4er in {label}") == "C91-16"


@pytest.mark.parametrize("label", ["lantern 2", "square 1", "nowhere"])
def test_c91_16_never_into_the_street(label: str) -> None:
    assert refused(placing(), f"yellow place 4er in {label}") == "C91-16"


def test_c91_16_one_per_building() -> None:
    match = placing("1er")
    play(match, "yellow place 4er in tin halo")
    assert refused(match, "yellow place 1er in tin halo") == "C91-16"


@pytest.mark.parametrize("move", ["done", "roll", "hire 1er", "walk tin halo to lantern 2"])
def test_c91_16_all_must_be_placed(move: str) -> None:
    match = placing("1er")
    play(match, "yellow place 4er in tin halo")
    assert refused(match, f"yellow {move}") in {"C91-12", "C91-16"}


def test_c91_16_only_what_waits_is_placed() -> None:
    assert refused(placing("1er"), "yellow place 2er in tin halo") in {"C91-15", "C91-16"}


def test_c91_16_a_gang_hires_no_more_than_it_has_room_for_beside_the_4er() -> None:
    match = load().start(seed=7)
    match.state.cash[0] = 900
    play(match, *(f"yellow hire {rings}er" for rings in (3, 1, 2, 1, 2, 1, 2, 1, 2)))
    assert len(waiting(match, "yellow")) == len(owned(match, "yellow")) == 10
    if match.state.gang == 0:
        for member in ("1er", "2er"):
            assert refused(match, f"yellow hire {member}") == "C91-16"
    finish_hiring(match)
    finish_placing(match)
    assert len(members(match, "yellow")) == 10


def test_c91_16_members_already_on_the_board_stay_and_take_their_place() -> None:
    match = next_phase(red="4er rusty pail, 2er spent match, 1er foundry 4")
    play(match, *(f"red hire {rings}er" for rings in (3, 1, 2, 1, 2, 1, 2, 1)))
    if match.state.gang == 1:
        assert refused(match, "red hire 2er") == "C91-16"
    finish_hiring(match)
    assert refused(match, "red place 3er in rusty pail") == "C91-16"
    finish_placing(match)
    assert {"4er rusty pail", "2er spent match", "1er foundry 4"} <= set(members(match, "red"))
    assert len(members(match, "red")) == 11


def test_c91_16_buildings_lost_are_no_room_and_buildings_won_are() -> None:
    match = next_phase(red="4er tin halo", yellow="4er rusty pail")
    play(match, "red hire 1er", "red done")
    finish_hiring(match)
    assert refused(match, "red place 1er in rusty pail") == "C91-16"
    assert owner(match, "tin halo") == "red"
    assert refused(match, "red place 1er in tin halo") == "C91-16"
    play(match, "red place 1er in spent match")


def test_c91_16_who_owns_nothing_free_hires_nothing() -> None:
    match = city(
        when="A6",
        turn="blue",
        die="even",
        red="4er rusty pail",
        owners={"nobody": owned(load().start(seed=7), "red")[1:]},
        cash=dict.fromkeys(GANGS, 500),
    )
    rest_of_phase(match)
    assert owned(match, "red") == ["rusty pail"]
    assert not [text for text in legal(match) if text.startswith("hire")] or on_turn(match) != "red"


def test_c91_16_later_phases_bring_no_new_4er() -> None:
    match = next_phase(yellow="1er lantern 4")
    play(match, "red hire 1er", "red done", "green done", "blue done", "yellow hire 2er", "yellow done")
    assert waiting(match, "red") == [1]
    play(match, "red place 1er in rusty pail", "yellow place 2er in tin halo")
    assert match.state.step == TURN
    assert on_turn(match) == "red"
    assert members(match, "green") == members(match, "blue") == []


def test_c91_16_placing_follows_the_start_gang() -> None:
    match = next_phase()
    for name in ("red", "green", "blue", "yellow"):
        play(match, f"{name} hire 1er", f"{name} done")
    play(match, "red place 1er in rusty pail", "green place 1er in empty basket")
    play(match, "blue place 1er in damp sock", "yellow place 1er in tin halo")
    assert on_turn(match) == "red"


def test_c91_16_three_and_two_players_place_alike() -> None:
    for players, gangs in ((2, GANGS), (3, GANGS[:3])):
        match = placing(players=players)
        for name in gangs:
            play(match, f"{name} place 4er in {owned(match, name)[0]}")
        assert (match.state.step, on_turn(match)) == (TURN, "yellow")
