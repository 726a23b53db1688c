"""C91-25 to C91-30 and C91-49: duels."""

from __future__ import annotations

from fractions import Fraction

import pytest

import windycity as wc
from windycity.games.chicago.state import ATTACKER_ROLLS, DEFENDER_ROLLS

from .city import cash, city, fight, legal, members, on_turn, owner, play, refused, reserve

SIDES = {1: [1, 2, 3, 4, 5, 6], 2: [3, 3, 4, 4, 5, 6], 3: [4, 4, 5, 5, 6, 6], 4: [5, 5, 5, 6, 6, 6]}
WORTH = {1: 10, 2: 25, 3: 40, 4: 50}


def duel(attacker: int, defender: int, *, points: int = 4, stacking: bool = False) -> wc.Match:
    """A yellow attacker in front of a red defender in the street; another yellow member stands aside."""
    match = city(
        points=points,
        stacking=stacking,
        yellow=f"{attacker}er lantern 4, 1er deacon 5",
        red=f"{defender}er lantern 5, 1er rusty pail",
    )
    play(match, "yellow walk lantern 4 to lantern 5")
    return match


def raid(attacker: int, defender: int) -> wc.Match:
    """A yellow attacker enters a bar in which a red defender stands."""
    match = city(
        points=4,
        yellow=f"{attacker}er lantern 5, 1er deacon 5",
        red=f"{defender}er last nickel, 1er rusty pail",
    )
    play(match, "yellow walk lantern 5 to last nickel")
    return match


def odds(match: wc.Match) -> dict[str, Fraction]:
    return {move.text: probability for move, probability in match.outcomes()}


def sides(rings: int) -> dict[str, Fraction]:
    return {f"shows {side}": Fraction(SIDES[rings].count(side), 6) for side in SIDES[rings]}


@pytest.mark.parametrize(
    ("field", "target"),
    [
        ("lantern 4", "lantern 5"),
        ("lantern 5", "last nickel"),
        ("copper 2", "gilded heron"),
        ("lantern 1", "brass canary"),
        ("last nickel", "lantern 5"),
        ("senator 1", "admiral 1"),
        ("square 8", "square 16"),
        ("square 2", "honeycomb"),
    ],
)
def test_c91_25_moving_onto_an_enemy_starts_a_duel_at_once(field: str, target: str) -> None:
    match = city(points=5, yellow=f"2er {field}, 1er deacon 5", green=f"2er {target}")
    play(match, f"yellow walk {field} to {target}")
    assert match.actor == wc.CHANCE
    assert match.state.step == ATTACKER_ROLLS
    fight(match, "6:3")
    assert members(match, "yellow") == sorted(["1er deacon 5", f"3er {target}"])
    assert members(match, "green") == []


def test_c91_25_no_other_move_comes_between() -> None:
    match = duel(2, 2)
    assert all(text.startswith("shows") for text in legal(match))
    refusal = match.why_not("walk deacon 5 to deacon 6")
    assert refusal is not None
    assert refusal.clause in {"C91-25", "C91-26", "C91-49"}


def test_c91_25_standing_side_by_side_is_no_duel() -> None:
    match = city(points=2, yellow="2er lantern 3", red="2er lantern 5")
    play(match, "yellow walk lantern 3 to lantern 4")
    assert match.actor == 0
    play(match, "yellow walk lantern 4 to lopsided owl")
    assert members(match, "red") == ["2er lantern 5"]


@pytest.mark.parametrize("defender", SIDES)
@pytest.mark.parametrize("attacker", SIDES)
def test_c91_26_each_rolls_the_die_of_its_strength(attacker: int, defender: int) -> None:
    match = duel(attacker, defender)
    assert odds(match) == sides(attacker)
    play(match, f"shows {SIDES[attacker][-1]}")
    assert odds(match) == sides(defender)


@pytest.mark.parametrize(("rings", "face"), [(2, 1), (2, 2), (3, 3), (4, 4), (1, 7), (1, 0)])
def test_c91_26_other_numbers_are_on_no_side(rings: int, face: int) -> None:
    match = duel(rings, 1)
    refusal = match.why_not(f"shows {face}")
    assert refusal is not None
    assert refusal.clause in {"C91-26", "C91-25", "C91-49"}


