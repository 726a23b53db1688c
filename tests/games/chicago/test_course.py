"""C91-11, C91-31 and C91-32: phases, rounds and turns, and gangs that are out."""

from __future__ import annotations

import pytest

import windycity as wc
from windycity.games.chicago.names import GANGS
from windycity.games.chicago.state import HIRE, MOVE

from .city import (
    PHASES,
    Owners,
    cash,
    city,
    fight,
    finish_hiring,
    finish_placing,
    legal,
    load,
    moment,
    on_turn,
    play,
    rest,
    rest_of_phase,
    waiting,
)

START_VALUE = 38
"""What the buildings of a gang pay that it owns at the start."""

OUT = {"red": 0}
"""Red has no figures in reserve; without members it is out."""

NO_FIGURES = dict.fromkeys(GANGS, 0)


def turns_of_a_game(players: int) -> dict[str, list[str]]:
    """Who has a turn in every round of a game in which nobody hires or moves."""
    match = load(players, die="even").start(seed=7)
    rounds: dict[str, list[str]] = {}
    while match.actor != wc.OVER:
        if match.state.step == HIRE:
            finish_hiring(match)
            finish_placing(match)
        rounds.setdefault(moment(match), []).append(on_turn(match))
        rest(match)
    return rounds


@pytest.mark.parametrize("players", [2, 4])
def test_c91_11_four_phases_of_six_rounds_each_from_its_start_gang_clockwise(players: int) -> None:
    assert turns_of_a_game(players) == {
        f"{phase}{number}": [GANGS[(first + i) % 4] for i in range(4)]
        for first, phase in enumerate(PHASES)
        for number in range(1, 7)
    }


def test_c91_11_with_three_players_yellow_begins_in_the_place_of_blue() -> None:
    yellow, red, green = ["yellow", "red", "green"], ["red", "green", "yellow"], ["green", "yellow", "red"]
    rounds = turns_of_a_game(3)
    for phase, order in zip(PHASES, (yellow, red, green, yellow), strict=True):
        assert [rounds[f"{phase}{number}"] for number in range(1, 7)] == [order] * 6


def test_c91_11_the_next_clockwise_begins_for_a_start_gang_that_is_out() -> None:
    match = city(when="A6", turn="blue", die="even", reserve=OUT, yellow="4er tin halo")
    rest(match)
    assert moment(match) == "B1"
    for name in ("green", "blue", "yellow"):
        assert on_turn(match) == name
        play(match, f"{name} done")
    for name in ("green", "blue", "yellow", "green"):
        assert on_turn(match) == name
        rest(match)
    assert moment(match) == "B2"


def test_c91_31_a_gang_without_members_and_figures_has_no_turns() -> None:
    match = city(die="even", reserve=OUT, yellow="4er tin halo", green="4er empty basket")
    rest(match)
    assert on_turn(match) == "green"


def test_c91_31_who_loses_the_last_figure_is_out_at_once() -> None:
    match = city(points=9, reserve={"yellow": 0}, yellow="1er lantern 4", red="4er lantern 5")
    play(match, "yellow walk lantern 4 to lantern 5")
    fight(match, "1:6")
    assert on_turn(match) == "red"
    match.state.step, match.state.points = MOVE, 1
    play(match, "red walk lantern 5 to lantern 6", "green done", "blue done")
    assert (on_turn(match), moment(match)) == ("red", "A2")


def test_c91_31_a_defender_that_loses_the_last_figure_misses_its_turn_in_the_round() -> None:
    match = city(points=1, reserve=OUT, yellow="4er lantern 4", red="1er lantern 5")
    play(match, "yellow walk lantern 4 to lantern 5")
    fight(match, "6:1")
    assert on_turn(match) == "green"


@pytest.mark.parametrize("red", ["1er rusty pail", ""])
def test_c91_31_members_or_figures_are_enough_to_stay(red: str) -> None:
    match = city(die="even", yellow="4er tin halo", red=red, reserve={"red": 0 if red else 1})
    rest(match)
    assert on_turn(match) == "red"


