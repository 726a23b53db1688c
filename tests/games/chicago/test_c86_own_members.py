"""C86-10 and C86-26 by hand: own members in the street are walked over and never joined."""

from __future__ import annotations

import pytest

import windycity as wc
from windycity.games.chicago.board import EDGE_FIELDS
from windycity.games.chicago.state import DIE, MOVE, ROLL

from .chiccaggo import dice, members, targets, town, walk, walker
from .city import fight, label_list, legal, on_turn, play, refused, steps

EDGES = label_list(*EDGE_FIELDS)
PACKED = "amber 4, candle 1, candle 2, pewter 1, wick 1, pewter 2, pewter 3, pewter 4, deacon 4"


def crowd(walker_at: str, own: str, roll: tuple[int, ...], *, red: str = "blue rusty pail") -> wc.Match:
    """A blue walker, green members on these fields, and dice."""
    greens = "".join(f", green {label}" for label in own.split(", ") if label)
    return town(dice=roll, yellow=f"blue {walker_at}{greens}", red=red)


def test_c86_10_an_enemy_cannot_be_jumped() -> None:
    match = town(dice=(2,), yellow="blue lantern 4", red="blue lantern 5")
    play(match, "yellow die 2")
    assert refused(match, "yellow walk lantern 4 to lantern 6") in {"C86-08", "C86-09", "C86-10"}
    walk(match, "lantern 4", "lantern 5")
    assert match.actor == wc.CHANCE


def test_c86_10_an_own_member_is_walked_over() -> None:
    match = crowd("lantern 3", "lantern 4", (2,))
    play(match, "yellow die 2")
    assert steps(match) == sorted(
        [f"walk lantern 3 to {to}" for to in ("dry goose", "lantern 2", "lantern 4")]
        + [f"walk lantern 4 to {to}" for to in ("lantern 3", "lantern 5", "lopsided owl")]
    )
    walk(match, "lantern 3", "lantern 4")
    assert (match.state.step, match.state.points, walker(match)) == (MOVE, 1, "blue lantern 4")
    assert members(match, "yellow") == ["blue lantern 4", "green lantern 4"]
    assert targets(match) == ["lantern 3", "lantern 5", "lopsided owl"]
    walk(match, "lantern 4", "lantern 5")
    assert members(match, "yellow") == ["blue lantern 5", "green lantern 4"]
    assert on_turn(match) == "red"


def test_c86_10_over_several_in_a_row() -> None:
    match = crowd("lantern 3", "lantern 4, lantern 5, lantern 6", (4,))
    walk(match, "lantern 3", "lantern 4", "lantern 5", "lantern 6", "lantern 7", die=4)
    assert "blue lantern 7" in members(match, "yellow")
    assert len(members(match, "yellow")) == 4


def test_c86_10_the_walker_is_the_one_that_moves_on_not_the_one_below() -> None:
    match = town(dice=(2,), yellow="yellow lantern 3, blue lantern 4", red="blue rusty pail")
    walk(match, "lantern 3", "lantern 4", "lopsided owl", die=2)
    assert members(match, "yellow") == ["blue lantern 4", "yellow lopsided owl"]


def test_c86_10_members_alike_are_walked_over_alike() -> None:
    match = town(dice=(2,), yellow="blue lantern 3, blue lantern 4", red="blue lantern 5")
    walk(match, "lantern 3", "lantern 4", die=2)
    assert members(match, "yellow") == ["blue lantern 4", "blue lantern 4"]
    walk(match, "lantern 4", "lantern 3")
    assert members(match, "yellow") == ["blue lantern 3", "blue lantern 4"]


@pytest.mark.parametrize("pips", [1, 2, 3, 4])
def test_c86_10_the_last_pip_cannot_end_on_an_own_member(pips: int) -> None:
    match = crowd(f"lantern {7 - pips}", "lantern 7", (pips,))
    walk(match, *(f"lantern {number}" for number in range(7 - pips, 7)), die=pips)
    assert refused(match, "yellow walk lantern 6 to lantern 7") == "C86-10"
    assert "walk lantern 6 to lantern 5" in legal(match)


@pytest.mark.parametrize("more", [1, 2, 3, 4, 5, 6])
def test_c86_10_a_die_may_end_there_if_the_member_goes_on_at_once(more: int) -> None:
    match = crowd("lantern 3", "lantern 4", (1, more))
    walk(match, "lantern 3", "lantern 4", die=1)
    assert (match.state.step, walker(match), dice(match)) == (DIE, "blue lantern 4", [more])
    assert legal(match) == [f"die {more}"]
    assert refused(match, "yellow done") in {"C86-10", "C86-26"}
    play(match, f"yellow die {more}")
    assert sorted(legal(match)) == [
        f"walk lantern 4 to {to}" for to in ("lantern 3", "lantern 5", "lopsided owl")
    ]


