"""The catalogue: the only list of games. A game is loaded when it is first asked for."""

from __future__ import annotations

from importlib import import_module
from typing import Any

from ..kernel import Rules, UnknownGame

CATALOGUE = {
    "chicago86": "windycity.games.chicago.chicago86",
    "chicago91": "windycity.games.chicago.chicago91",
    "city": "windycity.games.city",
    "don": "windycity.games.don",
    "shikago": "windycity.games.shikago",
}


def rules_of(name: str) -> Rules[Any]:
    """The rules of a game by its name in the catalogue."""
    if name not in CATALOGUE:
        raise UnknownGame(f"no game {name!r} in the catalogue; there are {', '.join(CATALOGUE)}")
    rules: Rules[Any] = import_module(CATALOGUE[name]).RULES
    return rules
