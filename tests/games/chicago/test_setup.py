"""C91-09, C91-10, C91-19, C91-37: what lies ready, who leads whom, and the dice."""

from __future__ import annotations

from fractions import Fraction

import pytest

import windycity as wc
from windycity.games.chicago.names import GANGS

from .city import (
    NOTHING_OWNED,
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
    rest,
    waiting,
)

ALLIES = {"yellow": "green", "red": "blue", "green": "yellow", "blue": "red"}


@pytest.mark.parametrize("name", GANGS)
def test_c91_09_a_gang_starts_with_125_thousand_20_figures_and_a_4er(name: str) -> None:
    match = load().start(seed=7)
    assert cash(match, name) == 125
    assert waiting(match, name) == [4]
    assert reserve(match, name) == 19
    assert members(match, name) == []


@pytest.mark.parametrize(("players", "gangs"), [(2, GANGS), (3, GANGS[:3]), (4, GANGS)])
def test_c91_09_every_gang_in_play_gets_the_same(players: int, gangs: tuple[str, ...]) -> None:
    match = load(players).start(seed=7)
    finish_hiring(match)
    finish_placing(match)
    for name in gangs:
        assert cash(match, name) == 125
        assert reserve(match, name) == 19
        assert [member[:3] for member in members(match, name)] == ["4er"]


def test_c91_09_the_first_4er_costs_nothing_and_is_no_hire() -> None:
    match = load().start(seed=7)
    play(match, "yellow hire 3er")
    assert waiting(match, "yellow") == [3, 4]
    assert cash(match, "yellow") == 125 - 40
    assert reserve(match, "yellow") == 18


@pytest.mark.parametrize(("rings", "worth"), [(1, 10), (2, 25), (3, 40), (4, 50)])
def test_c91_10_a_member_is_worth_more_with_every_ring(rings: int, worth: int) -> None:
    member = f"{rings}er marshal 3"
    match = city(when="D6", turn="green", die="even", green=member, owners=NOTHING_OWNED, cash={"green": 0})
    rest(match)
    assert match.scores is not None
    assert match.scores[GANGS.index("green")] == worth


@pytest.mark.parametrize("move", ["hire 0er", "hire 4er", "hire 5er", "hire"])
def test_c91_10_members_have_one_to_four_rings_and_at_most_three_are_for_sale(move: str) -> None:
    match = load().start(seed=7)
    assert refused(match, f"yellow {move}") in {"C91-10", "C91-12"}


@pytest.mark.parametrize("member", ["0er", "5er"])
def test_c91_10_a_figure_without_rings_is_never_placed(member: str) -> None:
    match = load().start(seed=7)
    finish_hiring(match)
    assert refused(match, f"yellow place {member} in tin halo") in {"C91-10", "C91-16"}


@pytest.mark.parametrize(
    ("die", "faces"),
    [("11-22", range(11, 23)), ("1-12", range(1, 13)), ("even", range(0, 24, 2))],
)
def test_c91_19_the_movement_die_has_twelve_equal_faces(die: str, faces: range) -> None:
    match = city(yellow="4er tin halo", die=die)
    play(match, "yellow roll")
    assert match.actor == wc.CHANCE
    assert {move.text: odds for move, odds in match.outcomes()} == {
        f"points {face}": Fraction(1, 12) for face in faces
    }


@pytest.mark.parametrize(("die", "points"), [("11-22", 17), ("1-12", 12), ("even", 22)])
def test_c91_19_the_points_rolled_are_there_to_spend(die: str, points: int) -> None:
    match = city(yellow="4er tin halo", die=die)
    play(match, "yellow roll", f"points {points}")
    assert match.state.points == points
    assert on_turn(match) == "yellow"


def test_c91_19_the_special_die_is_the_usual_one() -> None:
    assert wc.load("chicago91").options["movement_die"] == "11-22"
    with pytest.raises(wc.OptionError):
        wc.load("chicago91", movement_die="1-6")


def test_c91_19_the_gang_on_turn_rolls_and_rolls_once() -> None:
    match = city(turn="red", yellow="4er tin halo", red="4er rusty pail")
    play(match, "red roll", "points 11")
    assert refused(match, "red roll") in {"C91-17", "C91-19", "C91-20", "C91-21"}


@pytest.mark.parametrize(
    "move", ["walk tin halo to lantern 2", "place 4er in tin halo", "points 11", "shows 3"]
)
def test_c91_19_nothing_moves_before_the_roll(move: str) -> None:
    match = city(yellow="4er tin halo")
    assert refused(match, f"yellow {move}") in {"C91-16", "C91-17", "C91-19", "C91-20", "C91-26"}


@pytest.mark.parametrize("name", GANGS)
def test_c91_37_two_players_lead_two_gangs_each(name: str) -> None:
    match = city(2, turn=name)
    assert match.actor == {"yellow": 0, "red": 1, "green": 0, "blue": 1}[name]
    leader = match.state.leader
    assert leader[GANGS.index(name)] == leader[GANGS.index(ALLIES[name])]


def test_c91_37_gangs_of_one_player_hire_each_with_their_own_money_and_figures() -> None:
    match = load(2).start(seed=7)
    play(match, "yellow hire 3er", "yellow done", "red done")
    play(match, "green hire 3er", "green hire 1er", "green done", "blue done")
    assert [cash(match, name) for name in GANGS] == [85, 125, 75, 125]
    assert [reserve(match, name) for name in GANGS] == [18, 19, 17, 19]
    assert [waiting(match, name) for name in GANGS] == [[3, 4], [4], [1, 3, 4], [4]]


def test_c91_37_gangs_of_one_player_have_a_turn_each() -> None:
    match = city(
        2,
        die="even",
        yellow="4er tin halo",
        red="4er rusty pail",
        green="4er empty basket",
        blue="4er damp sock",
    )
    for name, seat in (("yellow", 0), ("red", 1), ("green", 0), ("blue", 1), ("yellow", 0)):
        assert (on_turn(match), match.actor) == (name, seat)
        rest(match)


def test_c91_37_a_gang_moves_its_own_members_only() -> None:
    match = city(2, points=3, yellow="4er lantern 4", green="4er orchard 4")
    assert {text.split()[1] for text in legal(match)} == {"lantern"}
    assert refused(match, "yellow walk orchard 4 to orchard 5") in {"C91-20", "C91-37"}