def test_c86_10_no_other_member_gets_the_die_in_between() -> None:
    match = crowd("lantern 3", "lantern 4, deacon 5", (1, 2, 3))
    walk(match, "lantern 3", "lantern 4", die=1)
    assert sorted(legal(match)) == ["die 2", "die 3"]
    play(match, "yellow die 3")
    assert refused(match, "yellow walk deacon 5 to deacon 6") in {"C86-07", "C86-10", "C86-26"}
    walk(match, "lantern 4", "lantern 5", "lantern 6", "lantern 7")
    assert (match.state.step, walker(match)) == (DIE, None)
    assert sorted(legal(match)) == ["die 2", "done"]
    play(match, "yellow die 2")
    assert {text.split(" to ")[0] for text in legal(match)} == {
        "walk lantern 4",
        "walk lantern 7",
        "walk deacon 5",
    }


def test_c86_10_over_two_members_with_three_dice_in_one_walk() -> None:
    match = crowd("lantern 3", "lantern 4, lantern 5", (1, 1, 1))
    walk(match, "lantern 3", "lantern 4", die=1)
    assert legal(match) == ["die 1"]
    walk(match, "lantern 4", "lantern 5", die=1)
    assert legal(match) == ["die 1"]
    play(match, "yellow die 1")
    assert targets(match) == ["lantern 6", "last nickel"]


def test_c86_10_the_last_die_cannot_end_on_the_next_own_member() -> None:
    match = crowd("lantern 3", "lantern 4, lantern 5", (1, 1))
    walk(match, "lantern 3", "lantern 4", die=1)
    play(match, "yellow die 1")
    assert targets(match) == ["lantern 3", "lopsided owl"]
    assert refused(match, "yellow walk lantern 4 to lantern 5") == "C86-10"


def test_c86_26_ending_the_turn_is_illegal_while_the_walker_must_go_on() -> None:
    match = crowd("lantern 3", "lantern 4", (1, 2))
    assert "done" in legal(match)
    walk(match, "lantern 3", "lantern 4", die=1)
    assert refused(match, "yellow done") in {"C86-10", "C86-26"}
    walk(match, "lantern 4", "lantern 5", "lantern 6", die=2)
    assert (match.state.step, on_turn(match)) == (ROLL, "red")


@pytest.mark.parametrize(("roll", "legal_step"), [((1,), False), ((1, 1), True), ((2,), True), ((3,), False)])
def test_c86_10_out_of_a_bar_whose_street_is_full(roll: tuple[int, ...], legal_step: bool) -> None:
    match = crowd("borrowed coat", "wick 1, pewter 1, pewter 2, pewter 3", roll)
    play(match, f"yellow die {roll[0]}")
    assert ("walk borrowed coat to wick 1" in legal(match)) == legal_step


@pytest.mark.parametrize(
    ("roll", "legal_step"),
    [
        ((5,), False),
        ((5, 2), True),
        ((3, 2), False),
        ((1, 2), False),
        ((3, 1), True),
        ((1, 2, 2), False),
        ((1, 3), True),
        ((6,), True),
    ],
)
def test_c86_10_more_dice_may_make_a_complete_walk_or_not(roll: tuple[int, ...], legal_step: bool) -> None:
    match = crowd("borrowed coat", PACKED, roll)
    play(match, f"yellow die {roll[0]}")
    assert ("walk borrowed coat to wick 1" in legal(match)) == legal_step


def test_c86_10_the_walk_may_use_some_of_the_dice_and_not_all() -> None:
    match = crowd("borrowed coat", PACKED, (1, 1, 2))
    walk(match, "borrowed coat", "wick 1", die=1)
    assert sorted(legal(match)) == ["die 1", "die 2"]
    walk(match, "wick 1", "borrowed coat", die=1)
    assert sorted(legal(match)) == ["die 2", "done"]


def test_c86_10_only_dice_with_which_the_walker_can_go_on() -> None:
    match = crowd("borrowed coat", PACKED, (1, 2, 2))
    walk(match, "borrowed coat", "wick 1", "pewter 2", die=2)
    assert (dice(match), legal(match)) == ([1, 2], ["die 2"])
    assert refused(match, "yellow die 1") in {"C86-07", "C86-10", "C86-26"}
    assert refused(match, "yellow done") in {"C86-10", "C86-26"}
    walk(match, "pewter 2", "wick 1", "borrowed coat", die=2)
    assert sorted(legal(match)) == ["die 1", "done"]
    play(match, "yellow die 1")
    assert not any(text.startswith("walk borrowed coat") for text in legal(match))


def test_c86_10_a_walk_cut_short_is_no_complete_walk() -> None:
    match = crowd("pewter 2", "candle 1, pewter 1, wick 1, pewter 3", (3,))
    play(match, "yellow die 3")
    assert [text for text in steps(match) if text.startswith("walk pewter 2 ")] == [
        "walk pewter 2 to pewter 1",
        "walk pewter 2 to pewter 3",
    ]
    assert refused(match, "yellow walk pewter 2 to wick 1") == "C86-10"


