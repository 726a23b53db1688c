"""The catalogue: the only list of games. A game is loaded when it is first asked for."""

from __future__ import annotations

from importlib import import_module
from typing import Any

from ..kernel import Rules, UnknownGame, Verbatim, listed, quoted, say

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
        known = listed(map(Verbatim, CATALOGUE))
        raise UnknownGame(
            say("no game {game} in the catalogue; there are {games}", game=quoted(name), games=known)
        )
    rules: Rules[Any] = import_module(CATALOGUE[name]).RULES
    return rules
