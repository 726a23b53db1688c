"""What can go wrong in a tournament."""

from __future__ import annotations

from ..kernel import WindyCityError


class ArenaFailure(WindyCityError, RuntimeError):
    """The tournament cannot go on; the games that were finished before count."""


class BotFailed(ArenaFailure):
    """A bot raised an error or chose a move that it may not make."""


class GameLost(ArenaFailure):
    """A game that ends the process that plays it, again and again."""


class BadLog(WindyCityError, ValueError):
    """A file that the finished games of this tournament cannot be added to."""
