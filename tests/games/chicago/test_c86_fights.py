"""C86-15 and C86-17: fights of one against one."""

from __future__ import annotations

from fractions import Fraction

import pytest

import windycity as wc
from windycity.games.chicago.state import ATTACKER_ROLLS, DEFENDER_ROLLS, DIE, MOVE

from .chiccaggo import PLUGS, SIDES, WORTH, dice, members, town, walk
from .city import cash, fight, legal, play, reserve

ASIDE = "blue deacon 5"
PAIRS = [(attacker, defender) for attacker in PLUGS for defender in PLUGS]


def up(plug: str) -> str:
    return PLUGS[min(PLUGS.index(plug) + 1, 3)]


def down(plug: str) -> str:
    return PLUGS[PLUGS.index(plug) - 1]


def clash(attacker: str, defender: str, *, die: int = 4) -> wc.Match:
    """A yellow attacker steps onto a red defender in the street; another yellow member stands aside."""
    match = town(
        dice=(die, 2),
        yellow=f"{attacker} lantern 4, {ASIDE}",
        red=f"{defender} lantern 5, blue rusty pail",
    )
    walk(match, "lantern 4", "lantern 5", die=die)
    return match


def odds(match: wc.Match) -> dict[str, Fraction]:
    return {move.text: probability for move, probability in match.outcomes()}


def sides(plug: str) -> dict[str, Fraction]:
    return {f"shows {side}": Fraction(SIDES[plug].count(side), 6) for side in SIDES[plug]}


def standing(match: wc.Match, name: str) -> list[str]:
    """The members of a gang, without those that only stand aside."""
    return [member for member in members(match, name) if member not in (ASIDE, "blue rusty pail")]


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
    ],
)
def test_c86_15_entering_a_field_with_an_enemy_is_a_fight(field: str, target: str) -> None:
    match = town(dice=(5,), yellow=f"green {field}, {ASIDE}", green=f"green {target}")
    walk(match, field, target, die=5)
    assert (match.actor, match.state.step) == (wc.CHANCE, ATTACKER_ROLLS)
    fight(match, "6:3")
    assert standing(match, "yellow") == [f"red {target}"]
    assert members(match, "green") == []


def test_c86_15_standing_side_by_side_is_no_fight() -> None:
    match = town(dice=(2,), yellow="green lantern 3", red="green lantern 5")
    walk(match, "lantern 3", "lantern 4", "lopsided owl", die=2)
    assert members(match, "red") == ["green lantern 5"]


@pytest.mark.parametrize(("attacker", "defender"), PAIRS)
def test_c86_15_each_rolls_the_die_of_its_colour_the_attacker_first(attacker: str, defender: str) -> None:
    match = clash(attacker, defender)
    assert (match.actor, match.state.step, odds(match)) == (wc.CHANCE, ATTACKER_ROLLS, sides(attacker))
    play(match, f"shows {SIDES[attacker][-1]}")
    assert (match.actor, match.state.step, odds(match)) == (wc.CHANCE, DEFENDER_ROLLS, sides(defender))


@pytest.mark.parametrize(
    ("plug", "face"), [("green", 2), ("red", 3), ("yellow", 4), ("blue", 7), ("blue", 0)]
)
def test_c86_15_other_numbers_are_on_no_side(plug: str, face: int) -> None:
    refusal = clash(plug, "blue").why_not(f"shows {face}")
    assert refusal is not None
    assert refusal.clause == "C86-15"


@pytest.mark.parametrize("move", ["done", "die 2", "walk deacon 5 to deacon 6", "hire blue"])
def test_c86_15_nothing_comes_between(move: str) -> None:
    match = clash("green", "green")
    assert all(text.startswith("shows") for text in legal(match))
    refusal = match.why_not(move)
    assert refusal is not None
    assert refusal.clause in {"C86-15", "C86-23"}


@pytest.mark.parametrize(("attacker", "defender"), PAIRS)
def test_c86_15_a_winning_attacker_is_promoted_and_paid_the_losers_plug(attacker: str, defender: str) -> None:
    match = clash(attacker, defender)
    fight(match, f"6:{SIDES[defender][0]}")
    assert standing(match, "yellow") == [f"{up(attacker)} lantern 5"]
    assert standing(match, "red") == []
    assert (cash(match, "yellow"), cash(match, "red")) == (50 + WORTH[defender], 50)


@pytest.mark.parametrize(("attacker", "defender"), PAIRS)
def test_c86_15_a_winning_defender_gains_the_same(attacker: str, defender: str) -> None:
    match = clash(attacker, defender)
    fight(match, f"{SIDES[attacker][0]}:6")
    assert standing(match, "yellow") == []
    assert standing(match, "red") == [f"{up(defender)} lantern 5"]
    assert (cash(match, "yellow"), cash(match, "red")) == (50, 50 + WORTH[attacker])


