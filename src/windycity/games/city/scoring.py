"""The end: accounts and ranks (CTY-16)."""

from __future__ import annotations

from ...kernel import rule
from .state import NOBODY, State

BY_GOAL, BY_ROUNDS = 0, 1


@rule
def is_ahead(s: State, other: int, seat: int) -> bool:
    """CTY-16: who reached the goal is first, the others go by account; equal ones share a place."""
    if s.winner == other:
        return seat != other
    if s.winner == seat:
        return False
    return s.account[other] > s.account[seat]


@rule
def score(s: State, out: list[int]) -> int:
    """CTY-16: the accounts, then ranks; whether the goal ended the game or the rounds were over."""
    for seat in range(s.players):
        out[seat] = s.account[seat]
        rank = 1
        for other in range(s.players):
            if is_ahead(s, other, seat):
                rank += 1
        out[s.players + seat] = rank
    if s.winner != NOBODY:
        return BY_GOAL
    return BY_ROUNDS
