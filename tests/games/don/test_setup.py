"""DON-01 to DON-03 and DON-17: players, tokens, districts, rounds, and what chance decides."""

from __future__ import annotations

from collections import Counter
from fractions import Fraction
from typing import Any

import pytest

import windycity as wc
from windycity.games.don.cards import COLOUR_NAMES, DISTRICT_NAMES

from .table import (
    LAST_ROUND,
    SEATS,
    START,
    auction,
    everyone,
    first,
    last_auction,
    load,
    lot_of,
    open_lot,
    play,
    refused,
    round_start,
    seat,
    tokens,
    unseen,
)


def shown_tokens(view: dict[str, Any]) -> list[int | None]:
    return [shown["tokens"] for shown in view["seats"]]


@pytest.mark.parametrize("players", [3, 4, 5, 6])
def test_don_01_everyone_begins_with_twelve_tokens(players: int) -> None:
    match = load(players).start(seed=7)
    assert tokens(match) == [12] * players
    assert match.state.pot == 0
    assert len(match.view()["seats"]) == players


@pytest.mark.parametrize("players", [-1, 0, 1, 2, 7, 8])
def test_don_01_only_three_to_six_can_play(players: int) -> None:
    with pytest.raises(wc.OptionError):
        wc.load("don", players=players)


@pytest.mark.parametrize("players", [3, 6])
def test_don_01_all_seats_at_the_table_play_and_no_others(players: int) -> None:
    match = auction(players)
    everyone(match, "pass")
    assert match.state.round_number == 1


def test_don_01_a_player_sees_only_their_own_tokens() -> None:
    match = auction(tokens=[9, 10, 13, 16])
    assert shown_tokens(match.view(seat=0)) == [9, None, None, None]
    assert shown_tokens(match.view(seat=2)) == [None, None, 13, None]
    assert shown_tokens(match.view(seat=3)) == [None, None, None, 16]


def test_don_01_a_spectator_sees_no_tokens() -> None:
    assert shown_tokens(auction(tokens=[9, 10, 13, 16]).view()) == [None] * 4


def test_don_01_tokens_are_hidden_from_the_first_moment() -> None:
    match = load().start(seed=7)
    assert shown_tokens(match.view()) == [None] * 4
    assert shown_tokens(match.view(seat=1)) == [None, 12, None, None]


def test_don_01_open_money_shows_the_tokens_to_everyone() -> None:
    match = auction(tokens=[9, 10, 13, 16], open_money=True)
    assert shown_tokens(match.view()) == [9, 10, 13, 16]
    assert shown_tokens(match.view(seat=1)) == [9, 10, 13, 16]


def test_don_01_tokens_are_shown_at_the_end() -> None:
    match = last_auction(lot=["red 0", "red 1", "red 4"], tokens=[3, 14, 19])
    assert shown_tokens(match.view()) == [None] * 3
    everyone(match, "pass")
    assert match.actor == wc.OVER
    assert shown_tokens(match.view()) == [3, 14, 19]
    assert shown_tokens(match.view(seat=1)) == [3, 14, 19]


def test_don_02_thirty_districts_five_in_each_of_six_colours() -> None:
    names = [name.split() for name in unseen(load().start(seed=7))]
    assert len(names) == len(set(DISTRICT_NAMES)) == 30
    assert Counter(colour for colour, _ in names) == dict.fromkeys(COLOUR_NAMES, 5)
    assert len(COLOUR_NAMES) == 6


def test_don_02_every_digit_stands_on_three_districts() -> None:
    digits = Counter(int(name.split()[1]) for name in DISTRICT_NAMES)
    assert digits == dict.fromkeys(range(10), 3)


def test_don_02_no_digit_stands_twice_in_one_colour() -> None:
    digits_of_colour: dict[str, set[str]] = {}
    for name in DISTRICT_NAMES:
        colour, digit = name.split()
        digits_of_colour.setdefault(colour, set()).add(digit)
    assert [len(digits) for digits in digits_of_colour.values()] == [5] * 6


def test_don_02_our_deal_of_the_digits() -> None:
    """A deal that was released stays: records name districts by colour and digit."""
    dealt: dict[str, str] = dict.fromkeys(COLOUR_NAMES, "")
    for name in DISTRICT_NAMES:
        colour, digit = name.split()
        dealt[colour] += digit
    assert dealt == {
        "red": "01489",
        "blue": "23567",
        "green": "01579",
        "gold": "23468",
        "violet": "02569",
        "grey": "13478",
    }