def test_c86_15_yellow_stays_yellow() -> None:
    match = clash("yellow", "yellow")
    fight(match, "6:5")
    assert (standing(match, "yellow"), cash(match, "yellow")) == (["yellow lantern 5"], 100)
    match = clash("yellow", "yellow")
    fight(match, "5:6")
    assert (standing(match, "red"), cash(match, "red")) == (["yellow lantern 5"], 100)


@pytest.mark.parametrize("rolls", ["6:3", "3:6"])
def test_c86_15_the_loser_is_out_for_good(rolls: str) -> None:
    match = clash("green", "green")
    fight(match, rolls)
    assert reserve(match, "yellow") == reserve(match, "red") == 18
    assert len(members(match, "yellow")) + len(members(match, "red")) == 3


@pytest.mark.parametrize(
    ("attacker", "defender", "rolls", "left", "prize"),
    [
        ("red", "yellow", "5:5 6:4", "red", 40),
        ("yellow", "yellow", "6:6 5:4", "yellow", 40),
        ("red", "yellow", "5:5 4:4 6:3", "green", 25),
        ("yellow", "red", "5:5 4:4 6:1", "red", 10),
        ("yellow", "yellow", "5:5 5:5 3:3 6:1", "green", 10),
    ],
)
def test_c86_15_the_prize_is_the_plug_at_that_roll(
    attacker: str, defender: str, rolls: str, left: str, prize: int
) -> None:
    match = clash(attacker, defender)
    fight(match, rolls)
    assert standing(match, "yellow") == [f"{left} lantern 5"]
    assert (cash(match, "yellow"), cash(match, "red")) == (50 + prize, 50)


def test_c86_15_the_defenders_prize_is_the_plug_at_that_roll_too() -> None:
    match = clash("yellow", "green")
    fight(match, "5:5 4:6")
    assert standing(match, "red") == ["green lantern 5"]
    assert (cash(match, "yellow"), cash(match, "red")) == (50, 50 + 40)


@pytest.mark.parametrize(("first", "second"), [(6, 3), (3, 6), (4, 4)])
def test_c86_15_plugs_and_money_change_after_both_rolls(first: int, second: int) -> None:
    match = clash("green", "green")
    before = (match.state.attacker_rings, match.state.defender_rings, list(match.state.cash))
    play(match, f"shows {first}")
    assert before == (match.state.attacker_rings, match.state.defender_rings, list(match.state.cash))
    assert match.actor == wc.CHANCE
    play(match, f"shows {second}")
    assert before != (match.state.attacker_rings, match.state.defender_rings, list(match.state.cash))


@pytest.mark.parametrize(("attacker", "defender"), [pair for pair in PAIRS if "blue" not in pair])
def test_c86_17_equal_numbers_both_drop_and_roll_with_the_lower_dice(attacker: str, defender: str) -> None:
    match = clash(attacker, defender)
    fight(match, "6:6")
    assert (match.actor, odds(match)) == (wc.CHANCE, sides(down(attacker)))
    play(match, f"shows {SIDES[down(attacker)][-1]}")
    assert odds(match) == sides(down(defender))
    assert cash(match, "yellow") == cash(match, "red") == 50


@pytest.mark.parametrize("plug", PLUGS[1:])
def test_c86_17_a_blue_one_is_out_and_the_survivor_is_neither_promoted_nor_paid(plug: str) -> None:
    match = clash(plug, "blue")
    fight(match, "5:5")
    assert (standing(match, "yellow"), standing(match, "red")) == ([f"{down(plug)} lantern 5"], [])
    assert (cash(match, "yellow"), cash(match, "red")) == (50, 50)
    assert (match.state.step, match.state.points) == (MOVE, 3)
    match = clash("blue", plug)
    fight(match, "6:6")
    assert (standing(match, "yellow"), standing(match, "red")) == ([], [f"{down(plug)} lantern 5"])
    assert (cash(match, "yellow"), cash(match, "red")) == (50, 50)
    assert (match.state.step, dice(match)) == (DIE, [2])


@pytest.mark.parametrize(
    ("plug", "rolls"),
    [("blue", "2:2"), ("green", "4:4 1:1"), ("red", "4:4 5:5 6:6"), ("yellow", "5:5 4:4 3:3 2:2")],
)
def test_c86_17_both_may_be_lost(plug: str, rolls: str) -> None:
    match = clash(plug, plug)
    fight(match, rolls)
    assert standing(match, "yellow") == standing(match, "red") == []
    assert (cash(match, "yellow"), cash(match, "red")) == (50, 50)
    assert reserve(match, "yellow") == reserve(match, "red") == 18
    assert sorted(legal(match)) == ["die 2", "done"]
