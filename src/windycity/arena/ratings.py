"""Ratings of bots from the ranks of all games, as OpenSkill counts them (Plackett-Luce)."""

from __future__ import annotations

from collections.abc import Iterable
from statistics import fmean
from typing import NamedTuple

from .results import GameResult
from .tournament import Tournament


class Rating(NamedTuple):
    """The strength of a bot, 25 at the start, and how uncertain it is."""

    mu: float
    sigma: float


def ratings(tournament: Tournament, results: Iterable[GameResult]) -> dict[str, Rating]:
    """The rating of every bot, after the games in the order given.

    Every place of the line-up is a player of its own; a bot on several places gets their mean. A rating
    follows the games, so another order would give a slightly different one."""
    from openskill.models import PlackettLuce

    model = PlackettLuce()
    players = [model.rating() for _ in tournament.line_up]
    for result in results:
        places = tournament.places(result.game)
        rated = model.rate([[players[place]] for place in places], ranks=list(map(float, result.ranks)))
        for place, (player,) in zip(places, rated, strict=True):
            players[place] = player
    found = zip(tournament.line_up, players, strict=True)
    by_place = [(name, Rating(player.mu, player.sigma)) for name, player in found]
    return {name: _mean(rating for other, rating in by_place if other == name) for name in tournament.names}


def _mean(ratings: Iterable[Rating]) -> Rating:
    mus, sigmas = zip(*ratings, strict=True)
    return Rating(fmean(mus), fmean(sigmas))
