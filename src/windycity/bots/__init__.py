"""Players made of code. A bot is one method: `choose`."""

from __future__ import annotations

from collections.abc import Callable

from ..games import rules_of
from ..kernel import UnknownBot
from ..match.asking import Bot, find_bots_with
from .greedy import GreedyBot
from .levels import LEVELS
from .random import RandomBot

BOTS: dict[str, Callable[[int | None], Bot]] = {
    "random": RandomBot,
    "greedy": GreedyBot,
    **{name: level.make for name, level in LEVELS.items()},
}


def names(game: str) -> list[str]:
    """The bots that can play a game, weakest first."""
    rules_of(game)
    return list(BOTS)


def find(name: str, seed: int | None = None) -> Bot:
    """A new bot by its name; under a seed its dice repeat."""
    if name not in BOTS:
        raise UnknownBot(f"no bot {name!r}; there are {', '.join(BOTS)}")
    return BOTS[name](seed)


find_bots_with(find)
