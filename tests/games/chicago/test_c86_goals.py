"""C86-21: the three goals."""

from __future__ import annotations

import pytest

import windycity as wc
from windycity.games.chicago.board import CASINO, QUARTER, SQUARE_BARS
from windycity.games.chicago.names import GANGS

from .chiccaggo import members, rest, town, walk, winner
from .city import cash, fight, label_list, legal, on_turn, play

CASINOS = label_list(*CASINO)
SQUARE = label_list(*SQUARE_BARS)
YELLOWS = ["yellow lantern 2", "yellow lantern 4", "yellow lantern 6", "yellow lantern 8", "yellow deacon 3"]
ROADS = {"yellow": "copper 7", "red": "furnace 7", "green": "willow 7", "blue": "ferry 7"}


def inside(labels: list[str], plug: str = "blue") -> str:
    return ", ".join(f"{plug} {label}" for label in labels)


def ended(match: wc.Match) -> tuple[str, str]:
    """Who won, and why."""
    assert match.actor == wc.OVER
    assert match.reason is not None
    return winner(match), match.reason


@pytest.mark.parametrize("missing", range(4))
@pytest.mark.parametrize("players", [2, 3, 4])
def test_c86_21_three_casinos_win_with_two_players_too(players: int, missing: int) -> None:
    mine = [casino for i, casino in enumerate(CASINOS) if i != missing]
    match = town(players, turn="green", green=inside(mine), yellow="blue lantern 4")
    rest(match)
    assert ended(match) == ("green", "casinos")


@pytest.mark.parametrize(("count", "over"), [(2, False), (3, True), (4, True)])
def test_c86_21_two_casinos_do_not(count: int, over: bool) -> None:
    match = town(yellow=inside(CASINOS[:count] + CASINOS[:1]), red="blue foundry 4")
    rest(match)
    assert (match.actor == wc.OVER) == over


def test_c86_21_the_third_casino_is_entered() -> None:
    match = town(dice=(1,), yellow=inside([*CASINOS[:2], "willow 2"]), red="blue foundry 4")
    walk(match, "willow 2", "emerald peacock", die=1)
    assert ended(match) == ("yellow", "casinos")


def test_c86_21_checked_after_the_turn_and_not_before() -> None:
    match = town(dice=(1, 1), yellow=inside([*CASINOS[:2], "willow 2"]), red="blue foundry 4")
    walk(match, "willow 2", "emerald peacock", die=1)
    assert match.actor == 0
    walk(match, "emerald peacock", "willow 2", die=1)
    assert match.actor != wc.OVER
    assert on_turn(match) == "red"


def test_c86_21_ending_the_turn_with_a_goal_wins() -> None:
    match = town(dice=(1, 1), yellow=inside([*CASINOS[:2], "willow 2"]), red="blue foundry 4")
    walk(match, "willow 2", "emerald peacock", die=1)
    assert sorted(legal(match)) == ["die 1", "done"]
    play(match, "yellow done")
    assert ended(match) == ("yellow", "casinos")


@pytest.mark.parametrize("name", GANGS)
def test_c86_21_all_eight_square_bars_win(name: str) -> None:
    match = town(turn=name, owners={name: SQUARE}, **{name: f"blue {ROADS[name]}"})  # type: ignore[arg-type]
    rest(match)
    assert ended(match) == (name, "square bars")


def test_c86_21_chips_alone_win_even_without_members() -> None:
    match = town(turn="green", green="blue orchard 4", yellow="blue lantern 4", owners={"red": SQUARE})
    rest(match)
    assert ended(match) == ("red", "square bars")


def test_c86_21_two_square_bars_lie_in_every_quarter() -> None:
    assert len(set(SQUARE)) == 8
    assert sorted(QUARTER[field] for field in SQUARE_BARS) == [0, 0, 1, 1, 2, 2, 3, 3]


@pytest.mark.parametrize("missing", SQUARE)
@pytest.mark.parametrize("other", ["nobody", "red"])
def test_c86_21_seven_square_bars_do_not(missing: str, other: str) -> None:
    match = town(yellow="blue copper 7", red="blue foundry 4", owners={"yellow": SQUARE, other: [missing]})
    rest(match)
    assert match.actor != wc.OVER


