"""C91-44: the duels of an assault, pair by pair."""

from __future__ import annotations

import pytest

import windycity as wc
from windycity.games.chicago.state import ATTACKER_PAIRS, DEFENDER_PAIRS

from .city import cash, city, fight, legal, members, on_turn, owner, pair, play, refused, reserve
from .test_assault import ENTER, assault, pairs


@pytest.mark.parametrize("more_points", [0, 2])
@pytest.mark.parametrize("line", ["duel 3er against 1er", "duel 2er against 2er", "duel 4er against 4er"])
def test_c91_44_a_pair_is_one_attacker_and_one_defender(line: str, more_points: int) -> None:
    match = assault("1er 2er", "1er 3er", more_points=more_points)
    assert refused(match, f"yellow {line}") in {"C91-42", "C91-44"}


def test_c91_44_a_duel_of_pairs_needs_an_assault() -> None:
    match = city(points=5, stacking=True, yellow="2er lantern 5", red="1er last nickel")
    assert refused(match, "yellow duel 2er against 1er") in {"C91-20", "C91-42", "C91-44"}


def test_c91_44_attacker_and_defender_choose_in_turn() -> None:
    match = assault("1er 3er", "1er 2er 3er")
    assert (match.actor, match.state.step) == (0, ATTACKER_PAIRS)
    assert len(pairs(match)) == 6
    play(match, "yellow duel 3er against 1er")
    fight(match, "5:3")
    assert (match.actor, match.state.step) == (1, DEFENDER_PAIRS)
    assert pairs(match) == [f"duel {mine}er against {yours}er" for mine in (1, 4) for yours in (2, 3)]
    play(match, "red duel 1er against 2er")
    fight(match, "3:4")
    assert (match.actor, match.state.step) == (0, ATTACKER_PAIRS)
    pair(match, "yellow duel 4er against 3er")
    fight(match, "6:4")
    assert match.actor == 1
    pair(match, "red duel 4er against 3er")
    fight(match, "6:4")
    assert members(match, "yellow") == ["1er deacon 4", "4er last nickel"]
    assert members(match, "red") == ["1er rusty pail"]
    assert owner(match, "last nickel") == "yellow"
    assert on_turn(match) == "red"


def test_c91_44_each_duel_pays_as_usual() -> None:
    match = assault("1er 3er", "2er 3er")
    play(match, "yellow duel 3er against 3er")
    fight(match, "6:5")
    assert (cash(match, "yellow"), cash(match, "red")) == (165, 125)
    play(match, "red duel 1er against 2er")
    fight(match, "3:4")
    assert (cash(match, "yellow"), cash(match, "red")) == (165, 135)
    pair(match, "yellow duel 4er against 3er")
    fight(match, "5:5 4:4 5:3")
    assert (cash(match, "yellow"), cash(match, "red")) == (165 + 40, 135), "it was a 3er when it began"
    assert members(match, "yellow") == ["1er deacon 4", "3er last nickel"]
    assert reserve(match, "yellow") == 17
    assert reserve(match, "red") == 17


def test_c91_44_who_outlasts_a_pair_gets_nothing_and_stays_in_the_fight() -> None:
    match = assault("2er 3er", "1er 3er")
    play(match, "yellow duel 2er against 1er")
    fight(match, "5:5")
    assert (cash(match, "yellow"), cash(match, "red")) == (125, 125)
    assert (match.actor, pairs(match)) == (1, ["duel 1er against 3er", "duel 3er against 3er"])


def test_c91_44_the_right_changes_even_after_a_duel_that_both_lose() -> None:
    match = assault("1er 3er", "1er 2er 3er")
    play(match, "yellow duel 1er against 1er")
    fight(match, "2:2")
    assert (match.actor, match.state.step) == (1, DEFENDER_PAIRS)
    assert pairs(match) == ["duel 3er against 2er", "duel 3er against 3er"]


def test_c91_44_the_defender_chooses_second_even_if_it_has_won() -> None:
    match = assault("1er 3er", "1er 2er")
    play(match, "yellow duel 1er against 2er")
    fight(match, "3:4")
    assert (match.actor, match.state.step) == (1, DEFENDER_PAIRS)
    assert pairs(match) == ["duel 3er against 1er", "duel 3er against 3er"]


@pytest.mark.parametrize("inside", ["1er", "1er 1er"])
def test_c91_44_equal_pairs_leave_no_choice(inside: str) -> None:
    match = assault("2er 2er", inside)
    assert match.actor == wc.CHANCE or pairs(match) == legal(match) == ["duel 2er against 1er"]


def test_c91_44_ownership_changes_when_the_assault_is_over() -> None:
    match = assault("3er 3er", "1er 2er")
    play(match, "yellow duel 3er against 2er")
    fight(match, "6:3")
    assert owner(match, "last nickel") == "red"
    play(match, "red duel 3er against 1er")
    fight(match, "4:3")
    assert owner(match, "last nickel") == "yellow"
    assert members(match, "yellow") == ["1er deacon 4", "4er last nickel", "4er last nickel"]


def test_c91_44_survivors_may_move_on() -> None:
    match = assault("3er 2er", "1er", more_points=3)
    play(match, "yellow duel 2er against 1er")
    fight(match, "6:1")
    assert match.state.points == 3
    assert owner(match, "last nickel") == "yellow"
    play(match, "yellow walk last nickel to lantern 5", "yellow walk lantern 5 to lantern 4")
    assert members(match, "yellow") == ["1er deacon 4", "3er lantern 4", "3er last nickel"]


def test_c91_44_if_all_attackers_are_lost_the_owner_stays_and_the_turn_goes_on() -> None:
    match = assault("1er 1er", "4er", more_points=2)
    play(match, "yellow duel 1er against 4er")
    fight(match, "1:6")
    pair(match, "red duel 1er against 4er")
    fight(match, "1:6")
    assert owner(match, "last nickel") == "red"
    assert members(match, "red") == ["1er rusty pail", "4er last nickel"]
    assert cash(match, "red") == 145
    assert (on_turn(match), match.state.points) == ("yellow", 2)
    play(match, "yellow walk deacon 4 to deacon 5")


def test_c91_44_if_all_are_lost_the_owner_stays() -> None:
    match = assault("1er 2er", "1er 2er")
    play(match, "yellow duel 1er against 1er")
    fight(match, "2:2")
    pair(match, "red duel 2er against 2er")
    fight(match, "4:4 2:2")
    assert owner(match, "last nickel") == "red"
    assert members(match, "yellow") == ["1er deacon 4"]
    assert members(match, "red") == ["1er rusty pail"]
    assert on_turn(match) == "red"


def test_c91_44_the_duels_go_on_until_one_colour_is_left() -> None:
    match = assault("4er 4er", "1er 1er 1er")
    choosers = []
    while owner(match, "last nickel") == "red":
        if match.actor != wc.CHANCE:
            choosers.append(match.actor)
            match.play("duel 4er against 1er")
        fight(match, "6:1")
    assert choosers in ([], [0, 1, 0])
    assert cash(match, "yellow") == 155


def test_c91_44_with_two_players_the_defenders_leader_chooses() -> None:
    match = city(
        2,
        points=1,
        stacking=True,
        yellow="3er lantern 5, 1er deacon 4",
        blue="1er last nickel, 2er last nickel",
    )
    play(match, ENTER, "yellow duel 3er against 1er")
    fight(match, "6:1")
    assert match.actor == 1 or match.actor == wc.CHANCE
    pair(match, "blue duel 4er against 2er")
    fight(match, "6:5")
    assert owner(match, "last nickel") == "yellow"
