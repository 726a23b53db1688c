"""Players made of code. A bot is one method: `choose`."""

from __future__ import annotations

from ..games import rules_of
from ..match.asking import Bot, find_bots_with
from .random import RandomBot
from .rollout import RolloutBot

BOTS: dict[str, type[Bot]] = {"random": RandomBot, "rollout": RolloutBot}


def names(game: str) -> list[str]:
    """The bots that can play a game, weakest first."""
    rules_of(game)
    return list(BOTS)


def find(name: str) -> Bot:
    """A new bot by its name."""
    if name not in BOTS:
        raise LookupError(f"no bot {name!r}; there are {', '.join(BOTS)}")
    return BOTS[name]()


find_bots_with(find)
