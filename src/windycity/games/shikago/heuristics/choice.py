"""From points to advice."""

from __future__ import annotations

from ....kernel import WHOLE, seldom

MIDDLE = 1_000_000
"""Points of a move that changes nothing; so points are never below 0."""

STEPS = 64
SOFT = tuple(round((WHOLE - 100) * 2 ** (-step / 8)) for step in range(STEPS))
"""Advice for moves that fall short of the best: half as much for every eight steps."""


@seldom
def soften(out: list[int], count: int, points: int) -> None:
    """The best move gets WHOLE, others the less the more points they fall short, `points` a step."""
    best = 0
    for i in range(count):
        best = max(best, out[i])
    for i in range(count):
        step = (best - out[i]) // points
        if out[i] == best:
            out[i] = WHOLE
        else:
            out[i] = SOFT[step] if step < STEPS else 0
