"""How typed words become moves, and how moves are shown."""

from __future__ import annotations

import pytest

from windycity import Move
from windycity.cli.choices import Ambiguous, Choices, in_ranges


def moves(*texts: str) -> list[Move]:
    made = []
    for code, text in enumerate(texts):
        verb, *words = text.split()
        rest = " ".join(words)
        args = () if not rest else (int(rest) if rest.isdecimal() else rest,)
        made.append(Move(code, text, verb, args))
    return made


AUCTION = Choices(moves("bid 5", "bid 6", "bid 10", "pass"))
SALE = Choices(moves("keep", "sell red 4", "sell red 8", "sell blue 2"))


@pytest.mark.parametrize(
    ("typed", "meant"),
    [
        ("6", "bid 6"),
        ("7", "bid 7"),
        ("p", "pass"),
        ("BID  10", "bid 10"),
        ("bid 1", "bid 1"),
        ("b 5", "bid 5"),
    ],
)
def test_where_one_verb_takes_a_number_the_number_is_enough(typed: str, meant: str) -> None:
    assert AUCTION.meant(typed) == meant


@pytest.mark.parametrize(
    ("typed", "meant"),
    [("1", "keep"), ("4", "sell blue 2"), ("5", "5"), ("s b", "sell blue 2"), ("sell red 8", "sell red 8")],
)
def test_elsewhere_a_number_counts_the_moves(typed: str, meant: str) -> None:
    assert SALE.meant(typed) == meant


def test_the_start_of_several_moves_is_asked_about() -> None:
    with pytest.raises(Ambiguous, match="sell red 4, sell red 8"):
        SALE.meant("sell red")


def test_two_verbs_with_numbers_are_counted() -> None:
    assert Choices(moves("bid 5", "play 5")).meant("2") == "play 5"


def test_ranges() -> None:
    assert in_ranges([1, 2, 3, 5, 8, 9]) == "1-3, 5, 8-9"


def test_every_move_is_shown_in_columns() -> None:
    shown = "\n".join(line.plain for line in SALE.lines(width=40, room=9))
    assert all(move.text in shown for move in SALE.moves)
    assert max(map(len, shown.split("\n"))) <= 40


def test_amounts_are_shown_as_ranges() -> None:
    assert "bid 5-6, 10" in AUCTION.lines(width=40, room=9)[0].plain


def test_too_many_moves_are_summed_up_but_all_can_be_asked_for() -> None:
    many = Choices(moves("stay", *(f"go street {i}" for i in range(300))))
    short = [line.plain for line in many.lines(width=80, room=6)]
    assert len(short) <= 6
    assert "2-301 go" in short[1]
    assert many.meant("301") == "go street 299"
    assert "go street 299" in "\n".join(line.plain for line in many.all_lines(80))
