"""Pairs of an assault (C91-44, C86-16): who fights whom."""

from __future__ import annotations

from ....kernel import rule
from ..codes import PAIR
from ..figures import MOST_RINGS
from ..state import DEFENDER_PAIRS, State
from .odds import ATTACKER_GAINS, DEFENDER_GAINS, odds_row
from .weights import RATE

DUEL = 350
"""The rating of a pair that is worth nothing to either side: more than any loss, so that none is below 0."""


@rule
def rate_pair(s: State, code: int) -> int:
    """What the duel is worth to the side that chooses."""
    row = odds_row(s, (code - PAIR) // MOST_RINGS + 1, (code - PAIR) % MOST_RINGS + 1)
    attacker, defender = ATTACKER_GAINS[row], DEFENDER_GAINS[row]
    if s.step == DEFENDER_PAIRS:
        return (DUEL + defender - attacker // (s.players - 1)) * RATE
    return (DUEL + attacker - defender // (s.players - 1)) * RATE


@rule
def advise_pair(s: State, codes: list[int], count: int, out: list[int]) -> None:
    """A rating for every pair."""
    for i in range(count):
        out[i] = rate_pair(s, codes[i])
