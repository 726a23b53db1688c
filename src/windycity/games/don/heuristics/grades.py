"""From chances to advice: how much a sensible player would prefer one move to another."""

from __future__ import annotations

from ....kernel import rule
from .prospects import odds
from .weights import CERTAIN

TOP = 1000
"""What the best move gets."""

SHARPNESS = 60
"""A move that has one part in so many less of a chance gets a third."""

EMPHASIS = 5
"""How much more a move is liked than its worth alone would say."""


@rule
def best_of(count: int, out: list[int]) -> int:
    """The largest number in a list."""
    best = 0
    for i in range(count):
        best = max(best, out[i])
    return best


@rule
def grade(count: int, out: list[int]) -> None:
    """Chances become advice."""
    best = best_of(count, out)
    for i in range(count):
        if out[i] > 0:
            out[i] = TOP * odds(-((best - out[i]) * 100 * SHARPNESS // best)) // CERTAIN


@rule
def grade_worth(count: int, out: list[int]) -> None:
    """Worths, in hundredths of a logit, become advice."""
    best = best_of(count, out)
    for i in range(count):
        out[i] = TOP * odds((out[i] - best) * EMPHASIS) // CERTAIN
