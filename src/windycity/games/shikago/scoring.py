"""The end: the richest is arrested (SHI-23)."""

from __future__ import annotations

from ...kernel import rule
from .areas import BOSSES
from .state import State

DOLLARS = 1000


@rule
def score(s: State, out: list[int]) -> int:
    """SHI-23: cash in dollars, half of it for all who are the richest, then ranks; there is one ending."""
    most = 0
    for boss in range(BOSSES):
        most = max(most, s.cash[boss])
    for boss in range(BOSSES):
        out[boss] = s.cash[boss] * DOLLARS
        if s.cash[boss] == most:
            out[boss] //= 2
    for boss in range(BOSSES):
        rank = 1
        for other in range(BOSSES):
            if out[other] > out[boss]:
                rank += 1
        out[BOSSES + boss] = rank
    return 0
