"""C91-26 to C91-29: the exact odds of a duel, against a calculation of its own."""

from __future__ import annotations

from collections import defaultdict
from fractions import Fraction

import pytest

import windycity as wc

from .city import cash, city, members, play
from .test_duels import SIDES, WORTH

Ending = tuple[int, int, int, int]
"""Rings of attacker and defender after the duel, 0 if lost, and the prizes of either."""
Odds = dict[Ending, Fraction]

STRENGTHS = [(attacker, defender) for attacker in SIDES for defender in SIDES]


def chances(attacker: int, defender: int) -> tuple[Fraction, Fraction, Fraction]:
    """How often the attacker's number is higher, lower, equal."""
    rolls = [(mine, yours) for mine in SIDES[attacker] for yours in SIDES[defender]]
    return (
        Fraction(sum(mine > yours for mine, yours in rolls), 36),
        Fraction(sum(mine < yours for mine, yours in rolls), 36),
        Fraction(sum(mine == yours for mine, yours in rolls), 36),
    )


def reckoned(attacker: int, defender: int) -> Odds:
    """The endings one by one: equal numbers so often, and then a higher one or no ring left."""
    endings: Odds = defaultdict(Fraction)
    reached = Fraction(1)
    for ties in range(min(attacker, defender)):
        mine, yours = attacker - ties, defender - ties
        higher, lower, equal = chances(mine, yours)
        endings[min(mine + 1, 4), 0, WORTH[defender], 0] += reached * higher
        endings[0, min(yours + 1, 4), 0, WORTH[attacker]] += reached * lower
        reached *= equal
    left = min(attacker, defender)
    endings[attacker - left, defender - left, 0, 0] += reached
    return {ending: odds for ending, odds in endings.items() if odds}


def walked(match: wc.Match) -> Odds:
    """All endings of a duel that has begun, found by trying every roll."""
    if match.actor != wc.CHANCE:
        return {ending(match): Fraction(1)}
    endings: Odds = defaultdict(Fraction)
    for move, probability in match.outcomes():
        match.play(move)
        for after, odds in walked(match).items():
            endings[after] += probability * odds
        match.undo()
    return dict(endings)


def ending(match: wc.Match) -> Ending:
    return (
        rings_at(match, "yellow"),
        rings_at(match, "red"),
        cash(match, "yellow") - 125,
        cash(match, "red") - 125,
    )


def rings_at(match: wc.Match, name: str) -> int:
    found = [int(member[0]) for member in members(match, name) if member.endswith(" last nickel")]
    assert len(found) <= 1
    return sum(found)


def duel(attacker: int, defender: int, *, stacking: bool = False) -> wc.Match:
    match = city(
        points=9,
        stacking=stacking,
        yellow=f"{attacker}er lantern 5, 1er deacon 5",
        red=f"{defender}er last nickel, 1er rusty pail",
    )
    play(match, "yellow walk lantern 5 to last nickel")
    if stacking:
        play(match, f"yellow duel {attacker}er against {defender}er")
    return match


@pytest.mark.parametrize(("attacker", "defender"), STRENGTHS)
def test_c91_28_every_ending_of_a_duel_has_its_exact_odds(attacker: int, defender: int) -> None:
    endings = walked(duel(attacker, defender))
    assert sum(endings.values()) == 1
    assert endings == reckoned(attacker, defender)


@pytest.mark.parametrize(("attacker", "defender"), [(1, 1), (2, 3), (3, 4), (4, 2)])
def test_c91_44_a_duel_of_an_assault_has_the_same_odds(attacker: int, defender: int) -> None:
    assert walked(duel(attacker, defender, stacking=True)) == reckoned(attacker, defender)


@pytest.mark.parametrize(
    ("attacker", "defender", "higher", "lower", "equal"),
    [
        (1, 1, Fraction(15, 36), Fraction(15, 36), Fraction(6, 36)),
        (1, 2, Fraction(11, 36), Fraction(19, 36), Fraction(6, 36)),
        (2, 2, Fraction(13, 36), Fraction(13, 36), Fraction(10, 36)),
        (2, 4, Fraction(3, 36), Fraction(27, 36), Fraction(6, 36)),
        (3, 4, Fraction(6, 36), Fraction(18, 36), Fraction(12, 36)),
        (4, 1, Fraction(27, 36), Fraction(3, 36), Fraction(6, 36)),
        (4, 4, Fraction(9, 36), Fraction(9, 36), Fraction(18, 36)),
    ],
)
def test_c91_26_single_rolls_by_hand(
    attacker: int, defender: int, higher: Fraction, lower: Fraction, equal: Fraction
) -> None:
    match = duel(attacker, defender)
    found = [Fraction(0)] * 3
    for first, first_odds in match.outcomes():
        match.play(first)
        for second, second_odds in match.outcomes():
            mine, yours = int(first.text.split()[1]), int(second.text.split()[1])
            found[0 if mine > yours else 1 if mine < yours else 2] += first_odds * second_odds
        match.undo()
    assert found == [higher, lower, equal]


def test_c91_29_two_1ers_leave_the_field_empty_once_in_six() -> None:
    assert walked(duel(1, 1))[0, 0, 0, 0] == Fraction(1, 6)


def test_c91_29_a_2er_outlasts_a_1er_without_a_prize_once_in_six() -> None:
    assert walked(duel(2, 1))[1, 0, 0, 0] == Fraction(6, 36)
