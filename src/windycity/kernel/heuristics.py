"""What a sensible player thinks of a game: three more answers, for bots alone. All three are rules, so they
run in the interpreter, in compiled search and in playouts.

A game that brings none is played by search all the same, with playouts to the end and all moves alike.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

from .rule import rule

WHOLE = 1000
"""What the prospects of all seats add up to, but for rounding."""


@rule
def all_alike(s: Any, codes: Any, count: int, out: Any) -> None:
    """No move looks better than another."""
    for i in range(count):
        out[i] = 1


@rule
def nobody_leads(s: Any, out: Any) -> None:
    """All seats have the same prospects."""
    for seat in range(len(out)):
        out[seat] = WHOLE // len(out)


@rule
def never(s: Any) -> bool:
    """No position is quiet enough to be judged before the end."""
    return False


@dataclass(frozen=True, eq=False)
class Heuristics:
    """Rules of thumb for one game."""

    advise: Callable[[Any, Any, int, Any], None] = all_alike
    """How good each of `count` listed codes looks to the seat that acts, which is never chance: a whole
    number from 0 up. A sensible player picks moves about in proportion to these; the largest is best."""
    evaluate: Callable[[Any, Any], None] = nobody_leads
    """The prospects of every seat of winning, in parts of WHOLE."""
    settled: Callable[[Any], bool] = never
    """Whether a turn, a lot or a round is over and nothing is half done: `evaluate` is at its best."""
    horizon: int = 1_000
    """After how many settled positions a playout is best cut off and evaluated."""
    plans: int = 0
    """Where a turn is many small steps: how many plans for all of it search compares. With 0 it looks at
    single moves."""

    @property
    def answers(self) -> dict[str, Callable[..., Any]]:
        """The three answers by the names of the questions."""
        return {"advise": self.advise, "evaluate": self.evaluate, "settled": self.settled}


NO_HEURISTICS = Heuristics()
"""For games that bring none."""
