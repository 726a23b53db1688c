"""C91-12 to C91-15: hiring before a phase."""

from __future__ import annotations

import pytest

import windycity as wc
from windycity.games.chicago.names import GANGS
from windycity.games.chicago.state import HIRE, PLACE

from .city import (
    cash,
    city,
    finish_hiring,
    finish_placing,
    legal,
    load,
    members,
    on_turn,
    play,
    refused,
    reserve,
    rest_of_phase,
    step,
    steps,
    waiting,
)

PRICES = {"1er": 10, "2er": 25, "3er": 40}


def opening(players: int = 4, *, cash: int = 125, die: str = "11-22") -> wc.Match:
    """The start of a game, everyone with so much money."""
    match = load(players, die=die).start(seed=7)
    match.state.cash = [cash] * 4
    return match


def hire(match: wc.Match, name: str, *members: str) -> None:
    play(match, *(f"{name} hire {member}" for member in members))


@pytest.mark.parametrize("member", PRICES)
def test_c91_12_a_member_costs_its_worth_and_a_figure(member: str) -> None:
    match = opening()
    hire(match, "yellow", member)
    assert cash(match, "yellow") == 125 - PRICES[member]
    assert reserve(match, "yellow") == 18
    assert waiting(match, "yellow") == sorted([int(member[0]), 4])
    assert [cash(match, name) for name in GANGS[1:]] == [125] * 3


@pytest.mark.parametrize("member", PRICES)
def test_c91_12_hiring_is_from_cash(member: str) -> None:
    price = PRICES[member]
    assert refused(opening(cash=price - 1), f"yellow hire {member}") == "C91-12"
    match = opening(cash=price)
    hire(match, "yellow", member)
    assert cash(match, "yellow") == 0


def test_c91_12_a_4er_cannot_be_bought() -> None:
    match = opening(cash=500)
    assert refused(match, "yellow hire 4er") in {"C91-10", "C91-12"}
    assert legal(match) == ["hire 1er", "hire 2er", "hire 3er", "done"]


def test_c91_12_each_hire_takes_a_figure_from_the_reserve() -> None:
    match = opening()
    match.state.reserve[0] = 1
    hire(match, "yellow", "1er")
    assert reserve(match, "yellow") == 0
    if match.state.gang == 0:
        assert refused(match, "yellow hire 2er") == "C91-12"


def test_c91_12_a_gang_finishes_before_the_next_begins_clockwise() -> None:
    match = opening()
    for seat, name in enumerate(GANGS):
        assert (match.actor, on_turn(match)) == (seat, name)
        hire(match, name, "1er", "2er")
        assert match.actor == seat
        play(match, f"{name} done")
    assert match.state.step == PLACE


def test_c91_12_nobody_has_to_hire() -> None:
    match = opening()
    play(match, "yellow done", "red done", "green done", "blue done")
    assert [cash(match, name) for name in GANGS] == [125] * 4
    assert match.state.step == PLACE


@pytest.mark.parametrize(("before", "first"), [("A6", "red"), ("B6", "green"), ("C6", "blue")])
def test_c91_12_every_phase_begins_with_hiring_from_its_start_gang(before: str, first: str) -> None:
    order = [GANGS[(GANGS.index(first) + i) % 4] for i in range(4)]
    last = GANGS[(GANGS.index(first) + 2) % 4]
    match = city(when=before, turn=last, die="even", cash=dict.fromkeys(GANGS, 100))
    rest_of_phase(match)
    assert match.state.step == HIRE
    for name in order:
        play(match, f"{name} hire 3er", f"{name} done")
    assert match.state.step == PLACE
    assert waiting(match, first) == [3]


def test_c91_12_three_players_and_two_hire_in_the_same_order() -> None:
    for players, order in ((3, GANGS[:3]), (2, GANGS)):
        match = opening(players)
        for name in order:
            play(match, f"{name} hire 2er", f"{name} done")
        assert match.state.step == PLACE


@pytest.mark.parametrize("move", ["roll", "place 4er in tin halo", "walk tin halo to lantern 2", "points 11"])
def test_c91_12_other_moves_are_refused_while_hiring(move: str) -> None:
    assert refused(opening(), f"yellow {move}") in {"C91-12", "C91-16", "C91-19", "C91-20"}


def test_c91_13_one_3er_in_a_phase() -> None:
    match = opening(cash=500)
    hire(match, "yellow", "3er")
    assert refused(match, "yellow hire 3er") == "C91-13"
    play(match, "yellow done", "red hire 3er")


def test_c91_13_the_next_phase_brings_another_3er() -> None:
    match = opening(cash=500, die="even")
    for name in GANGS:
        play(match, f"{name} hire 3er", f"{name} done")
    finish_placing(match)
    rest_of_phase(match)
    for name in ("red", "green", "blue", "yellow"):
        play(match, f"{name} hire 3er")
        assert refused(match, f"{name} hire 3er") == "C91-13"
        play(match, f"{name} done")


def test_c91_13_a_3er_is_hired_at_the_phase_start_only() -> None:
    match = city(yellow="4er tin halo", cash={"yellow": 500})
    assert refused(match, "yellow hire 3er") in {"C91-13", "C91-17"}


