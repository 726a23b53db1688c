"""C91-34 and C91-35: the three goals, and who has held one the longest."""

from __future__ import annotations

import pytest

import windycity as wc
from windycity.games.chicago.board import CASINO, SQUARE_BARS
from windycity.games.chicago.names import GANGS

from .city import city, fight, label_list, moment, pair, play, rest, rest_of_phase

CASINOS = label_list(*CASINO)
SQUARE = label_list(*SQUARE_BARS)
FOURS = ["4er lantern 1", "4er lantern 3", "4er lantern 5", "4er lantern 7", "4er lantern 9"]
STREETS_OF_RED = ["foundry 1", "foundry 3", "foundry 5", "foundry 7"]


def goal(match: wc.Match) -> str:
    """The goal that the reason of an ending names."""
    assert match.actor == wc.OVER
    reason = match.reason or ""
    found = [name for name in ("casino", "square", "4er") if name in reason]
    return found[0] if found else "wealth"


def winner(match: wc.Match) -> str:
    """The only gang in the first rank."""
    assert match.ranks is not None, match.to_move
    (seat,) = [seat for seat, rank in enumerate(match.ranks) if rank == 1]
    return GANGS[seat]


@pytest.mark.parametrize("missing", range(4))
def test_c91_34_three_casinos_win(missing: int) -> None:
    mine = [casino for i, casino in enumerate(CASINOS) if i != missing]
    match = city(when="A6", turn="blue", die="even", owners={"nobody": CASINOS, "red": mine})
    rest(match)
    assert (winner(match), goal(match)) == ("red", "casino")


@pytest.mark.parametrize(("count", "over"), [(2, False), (3, True), (4, True)])
def test_c91_34_two_casinos_do_not(count: int, over: bool) -> None:
    match = city(when="A6", turn="blue", die="even", owners={"nobody": CASINOS, "green": CASINOS[:count]})
    rest(match)
    assert (match.actor == wc.OVER) == over


def test_c91_34_all_eight_square_bars_win() -> None:
    match = city(when="B6", turn="yellow", die="even", owners={"green": SQUARE})
    rest(match)
    assert (winner(match), goal(match)) == ("green", "square")


@pytest.mark.parametrize("missing", range(8))
@pytest.mark.parametrize("other", ["nobody", "red"])
def test_c91_34_seven_square_bars_do_not(missing: int, other: str) -> None:
    match = city(when="B6", turn="yellow", die="even", owners={"green": SQUARE, other: [SQUARE[missing]]})
    rest(match)
    assert match.actor != wc.OVER


def test_c91_34_five_members_of_four_rings_win() -> None:
    match = city(when="C6", turn="red", die="even", yellow=", ".join(FOURS))
    rest(match)
    assert (winner(match), goal(match)) == ("yellow", "4er")


@pytest.mark.parametrize("members", [FOURS[:4], [*FOURS[:4], "3er deacon 4", "3er deacon 6"]])
def test_c91_34_four_do_not(members: list[str]) -> None:
    match = city(when="C6", turn="red", die="even", yellow=", ".join(members))
    rest(match)
    assert match.actor != wc.OVER


def test_c91_34_4ers_of_different_gangs_do_not_add_up() -> None:
    match = city(when="C6", turn="red", die="even", yellow=", ".join(FOURS[:3]), green=", ".join(FOURS[3:]))
    rest(match)
    assert match.actor != wc.OVER


@pytest.mark.parametrize("when", ["A1", "A5"])
def test_c91_34_a_goal_counts_at_the_end_of_a_phase_only(when: str) -> None:
    match = city(when=when, turn="blue", die="even", owners={"red": CASINOS})
    rest(match)
    assert match.actor != wc.OVER
    rest_of_phase(match)
    assert match.actor == wc.OVER
    assert (match.view()["phase"], match.view()["round"]) == ("A", 6)


def test_c91_34_a_goal_lost_before_the_phase_ends_is_none() -> None:
    match = city(when="A6", turn="blue", points=1, blue="1er copper 2", owners={"red": CASINOS[:3]})
    play(match, "blue walk copper 2 to gilded heron")
    assert moment(match) == "B1"