@pytest.mark.parametrize("defender", SIDES)
@pytest.mark.parametrize("attacker", [1, 2, 3])
def test_c91_27_a_winning_attacker_gains_a_ring_and_the_losers_worth(attacker: int, defender: int) -> None:
    match = duel(attacker, defender)
    fight(match, f"6:{SIDES[defender][0]}")
    assert members(match, "yellow") == sorted([f"{attacker + 1}er lantern 5", "1er deacon 5"])
    assert cash(match, "yellow") == 125 + WORTH[defender]
    assert cash(match, "red") == 125


@pytest.mark.parametrize("attacker", SIDES)
@pytest.mark.parametrize("defender", [1, 2, 3])
def test_c91_27_a_winning_defender_gains_the_same(attacker: int, defender: int) -> None:
    match = duel(attacker, defender)
    fight(match, f"{SIDES[attacker][0]}:6")
    assert members(match, "red") == sorted([f"{defender + 1}er lantern 5", "1er rusty pail"])
    assert members(match, "yellow") == ["1er deacon 5"]
    assert cash(match, "red") == 125 + WORTH[attacker]
    assert cash(match, "yellow") == 125


def test_c91_27_nobody_has_more_than_four_rings() -> None:
    match = duel(4, 4)
    fight(match, "6:5")
    assert members(match, "yellow") == ["1er deacon 5", "4er lantern 5"]
    assert cash(match, "yellow") == 175
    match = duel(1, 4)
    fight(match, "4:5")
    assert members(match, "red") == ["1er rusty pail", "4er lantern 5"]


@pytest.mark.parametrize("rolls", ["6:3", "3:6"])
def test_c91_27_the_losers_figure_is_out_for_good(rolls: str) -> None:
    match = duel(2, 2)
    fight(match, rolls)
    assert reserve(match, "yellow") == reserve(match, "red") == 18
    assert len(members(match, "yellow")) + len(members(match, "red")) == 3


def test_c91_27_the_prize_is_the_worth_when_the_duel_began() -> None:
    match = duel(3, 4)
    fight(match, "5:5 4:4 6:5")
    assert members(match, "yellow") == ["1er deacon 5", "2er lantern 5"]
    assert cash(match, "yellow") == 125 + 50
    match = duel(4, 2)
    fight(match, "5:5 4:6")
    assert members(match, "red") == ["1er rusty pail", "2er lantern 5"]
    assert cash(match, "red") == 125 + 50


def test_c91_27_a_4er_that_fell_and_won_gains_its_ring_back() -> None:
    match = duel(4, 4)
    fight(match, "6:6 5:4")
    assert members(match, "yellow") == ["1er deacon 5", "4er lantern 5"]
    assert cash(match, "yellow") == 175


@pytest.mark.parametrize(("attacker", "defender"), [(2, 2), (3, 2), (4, 3), (2, 4)])
def test_c91_28_equal_numbers_cost_both_a_ring_and_they_roll_again(attacker: int, defender: int) -> None:
    match = duel(attacker, defender)
    fight(match, "6:6")
    assert match.state.step == ATTACKER_ROLLS
    assert odds(match) == sides(attacker - 1)
    play(match, f"shows {SIDES[attacker - 1][-1]}")
    assert odds(match) == sides(defender - 1)
    assert cash(match, "yellow") == cash(match, "red") == 125


def test_c91_28_who_has_no_ring_left_is_out() -> None:
    match = duel(1, 3)
    fight(match, "6:6")
    assert members(match, "yellow") == ["1er deacon 5"]
    assert members(match, "red") == ["1er rusty pail", "2er lantern 5"]
    match = duel(3, 1)
    fight(match, "4:4")
    assert members(match, "red") == ["1er rusty pail"]
    assert members(match, "yellow") == ["1er deacon 5", "2er lantern 5"]


@pytest.mark.parametrize(
    ("rings", "rolls"), [(1, "2:2"), (2, "4:4 1:1"), (3, "4:4 5:5 6:6"), (4, "5:5 4:4 3:3 2:2")]
)
def test_c91_28_both_may_be_lost(rings: int, rolls: str) -> None:
    match = duel(rings, rings)
    fight(match, rolls)
    assert members(match, "yellow") == ["1er deacon 5"]
    assert members(match, "red") == ["1er rusty pail"]
    assert (cash(match, "yellow"), cash(match, "red")) == (125, 125)
    assert reserve(match, "yellow") == reserve(match, "red") == 18
    play(match, "yellow walk deacon 5 to deacon 6")


