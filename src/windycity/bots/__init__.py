"""Players made of code. A bot is one method: `choose`."""

from __future__ import annotations

import os
import sys
from collections.abc import Callable
from importlib import import_module
from inspect import signature
from typing import Any

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

OF_A_MODULE = ":"
"""Between module and class in the name of somebody else's bot."""


def names(game: str) -> list[str]:
    """The bots that can play a game, weakest first."""
    rules_of(game)
    return list(BOTS)


def find(name: str, seed: int | None = None) -> Bot:
    """A new bot by its name, or by `module:Class` if it is somebody else's; under a seed its dice repeat."""
    if OF_A_MODULE in name:
        return _from_module(name, seed)
    if name not in BOTS:
        raise UnknownBot(f"no bot {name!r}; there are {', '.join(BOTS)}")
    return BOTS[name](seed)


def find_for(game: str, name: str, seed: int | None = None) -> Bot:
    """A new bot that can play a game; what somebody else's can play is theirs to know."""
    if OF_A_MODULE not in name and name not in (known := names(game)):
        raise UnknownBot(f"no bot {name!r}; there are {', '.join(known)}, and module:Class")
    return find(name, seed)


def _from_module(name: str, seed: int | None) -> Bot:
    module, _, wanted = name.partition(OF_A_MODULE)
    found = getattr(_imported(module, name), wanted, None)
    if not isinstance(found, type):
        raise UnknownBot(f"no bot {name!r}: {module} has no class {wanted!r}")
    if not callable(getattr(found, "choose", None)):
        raise UnknownBot(f"no bot {name!r}: {wanted} has no method choose(match, budget)")
    try:
        bot: Bot = found(seed) if _takes_a_seed(found) else found()
    except Exception as error:
        raise UnknownBot(f"bot {name!r} cannot be made: {type(error).__name__}: {error}") from error
    return bot


def _imported(module: str, name: str) -> Any:
    """The module of a bot; the folder one works in is searched too, after all others."""
    if "" not in sys.path and os.getcwd() not in sys.path:
        sys.path.append(os.getcwd())
    try:
        return import_module(module)
    except Exception as error:
        if isinstance(error, ModuleNotFoundError) and f"{module}.".startswith(f"{error.name}."):
            raise UnknownBot(f"no bot {name!r}: there is no module {module!r} here") from None
        cause = f"{type(error).__name__}: {error}"
        raise UnknownBot(f"no bot {name!r}: importing {module} fails: {cause}") from error


def _takes_a_seed(bot: type) -> bool:
    try:
        signature(bot).bind(0)
    except (TypeError, ValueError):  # it takes none, or does not say what it takes
        return False
    return True


find_bots_with(find)
