"""SHI-17: who the snitch is."""

from __future__ import annotations

import pytest

import windycity as wc
from windycity.games.shikago.state import ARREST, CHARITY, DRAW, RAID

from .city import LAST_TURN, SEATS, finish_turn, play, seat, table


def snitch_of(register: str, *, first: str = "A") -> str:
    """Who is asked to name a boss after a turn, with the register as in "A5 B3 C9 D1"."""
    marks = {mark[0]: int(mark[1:]) for mark in register.split()}
    last = SEATS[(seat(first) + 3) % 4]
    match = table(boss=last, first=first, step=CHARITY, register=marks)
    play(match, f"{last} give 0")
    assert match.state.step == DRAW
    match.play("draw untouchables")
    assert match.state.step == ARREST
    assert match.view()["snitch"] == match.state.snitch == match.actor
    return SEATS[match.actor]


@pytest.mark.parametrize(
    ("register", "snitch"),
    [
        ("A0 B3 C9 D4", "A"),
        ("A5 B3 C9 D4", "B"),
        ("A5 B30 C2 D4", "C"),
        ("A5 B3 C9 D1", "D"),
    ],
)
@pytest.mark.parametrize("first", SEATS)
def test_shi_17_the_lowest_on_the_register(register: str, snitch: str, first: str) -> None:
    assert snitch_of(register, first=first) == snitch


@pytest.mark.parametrize(
    ("first", "snitch"),
    [("A", "D"), ("B", "A"), ("C", "B"), ("D", "C")],
)
def test_shi_17_of_all_at_zero_the_last_in_this_turns_order(first: str, snitch: str) -> None:
    assert snitch_of("A0 B0 C0 D0", first=first) == snitch


@pytest.mark.parametrize(
    ("register", "first", "snitch"),
    [
        ("A2 B2 C5 D5", "A", "B"),
        ("A2 B2 C5 D5", "B", "A"),
        ("A2 B2 C5 D5", "C", "B"),
        ("A2 B5 C2 D5", "A", "C"),
        ("A2 B5 C2 D5", "B", "A"),
        ("A2 B5 C2 D5", "C", "A"),
        ("A2 B5 C2 D5", "D", "C"),
        ("A2 B2 C2 D5", "C", "B"),
        ("A5 B2 C2 D2", "D", "C"),
        ("A2 B5 C5 D2", "D", "A"),
        ("A2 B5 C5 D2", "A", "D"),
    ],
)
def test_shi_17_a_tie_goes_to_the_later_in_this_turns_order(register: str, first: str, snitch: str) -> None:
    assert snitch_of(register, first=first) == snitch


def test_shi_17_a_tie_above_the_lowest_does_not_matter() -> None:
    assert snitch_of("A1 B5 C5 D5") == "A"


def test_shi_17_cash_does_not_matter() -> None:
    match = table(boss="D", step=CHARITY, cash={"A": 30, "B": 1}, register={"A": 1, "B": 2, "C": 3, "D": 4})
    play(match, "D give 0")
    match.play("draw untouchables")
    assert match.actor == 0


def test_shi_17_income_and_charity_of_this_turn_count() -> None:
    match = table(boss="D", step=CHARITY, cash={"D": 9}, register={"A": 6, "B": 7, "C": 8, "D": 9})
    play(match, "D give 4")
    match.play("draw untouchables")
    assert match.actor == 3


def test_shi_17_only_after_all_have_acted() -> None:
    match = table("silk mile A", step=CHARITY)
    for letter in "ABCD":
        assert match.actor == seat(letter)
        assert match.view()["snitch"] is None
        finish_turn(match) if letter == "D" else play(match, *_rest_of(match, letter))
    assert match.state.step == DRAW


def _rest_of(match: wc.Match, letter: str) -> list[str]:
    done = [] if match.state.step == CHARITY else [f"{letter} done"] * 4
    return [*done, f"{letter} give 0"]


def test_shi_17_there_is_a_snitch_in_the_eleventh_turn() -> None:
    match = table("silk mile A", boss="D", step=CHARITY, turn=LAST_TURN - 1, register={"A": 5})
    play(match, "D give 0")
    match.play("draw policeman")
    assert (match.actor, match.state.step) == (3, RAID)


def test_shi_17_no_snitch_in_the_twelfth_turn() -> None:
    match = table("silk mile A", boss="D", step=CHARITY, turn=LAST_TURN, register={"A": 5})
    play(match, "D give 0")
    assert match.actor == wc.OVER
    assert match.outcomes() == []


def test_shi_17_nobody_is_the_snitch_in_the_next_turn() -> None:
    match = table("silk mile A", boss="D", step=CHARITY, register={"A": 5})
    play(match, "D give 0")
    assert match.view()["snitch"] == 3
    match.play("draw policeman")
    play(match, "D raid silk mile")
    assert match.view()["snitch"] is None