def test_c86_10_a_free_field_may_be_entered_though_the_die_is_lost_there() -> None:
    match = crowd("amber 3", "amber 4", (5,))
    walk(match, "amber 3", "amber 4", "candle 1", "amber 4", die=5)
    assert targets(match) == ["amber 3", "butter vault", "candle 1"]
    walk(match, "amber 4", "butter vault")
    assert members(match, "yellow") == ["blue butter vault", "green amber 4"]
    assert (match.state.step, on_turn(match)) == (ROLL, "red")


@pytest.mark.parametrize(
    ("own", "red", "legal_step"),
    [
        ("wick 1", "blue pewter 2", True),
        ("wick 1, pewter 2", "blue pewter 1", True),
        ("wick 1, pewter 1, pewter 3", "blue pewter 2", False),
        ("wick 1, pewter 2, pewter 3", "blue pewter 1", True),
        ("wick 1, pewter 2, pewter 3", "yellow pewter 1, blue rusty pail", True),
    ],
)
def test_c86_10_enemies_on_the_walk_count_as_beaten(own: str, red: str, legal_step: bool) -> None:
    match = crowd("borrowed coat", own, (3,), red=red)
    play(match, "yellow die 3")
    assert ("walk borrowed coat to wick 1" in legal(match)) == legal_step


def test_c86_10_own_members_in_a_building_are_joined_freely() -> None:
    match = town(dice=(1, 1), yellow="blue lantern 2, green tin halo, red lantern 3", red="blue rusty pail")
    walk(match, "lantern 2", "tin halo", die=1)
    assert (match.state.step, walker(match)) == (DIE, None)
    assert sorted(legal(match)) == ["die 1", "done"]


def test_c86_10_a_complete_walk_may_end_in_a_building_full_of_own_members() -> None:
    match = crowd("lantern 1", "lantern 2, lantern 3, tin halo, brass canary, amber 1", (2,))
    play(match, "yellow die 2")
    assert "walk lantern 1 to lantern 2" in legal(match)
    walk(match, "lantern 1", "lantern 2")
    assert targets(match) == ["lantern 1", "tin halo"]


def test_c86_10_the_field_the_walker_left_is_free_for_it() -> None:
    match = crowd("lantern 8", "lantern 7, lantern 9", (2,))
    walk(match, "lantern 8", "lantern 9", "lantern 8", die=2)
    assert "blue lantern 8" in members(match, "yellow")


def test_c86_10_walkers_are_stopped_by_enemies_behind_own_members() -> None:
    match = town(dice=(2, 1), yellow="blue lantern 3, green lantern 4", red="yellow lantern 5")
    walk(match, "lantern 3", "lantern 4", "lantern 5", die=2)
    assert match.actor == wc.CHANCE
    fight(match, "1:6")
    assert members(match, "yellow") == ["green lantern 4"]
    assert sorted(legal(match)) == ["die 1", "done"]


def test_c86_10_who_is_lost_need_not_go_on() -> None:
    match = town(dice=(1, 3, 2), yellow="blue lantern 3, green lantern 4", red="yellow lantern 5")
    walk(match, "lantern 3", "lantern 4", die=1)
    walk(match, "lantern 4", "lantern 5", die=3)
    fight(match, "2:5")
    assert (match.state.step, walker(match), dice(match)) == (DIE, None, [2])
    assert sorted(legal(match)) == ["die 2", "done"]


def test_c86_10_a_walker_that_wins_behind_an_own_member_goes_on_and_may_come_back_over_it() -> None:
    match = town(dice=(3, 1), yellow="blue lantern 3, green lantern 4", red="blue lantern 5")
    walk(match, "lantern 3", "lantern 4", "lantern 5", die=3)
    fight(match, "6:1")
    assert targets(match) == ["lantern 4", "lantern 6", "last nickel"]
    walk(match, "lantern 5", "lantern 4")
    assert (walker(match), legal(match)) == ("green lantern 4", ["die 1"])


@pytest.mark.parametrize("roll", [(1,), (1, 1), (2,)])
def test_c86_12_own_members_on_edge_fields_are_walked_over_by_the_same_rule(roll: tuple[int, ...]) -> None:
    match = crowd("senator 1", ", ".join(edge for edge in EDGES if edge != "senator 1"), roll)
    play(match, f"yellow die {roll[0]}")
    mine = [text.partition(" to ")[2] for text in legal(match) if text.startswith("walk senator 1 ")]
    assert sorted(mine) == (["senator 2"] if roll == (1,) else sorted({*EDGES, "senator 2"} - {"senator 1"}))


def test_c86_12_a_triangle_of_edge_fields_is_a_walk_of_three() -> None:
    match = crowd("senator 2", "senator 1, deacon 1", (3,))
    walk(match, "senator 2", "senator 1", "deacon 1", die=3)
    assert targets(match) == sorted({*EDGES, "deacon 2"} - {"deacon 1", "senator 1"})
