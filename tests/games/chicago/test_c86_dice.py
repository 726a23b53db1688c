"""C86-07, C86-08, C86-26 and C86-27: three dice, given to members and walked to their end."""

from __future__ import annotations

from collections import Counter
from fractions import Fraction
from itertools import permutations, product

import pytest

import windycity as wc
from windycity.games.chicago.state import DIE, MOVE, ROLL

from .chiccaggo import dice, members, opening, targets, town, walk, walker
from .city import fight, finish_hiring, legal, on_turn, play, refused, steps

ALL_ROLLS = list(product(range(1, 7), repeat=3))


def test_c86_27_the_three_dice_are_one_event_of_56_outcomes() -> None:
    match = town(yellow="blue lantern 4")
    assert match.actor == wc.CHANCE
    ways = Counter("dice {} {} {}".format(*sorted(roll)) for roll in ALL_ROLLS)
    assert len(ways) == 56
    assert {move.text: odds for move, odds in match.outcomes()} == {
        text: Fraction(count, 216) for text, count in ways.items()
    }


@pytest.mark.parametrize(
    ("roll", "odds"),
    [("dice 4 4 4", Fraction(1, 216)), ("dice 2 6 6", Fraction(3, 216)), ("dice 1 4 6", Fraction(6, 216))],
)
def test_c86_27_weights_by_hand(roll: str, odds: Fraction) -> None:
    match = town(yellow="blue lantern 4")
    assert [probability for move, probability in match.outcomes() if move.text == roll] == [odds]


@pytest.mark.parametrize("roll", ["dice 0 1 2", "dice 1 2 7", "dice 1 2", "dice 1 2 3 4", "done", "die 3"])
def test_c86_27_nothing_else_can_be_rolled(roll: str) -> None:
    refusal = town(yellow="blue lantern 4").why_not(roll)
    assert refusal is not None
    assert refusal.clause in {"C86-07", "C86-27"}


def test_c86_27_what_is_rolled_lies_ready() -> None:
    for roll in {tuple(sorted(roll)) for roll in ALL_ROLLS}:
        match = town(turn="red", red="blue foundry 4")
        play(match, "dice {} {} {}".format(*roll))
        assert (match.state.step, on_turn(match), dice(match)) == (DIE, "red", list(roll))
        assert sorted(legal(match)) == sorted({*(f"die {face}" for face in roll), "done"})


def test_c86_07_a_turn_begins_with_the_roll() -> None:
    match = opening()
    finish_hiring(match)
    assert (match.state.step, match.actor, on_turn(match)) == (ROLL, wc.CHANCE, "yellow")
    play(match, "dice 1 4 6")
    assert sorted(legal(match)) == ["die 1", "die 4", "die 6", "done"]


@pytest.mark.parametrize(("roll", "offer"), [("2 2 2", ["die 2"]), ("3 5 5", ["die 3", "die 5"])])
def test_c86_07_numbers_alike_are_as_many_dice(roll: str, offer: list[str]) -> None:
    match = town(yellow="blue lantern 4")
    play(match, f"dice {roll}")
    assert dice(match) == [int(face) for face in roll.split()]
    assert sorted(legal(match)) == [*offer, "done"]


@pytest.mark.parametrize("face", [1, 3, 5])
def test_c86_07_only_a_die_that_was_rolled_can_be_given(face: int) -> None:
    match = town(dice=(2, 4, 6), yellow="blue lantern 4")
    assert refused(match, f"yellow die {face}") in {"C86-07", "C86-26"}


def test_c86_07_a_die_used_is_gone_and_its_twin_is_not() -> None:
    match = town(dice=(1, 1, 5), yellow="blue lantern 4")
    walk(match, "lantern 4", "lantern 5", die=1)
    assert (dice(match), sorted(legal(match))) == ([1, 5], ["die 1", "die 5", "done"])
    walk(match, "lantern 5", "lantern 6", die=1)
    assert (dice(match), sorted(legal(match))) == ([5], ["die 5", "done"])
    assert refused(match, "yellow die 1") in {"C86-07", "C86-26"}


