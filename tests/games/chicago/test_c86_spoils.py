"""C86-23 and C86-24: what becomes of the die, of the field and of the chip after a fight."""

from __future__ import annotations

import pytest

import windycity as wc
from windycity.games.chicago.state import DIE, MOVE, ROLL

from .chiccaggo import dice, members, targets, town, walk, walker
from .city import cash, fight, legal, on_turn, owner, play, refused
from .test_c86_fights import ASIDE, clash, standing


def raid(attacker: str, defender: str, *, inside: str = "last nickel", die: int = 4) -> wc.Match:
    """A yellow attacker enters a building in which a red defender stands."""
    door = {"last nickel": "lantern 5", "gilded heron": "copper 2"}[inside]
    match = town(
        dice=(die, 2),
        yellow=f"{attacker} {door}, {ASIDE}",
        red=f"{defender} {inside}, blue rusty pail",
    )
    walk(match, door, inside, die=die)
    return match


@pytest.mark.parametrize("pip", [1, 2, 3])
def test_c86_23_a_fight_breaks_out_at_any_pip_and_the_survivor_walks_the_rest(pip: int) -> None:
    match = town(dice=(3, 2), yellow=f"green lantern {5 - pip}, {ASIDE}", red="blue lantern 5")
    walk(match, *(f"lantern {number}" for number in range(5 - pip, 6)), die=3)
    fight(match, "6:1")
    if pip == 3:
        assert (match.state.step, dice(match), walker(match)) == (DIE, [2], None)
    else:
        assert (match.state.step, match.state.points, walker(match)) == (MOVE, 3 - pip, "red lantern 5")
        assert targets(match) == ["lantern 4", "lantern 6", "last nickel"]
        assert len(legal(match)) == 3


def test_c86_23_a_survivor_may_fight_again_with_the_same_die() -> None:
    match = town(dice=(3,), yellow="red lantern 4", red="blue lantern 5, blue lantern 6, blue rusty pail")
    walk(match, "lantern 4", "lantern 5", die=3)
    fight(match, "4:3")
    walk(match, "lantern 5", "lantern 6")
    fight(match, "5:3")
    assert (members(match, "yellow"), cash(match, "yellow")) == (["yellow lantern 6"], 70)
    walk(match, "lantern 6", "hatbox")
    assert on_turn(match) == "red"


@pytest.mark.parametrize("rolls", ["1:6", "2:2"])
def test_c86_23_the_rest_of_a_lost_attackers_die_lapses_and_unused_dice_stay(rolls: str) -> None:
    match = clash("blue", "green" if rolls == "1:6" else "blue", die=6)
    fight(match, rolls)
    assert (match.state.step, on_turn(match), match.state.points) == (DIE, "yellow", 0)
    assert (dice(match), sorted(legal(match)), walker(match)) == ([2], ["die 2", "done"], None)
    walk(match, "deacon 5", "deacon 6", "deacon 7", die=2)
    assert (match.state.step, on_turn(match)) == (ROLL, "red")


@pytest.mark.parametrize(("rolls", "survives"), [("6:1", True), ("1:6", False), ("3:3", False)])
def test_c86_23_a_fight_with_the_last_pip_of_the_last_die_ends_the_turn(rolls: str, survives: bool) -> None:
    match = town(dice=(1,), yellow=f"blue lantern 4, {ASIDE}", red="blue lantern 5, blue rusty pail")
    walk(match, "lantern 4", "lantern 5", die=1)
    assert match.actor == wc.CHANCE
    fight(match, rolls)
    assert (match.state.step, on_turn(match)) == (ROLL, "red")
    assert bool(standing(match, "yellow")) == survives


@pytest.mark.parametrize(("attacker", "rolls"), [("green", "5:4"), ("green", "5:5")])
def test_c86_24_a_surviving_attacker_stands_on_the_field_and_marks_the_bar(attacker: str, rolls: str) -> None:
    match = raid(attacker, "red" if rolls == "5:4" else "blue")
    assert owner(match, "last nickel") == "red"
    fight(match, rolls)
    assert owner(match, "last nickel") == "yellow"
    assert standing(match, "yellow") == [("red" if rolls == "5:4" else "blue") + " last nickel"]
    walk(match, "last nickel", "lantern 5")
    assert owner(match, "last nickel") == "yellow"


def test_c86_24_a_losing_attacker_leaves_the_chip_alone() -> None:
    match = raid("green", "red")
    fight(match, "3:4")
    assert (owner(match, "last nickel"), standing(match, "red")) == ("red", ["yellow last nickel"])


def test_c86_24_if_all_are_lost_a_bar_keeps_its_chip() -> None:
    match = raid("blue", "blue")
    fight(match, "3:3")
    assert (owner(match, "last nickel"), standing(match, "red"), standing(match, "yellow")) == ("red", [], [])


@pytest.mark.parametrize(
    ("rolls", "after"),
    [("6:1", "yellow"), ("1:6", "red"), ("3:3", "nobody")],
    ids=["won", "lost", "both lost"],
)
def test_c86_24_an_empty_casino_is_nobodys(rolls: str, after: str) -> None:
    match = raid("blue", "blue", inside="gilded heron")
    fight(match, rolls)
    assert owner(match, "gilded heron") == after
    if after == "yellow":
        walk(match, "gilded heron", "candle 2")
        assert owner(match, "gilded heron") == "nobody"


def test_c86_24_an_emptied_bar_can_be_entered_afterwards() -> None:
    match = town(
        dice=(1, 2), yellow="blue lantern 5, green lantern 4", red="blue last nickel, blue rusty pail"
    )
    walk(match, "lantern 5", "last nickel", die=1)
    fight(match, "3:3")
    walk(match, "lantern 4", "lantern 5", "last nickel", die=2)
    assert owner(match, "last nickel") == "yellow"


def test_c86_24_the_beaten_do_not_block_the_street() -> None:
    match = clash("blue", "blue")
    fight(match, "1:6")
    play(match, "yellow die 2")
    assert refused(match, "yellow walk lantern 5 to lantern 6") in {"C86-07", "C86-08"}