def test_c91_34_a_goal_reached_with_the_last_step_is_enough() -> None:
    match = city(when="A6", turn="blue", points=1, blue="1er copper 2", owners={"blue": CASINOS[1:3]})
    play(match, "blue walk copper 2 to gilded heron")
    assert (winner(match), goal(match)) == ("blue", "casino")


def test_c91_34_a_goal_at_the_end_of_phase_d_comes_before_wealth() -> None:
    match = city(when="D6", turn="green", die="even", owners={"red": SQUARE}, cash={"blue": 900})
    rest(match)
    assert (winner(match), goal(match)) == ("red", "square")


def race(when: str, turn: str) -> wc.Match:
    """Yellow is one step from three casinos, red one step from the square bars, green can interfere."""
    return city(
        when=when,
        turn=turn,
        die="even",
        yellow="1er willow 2",
        red="1er copper 5",
        green="1er meadow 2",
        owners={"yellow": ["crimson carousel"], "red": SQUARE, "nobody": ["honeycomb"]},
    )


def visit(match: wc.Match, name: str, door: str, building: str) -> None:
    """A whole turn: into a building and out again."""
    play(
        match,
        f"{name} roll",
        "points 2",
        f"{name} walk {door} to {building}",
        f"{name} walk {building} to {door}",
    )


def test_c91_35_the_goal_held_longest_wins_if_it_came_first() -> None:
    match = race("A6", "yellow")
    visit(match, "yellow", "willow 2", "emerald peacock")
    visit(match, "red", "copper 5", "honeycomb")
    rest_of_phase(match)
    assert (winner(match), goal(match)) == ("yellow", "casino")


def test_c91_35_the_number_of_the_goal_does_not_matter() -> None:
    match = race("A5", "red")
    visit(match, "red", "copper 5", "honeycomb")
    rest(match)
    rest(match)
    visit(match, "yellow", "willow 2", "emerald peacock")
    rest_of_phase(match)
    assert (winner(match), goal(match)) == ("red", "square")


def test_c91_35_a_break_begins_the_count_anew() -> None:
    match = race("A5", "yellow")
    visit(match, "yellow", "willow 2", "emerald peacock")
    visit(match, "red", "copper 5", "honeycomb")
    visit(match, "green", "meadow 2", "emerald peacock")
    rest(match)
    visit(match, "yellow", "willow 2", "emerald peacock")
    rest_of_phase(match)
    assert (winner(match), goal(match)) == ("red", "square")


def test_c91_35_a_goal_lost_is_no_longer_noted() -> None:
    match = race("A5", "yellow")
    visit(match, "yellow", "willow 2", "emerald peacock")
    assert match.state.since[0][0] > 0
    visit(match, "red", "copper 5", "honeycomb")
    assert match.state.since[1][1] > match.state.since[0][0]
    visit(match, "green", "meadow 2", "emerald peacock")
    assert match.state.since[0][0] == 0
    assert match.state.since[1][1] > 0


def test_c91_35_a_second_goal_does_not_wait_for_the_first_to_be_lost() -> None:
    match = city(
        when="A6",
        turn="blue",
        points=2,
        blue="1er copper 5, 1er willow 2",
        owners={"blue": [*SQUARE, "crimson carousel"], "nobody": ["honeycomb"]},
    )
    play(match, "blue walk copper 5 to honeycomb", "blue walk willow 2 to emerald peacock")
    assert (winner(match), goal(match)) == ("blue", "square"), "the goal held longest is named"


def test_c91_35_of_goals_reached_at_one_step_the_lowest_is_named() -> None:
    match = city(
        when="A6",
        turn="blue",
        points=1,
        blue="4er bishop 3, 4er bishop 5, 4er bishop 7, 4er deacon 3, 3er copper 2",
        yellow="1er gilded heron",
        owners={"blue": ["crimson carousel"]},
    )
    play(match, "blue walk copper 2 to gilded heron")
    fight(match, "4:3")
    assert (winner(match), goal(match)) == ("blue", "casino")
    assert match.state.since[3][0] == match.state.since[3][2] > 0


@pytest.mark.parametrize("turn", ["yellow", "red"])
def test_c91_35_of_goals_reached_at_one_step_that_of_the_gang_on_turn_comes_first(turn: str) -> None:
    owners = {"yellow": CASINOS[:3], "red": SQUARE}
    match = city(when="A6", turn=turn, die="even", owners=owners)
    rest_of_phase(match)
    assert winner(match) == turn


