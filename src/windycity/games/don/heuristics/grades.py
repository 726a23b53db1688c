"""From chances to advice: how much a sensible player would prefer one move to another."""

from __future__ import annotations

from ....kernel import rule
from .prospects import odds
from .weights import CERTAIN

TOP = 10_000
"""What the best move gets."""

PLAUSIBLE = 10
"""What a move gets at least that a sensible player looks at."""

UNLIKELY = 1
"""What a move gets that a sensible player does not look at, but that may be right for once."""

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
    """Chances become advice; what was not looked at stays as it is."""
    best = best_of(count, out)
    for i in range(count):
        if out[i] > UNLIKELY:
            liking = TOP * odds(-((best - out[i]) * 1000 * SHARPNESS // best)) // CERTAIN
            out[i] = max(liking, PLAUSIBLE)


@rule
def grade_worth(count: int, out: list[int]) -> None:
    """Worths, in thousandths of a logit, become advice."""
    best = best_of(count, out)
    for i in range(count):
        out[i] = TOP * odds((out[i] - best) * EMPHASIS) // CERTAIN