def test_c91_29_an_attacker_that_outlasts_gets_no_ring_and_no_money_but_the_field() -> None:
    match = duel(3, 2)
    fight(match, "5:5 4:4")
    assert members(match, "yellow") == ["1er deacon 5", "1er lantern 5"]
    assert cash(match, "yellow") == cash(match, "red") == 125
    play(match, "yellow walk lantern 5 to lantern 6")


def test_c91_29_a_defender_that_outlasts_keeps_the_field_and_gets_nothing() -> None:
    match = duel(2, 4)
    fight(match, "5:5 4:4")
    assert members(match, "red") == ["1er rusty pail", "2er lantern 5"]
    assert cash(match, "red") == cash(match, "yellow") == 125
    assert on_turn(match) == "yellow"


def test_c91_29_an_attacker_that_outlasts_takes_the_building() -> None:
    match = raid(2, 1)
    fight(match, "5:5")
    assert owner(match, "last nickel") == "yellow"
    assert members(match, "yellow") == ["1er deacon 5", "1er last nickel"]


def test_c91_29_a_defender_that_outlasts_keeps_the_building() -> None:
    match = raid(1, 2)
    fight(match, "5:5")
    assert owner(match, "last nickel") == "red"
    assert members(match, "red") == ["1er last nickel", "1er rusty pail"]


def test_c91_30_a_winning_attacker_takes_field_and_building() -> None:
    match = raid(2, 3)
    assert owner(match, "last nickel") == "red"
    fight(match, "5:4")
    assert owner(match, "last nickel") == "yellow"
    assert members(match, "yellow") == ["1er deacon 5", "3er last nickel"]
    play(match, "yellow walk last nickel to lantern 5")
    assert owner(match, "last nickel") == "yellow"


def test_c91_30_a_losing_attacker_leaves_the_building_alone() -> None:
    match = raid(2, 3)
    fight(match, "3:4")
    assert owner(match, "last nickel") == "red"
    assert members(match, "red") == ["1er rusty pail", "4er last nickel"]
    assert refused(match, "yellow walk lantern 5 to last nickel") in {"C91-20", "C91-22"}


def test_c91_30_if_both_are_lost_the_building_keeps_its_owner() -> None:
    match = raid(1, 1)
    fight(match, "3:3")
    assert owner(match, "last nickel") == "red"
    assert members(match, "red") == ["1er rusty pail"]
    assert members(match, "yellow") == ["1er deacon 5"]


def test_c91_30_the_empty_field_can_be_entered_afterwards() -> None:
    match = city(points=5, yellow="1er lantern 5, 2er lantern 4", red="1er last nickel, 1er rusty pail")
    play(match, "yellow walk lantern 5 to last nickel")
    fight(match, "3:3")
    play(match, "yellow walk lantern 4 to lantern 5", "yellow walk lantern 5 to last nickel")
    assert owner(match, "last nickel") == "yellow"


def test_c91_49_the_attacker_rolls_first_and_the_defender_second() -> None:
    match = duel(4, 1)
    assert (match.actor, match.state.step) == (wc.CHANCE, ATTACKER_ROLLS)
    assert odds(match) == sides(4)
    play(match, "shows 5")
    assert (match.actor, match.state.step) == (wc.CHANCE, DEFENDER_ROLLS)
    assert odds(match) == sides(1)


@pytest.mark.parametrize(("first", "second"), [(6, 3), (3, 6), (4, 4)])
def test_c91_49_rings_and_money_change_after_both_rolls(first: int, second: int) -> None:
    match = duel(2, 2)
    before = (match.state.attacker_rings, match.state.defender_rings, list(match.state.cash))
    play(match, f"shows {first}")
    assert before == (match.state.attacker_rings, match.state.defender_rings, list(match.state.cash))
    assert match.actor == wc.CHANCE
    play(match, f"shows {second}")
    assert before != (match.state.attacker_rings, match.state.defender_rings, list(match.state.cash))


def test_c91_49_even_a_roll_that_decides_alone_is_answered() -> None:
    match = duel(1, 4)
    play(match, "shows 1")
    assert match.actor == wc.CHANCE
    play(match, "shows 5")
    assert members(match, "yellow") == ["1er deacon 5"]