def test_c86_21_the_eighth_square_bar_is_marked_in_passing() -> None:
    match = town(
        dice=(2,),
        yellow="blue square 4",
        red="blue foundry 4",
        owners={"yellow": SQUARE, "red": ["topaz terrace"]},
    )
    walk(match, "square 4", "topaz terrace", "square 4", die=2)
    assert ended(match) == ("yellow", "square bars")


def test_c86_21_five_yellow_members_win() -> None:
    match = town(turn="red", red=", ".join(YELLOWS), yellow="blue amber 3")
    rest(match)
    assert ended(match) == ("red", "five yellow members")


def test_c86_21_four_do_not() -> None:
    match = town(yellow=", ".join([*YELLOWS[:4], "red deacon 6", "red deacon 8"]), red="yellow foundry 4")
    rest(match)
    assert match.actor != wc.OVER


def test_c86_21_the_fifth_is_won_in_a_fight() -> None:
    match = town(
        dice=(1,), yellow=", ".join([*YELLOWS[:4], "red deacon 3"]), red="blue deacon 4, blue foundry 4"
    )
    walk(match, "deacon 3", "deacon 4", die=1)
    fight(match, "6:1")
    assert ended(match) == ("yellow", "five yellow members")


@pytest.mark.parametrize("more", [(), (3,)])
def test_c86_21_a_defender_promoted_to_the_fifth_yellow_counts(more: tuple[int, ...]) -> None:
    match = town(
        dice=(1, *more),
        turn="green",
        green="blue deacon 4, blue orchard 4",
        yellow=", ".join([*YELLOWS[:4], "red deacon 3"]),
    )
    walk(match, "deacon 4", "deacon 3", die=1)
    fight(match, "1:6")
    if more:
        assert match.actor == 2
        play(match, "green done")
    assert ended(match) == ("yellow", "five yellow members")


def test_c86_21_five_for_a_moment_are_not_enough() -> None:
    match = town(
        dice=(1, 1),
        yellow=", ".join([*YELLOWS[:4], "red deacon 3"]),
        red="blue deacon 4, blue lantern 9, blue foundry 4",
    )
    walk(match, "deacon 3", "deacon 4", die=1)
    fight(match, "6:1")
    walk(match, "lantern 8", "lantern 9", die=1)
    fight(match, "5:5")
    assert members(match, "yellow").count("red lantern 9") == 1
    assert match.actor != wc.OVER


@pytest.mark.parametrize("when", ["A6", "C2", "D6"])
def test_c86_21_met_means_over_at_once_without_a_payout(when: str) -> None:
    match = town(when=when, turn="blue", blue=inside(CASINOS[:3]), yellow="blue lantern 4", cash={"red": 900})
    rest(match)
    assert ended(match) == ("blue", "casinos")
    assert [cash(match, name) for name in GANGS] == [50, 900, 50, 50]


def contest(turn: str) -> wc.Match:
    """Red has five yellow members, green three casinos and blue the square bars; the gang on turn rests."""
    match = town(
        turn=turn,
        start="blue",
        yellow="blue foundry 4",
        red=", ".join(YELLOWS),
        green=inside(CASINOS[1:]),
        blue="blue harbor 4",
        owners={"blue": SQUARE},
    )
    rest(match)
    return match


@pytest.mark.parametrize(
    ("turn", "first", "goal"),
    [
        ("yellow", "red", "five yellow members"),
        ("red", "red", "five yellow members"),
        ("green", "green", "casinos"),
        ("blue", "blue", "square bars"),
    ],
)
def test_c86_21_the_gang_on_turn_wins_else_the_next_clockwise(turn: str, first: str, goal: str) -> None:
    assert ended(contest(turn)) == (first, goal)


def test_c86_21_next_clockwise_goes_around_the_table() -> None:
    match = town(turn="blue", blue="blue harbor 4", red=", ".join(YELLOWS), green=inside(CASINOS[:3]))
    rest(match)
    assert ended(match) == ("red", "five yellow members")
