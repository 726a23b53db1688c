"""Four levels of play for people, from gentle to the strongest. Each is a setting of the other bots."""

from __future__ import annotations

from collections.abc import Callable
from typing import NamedTuple

from ..match import Bot
from .greedy import GreedyBot


class Level(NamedTuple):
    """A level: what it is like, in how many seconds it answers, and how its bot is made from a seed."""

    text: str
    seconds: float
    make: Callable[[int | None], Bot]


def searching(walks: int, playouts: int, seconds: float) -> Callable[[int | None], Bot]:
    """How a bot is made that looks ahead: by walks for a move, or by playouts for a plan."""

    def make(seed: int | None) -> Bot:
        from .search.bot import SearchBot

        return SearchBot(seed, walks=walks, playouts=playouts, seconds=seconds)

    return make


LEVELS = {
    "pigeon": Level(
        "knows the rules of thumb, but is careless",
        0.1,
        lambda seed: GreedyBot(seed, careless=0.5),
    ),
    "hustler": Level(
        "follows the rules of thumb, with a slip now and then",
        0.5,
        lambda seed: GreedyBot(seed, careless=0.1),
    ),
    "fixer": Level("looks a little ahead", 1.0, searching(100, 300, 1.0)),
    "kingpin": Level("looks far ahead", 3.0, searching(10_000, 3_000, 3.0)),
}
