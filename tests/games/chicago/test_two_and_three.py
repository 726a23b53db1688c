"""C91-38 to C91-40 and C91-48: two players with two gangs each, and three players."""

from __future__ import annotations

from collections.abc import Sequence

import pytest

import windycity as wc
from windycity.games.chicago.board import CASINO, ONES, SQUARE_BARS, TWOS
from windycity.games.chicago.names import GANGS
from windycity.games.chicago.state import HIRE

from .city import (
    ALL_BUILDINGS,
    NOTHING_OWNED,
    cash,
    city,
    finish_hiring,
    finish_placing,
    label_list,
    legal,
    load,
    members,
    moment,
    on_turn,
    owned,
    owner,
    play,
    refused,
    reserve,
    rest,
    rest_of_phase,
    steps,
    waiting,
)

CASINOS = label_list(*CASINO)
SQUARE = label_list(*SQUARE_BARS)
BLUE_QUARTER = ALL_BUILDINGS[69:]


def phase_end(
    players: int, *, yellow: str = "", green: str = "", owners: dict[str, Sequence[str]]
) -> wc.Match:
    """The end of phase A."""
    match = city(players, when="A6", turn="green", die="even", yellow=yellow, green=green, owners=owners)
    rest_of_phase(match)
    return match


@pytest.mark.parametrize("count", [2, 3])
def test_c91_38_three_casinos_are_not_enough_for_two_players(count: int) -> None:
    match = phase_end(2, owners={"nobody": CASINOS, "yellow": CASINOS[:count]})
    assert match.actor != wc.OVER


@pytest.mark.parametrize("of_green", range(5))
def test_c91_38_four_casinos_count_over_both_gangs(of_green: int) -> None:
    match = phase_end(2, owners={"yellow": CASINOS[of_green:], "green": CASINOS[:of_green]})
    assert match.actor == wc.OVER
    assert match.ranks == (1, 2)
    assert match.reason is not None
    assert "casino" in match.reason


def test_c91_38_casinos_of_enemies_do_not_count_together() -> None:
    match = phase_end(2, owners={"yellow": CASINOS[:3], "red": CASINOS[3:]})
    assert match.actor != wc.OVER


@pytest.mark.parametrize("of_green", [0, 1, 4, 8])
def test_c91_38_square_bars_count_over_both_gangs(of_green: int) -> None:
    match = phase_end(2, owners={"yellow": SQUARE[of_green:], "green": SQUARE[:of_green]})
    assert match.ranks == (1, 2)


@pytest.mark.parametrize("of_green", range(6))
def test_c91_38_4ers_count_over_both_gangs(of_green: int) -> None:
    fours = [f"4er deacon {number}" for number in (2, 4, 6, 8, 9)]
    match = phase_end(2, yellow=", ".join(fours[of_green:]), green=", ".join(fours[:of_green]), owners={})
    assert match.ranks == (1, 2)


def test_c91_38_the_goal_of_one_player_stays_held_when_it_passes_between_its_gangs() -> None:
    match = city(2, points=1, yellow="1er willow 2", owners={"yellow": [CASINOS[0], CASINOS[1], CASINOS[3]]})
    before = match.state.since[0][0]
    play(match, "yellow walk willow 2 to emerald peacock")
    assert owner(match, "emerald peacock") == "yellow"
    assert match.state.since[0][0] == before > 0


def test_c91_38_the_final_wealth_is_that_of_both_gangs() -> None:
    match = city(
        2,
        when="D6",
        turn="green",
        die="even",
        yellow="4er lantern 4",
        blue="1er lantern 6",
        owners={**NOTHING_OWNED, "green": ["honeycomb"]},
        cash={"yellow": 1, "red": 30, "green": 2, "blue": 17},
    )
    rest(match)
    assert match.scores == (1 + 50 + 2 + 5, 30 + 17 + 10)
    assert match.ranks == (1, 2)


