"""C86-16 and C86-24: one attacker against several enemies in a building."""

from __future__ import annotations

import pytest

import windycity as wc
from windycity.games.chicago.state import ATTACKER_PAIRS, DIE, MOVE, ROLL

from .chiccaggo import dice, members, targets, town, walk, walker
from .city import cash, fight, legal, on_turn, owner, pair, play, refused, reserve

ASIDE = "blue deacon 5"


def storm(
    attacker: str, *defenders: str, inside: str = "last nickel", roll: tuple[int, ...] = (3, 2)
) -> wc.Match:
    """A yellow attacker enters a building in which several red members stand."""
    door = {"last nickel": "lantern 5", "gilded heron": "copper 2"}[inside]
    red = ", ".join(f"{plug} {inside}" for plug in defenders)
    match = town(dice=roll, yellow=f"{attacker} {door}, {ASIDE}", red=f"{red}, blue rusty pail")
    walk(match, door, inside, die=roll[0])
    return match


def inside(match: wc.Match, name: str, label: str = "last nickel") -> list[str]:
    """The plugs of a gang in a building."""
    return [member.removesuffix(f" {label}") for member in members(match, name) if member.endswith(label)]


def test_c86_16_the_attacker_chooses_whom_to_fight() -> None:
    match = storm("green", "blue", "red", "yellow")
    assert (match.actor, match.state.step) == (0, ATTACKER_PAIRS)
    assert sorted(legal(match)) == [f"duel green against {plug}" for plug in ("blue", "red", "yellow")]


def test_c86_16_promotion_counts_at_once_and_the_last_is_fought_without_a_question() -> None:
    match = storm("green", "blue", "red", "yellow")
    play(match, "yellow duel green against red")
    fight(match, "6:5")
    assert (match.actor, match.state.step) == (0, ATTACKER_PAIRS)
    assert sorted(legal(match)) == ["duel red against blue", "duel red against yellow"]
    assert cash(match, "yellow") == 90
    play(match, "yellow duel red against blue")
    assert {move.text for move in match.legal()} == {"shows 4", "shows 5", "shows 6"}
    fight(match, "4:3")
    assert match.actor == wc.CHANCE
    assert {move.text for move in match.legal()} == {"shows 5", "shows 6"}
    fight(match, "6:5")
    assert (inside(match, "yellow"), inside(match, "red")) == (["yellow"], [])
    assert (cash(match, "yellow"), cash(match, "red")) == (50 + 40 + 10 + 50, 50)
    assert reserve(match, "red") == 16


def test_c86_16_members_alike_are_offered_once() -> None:
    match = storm("yellow", "blue", "blue", "green")
    assert sorted(legal(match)) == ["duel yellow against blue", "duel yellow against green"]
    play(match, "yellow duel yellow against blue")
    fight(match, "6:1")
    assert sorted(legal(match)) == ["duel yellow against blue", "duel yellow against green"]
    play(match, "yellow duel yellow against green")
    fight(match, "6:3")
    assert match.actor == wc.CHANCE
    fight(match, "6:1")
    assert cash(match, "yellow") == 50 + 10 + 25 + 10


@pytest.mark.parametrize(
    "move",
    [
        "done",
        "die 2",
        "walk last nickel to lantern 5",
        "walk deacon 5 to deacon 6",
        "duel green against green",
    ],
)
def test_c86_16_there_is_no_breaking_off(move: str) -> None:
    match = storm("green", "blue", "red")
    assert refused(match, f"yellow {move}") == "C86-16"
    play(match, "yellow duel green against blue")
    fight(match, "6:1")
    assert match.actor == wc.CHANCE


@pytest.mark.parametrize(
    "line", ["duel blue against red", "duel green against yellow", "duel red against green"]
)
def test_c86_16_only_those_inside_are_fought_with_the_plug_one_has(line: str) -> None:
    assert refused(storm("green", "blue", "red"), f"yellow {line}") == "C86-16"


def test_c86_16_a_duel_can_only_be_declared_inside() -> None:
    match = town(dice=(3, 2), yellow="green lantern 5", red="blue last nickel, red last nickel")
    assert refused(match, "yellow duel green against blue") in {"C86-07", "C86-16", "C86-26"}
    play(match, "yellow die 3")
    assert refused(match, "yellow duel green against blue") in {"C86-07", "C86-08", "C86-16", "C86-26"}


def test_c86_16_a_single_enemy_is_fought_without_a_question() -> None:
    match = storm("green", "red")
    assert match.actor == wc.CHANCE


def test_c86_16_it_ends_when_the_attacker_is_out() -> None:
    match = storm("green", "blue", "red", "red")
    play(match, "yellow duel green against red")
    fight(match, "3:4")
    assert inside(match, "red") == ["blue", "red", "yellow"]
    assert (members(match, "yellow"), cash(match, "red")) == ([ASIDE], 50 + 25)
    assert (match.state.step, dice(match), walker(match)) == (DIE, [2], None)


