"""How much a point on another account matters: most where that seat is close to winning.

If the prospects of winning are p, a point for a rival costs p(rival), one of ones own brings 1 - p(own):
so the stakes of all rivals add up to one's own, and go by their prospects.
"""

from __future__ import annotations

from math import exp

from ....kernel import rule
from ..board import HOUSES, IS_STORE
from ..state import State
from .weights import MARK_STRENGTH, OWN_STAKE, SHARP, SOFT

STORES = tuple(house for house in range(HOUSES) if IS_STORE[house])

STAKE_BITS = 10
STAKE_MASK = (1 << STAKE_BITS) - 1

FADING = tuple(round(4096 * exp(-i / 100)) for i in range(600))
"""How strong a seat is, by how far it is behind the strongest, in hundredths."""


@rule
def leader_account(s: State) -> int:
    most = 0
    for seat in range(s.players):
        most = max(most, s.account[seat])
    return most


@rule
def position(s: State, seat: int, most: int) -> int:
    """CTY-16: a lead counts the more the nearer the goal is."""
    total = s.account[seat] * SHARP * 1 // (SOFT + s.goal - most)
    for i in range(len(STORES)):
        if s.owner[STORES[i]] == seat:
            total += MARK_STRENGTH * s.marks[STORES[i]]
    return total


@rule
def stakes(s: State, seat: int) -> int:
    """The stakes of all seats as seen by one of them, in ten bits each; nobody has none."""
    most = leader_account(s)
    best = 0
    for other in range(s.players):
        if other != seat:
            best = max(best, position(s, other, most))
    total = 0
    for other in range(s.players):
        if other != seat:
            total += strength(s, other, most, best)
    packed = OWN_STAKE << (STAKE_BITS * seat)
    for other in range(s.players):
        if other != seat:
            packed |= (OWN_STAKE * strength(s, other, most, best) // total) << (STAKE_BITS * other)
    return packed


@rule
def strength(s: State, seat: int, most: int, best: int) -> int:
    return 1 + FADING[min(best - position(s, seat, most), len(FADING) - 1)]


@rule
def stake_of(packed: int, seat: int) -> int:
    return (packed >> (STAKE_BITS * seat)) & STAKE_MASK