@pytest.mark.parametrize(("mover", "ally"), [("yellow", "green"), ("red", "blue"), ("blue", "red")])
def test_c91_39_allied_members_block_each_other(mover: str, ally: str) -> None:
    names = {mover: "2er lantern 5", ally: "1er lantern 6, 1er last nickel"}
    match = city(
        2,
        turn=mover,
        points=5,
        yellow=names.get("yellow", ""),
        red=names.get("red", ""),
        green=names.get("green", ""),
        blue=names.get("blue", ""),
    )
    assert refused(match, f"{mover} walk lantern 5 to lantern 6") in {"C91-22", "C91-39"}
    assert refused(match, f"{mover} walk lantern 5 to last nickel") in {"C91-22", "C91-39"}
    assert steps(match) == ["walk lantern 5 to lantern 4"]


def test_c91_39_gangs_of_other_players_are_enemies_still() -> None:
    match = city(2, points=5, yellow="2er lantern 5", blue="1er lantern 6")
    play(match, "yellow walk lantern 5 to lantern 6")
    assert match.actor == wc.CHANCE


def test_c91_39_an_empty_building_of_the_ally_is_taken_like_any_other() -> None:
    match = city(2, points=2, yellow="2er willow 2")
    play(match, "yellow walk willow 2 to emerald peacock", "yellow walk emerald peacock to willow 2")
    assert owner(match, "emerald peacock") == "yellow"


def test_c91_39_without_two_players_nobody_is_allied() -> None:
    match = city(4, points=5, yellow="2er lantern 5", green="1er lantern 6")
    play(match, "yellow walk lantern 5 to lantern 6")
    assert match.actor == wc.CHANCE


def test_c91_40_blue_is_not_in_play() -> None:
    match = load(3, die="even").start(seed=7)
    assert owned(match, "blue") == []
    assert all(owner(match, label) == "nobody" for label in BLUE_QUARTER)
    play(match, "yellow done", "red done", "green done")
    play(
        match,
        "yellow place 4er in tin halo",
        "red place 4er in rusty pail",
        "green place 4er in empty basket",
    )
    for name, seat in (("yellow", 0), ("red", 1), ("green", 2), ("yellow", 0)):
        assert (on_turn(match), match.actor) == (name, seat)
        rest(match)
    assert members(match, "blue") == []


def test_c91_40_the_others_own_what_they_always_own() -> None:
    three, four = load(3).start(seed=7), load(4).start(seed=7)
    assert [owned(three, name) for name in GANGS[:3]] == [owned(four, name) for name in GANGS[:3]]


def test_c91_40_blue_is_paid_nothing_and_is_not_ranked() -> None:
    match = load(3, die="even").start(seed=7)
    before = cash(match, "blue")
    while match.actor != wc.OVER:
        if match.state.step == HIRE:
            finish_hiring(match)
            finish_placing(match)
        rest(match)
    assert cash(match, "blue") == before
    assert match.scores == (125 + 4 * 38 + 50,) * 3
    assert match.ranks == (1, 1, 1)


def test_c91_40_the_blue_home_bar_is_an_ordinary_bar() -> None:
    match = city(
        3, points=1, turn="green", when="A6", green="1er harbor 1", owners={"green": ["jade tortoise"]}
    )
    before = cash(match, "green")
    play(match, "green walk harbor 1 to cobalt cockatoo")
    assert owner(match, "cobalt cockatoo") == "green"
    assert moment(match) == "B1"
    assert cash(match, "green") == before + 38 + 5


def test_c91_40_members_may_be_placed_in_the_blue_home_bar_but_not_hired_there() -> None:
    match = city(3, when="A6", turn="green", die="even", owners={"green": ["cobalt cockatoo"]})
    rest(match)
    play(match, "red done", "green hire 1er", "green done", "yellow done")
    play(match, "green place 1er in cobalt cockatoo")
    assert members(match, "green") == ["1er cobalt cockatoo"]
    play(match, "red done", "green hire 2er")
    assert members(match, "green") == ["1er cobalt cockatoo", "2er jade tortoise"]