def test_c86_16_survivors_keep_their_changed_colours() -> None:
    match = storm("yellow", "red", "blue")
    play(match, "yellow duel yellow against red")
    fight(match, "5:5 4:4 3:6")
    assert inside(match, "red") == ["blue", "green"]
    assert cash(match, "red") == 50 + 25
    match = storm("green", "red", "yellow")
    play(match, "yellow duel green against yellow")
    fight(match, "5:5 4:4")
    assert inside(match, "red") == ["green", "red"]
    assert (members(match, "yellow"), cash(match, "red"), cash(match, "yellow")) == ([ASIDE], 50, 50)


def test_c86_16_an_attacker_left_by_equal_numbers_fights_on_with_the_lower_plug() -> None:
    match = storm("red", "blue", "green", "yellow")
    play(match, "yellow duel red against blue")
    fight(match, "4:4")
    assert sorted(legal(match)) == ["duel green against green", "duel green against yellow"]
    play(match, "yellow duel green against green")
    fight(match, "4:4 6:1")
    assert match.actor == wc.CHANCE
    assert cash(match, "yellow") == 50 + 10
    fight(match, "3:5")
    assert (inside(match, "red"), cash(match, "red")) == (["yellow"], 50 + 25)


def test_c86_16_both_of_a_pair_lost_ends_it_too() -> None:
    match = storm("blue", "blue", "red")
    play(match, "yellow duel blue against blue")
    fight(match, "2:2")
    assert (inside(match, "red"), members(match, "yellow")) == (["red"], [ASIDE])
    assert (match.state.step, dice(match)) == (DIE, [2])


def test_c86_16_a_whole_stack_alike() -> None:
    match = storm("yellow", *["blue"] * 5)
    for _ in range(5):
        pair(match, "yellow duel yellow against blue")
        fight(match, "6:5")
    assert (inside(match, "yellow"), cash(match, "yellow")) == (["yellow"], 100)


def test_c86_16_the_winner_walks_the_rest_of_its_die() -> None:
    match = storm("yellow", "blue", "green")
    play(match, "yellow duel yellow against blue")
    fight(match, "6:5")
    fight(match, "6:5")
    assert (match.state.step, match.state.points, walker(match)) == (MOVE, 2, "yellow last nickel")
    walk(match, "last nickel", "lantern 5", "lantern 4")
    assert (match.state.step, dice(match)) == (DIE, [2])


def test_c86_16_a_stack_is_stormed_with_the_last_pip_too() -> None:
    match = storm("yellow", "blue", "green", roll=(1,))
    play(match, "yellow duel yellow against green")
    fight(match, "6:5")
    fight(match, "6:5")
    assert (match.state.step, on_turn(match)) == (ROLL, "red")


def test_c86_16_one_of_the_own_stack_attacks_alone() -> None:
    match = town(
        dice=(1, 1),
        yellow="blue tin halo, red tin halo",
        red="blue lantern 2, blue rusty pail",
    )
    walk(match, "tin halo", "lantern 2", die=1, plug="red")
    fight(match, "4:3")
    assert members(match, "yellow") == ["blue tin halo", "yellow lantern 2"]


def test_c86_16_through_the_other_door_comes_the_next_attacker() -> None:
    match = town(
        dice=(1, 1),
        yellow="green copper 2, green candle 2",
        red="green gilded heron, red gilded heron, blue rusty pail",
    )
    walk(match, "copper 2", "gilded heron", die=1)
    play(match, "yellow duel green against red")
    fight(match, "5:5 2:3")
    assert inside(match, "red", "gilded heron") == ["green", "red"]
    walk(match, "candle 2", "gilded heron", die=1)
    assert sorted(legal(match)) == ["duel green against green", "duel green against red"]


def test_c86_24_while_a_defender_is_left_a_bar_keeps_its_chip() -> None:
    match = storm("green", "blue", "green")
    play(match, "yellow duel green against blue")
    fight(match, "6:1")
    assert owner(match, "last nickel") == "red"
    fight(match, "4:6")
    assert (owner(match, "last nickel"), inside(match, "red")) == ("red", ["red"])


@pytest.mark.parametrize("casino", [False, True])
def test_c86_24_a_winner_marks_the_building_after_the_last_fight(casino: bool) -> None:
    label = "gilded heron" if casino else "last nickel"
    match = storm("green", "blue", "green", inside=label)
    play(match, "yellow duel green against blue")
    fight(match, "6:1")
    fight(match, "6:3")
    assert owner(match, label) == "yellow"
    match.play(f"walk {label} to {targets(match)[0]}")
    assert owner(match, label) == ("nobody" if casino else "yellow")


@pytest.mark.parametrize(("label", "after"), [("last nickel", "red"), ("gilded heron", "nobody")])
def test_c86_24_all_lost_one_after_another(label: str, after: str) -> None:
    match = storm("green", "blue", "blue", inside=label)
    pair(match, "yellow duel green against blue")
    fight(match, "4:4")
    fight(match, "4:4")
    assert (inside(match, "red", label), members(match, "yellow")) == ([], [ASIDE])
    assert owner(match, label) == after


def test_c86_24_a_casino_stays_with_the_defenders_that_are_left() -> None:
    match = storm("blue", "blue", "blue", inside="gilded heron")
    pair(match, "yellow duel blue against blue")
    fight(match, "4:4")
    assert owner(match, "gilded heron") == "red"
    assert inside(match, "red", "gilded heron") == ["blue"]
