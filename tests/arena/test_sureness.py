"""Stopping when sure: rarely wrong at any moment, and the ordinary interval would be."""

from __future__ import annotations

from collections.abc import Callable
from random import Random

import pytest

from windycity.arena.intervals import wilson
from windycity.arena.sureness import ERROR, Evidence

SEATS, FAIR = 4, 0.25
BLOCKS = 120
RUNS = 250


def blocks(random: Random, strength: float) -> list[list[bool]]:
    """Made-up wins of a bot, in blocks."""
    return [[random.random() < strength for _ in range(SEATS)] for _ in range(BLOCKS)]


def stops_when_sure(seen: list[list[bool]]) -> bool:
    evidence = Evidence()
    for block in seen:
        evidence.add(sum(block) / SEATS)
        if evidence.refutes(FAIR):
            return True
    return False


def stops_by_wilson(seen: list[list[bool]]) -> bool:
    """The mistake: an interval for a fixed number of games, looked at after every game."""
    wins = games = 0
    for won in (won for block in seen for won in block):
        wins, games = wins + won, games + 1
        low, high = wilson(wins, games)
        if not low <= FAIR <= high:
            return True
    return False


def share_that_stops(stops: Callable[[list[list[bool]]], bool], strength: float) -> float:
    random = Random(1)
    return sum(stops(blocks(random, strength)) for _ in range(RUNS)) / RUNS


def test_between_equal_bots_it_is_seldom_wrong_however_often_one_looks() -> None:
    assert share_that_stops(stops_when_sure, FAIR) <= ERROR


def test_the_ordinary_interval_would_often_be_wrong() -> None:
    assert share_that_stops(stops_by_wilson, FAIR) > 4 * ERROR


@pytest.mark.parametrize("strength", [0.1, 0.4])
def test_a_plain_difference_is_found(strength: float) -> None:
    assert share_that_stops(stops_when_sure, strength) > 0.95


def test_the_interval_is_what_cannot_be_refuted() -> None:
    random = Random(2)
    evidence = Evidence(sum(block) / SEATS for block in blocks(random, 0.4))
    low, high = evidence.interval()
    assert 0.3 < low < 0.4 < high < 0.5
    for inside, outside in ((low + 1e-6, low - 1e-6), (high - 1e-6, high + 1e-6)):
        assert evidence.refutes(outside)
        assert not evidence.refutes(inside)


def test_nothing_seen_proves_nothing_and_one_sided_results_prove_more_and_more() -> None:
    assert Evidence().interval() == pytest.approx((0, 1))
    lows = [Evidence([1.0] * number).interval()[0] for number in (1, 5, 25)]
    highs = [Evidence([0.0] * number).interval()[1] for number in (1, 5, 25)]
    assert lows == sorted(lows)
    assert lows[-1] > 0.75
    assert highs == pytest.approx([1 - low for low in lows])


def test_shared_wins_are_weaker_evidence_than_whole_ones() -> None:
    (low, high), (lowest, highest) = Evidence([0.5] * 20).interval(), Evidence([0.0, 1.0] * 10).interval()
    assert lowest < low < 0.5 < high < highest
