"""What is said against a move, where several things could be said."""

from __future__ import annotations

import pytest

import windycity as wc

from .chiccaggo import town, walk
from .city import city, play

MARCHERS = "1er tin halo, 1er tin halo, 2er lantern 4, 1er lantern 5"


def said(match: wc.Match, move: str) -> str:
    """The sentence and the clause against a move."""
    refusal = match.why_not(move)
    assert refusal is not None, f"{move} is legal"
    return str(refusal)


def assault(yellow: str = MARCHERS) -> wc.Match:
    """A member of yellow is inside last nickel, which red defends."""
    match = city(points=9, stacking=True, yellow=yellow, red="2er last nickel, 3er last nickel, 1er deacon 5")
    play(match, "yellow walk lantern 5 to last nickel")
    return match


def test_c91_20_of_members_that_are_alike_none_need_be_named() -> None:
    match = assault()
    assert said(match, "send 1er of tin halo to lantern 2") == (
        "All on tin halo are of one strength: no need to say which. [C91-20]"
    )
    assert said(match, "send 3er of tin halo to lantern 2") == "No 3er stands on tin halo. [C91-20]"


def test_c91_45_of_members_that_differ_one_has_to_be_named_in_an_assault_too() -> None:
    match = assault("1er lantern 5, 1er tin halo, 2er tin halo")
    assert said(match, "walk tin halo to lantern 2") == (
        "Members of different strength stand in tin halo: say which one. [C91-45]"
    )


def test_c91_42_while_an_assault_is_open_it_is_the_reason() -> None:
    match = assault()
    open_still = "An assault is open: walk on, or begin its first duel. [C91-42]"
    assert said(match, "hire 1er") == said(match, "done") == said(match, "points 11") == open_still
    assert said(match, "walk last nickel to lantern 5") == (
        "Who is inside stays there until the assault is over. [C91-42]"
    )


def test_c91_49_while_dice_are_rolled_no_other_pair_is_chosen() -> None:
    match = assault()
    play(match, "yellow duel 1er against 2er")
    assert said(match, "duel 1er against 3er") == "A duel is on: the attacker rolls. [C91-49]"


def test_c91_46_who_has_nobody_on_the_board_is_not_told_to_roll() -> None:
    match = city(red="4er rusty pail")
    assert said(match, "points 11") == "Nobody is on the board: hire for the home bar, or be done. [C91-46]"
    assert match.asked.clause == "C91-46"


def test_c86_26_who_has_begun_a_die_goes_on_and_is_not_named() -> None:
    match = town(dice=(3,), yellow="blue lantern 2, green tin halo, green tin halo")
    walk(match, "lantern 2", "tin halo", die=3)
    for plug in ("blue", "green", "red"):
        assert said(match, f"send {plug} of tin halo to lantern 2") == (
            "The member on tin halo has begun this die. [C86-26]"
        )


def test_c86_07_a_plug_that_is_not_there_cannot_be_sent() -> None:
    match = town(dice=(3,), yellow="blue tin halo, green tin halo, red rusty pail")
    match.play("die 3")
    assert said(match, "send red of tin halo to lantern 2") == (
        "No member with a red plug stands on tin halo. [C86-07]"
    )


def test_c86_10_who_has_to_go_on_is_not_told_that_the_turn_can_end() -> None:
    match = town(dice=(1, 3), yellow="blue lantern 3, green lantern 4")
    walk(match, "lantern 3", "lantern 4", die=1)
    assert said(match, "shows 1") == "The member on lantern 4 has to go on. [C86-10]"


@pytest.mark.parametrize("move", ["points 3", "points 15"])
def test_c86_07_points_are_no_roll_of_dice(move: str) -> None:
    assert said(town(), move) == "The dice for movement are being rolled. [C86-07]"
