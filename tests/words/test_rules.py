"""Rules that once could be read in two ways say who they mean, in every language."""

from __future__ import annotations

import pytest

import windycity as wc
from windycity.words import words_in


def told(clause: str, language: str) -> str:
    """What the rulebook says in a clause of Don, in a language."""
    text = wc.load("don").rules.clause(clause).text
    return words_in(language)["don"].get(text, text)


@pytest.mark.parametrize(
    ("language", "winner"),
    [
        ("en", "goes to the first player"),
        ("de", "an den Startspieler"),
        ("it", "al primo giocatore"),
        ("ja", "スタートプレイヤーが"),
    ],
)
def test_a_lot_nobody_bids_for_goes_to_the_first_player(language: str, winner: str) -> None:
    assert winner in told("DON-06", language)


def test_whoever_gets_a_lot_for_nothing_has_not_opened_anything() -> None:
    """To open an auction can mean to make the first bid, which nobody has done."""
    for clause in ("DON-06", "DON-15", "DON-16"):
        assert "open" not in wc.load("don").rules.clause(clause).ruling


@pytest.mark.parametrize(
    ("language", "sharers"),
    [
        ("en", "none of the other players owns the digit, all of them share"),
        ("de", "teilen alle anderen"),
        ("it", "fra tutti gli altri, vincitore escluso"),
        ("ja", "他の全員で"),
    ],
)
def test_who_wins_has_no_share_where_nobody_else_owns_the_digit(language: str, sharers: str) -> None:
    assert sharers in told("DON-11", language)