def test_c86_07_the_first_step_says_which_member_gets_the_die() -> None:
    match = town(dice=(3,), yellow="blue lantern 4, red deacon 5, green tin halo, blue tin halo")
    play(match, "yellow die 3")
    assert steps(match) == sorted(
        [f"walk lantern 4 to {to}" for to in ("lantern 3", "lantern 5", "lopsided owl")]
        + [f"walk deacon 5 to {to}" for to in ("deacon 4", "deacon 6", "bishop 5")]
        + [f"send {plug} of tin halo to lantern 2" for plug in ("blue", "green")]
    )
    assert len(legal(match)) == len(steps(match))


def test_c86_07_a_die_is_given_whole_to_one_member() -> None:
    match = town(dice=(3, 2), yellow="blue lantern 4, red deacon 5")
    walk(match, "lantern 4", "lantern 5", die=3)
    assert (match.state.step, match.state.points, walker(match)) == (MOVE, 2, "blue lantern 5")
    assert sorted(legal(match)) == [
        f"walk lantern 5 to {to}" for to in ("lantern 4", "lantern 6", "last nickel")
    ]
    assert refused(match, "yellow walk deacon 5 to deacon 6") in {"C86-07", "C86-26"}


def test_c86_07_one_member_may_use_all_three() -> None:
    match = town(dice=(1, 2, 1), yellow="blue lantern 4, red deacon 5", red="blue rusty pail")
    walk(match, "lantern 4", "lantern 5", die=1)
    walk(match, "lantern 5", "lantern 6", "lantern 7", die=2)
    walk(match, "lantern 7", "lantern 8", die=1)
    assert members(match, "yellow") == ["blue lantern 8", "red deacon 5"]
    assert on_turn(match) == "red"


def test_c86_07_or_each_die_another() -> None:
    match = town(dice=(1, 1, 2), yellow="blue lantern 4, red deacon 5, green amber 3", red="blue rusty pail")
    walk(match, "lantern 4", "lopsided owl", die=1)
    walk(match, "deacon 5", "deacon 6", "deacon 7", die=2)
    walk(match, "amber 3", "lazy clarinet", die=1)
    assert members(match, "yellow") == ["blue lopsided owl", "green lazy clarinet", "red deacon 7"]
    assert (match.state.step, on_turn(match)) == (ROLL, "red")


@pytest.mark.parametrize("used", [0, 1, 2])
def test_c86_07_dice_may_be_left_unused(used: int) -> None:
    match = town(dice=(1, 1, 1), yellow="blue lantern 4", red="blue rusty pail")
    for number in range(used):
        walk(match, f"lantern {4 + number}", f"lantern {5 + number}", die=1)
    play(match, "yellow done")
    assert members(match, "yellow") == [f"blue lantern {4 + used}"]
    assert (match.state.step, on_turn(match), dice(match)) == (ROLL, "red", [])


def test_c86_07_the_turn_ends_when_all_dice_are_used() -> None:
    match = town(dice=(1, 1, 1), yellow="blue lantern 4", red="blue rusty pail")
    for number in range(4, 7):
        assert on_turn(match) == "yellow"
        walk(match, f"lantern {number}", f"lantern {number + 1}", die=1)
    assert on_turn(match) == "red"


def test_c86_07_a_member_without_a_legal_step_gets_no_die() -> None:
    match = town(dice=(1,), yellow="blue borrowed coat, green wick 1")
    play(match, "yellow die 1")
    assert steps(match) == ["walk wick 1 to borrowed coat", "walk wick 1 to pewter 2"]
    assert refused(match, "yellow walk borrowed coat to wick 1") in {"C86-07", "C86-10", "C86-11"}


