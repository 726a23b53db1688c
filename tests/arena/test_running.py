"""A tournament on its way: every game once, and decided at the same block in any order."""

from __future__ import annotations

from collections.abc import Generator, Sequence
from random import Random

import pytest

from windycity import InputError
from windycity.arena.local import in_this_process
from windycity.arena.results import GameResult
from windycity.arena.running import Running, play_on
from windycity.arena.standings import count
from windycity.arena.tournament import Tournament

from .conftest import BOTS, ended, small

UNEVEN = small(f"{BOTS}:First", "random", games=60)
"""A bot that bids low against two that bid at random."""


def won_by_the_first(games: int) -> list[GameResult]:
    """Made-up results in which the first bot wins everywhere."""
    tables = [UNEVEN.seating(game) for game in range(games)]
    return [ended(game, *(1 if bot != "random" else 2 for bot in table)) for game, table in enumerate(tables)]


def twice(held: Tournament, games: Sequence[int]) -> Generator[GameResult, None, None]:
    for result in in_this_process(held, games):
        yield result
        yield result


def test_a_result_that_comes_twice_counts_once() -> None:
    running, kept, told = Running(small()), list[int](), list[int]()
    play_on(running, twice, keep=lambda result: kept.append(result.game), progress=told.append)
    assert kept == [result.game for result in running.counted] == list(range(12))
    assert (told[0], told[-1]) == (0, 12)
    assert running.missing == []


def test_a_game_that_is_not_part_of_it_does_not_count() -> None:
    running = Running(small(games=3), {game: ended(game, 1, 2, 3) for game in range(6)})
    assert [result.game for result in running.counted] == [0, 1, 2]


def test_only_what_is_missing_is_played() -> None:
    running, kept = Running(small(), {4: ended(4, 1, 2, 3)}), list[int]()
    play_on(running, in_this_process, keep=lambda result: kept.append(result.game))
    assert kept == [game for game in range(12) if game != 4]


def test_it_stops_at_the_same_block_in_whatever_order_games_are_finished() -> None:
    results = won_by_the_first(60)
    in_order = Running(UNEVEN, until_sure=True)
    for result in results:
        in_order.add(result)
    stopped = in_order.counted
    assert in_order.is_decided
    assert 0 < len(stopped) < 60
    assert len(stopped) % 3 == 0
    for seed in range(5):
        shuffled = Running(UNEVEN, until_sure=True)
        for result in Random(seed).sample(results, 60):
            shuffled.add(result)
        assert shuffled.counted == stopped
    before = Running(UNEVEN, {result.game: result for result in stopped[:-1]}, until_sure=True)
    assert not before.is_decided


def test_without_being_told_to_it_does_not_stop() -> None:
    assert not Running(UNEVEN, dict(enumerate(won_by_the_first(60)))).is_decided


def test_it_stops_playing_when_it_is_sure() -> None:
    running = Running(UNEVEN, until_sure=True)
    play_on(running, in_this_process)
    first = count(UNEVEN, running.counted, at_any_time=True).bots[0]
    assert running.is_decided
    assert len(running) == len(running.counted) < 60
    assert first.low > first.fair
    kept: list[GameResult] = []
    play_on(running, in_this_process, keep=kept.append)
    assert kept == []


def test_equal_bots_cannot_be_told_apart() -> None:
    with pytest.raises(InputError, match="two different bots"):
        Running(small(), until_sure=True)
