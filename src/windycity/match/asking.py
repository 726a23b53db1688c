"""Asking a bot: what a bot is, and how one is found by name."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Protocol

from ..kernel import Move, UnknownBot

if TYPE_CHECKING:
    from .match import Match

DEFAULT_BUDGET = 3.0
"""Seconds a bot may think unless told otherwise; most need far less."""


class Bot(Protocol):
    """A player: anything that chooses one of the legal moves within a budget of seconds."""

    def choose(self, match: Match, budget: float) -> Move: ...


_finder: Callable[[str], Bot] | None = None


def find_bots_with(finder: Callable[[str], Bot]) -> None:
    """Tell this layer how a bot's name becomes a bot; the bots live above it."""
    global _finder
    _finder = finder


def bot_named(name: str) -> Bot:
    if _finder is None:
        raise UnknownBot(f"no bot {name!r}: no bots are loaded")
    return _finder(name)