def test_c86_07_with_nobody_left_no_die_is_given() -> None:
    match = town(dice=(1, 2), yellow="blue lantern 4", red="yellow lantern 5")
    walk(match, "lantern 4", "lantern 5", die=1)
    fight(match, "1:5")
    if on_turn(match) == "yellow":
        assert legal(match) == ["done"]
        assert refused(match, "yellow die 2") == "C86-07"


def test_c86_08_every_pip_is_one_field() -> None:
    match = town(dice=(6, 2), yellow="blue lantern 1")
    play(match, "yellow die 6")
    way = ["lantern 1", "lantern 2", "tin halo", "lantern 2", "lantern 3", "dry goose"]
    for i in range(len(way) - 1):
        assert match.state.points == 6 - i
        walk(match, way[i], way[i + 1])
    assert (match.state.step, match.state.points) == (MOVE, 1)
    walk(match, "dry goose", "lantern 3")
    assert (match.state.step, match.state.points, dice(match)) == (DIE, 0, [2])


@pytest.mark.parametrize("move", ["done", "die 2", "die 3", "hire blue", "dice 1 2 3"])
def test_c86_08_the_pips_are_walked_exactly(move: str) -> None:
    match = town(dice=(3, 2), yellow="blue lantern 4")
    walk(match, "lantern 4", "lantern 5", "lantern 6", die=3)
    assert refused(match, f"yellow {move}") in {"C86-07", "C86-08", "C86-26"}


def test_c86_08_in_any_direction() -> None:
    match = town(dice=(2,), yellow="blue square 8")
    play(match, "yellow die 2")
    assert targets(match) == sorted(["square 5", "square 7", "square 16", "square 32"])
    walk(match, "square 8", "square 16")
    assert "square 8" in targets(match)


def test_c86_08_to_and_fro_is_allowed() -> None:
    match = town(dice=(4, 1), yellow="blue lantern 4")
    walk(match, "lantern 4", "lantern 5", "lantern 4", "lantern 5", "lantern 4", die=4)
    walk(match, "lantern 4", "lantern 5", die=1)
    assert members(match, "yellow") == ["blue lantern 5"]


@pytest.mark.parametrize("to", ["lantern 6", "lantern 4", "hatbox", "tin halo", "honeycomb", "square 1"])
def test_c86_08_one_field_at_a_time(to: str) -> None:
    match = town(dice=(5,), yellow="blue lantern 4")
    play(match, "yellow die 5")
    assert refused(match, f"yellow walk lantern 4 to {to}") in {"C86-08", "C86-09", "C86-07"}


@pytest.mark.parametrize("step", ["lantern 5 to lantern 6", "foundry 4 to foundry 5"])
def test_c86_08_only_a_member_of_ones_own_walks(step: str) -> None:
    match = town(dice=(5,), yellow="blue lantern 4", red="blue foundry 4")
    play(match, "yellow die 5")
    assert refused(match, f"yellow walk {step}") in {"C86-07", "C86-08"}


def test_c86_08_the_traffic_islands_are_walked_around() -> None:
    match = town(dice=(1,), yellow="blue square 4, blue square 5, blue square 2, blue square 7")
    play(match, "yellow die 1")
    for here, there in permutations(("square 2", "square 4", "square 5", "square 7"), 2):
        assert refused(match, f"yellow walk {here} to {there}") in {"C86-08", "C86-10", "C86-11"}


def test_c86_08_the_rest_of_a_die_is_lost_without_a_legal_step() -> None:
    match = town(dice=(3,), yellow="blue pewter 2, green wick 1", red="blue rusty pail")
    walk(match, "pewter 2", "wick 1", "borrowed coat", die=3)
    assert members(match, "yellow") == ["blue borrowed coat", "green wick 1"]
    assert (match.state.step, on_turn(match)) == (ROLL, "red")