@pytest.mark.parametrize(("rolls", "held"), [("5:5 1:4", True), ("5:5 4:4", False), ("3:5", True)])
def test_c91_35_goals_are_judged_when_a_duel_is_over(rolls: str, held: bool) -> None:
    match = city(
        when="A6",
        turn="blue",
        points=2,
        blue="2er lantern 2, 1er bishop 4",
        yellow=", ".join(FOURS),
    )
    before = match.state.since[0][2]
    play(match, "blue walk lantern 2 to lantern 1")
    fight(match, rolls)
    assert match.state.since[0][2] == (before if held else 0)


def test_c91_35_a_ring_lost_and_not_won_back_breaks_the_goal() -> None:
    match = city(
        when="A6",
        turn="blue",
        points=2,
        blue="1er lantern 2, 1er copper 5",
        yellow=", ".join(FOURS),
        owners={"blue": SQUARE, "nobody": ["honeycomb"]},
    )
    play(match, "blue walk lantern 2 to lantern 1")
    fight(match, "5:5")
    play(match, "blue walk copper 5 to honeycomb")
    assert (winner(match), goal(match)) == ("blue", "square")


def test_c91_35_a_defender_can_reach_a_goal_in_anothers_turn() -> None:
    fours = ", ".join(FOURS[:4])
    match = city(
        when="A6",
        turn="blue",
        points=3,
        blue="1er deacon 3, 1er copper 5",
        yellow=f"{fours}, 3er deacon 4",
        owners={"blue": SQUARE, "nobody": ["honeycomb"]},
    )
    play(match, "blue walk deacon 3 to deacon 4")
    fight(match, "3:4")
    play(match, "blue walk copper 5 to honeycomb", "blue walk honeycomb to copper 5")
    assert (winner(match), goal(match)) == ("yellow", "4er")


def assault(points: int) -> wc.Match:
    """Blue is at the door of its third casino, which yellow guards, and of the last square bar."""
    return city(
        when="A6",
        turn="blue",
        points=points,
        stacking=True,
        blue="2er copper 2, 1er copper 5",
        yellow="1er gilded heron, 1er lantern 4",
        owners={"blue": [*SQUARE, "crimson carousel"], "nobody": ["honeycomb"]},
    )


def test_c91_35_a_step_beside_an_open_assault_is_finished_at_once() -> None:
    match = assault(points=2)
    play(match, "blue walk copper 2 to gilded heron", "blue walk copper 5 to honeycomb")
    assert match.state.since[3][0] == 0
    pair(match, "blue duel 2er against 1er")
    fight(match, "6:1")
    assert (winner(match), goal(match)) == ("blue", "square")
    assert match.state.since[3][1] < match.state.since[3][0]


def test_c91_35_an_assault_finished_before_counts_before() -> None:
    match = assault(points=2)
    play(match, "blue walk copper 2 to gilded heron", "blue duel 2er against 1er")
    fight(match, "6:1")
    play(match, "blue walk copper 5 to honeycomb")
    assert (winner(match), goal(match)) == ("blue", "casino")


def test_c91_35_a_goal_at_stake_in_an_assault_holds_until_it_is_over() -> None:
    match = city(
        turn="blue",
        points=5,
        stacking=True,
        blue="2er copper 2, 1er bishop 4",
        yellow="1er gilded heron",
        owners={"yellow": CASINOS[:3]},
    )
    before = match.state.since[0][0]
    play(match, "blue walk copper 2 to gilded heron", "blue walk bishop 4 to bishop 5")
    assert match.state.since[0][0] == before > 0
    play(match, "blue duel 2er against 1er")
    fight(match, "6:1")
    assert match.state.since[0][0] == 0


def test_c91_35_members_inside_a_building_under_assault_still_count() -> None:
    match = city(
        points=9,
        stacking=True,
        yellow=", ".join([*FOURS, "1er senator 2"]),
        red="1er dry goose, 1er rusty pail",
    )
    before = match.state.since[0][2]
    play(match, "yellow walk lantern 3 to dry goose", "yellow walk senator 2 to saffron room")
    assert match.state.since[0][2] == before > 0