def test_don_02_the_view_shows_the_colour_and_digit_on_a_card() -> None:
    shown = auction(lot=["violet 6", "grey 1"]).view()["lot"]
    assert [(card["colour"], card["digit"]) for card in shown] == [("violet", 6), ("grey", 1)]


def test_don_03_fifteen_rounds_open_one_two_three_over_and_over() -> None:
    match = round_start()
    sizes = []
    while match.actor != wc.OVER:
        opened = 0
        while match.actor == wc.CHANCE:
            match.roll()
            opened += 1
        sizes.append(opened)
        assert len(lot_of(match)) == opened
        everyone(match, "pass")
    assert sizes == [1, 2, 3] * 5
    assert unseen(match) == []


def test_don_03_the_view_counts_rounds_from_one() -> None:
    match = round_start()
    assert (match.view()["round"], match.view()["rounds"]) == (1, 15)
    open_lot(match, "red 0")
    everyone(match, "pass")
    assert match.view()["round"] == 2


def test_don_03_the_game_is_not_over_before_the_fifteenth_lot_is_sold() -> None:
    match = round_start(3, round_number=LAST_ROUND - 1)
    open_lot(match, "red 0", "red 1")
    everyone(match, "pass")
    open_lot(match, "blue 2", "blue 3", "blue 5")
    assert match.scores is None
    everyone(match, "pass")
    assert match.actor == wc.OVER


def test_don_03_no_bids_before_the_lot_is_complete() -> None:
    match = round_start(round_number=3)
    match.play("open red 0")
    match.play("open red 1")
    assert match.actor == wc.CHANCE
    refusal = match.why_not("bid 1")
    assert refusal is not None
    assert refusal.clause in {"DON-03", "DON-17"}


@pytest.mark.parametrize("players", [3, 4, 5, 6])
def test_don_17_every_seat_is_equally_likely_to_be_first(players: int) -> None:
    match = load(players).start(seed=7)
    assert match.actor == wc.CHANCE
    odds = {outcome.move.text: outcome.probability for outcome in match.outcomes()}
    assert odds == {f"first {letter}": Fraction(1, players) for letter in SEATS[:players]}


@pytest.mark.parametrize("letter", "ABCD")
def test_don_17_the_seat_drawn_begins(letter: str) -> None:
    match = auction(first=letter)
    assert first(match) == letter
    assert match.actor == seat(letter)


def test_don_17_a_seat_that_is_not_at_the_table_cannot_be_drawn() -> None:
    refusal = load(3).start(seed=7).why_not("first D")
    assert refusal is not None
    assert refusal.clause == "DON-17"


def test_don_17_nothing_else_happens_before_the_first_player_is_drawn() -> None:
    refusal = load().start(seed=7).why_not("bid 1")
    assert refusal is not None
    assert refusal.clause == "DON-17"


def test_don_17_every_unseen_district_is_equally_likely() -> None:
    match = round_start(3, round_number=3)
    for left, name in ((30, "red 4"), (29, "grey 8"), (28, "blue 2")):
        odds = {outcome.move.text: outcome.probability for outcome in match.outcomes()}
        assert odds == {f"open {hidden}": Fraction(1, left) for hidden in unseen(match)}
        match.play(f"open {name}")
    assert match.outcomes() == []


def test_don_17_owned_and_opened_districts_are_not_opened_again() -> None:
    match = round_start(3, round_number=2, districts={"A": ["red 4"], "C": ["gold 8", "gold 6"]})
    match.play("open grey 1")
    odds = {outcome.move.text: outcome.probability for outcome in match.outcomes()}
    assert set(odds.values()) == {Fraction(1, 26)}
    assert not odds.keys() & {"open red 4", "open gold 8", "open gold 6", "open grey 1"}
    refusal = match.why_not("open grey 1")
    assert refusal is not None
    assert refusal.clause == "DON-17"


def test_don_17_the_rest_of_the_deck_is_certain_at_the_end() -> None:
    match = round_start(3)
    while match.state.round_number < LAST_ROUND - 1:
        while match.actor == wc.CHANCE:
            match.roll()
        everyone(match, "pass")
    assert [len(match.outcomes()), match.outcomes()[0].probability] == [3, Fraction(1, 3)]
    match.roll()
    match.roll()
    assert [outcome.probability for outcome in match.outcomes()] == [Fraction(1)]


def test_don_17_no_seat_moves_in_place_of_chance() -> None:
    match = round_start()
    with pytest.raises(wc.IllegalMove) as caught:
        match.play("open red 4", seat=0)
    assert caught.value.clause in {"DON-03", "DON-17"}
    match.play("open red 4")
    assert refused(match, "A open red 8") == "DON-04"
    play(match, f"A bid {START}")