@pytest.mark.parametrize(("count", "over"), [(2, False), (3, True)])
def test_c91_40_three_casinos_win(count: int, over: bool) -> None:
    mine = ["sapphire mermaid", "gilded heron", "emerald peacock"][:count]
    match = phase_end(3, owners={"nobody": CASINOS, "yellow": mine})
    assert (match.actor == wc.OVER) == over


def test_c91_40_blue_sets_pay_nobody_threefold() -> None:
    for name in GANGS[:3]:
        match = phase_end(3, owners={**NOTHING_OWNED, name: label_list(*ONES[3], *TWOS[3])})
        assert cash(match, name) == 125 + 20


def test_c91_48_the_threefold_payout_is_per_gang() -> None:
    ones = label_list(*ONES[0])
    match = phase_end(2, owners={**NOTHING_OWNED, "yellow": ones[1:], "green": ones[:1]})
    assert (cash(match, "yellow"), cash(match, "green")) == (125 + 7, 125 + 1)
    match = phase_end(2, owners={**NOTHING_OWNED, "green": label_list(*TWOS[0])})
    assert cash(match, "green") == 125 + 12
    match = phase_end(2, owners={**NOTHING_OWNED, "green": label_list(*TWOS[2])})
    assert cash(match, "green") == 125 + 36


def test_c91_48_evenness_and_the_3er_are_per_gang() -> None:
    match = load(2).start(seed=7)
    play(match, "yellow hire 3er", "yellow hire 1er", "yellow done", "red done")
    play(match, "green hire 3er", "green hire 1er")
    assert refused(match, "green hire 1er") == "C91-14"
    assert refused(match, "green hire 3er") == "C91-13"
    play(match, "green hire 2er")
    assert waiting(match, "green") == [1, 2, 3, 4]


def test_c91_48_no_money_or_figures_pass_between_allies() -> None:
    match = city(2, yellow="4er tin halo", cash={"yellow": 9, "green": 900})
    assert refused(match, "yellow hire 1er") == "C91-12"
    match = city(2, yellow="4er tin halo", reserve={"yellow": 0, "green": 19})
    assert refused(match, "yellow hire 1er") == "C91-12"
    assert reserve(match, "green") == 19


def test_c91_48_a_gang_can_be_out_though_its_ally_is_not() -> None:
    match = city(2, turn="red", die="even", red="1er rusty pail", yellow="1er tin halo", reserve={"green": 0})
    rest(match)
    assert on_turn(match) == "blue"


def test_c91_48_a_home_bar_held_by_the_ally_is_foreign() -> None:
    match = city(2, yellow="4er tin halo", owners={"green": ["brass canary"]})
    assert refused(match, "yellow hire 1er") in {"C91-18", "C91-48"}
    assert legal(match) == ["roll"]


def test_c91_48_new_members_are_not_placed_with_the_ally() -> None:
    match = load(2).start(seed=7)
    finish_hiring(match)
    assert refused(match, "yellow place 4er in empty basket") in {"C91-16", "C91-48"}


@pytest.mark.parametrize("stacking", [False, True])
def test_c91_48_the_guard_of_a_casino_is_its_gangs_own(stacking: bool) -> None:
    match = city(
        2,
        when="A6",
        turn="blue",
        die="even",
        yellow="1er gilded heron",
        green="1er lantern 4",
        guarded_casinos=True,
        stacking=stacking,
    )
    rest(match)
    assert [cash(match, name) for name in GANGS] == [163, 143, 143, 143]


def test_c91_48_only_the_entering_gang_joins_an_assault() -> None:
    match = city(
        2,
        points=6,
        stacking=True,
        yellow="1er lantern 5, 1er deacon 4",
        green="4er lantern 4",
        red="2er last nickel",
    )
    play(match, "yellow walk lantern 5 to last nickel")
    assert {text.split()[1] for text in steps(match)} == {"deacon"}
    assert refused(match, "yellow walk lantern 4 to lantern 5") in {"C91-20", "C91-37", "C91-42", "C91-48"}
