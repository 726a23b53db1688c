"""What runs in a process where bots think: the matches it knows, and the bots that play in them.

It is told the moves of a match, never its key of chance.
"""

from __future__ import annotations

import os
from collections import OrderedDict
from multiprocessing import parent_process
from threading import Thread
from typing import NamedTuple

from ...bots import find
from ...bots.levels import LEVELS
from ...match import Bot, Match, load

MOST_MATCHES = 200
"""Beyond that, the match that was not thought about for longest is forgotten."""
KINDNESS = 5
"""How much thinking gives way to answering people, as niceness."""


class Position(NamedTuple):
    """A position in which a bot is to think: the game, all moves so far, who plays, and how."""

    table: str
    game: str
    options: dict[str, object]
    moves: tuple[int, ...]
    seat: int
    level: str


class Known:
    """A match, and the bots that have played in it; they remember what they have thought."""

    def __init__(self, position: Position) -> None:
        self.match: Match = load(position.game, **position.options).start()
        self.bots: dict[tuple[int, str], Bot] = {}

    def go_to(self, moves: tuple[int, ...]) -> None:
        """Follow the moves that were made since, after those that were taken back."""
        known = [turn.move.code for turn in self.match.turns]
        while known != list(moves[: len(known)]):
            self.match.undo()
            known.pop()
        for code in moves[len(known) :]:
            self.match.play(code)

    def think(self, seat: int, level: str) -> int:
        bot = self.bots.setdefault((seat, level), find(level))
        return self.match.ask(bot, LEVELS[level].seconds).code


_known: OrderedDict[str, Known] = OrderedDict()


def get_ready() -> None:
    """As a process starts."""
    os.nice(KINDNESS)
    Thread(target=_go_with_the_server, daemon=True).start()


def _go_with_the_server() -> None:
    """A server that is killed tells nobody; who thinks for it would wait for ever."""
    server = parent_process()
    assert server is not None
    server.join()
    os._exit(1)


def think(position: Position) -> int:
    """The code of the move that the bot makes."""
    known = _known.pop(position.table, None) or Known(position)
    _known[position.table] = known
    if len(_known) > MOST_MATCHES:
        _known.popitem(last=False)
    known.go_to(position.moves)
    return known.think(position.seat, position.level)
