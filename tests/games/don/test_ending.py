"""DON-13: points, the bonus for tokens, ties, and the ranks of all."""

from __future__ import annotations

import pytest

import windycity as wc
from windycity.games.don.cards import DISTRICT_NAMES

from .table import Districts, everyone, last_auction, play, tokens

REDS = ["red 0", "red 1", "red 4", "red 8", "red 9"]
THREE_COLOURS = ["blue 2", "green 0", "gold 3"]


def ended(
    districts: Districts, money: list[int], *, lot: list[str] = THREE_COLOURS, pot: int = 0
) -> wc.Match:
    """A game whose last lot went to the last seat, because nobody bid for it."""
    match = last_auction(
        len(money), lot=lot, tokens=money, districts=districts, pot=pot, first="ABCDEF"[len(money) - 1]
    )
    everyone(match, "pass")
    assert match.actor == wc.OVER
    return match


def scores(match: wc.Match) -> tuple[int, ...]:
    assert match.scores is not None
    return match.scores


def ranks(match: wc.Match) -> tuple[int, ...]:
    assert match.ranks is not None
    return match.ranks


@pytest.mark.parametrize(("count", "points"), [(0, 0), (1, 1), (2, 3), (3, 6), (4, 10), (5, 15)])
def test_don_13_districts_of_one_colour_score_more_and_more(count: int, points: int) -> None:
    match = ended({"A": REDS[:count]}, [0, 0, 36])
    assert scores(match) == (points, 0, 5)


@pytest.mark.parametrize("colour", ["red", "blue", "green", "gold", "violet", "grey"])
def test_don_13_every_colour_scores_alike(colour: str) -> None:
    cards = [name for name in DISTRICT_NAMES if name.startswith(colour)]
    lot = [name for name in DISTRICT_NAMES if not name.startswith(colour)][:3]
    assert scores(ended({"A": cards}, [0, 0, 36], lot=lot))[0] == 15


def test_don_13_colours_are_scored_one_by_one() -> None:
    match = ended({"A": ["red 0", "red 1", "blue 3", "grey 1"], "B": ["red 4", "red 8", "red 9"]}, [0, 0, 36])
    assert scores(match) == (5, 6, 5)


def test_don_13_the_last_lot_counts() -> None:
    match = ended({"C": ["red 0", "red 1"]}, [0, 36, 0], lot=["red 4", "red 8", "red 9"])
    assert scores(match) == (0, 2, 15)


def test_don_13_most_tokens_score_two() -> None:
    assert scores(ended({}, [5, 30, 1])) == (0, 2, 3)


def test_don_13_all_who_tie_for_most_tokens_score_two() -> None:
    assert scores(ended({}, [15, 15, 6])) == (2, 2, 3)
    assert scores(ended({}, [12, 12, 12])) == (2, 2, 5)
    assert scores(ended({}, [0, 0, 0])) == (2, 2, 5)


def test_don_13_tokens_are_counted_after_the_last_payout() -> None:
    match = last_auction(lot=THREE_COLOURS, tokens=[14, 11, 11], districts={"B": ["red 4"]})
    play(match, "A bid 4", "B pass", "C pass")
    assert tokens(match) == [10, 15, 11]
    assert scores(match) == (3, 3, 0)


def test_don_13_a_pot_left_over_is_nobodys() -> None:
    match = ended({"A": ["red 0"]}, [10, 9, 8], pot=9)
    assert tokens(match) == [10, 9, 8]
    assert match.state.pot == 9
    assert scores(match) == (3, 0, 3)


def test_don_13_a_rest_of_the_last_price_is_nobodys() -> None:
    match = last_auction(lot=THREE_COLOURS, tokens=[12, 12, 12])
    play(match, "A bid 5", "B pass", "C pass")
    assert tokens(match) == [7, 14, 14]
    assert match.state.pot == 1
    assert scores(match) == (3, 2, 2)


def test_don_13_the_highest_total_wins() -> None:
    match = ended({"A": ["red 0", "red 1"], "B": ["blue 7", "grey 8"]}, [10, 10, 16])
    assert scores(match) == (3, 2, 5)
    assert ranks(match) == (2, 3, 1)


def test_don_13_a_higher_digit_sum_does_not_beat_a_higher_total() -> None:
    match = ended({"A": ["red 0", "red 1"], "B": ["blue 7", "grey 8"]}, [36, 0, 0])
    assert scores(match) == (5, 2, 3)
    assert ranks(match) == (1, 3, 2)


def test_don_13_a_tie_goes_to_the_higher_sum_of_digits() -> None:
    match = ended({"A": ["grey 1", "grey 3"], "B": ["red 8", "red 9"]}, [0, 0, 0])
    assert scores(match) == (5, 5, 5)
    assert ranks(match) == (3, 1, 2)


def test_don_13_the_digit_sum_counts_every_district() -> None:
    match = ended(
        {"A": ["red 9", "green 9", "grey 1"], "B": ["blue 6", "gold 6", "violet 6"], "C": []},
        [12, 12, 0],
        lot=["blue 2", "green 0", "gold 3"],
    )
    assert scores(match) == (5, 5, 3)
    assert ranks(match) == (1, 2, 3)


def test_don_13_tokens_break_no_tie() -> None:
    match = ended({"A": ["grey 1", "blue 5"], "B": ["red 0", "green 1"]}, [1, 3, 32])
    assert scores(match) == (2, 2, 5)
    assert ranks(match) == (2, 3, 1)


def test_don_13_equal_totals_and_digit_sums_share_the_win() -> None:
    match = ended({"A": ["red 4", "red 8"], "B": ["grey 4", "grey 8"]}, [15, 15, 6])
    assert scores(match) == (5, 5, 3)
    assert ranks(match) == (1, 1, 3)


def test_don_13_all_can_share_the_win() -> None:
    match = ended(
        {"A": ["red 4", "blue 5", "green 1"], "B": ["grey 4", "violet 5", "red 1"]},
        [0, 0, 0],
        lot=["gold 4", "green 5", "grey 1"],
    )
    assert scores(match) == (5, 5, 5)
    assert ranks(match) == (1, 1, 1)


def test_don_13_everyone_is_ranked_by_total_then_digit_sum() -> None:
    match = ended(
        {"A": ["red 1"], "B": ["blue 7"], "C": ["grey 1", "grey 3"], "D": ["green 9", "green 5"]},
        [2, 2, 3, 3, 50],
    )
    assert scores(match) == (1, 1, 3, 3, 5)
    assert ranks(match) == (5, 4, 3, 2, 1)


def test_don_13_there_are_no_scores_before_the_end() -> None:
    match = last_auction(lot=THREE_COLOURS)
    assert (match.scores, match.ranks, match.reason) == (None, None, None)
    everyone(match, "pass")
    assert match.reason


@pytest.mark.parametrize("move", ["pass", "bid 1", "keep", "stay", "open red 0", "first A"])
def test_don_13_nothing_can_be_done_after_the_end(move: str) -> None:
    match = ended({}, [12, 12, 12])
    assert match.legal() == []
    with pytest.raises(wc.IllegalMove) as caught:
        match.play(move)
    assert caught.value.clause == "DON-13"
