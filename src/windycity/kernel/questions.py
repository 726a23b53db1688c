"""The questions as rules for all games ask them; a carrier puts the answers of one game in their place."""

from __future__ import annotations

from typing import Any


class UnansweredError(RuntimeError):
    """A kernel rule was called without being bound to a game."""


def actor(s: Any) -> int:
    """A seat, CHANCE or OVER."""
    raise UnansweredError("actor")


def legal(s: Any, out: Any) -> int:
    """Write the legal codes, ascending; how many."""
    raise UnansweredError("legal")


def weight(s: Any, code: int) -> int:
    """The weight of a chance outcome."""
    raise UnansweredError("weight")


def apply(s: Any, code: int) -> None:
    """Carry out a legal code."""
    raise UnansweredError("apply")


def score(s: Any, out: Any) -> int:
    """Write scores and ranks; the index of the ending."""
    raise UnansweredError("score")


def advise(s: Any, codes: Any, count: int, out: Any) -> None:
    """Write how good each listed move looks to the seat that acts."""
    raise UnansweredError("advise")


def evaluate(s: Any, out: Any) -> None:
    """Write the prospects of every seat."""
    raise UnansweredError("evaluate")


def settled(s: Any) -> bool:
    """Whether nothing is half done."""
    raise UnansweredError("settled")


def duplicate(s: Any) -> Any:
    """The state to be put into another place; carriers whose places hold values need no copy."""
    raise UnansweredError("duplicate")


DTYPE: Any = None
"""The NumPy type of the game's record."""
