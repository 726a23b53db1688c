"""CTY-21: two rolls for two points."""

from __future__ import annotations

from fractions import Fraction
from itertools import product
from typing import Any

import pytest

import windycity as wc
from windycity.games.city.state import ADVERT, ROLL

from .street import accounts, legal, play, refused, seat, street
from .test_turns import JAM
from .walker import FACES, walked_moves

DIE = {f"rolls {face}": Fraction(1, 6) for face in FACES}


def day(account: int = 5, **table: Any) -> wc.Match:
    """A turn of A that begins with advertising or without."""
    given = {"customers": {"bonzo": "neon 6 east"}, **table}
    return street(3, accounts=[account, 1, 9], advertising=True, **given)


def advertised(first: str, second: str, **table: Any) -> wc.Match:
    match = day(**table)
    play(match, "A advertise", f"chance rolls {first}", f"chance rolls {second}")
    return match


def odds(match: wc.Match) -> dict[str, Fraction]:
    return {outcome.move.text: outcome.probability for outcome in match.outcomes()}


def test_cty_21_announced_before_the_roll() -> None:
    match = day()
    assert (match.state.step, match.actor) == (ADVERT, seat("A"))
    assert sorted(legal(match)) == ["advertise", "roll"]
    play(match, "A roll", "chance rolls 3")
    assert refused(match, "A advertise") in {"CTY-05", "CTY-07", "CTY-10", "CTY-21"}


def test_cty_21_it_costs_two_points_paid_before_rolling() -> None:
    match = day()
    play(match, "A advertise")
    assert (match.state.step, match.actor) == (ROLL, wc.CHANCE)
    assert accounts(match) == [3, 1, 9]
    match.play("rolls 2")
    match.play("rolls 2")
    assert accounts(match) == [3, 1, 9]
    match = day()
    play(match, "A roll", "chance rolls 2")
    assert accounts(match) == [5, 1, 9]


@pytest.mark.parametrize(("account", "moves"), [(0, ["roll"]), (1, ["roll"]), (2, ["advertise", "roll"])])
def test_cty_21_only_who_has_two_points(account: int, moves: list[str]) -> None:
    match = day(account)
    assert sorted(legal(match)) == moves
    if account < 2:
        assert refused(match, "A advertise") == "CTY-21"
    else:
        play(match, "A advertise")
        assert accounts(match) == [0, 1, 9]


def test_cty_21_two_rolls_each_by_the_same_die() -> None:
    match = day()
    play(match, "A advertise")
    assert odds(match) == DIE
    match.play("rolls 5")
    assert match.actor == wc.CHANCE
    assert odds(match) == DIE
    match.play("rolls 5")
    assert match.actor == seat("A")


def test_cty_21_without_it_one_roll() -> None:
    match = day()
    play(match, "A roll")
    assert odds(match) == DIE
    match.play("rolls 5")
    assert match.actor == seat("A")
    assert sorted(legal(match)) == walked_moves(match, "5")


@pytest.mark.parametrize(("first", "second"), [*product(FACES, repeat=2)])
def test_cty_21_the_legal_moves_are_those_of_either_roll(first: str, second: str) -> None:
    match = advertised(first, second)
    assert sorted(legal(match)) == walked_moves(match, first, second)
    match = advertised(first, second, customers=JAM)
    assert sorted(legal(match)) == walked_moves(match, first, second)


def test_cty_21_either_roll_and_not_their_sum() -> None:
    match = advertised("1", "2")
    assert [text for text in legal(match) if "bonzo" in text] == [
        "move bonzo to neon 7 facing east",
        "move bonzo to neon 8 facing east",
    ]


def test_cty_21_only_one_customer_moves() -> None:
    match = advertised("1", "2")
    play(match, "A move bonzo to neon 7 facing east")
    assert not any(text.startswith("move") for text in legal(match))
    assert match.actor == seat("A")


def test_cty_21_pass_only_if_neither_can_move() -> None:
    assert legal(advertised("1", "choice", customers=JAM)) == ["pass"]
    for faces in (("1", "4"), ("4", "1")):
        match = advertised(*faces, customers=JAM)
        assert legal(match) == ["move brown 1 to soda 4 facing south", "move brown 1 to soda 4 facing west"]
        assert refused(match, "A pass") in {"CTY-10", "CTY-21"}


def test_cty_21_a_pass_pays_nothing_back() -> None:
    match = advertised("1", "2", customers=JAM)
    play(match, "A pass")
    assert accounts(match) == [3, 1, 9]


def test_cty_21_once_a_turn() -> None:
    match = day(10)
    play(match, "A advertise")
    assert match.actor == wc.CHANCE
    match.play("rolls 1")
    refusal = match.why_not("advertise")
    assert refusal is not None
    match.play("rolls 2")
    assert refused(match, "A advertise") in {"CTY-05", "CTY-07", "CTY-10", "CTY-21"}


def test_cty_21_in_every_turn_anew() -> None:
    match = advertised("1", "2")
    play(match, "A move bonzo to neon 7 facing east", "A done")
    assert (match.state.step, match.actor) == (ADVERT, seat("B"))
    assert legal(match) == ["roll"], "B has only one point"
    play(match, "B roll", "chance rolls 1")
    assert sorted(legal(match)) == walked_moves(match, "1")
    play(
        match,
        "B move bonzo to neon 8 facing east",
        "B done",
        "C advertise",
        "chance rolls 3",
        "chance rolls 4",
    )
    assert accounts(match) == [3, 1, 7]
    assert sorted(legal(match)) == walked_moves(match, "3", "4")


def test_cty_21_without_the_option_the_die_is_rolled_at_once() -> None:
    match = street(accounts=[9, 9, 9, 9])
    assert (match.state.step, match.actor) == (ROLL, wc.CHANCE)
    refusal = match.why_not("advertise")
    assert refusal is not None
    match.play("rolls 1")
    assert match.actor == seat("A")


def test_cty_21_without_the_option_also_in_the_next_turn() -> None:
    match = street(accounts=[9, 9, 9, 9], customers={"bonzo": "neon 6 east"})
    play(match, "chance rolls 1", "A move bonzo to neon 7 facing east", "A done")
    assert (match.state.step, match.actor, match.state.turn) == (ROLL, wc.CHANCE, seat("B"))


def test_cty_21_shopping_and_building_are_as_ever() -> None:
    match = advertised("4", "2", houses={"A": {"moon boot": 1}, "B": {"hot wok": 1}})
    play(match, "A move bonzo to neon 8 facing east")
    assert accounts(match) == [6, 1, 9]
    play(match, "A open odd sock", "A done")