def test_c86_08_only_that_die_is_lost() -> None:
    crowd = "blue pewter 2, green wick 1, red pewter 1, red pewter 3"
    match = town(dice=(2, 3), yellow=crowd, red="blue rusty pail")
    walk(match, "pewter 2", "wick 1", "borrowed coat", die=3)
    assert (match.state.step, on_turn(match), match.state.points) == (DIE, "yellow", 0)
    assert (dice(match), sorted(legal(match)), walker(match)) == ([2], ["die 2", "done"], None)
    walk(match, "borrowed coat", "wick 1", "pewter 2", die=2)
    assert on_turn(match) == "red"


def test_c86_08_a_step_that_is_left_has_to_be_made_even_an_attack() -> None:
    match = town(dice=(2,), yellow="blue wick 1", red="yellow pewter 2")
    walk(match, "wick 1", "borrowed coat", die=2)
    assert legal(match) == ["walk borrowed coat to wick 1"]
    match = town(dice=(1,), yellow="blue borrowed coat", red="yellow wick 1")
    play(match, "yellow die 1")
    assert legal(match) == ["walk borrowed coat to wick 1"]


@pytest.mark.parametrize("order", list(permutations((1, 2, 3))))
def test_c86_26_dice_are_used_in_any_order(order: tuple[int, ...]) -> None:
    match = town(dice=(1, 2, 3), yellow="blue lantern 2", red="blue rusty pail")
    at = 2
    for face in order:
        walk(match, *(f"lantern {number}" for number in range(at, at + face + 1)), die=face)
        at += face
    assert members(match, "yellow") == ["blue lantern 8"]
    assert on_turn(match) == "red"


@pytest.mark.parametrize("move", ["die 2", "done", "walk deacon 5 to deacon 6"])
def test_c86_26_a_die_once_begun_is_walked_to_its_end(move: str) -> None:
    match = town(dice=(3, 2), yellow="blue lantern 4, red deacon 5")
    walk(match, "lantern 4", "lantern 5", die=3)
    assert refused(match, f"yellow {move}") in {"C86-07", "C86-08", "C86-26"}


@pytest.mark.parametrize("move", ["die 2", "die 3", "done"])
def test_c86_26_a_die_taken_up_is_begun(move: str) -> None:
    match = town(dice=(3, 2), yellow="blue lantern 4")
    play(match, "yellow die 3")
    assert (match.state.step, match.state.points, dice(match), walker(match)) == (MOVE, 3, [2], None)
    assert refused(match, f"yellow {move}") in {"C86-07", "C86-08", "C86-26"}


def test_c86_26_a_second_die_at_once_or_later() -> None:
    for between in (False, True):
        match = town(dice=(1, 1, 1), yellow="blue lantern 4, red deacon 5")
        walk(match, "lantern 4", "lantern 5", die=1)
        assert walker(match) is None
        if between:
            walk(match, "deacon 5", "deacon 6", die=1)
        walk(match, "lantern 5", "lantern 6", die=1)
        assert "blue lantern 6" in members(match, "yellow")


def test_c86_26_between_dice_the_turn_may_be_ended_before_the_first_too() -> None:
    match = town(dice=(6, 6, 6), yellow="blue lantern 4", blue="blue harbor 4")
    play(match, "yellow done")
    assert on_turn(match) == "blue"


def test_c86_26_when_the_last_member_is_lost_nothing_is_left_to_do() -> None:
    match = town(dice=(2, 5), yellow="blue lantern 4", red="yellow lantern 5")
    walk(match, "lantern 4", "lantern 5", die=2)
    fight(match, "1:6")
    if on_turn(match) == "yellow":
        assert legal(match) == ["done"]
        play(match, "yellow done")
    assert (match.state.step, on_turn(match)) == (ROLL, "red")


@pytest.mark.parametrize("move", ["walk lantern 4 to lantern 5", "hire blue", "dice 1 1 1", "shows 3"])
def test_c86_26_between_dice_only_a_die_is_taken_or_the_turn_ended(move: str) -> None:
    match = town(dice=(2, 5), yellow="blue lantern 4")
    assert refused(match, f"yellow {move}") in {"C86-07", "C86-26"}
