"""What the log tells of hiring, duels and payouts, and under which clause."""

from __future__ import annotations

import pytest

import windycity as wc

from . import chiccaggo
from .city import city, fight, play


def told(match: wc.Match) -> list[tuple[str, str]]:
    """The lines of the last move, each with its clause."""
    return [(line.text, line.clause) for line in match.log(len(match.turns) - 1)]


def test_c91_27_a_prize_won_with_the_last_move_of_a_phase_is_not_told_as_income() -> None:
    match = city(when="A6", turn="blue", points=1, yellow="2er lantern 5", blue="1er lantern 4")
    play(match, "blue walk lantern 4 to lantern 5")
    fight(match, "1:6")
    assert told(match) == [
        ("yellow rolls 6.", "C91-26"),
        ("yellow wins the duel with 6 against 1 and is paid 10,000.", "C91-27"),
        (
            "The phase is over. The buildings pay yellow 38,000, red 38,000, green 38,000, blue 38,000.",
            "C91-32",
        ),
    ]
    assert match.state.cash == [125 + 10 + 38, 125 + 38, 125 + 38, 125 + 38]


def test_c86_15_a_prize_won_with_the_last_move_of_a_section_is_not_told_as_income() -> None:
    match = chiccaggo.town(when="A6", turn="blue", dice=(1,), yellow="green lantern 5", blue="blue lantern 4")
    chiccaggo.walk(match, "lantern 4", "lantern 5", die=1)
    fight(match, "1:6")
    assert told(match) == [
        ("yellow rolls 6.", "C86-15"),
        ("yellow wins the duel with 6 against 1 and is paid 10,000.", "C86-15"),
        (
            "The phase is over. The buildings pay yellow 5,000, red 5,000, green 5,000, blue 5,000.",
            "C86-18",
        ),
    ]
    assert match.state.cash == [50 + 10 + 5, 50 + 5, 50 + 5, 50 + 5]


@pytest.mark.parametrize(("rolls", "winner", "prize"), [("6:3", "yellow", 25), ("4:6", "red", 40)])
def test_c91_27_the_log_tells_what_the_loser_was_worth(rolls: str, winner: str, prize: int) -> None:
    match = city(points=2, yellow="3er lantern 4, 1er brass canary", red="2er lantern 5")
    play(match, "yellow walk lantern 4 to lantern 5")
    fight(match, rolls)
    lower, higher = sorted(rolls.split(":"))
    sentence = f"{winner} wins the duel with {higher} against {lower} and is paid {prize},000."
    assert told(match)[1] == (sentence, "C91-27")


def test_c91_17_a_hire_in_a_turn_is_told_under_its_clause() -> None:
    match = city(yellow="4er tin halo")
    play(match, "yellow hire 1er")
    assert told(match) == [("yellow hires a 1er.", "C91-17")]


def test_c91_12_a_hire_before_the_first_round_is_told_under_its_clause() -> None:
    match = wc.load("chicago91").start()
    play(match, "yellow hire 1er")
    assert told(match) == [("yellow hires a 1er.", "C91-12")]
    play(match, "yellow done")
    assert told(match) == [("yellow hires no more.", "C91-12")]


def test_c91_46_a_gang_without_members_hires_and_ends_its_turn_under_its_clause() -> None:
    match = city(red="4er rusty pail")
    play(match, "yellow hire 2er")
    assert told(match) == [("yellow hires a 2er.", "C91-46")]
    match = city(red="4er rusty pail")
    play(match, "yellow done")
    assert told(match)[0] == ("yellow has nobody on the board, and its turn is over.", "C91-46")