def test_c91_31_who_is_out_hires_nothing_but_is_paid() -> None:
    match = city(when="A6", turn="blue", die="even", reserve=OUT)
    rest(match)
    assert cash(match, "red") == 125 + START_VALUE
    finish_hiring(match)
    assert waiting(match, "red") == []


@pytest.mark.parametrize(
    "owners",
    [
        {"red": ["gilded heron", "crimson carousel", "emerald peacock"]},
        {
            "red": [
                *("honeycomb", "topaz terrace", "velvet volcano", "paper dragon"),
                *("evergreen salon", "laurel arcade", "indigo pavilion", "opal jetty"),
            ]
        },
    ],
    ids=["casinos", "square bars"],
)
def test_c91_31_who_is_out_can_win_by_its_buildings(owners: Owners) -> None:
    match = city(when="A6", turn="blue", die="even", reserve=OUT, owners=owners)
    rest(match)
    assert match.actor == wc.OVER
    assert match.ranks is not None
    assert match.ranks[1] == 1


def test_c91_31_who_is_out_counts_at_the_end() -> None:
    match = city(when="D6", turn="green", die="even", reserve=OUT, cash={"red": 300})
    rest(match)
    assert match.actor == wc.OVER
    assert match.scores == (163, 338, 163, 163)
    assert match.ranks == (2, 1, 2, 2)


def test_c91_31_when_all_are_out_only_the_payouts_are_left() -> None:
    match = city(points=5, reserve=NO_FIGURES, yellow="1er lantern 4", red="1er lantern 5")
    play(match, "yellow walk lantern 4 to lantern 5")
    fight(match, "2:2")
    assert match.actor == wc.OVER
    assert match.scores == (125 + 4 * START_VALUE,) * 4
    assert match.ranks == (1, 1, 1, 1)


def test_c91_31_when_all_are_out_the_goals_are_still_checked() -> None:
    casinos = {"blue": ["gilded heron", "crimson carousel"]}
    match = city(points=5, reserve=NO_FIGURES, owners=casinos, yellow="1er lantern 4", red="1er lantern 5")
    play(match, "yellow walk lantern 4 to lantern 5")
    fight(match, "2:2")
    assert match.actor == wc.OVER
    assert match.scores == (125,) * 4
    assert match.ranks == (2, 2, 2, 1)


def test_c91_32_a_phase_ends_after_its_sixth_round() -> None:
    match = city(when="A5", turn="blue", die="even", blue="4er damp sock")
    rest(match)
    assert (moment(match), on_turn(match)) == ("A6", "yellow")
    assert cash(match, "yellow") == 125
    rest_of_phase(match)
    assert (moment(match), on_turn(match)) == ("B1", "red")
    assert cash(match, "yellow") == 125 + START_VALUE


def test_c91_32_then_every_gang_is_paid_and_hiring_begins() -> None:
    match = city(when="A6", turn="blue", die="even", blue="4er damp sock", owners={"blue": ["honeycomb"]})
    rest(match)
    assert [cash(match, name) for name in GANGS] == [163, 163, 163, 168]
    assert match.state.step == HIRE
    assert legal(match) == ["hire 1er", "hire 2er", "hire 3er", "done"]


def test_c91_32_goals_come_before_the_payout() -> None:
    casinos = {"blue": ["gilded heron", "crimson carousel"]}
    match = city(when="A6", turn="blue", die="even", blue="4er damp sock", owners=casinos)
    rest(match)
    assert match.actor == wc.OVER
    assert [cash(match, name) for name in GANGS] == [125] * 4


def test_c91_32_the_payout_can_be_spent_at_once() -> None:
    match = city(when="A6", turn="blue", die="even", cash=dict.fromkeys(GANGS, 2))
    rest(match)
    play(match, "red hire 3er")
    assert cash(match, "red") == 0


def test_c91_32_the_last_duel_is_paid_before_the_phase_ends() -> None:
    match = city(when="A6", turn="blue", points=1, blue="2er lantern 4", yellow="3er lantern 5")
    play(match, "blue walk lantern 4 to lantern 5")
    fight(match, "6:4")
    assert moment(match) == "B1"
    assert cash(match, "blue") == 125 + 40 + START_VALUE