def test_c91_13_a_gang_without_members_gets_no_3er_either() -> None:
    match = city(cash={"yellow": 500})
    assert refused(match, "yellow hire 3er") in {"C91-13", "C91-17"}


@pytest.mark.parametrize(
    ("hired", "refused_member"),
    [
        (["1er"], "1er"),
        (["2er"], "2er"),
        (["1er", "2er", "2er"], "2er"),
        (["2er", "1er", "1er"], "1er"),
        (["1er", "2er", "1er", "2er", "1er"], "1er"),
        (["3er", "1er"], "1er"),
        (["1er", "3er"], "1er"),
        (["2er", "3er"], "2er"),
    ],
)
def test_c91_14_1ers_and_2ers_differ_by_one_at_most(hired: list[str], refused_member: str) -> None:
    match = opening(cash=500)
    hire(match, "yellow", *hired)
    assert refused(match, f"yellow hire {refused_member}") == "C91-14"


@pytest.mark.parametrize("hired", [[], ["3er"], ["1er", "2er"], ["2er", "1er"], ["2er", "1er", "1er", "2er"]])
def test_c91_14_from_even_numbers_either_may_follow(hired: list[str]) -> None:
    match = opening(cash=500)
    hire(match, "yellow", *hired)
    assert {"hire 1er", "hire 2er"} <= set(legal(match))


@pytest.mark.parametrize(
    "hired", [["1er", "2er"] * 3 + ["1er"], ["2er", "1er", "2er", "1er", "2er"], ["3er", "2er", "1er"]]
)
def test_c91_14_any_even_choice_is_possible(hired: list[str]) -> None:
    match = opening(cash=500)
    hire(match, "yellow", *hired)
    assert waiting(match, "yellow") == sorted([int(member[0]) for member in hired] + [4])


def test_c91_14_what_others_hired_does_not_count() -> None:
    match = opening()
    play(match, "yellow hire 1er", "yellow done", "red hire 1er")
    assert refused(match, "red hire 1er") == "C91-14"
    play(match, "red hire 2er")


def test_c91_14_hires_of_the_phase_start_count_in_the_turns() -> None:
    match = opening()
    play(match, "yellow hire 1er", "yellow done")
    finish_hiring(match)
    play(match, "yellow place 4er in tin halo", "yellow place 1er in hatbox")
    finish_placing(match)
    assert refused(match, "yellow hire 1er") == "C91-14"
    play(match, "yellow hire 2er")
    assert members(match, "yellow") == ["1er hatbox", "2er brass canary", "4er tin halo"]


def test_c91_14_hires_in_turns_count_against_each_other() -> None:
    match = city(yellow="4er tin halo", cash={"yellow": 500}, die="1-12")
    play(match, "yellow hire 2er", "yellow roll", "points 1", "yellow walk brass canary to lantern 1")
    while on_turn(match) != "yellow":
        match.play("done")
    assert refused(match, "yellow hire 2er") == "C91-14"
    play(match, "yellow hire 1er")


def test_c91_14_every_phase_is_counted_anew() -> None:
    match = city(when="A6", turn="yellow", die="even", cash=dict.fromkeys(GANGS, 100))
    play(match, "yellow hire 1er", "yellow roll", "points 0")
    rest_of_phase(match)
    play(match, "red done", "green done", "blue done", "yellow hire 1er")
    assert refused(match, "yellow hire 1er") == "C91-14"


def test_c91_15_members_are_placed_with_the_rings_they_were_bought_with() -> None:
    match = opening()
    play(match, "yellow hire 1er", "yellow hire 2er", "yellow hire 1er", "yellow done")
    finish_hiring(match)
    rings = {text.split()[1] for text in legal(match)}
    assert rings == {"1er", "2er", "4er"}
    assert refused(match, "yellow place 3er in tin halo") in {"C91-15", "C91-16"}
    play(match, "yellow place 1er in tin halo", "yellow place 1er in hatbox")
    assert refused(match, "yellow place 1er in back stairs") in {"C91-15", "C91-16"}
    play(match, "yellow place 2er in back stairs", "yellow place 4er in milk crate")
    assert members(match, "yellow") == ["1er hatbox", "1er tin halo", "2er back stairs", "4er milk crate"]


def test_c91_15_members_that_meet_are_never_merged() -> None:
    match = city(points=9, stacking=True, yellow="1er tin halo, 1er lantern 2")
    step(match, "1er lantern 2", "tin halo")
    assert members(match, "yellow") == ["1er tin halo", "1er tin halo"]
    assert steps(match) == ["walk tin halo to lantern 2"]
    step(match, "1er tin halo", "lantern 2")
    assert members(match, "yellow") == ["1er lantern 2", "1er tin halo"]


def test_c91_15_walking_changes_no_rings() -> None:
    match = city(points=4, yellow="1er lantern 2, 2er lantern 4, 3er senator 4, 4er deacon 4")
    play(match, "yellow walk lantern 2 to tin halo", "yellow walk lantern 4 to lantern 3")
    play(match, "yellow walk senator 4 to senator 3", "yellow walk deacon 4 to deacon 3")
    assert members(match, "yellow") == ["1er tin halo", "2er lantern 3", "3er senator 3", "4er deacon 3"]
