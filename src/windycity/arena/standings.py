"""Counting: what the results of a tournament say about its bots."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from hashlib import blake2b
from itertools import groupby
from math import fsum
from statistics import fmean

from .intervals import wilson
from .ratings import Rating, ratings
from .results import GameResult
from .sureness import Evidence
from .tournament import Tournament


@dataclass(frozen=True)
class Standing:
    """How one bot did, on all its seats together."""

    name: str
    seats: int
    wins: float
    """Games won; a shared win counts its share."""

    share: float
    low: float
    high: float
    fair: float
    """The share of a bot that is as good as the others."""

    rating: float
    rating_sigma: float
    mean_score: float
    asked: int
    ms_per_move: float | None
    """Thinking, on average over the decisions it was asked for; None if there were none."""


@dataclass(frozen=True)
class Standings:
    """How a tournament stands."""

    games: int
    bots: list[Standing]
    steps_mean: float
    endings: dict[str, float]
    """How the games ended, and which share of them."""

    digest: str
    """One number for all final states: equal when the same games were played."""


def count(tournament: Tournament, results: Sequence[GameResult], *, at_any_time: bool = False) -> Standings:
    """The standings after these games, at least one, in their order. With `at_any_time` the intervals hold
    whenever one stops; without, for a number of games that was fixed before."""
    rated, endings = ratings(tournament, results), Counter(result.ending for result in results)
    return Standings(
        games=len(results),
        bots=[_standing(tournament, name, results, rated[name], at_any_time) for name in tournament.names],
        steps_mean=fmean(result.steps for result in results),
        endings={ending: number / len(results) for ending, number in endings.most_common()},
        digest=blake2b("".join(result.hash for result in results).encode(), digest_size=8).hexdigest(),
    )


def _standing(
    tournament: Tournament, name: str, results: Sequence[GameResult], rating: Rating, at_any_time: bool
) -> Standing:
    wins, games = wins_of(tournament, name, results), len(results)
    low, high = _interval_at_any_time(tournament, name, results) if at_any_time else wilson(wins, games)
    taken = [(result, seat) for result in results for seat in seats_of(tournament, name, result)]
    asked = sum(result.asked[seat] for result, seat in taken)
    seconds = sum(result.seconds[seat] for result, seat in taken)
    return Standing(
        name=name,
        seats=tournament.line_up.count(name),
        wins=wins,
        share=wins / games,
        low=low,
        high=high,
        fair=tournament.fair_share(name),
        rating=rating.mu,
        rating_sigma=rating.sigma,
        mean_score=fmean(result.scores[seat] for result, seat in taken),
        asked=asked,
        ms_per_move=1000 * seconds / asked if asked else None,
    )


def seats_of(tournament: Tournament, name: str, result: GameResult) -> list[int]:
    """The seats that a bot had in a game."""
    return [seat for seat, bot in enumerate(tournament.seating(result.game)) if bot == name]


def wins_of(tournament: Tournament, name: str, results: Iterable[GameResult]) -> float:
    """How many games a bot won, on all its seats together."""
    return fsum(result.wins[seat] for result in results for seat in seats_of(tournament, name, result))


def _interval_at_any_time(
    tournament: Tournament, name: str, results: Iterable[GameResult]
) -> tuple[float, float]:
    """From the blocks that are complete, since games of one block depend on each other."""
    blocks = [list(games) for _, games in groupby(results, lambda result: tournament.block(result.game))]
    whole = [block for block in blocks if len(block) == tournament.seats]
    return Evidence(wins_of(tournament, name, block) / tournament.seats for block in whole).interval()
