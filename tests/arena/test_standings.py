"""Counting: shared wins, bots on several seats, intervals, ratings, times."""

from __future__ import annotations

from dataclasses import replace

import pytest

from windycity.arena.intervals import wilson
from windycity.arena.standings import count

from .conftest import BOTS, ended, small

FIRST = f"{BOTS}:First"
HELD = small(FIRST, "random", games=6)
"""Game 0 seats the first bot at A, game 1 at C, game 2 at B."""


def test_wins_follow_the_bot_round_the_table() -> None:
    results = [ended(0, 1, 2, 3), ended(1, 2, 3, 1), ended(2, 3, 1, 2)]
    first, others = count(HELD, results).bots
    assert (first.name, first.seats, first.wins, first.share, first.fair) == (FIRST, 1, 3, 1, 1 / 3)
    assert (others.name, others.seats, others.wins, others.share, others.fair) == ("random", 2, 0, 0, 2 / 3)


def test_a_shared_win_counts_its_share() -> None:
    first, others = count(HELD, [ended(0, 1, 1, 3), ended(1, 1, 1, 1)]).bots
    assert first.wins == pytest.approx(1 / 2 + 1 / 3)
    assert others.wins == pytest.approx(1 / 2 + 2 / 3)
    assert first.share + others.share == pytest.approx(1)


def test_scores_and_times_are_means_over_all_seats_of_a_bot() -> None:
    slow = replace(ended(0, 1, 2, 3), asked=(4, 1, 1), seconds=(1.0, 0.25, 0.75))
    first, others = count(HELD, [slow]).bots
    assert (first.mean_score, others.mean_score) == (9, 7.5)
    assert (first.asked, first.ms_per_move) == (4, 250)
    assert (others.asked, others.ms_per_move) == (2, 500)
    unasked = replace(slow, asked=(0, 0, 0), seconds=(0.0, 0.0, 0.0))
    assert count(HELD, [unasked]).bots[0].ms_per_move is None


def test_steps_endings_and_digest() -> None:
    results = [ended(0, 1, 2, 3, final="a"), replace(ended(1, 1, 2, 3, final="b"), ending="a draw", steps=10)]
    standings = count(HELD, results)
    assert (standings.games, standings.steps_mean) == (2, 15)
    assert standings.endings == {"the end": 0.5, "a draw": 0.5}
    assert standings.digest != count(HELD, results[::-1]).digest


def test_ratings_follow_ranks_not_names() -> None:
    results = [ended(0, 1, 2, 3), ended(1, 3, 2, 1), ended(2, 2, 1, 3)]
    first, others = count(HELD, results).bots
    assert first.rating > 25 > others.rating
    worse = [ended(0, 3, 1, 2), ended(1, 2, 1, 3), ended(2, 2, 3, 1)]
    first, others = count(HELD, worse).bots
    assert first.rating < 25 < others.rating
    assert first.rating_sigma < 25 / 3


def test_wilson_against_a_table() -> None:
    """R. G. Newcombe, 1998: 81 of 263, 15 of 148, 0 of 20, 1 of 29."""
    table = {
        (81, 263): (0.2553, 0.3662),
        (15, 148): (0.0624, 0.1605),
        (0, 20): (0, 0.1611),
        (1, 29): (0.0061, 0.1718),
    }
    for (wins, games), (low, high) in table.items():
        assert wilson(wins, games) == pytest.approx((low, high), abs=5e-5)


@pytest.mark.parametrize("wins", [0, 1 / 3, 5, 9.5, 10])
def test_the_share_lies_in_its_interval(wins: float) -> None:
    low, high = wilson(wins, 10)
    assert 0 <= low <= wins / 10 <= high <= 1
    assert (low, high) != (0, 1)
