"""The end: wealth and ranks (C91-36, C86-22)."""

from __future__ import annotations

from ...kernel import rule
from .buildings import price_of_buildings
from .figures import GANGS, WORTH
from .goals import NO_GOAL
from .members import rings_of
from .state import State


@rule
def wealth(s: State, player: int) -> int:
    """C91-36: cash and the value of the members on the board; C91-38: over all gangs of a player. C86-22:
    the buildings are sold too."""
    total = 0
    for gang in range(GANGS):
        if s.leader[gang] == player:
            total += s.cash[gang]
            for i in range(s.member_count[gang]):
                total += WORTH[rings_of(s.members[gang][i])]
            if s.sale_at_end:
                total += price_of_buildings(s, gang)
    return total


@rule
def is_ahead(s: State, out: list[int], other: int, player: int) -> bool:
    """C91-36, C86-22: who reached a goal is first; the others go by wealth, ties share a rank."""
    if s.ending != NO_GOAL and s.winner == other:
        return player != other
    if s.ending != NO_GOAL and s.winner == player:
        return False
    return out[other] > out[player]


@rule
def score(s: State, out: list[int]) -> int:
    """C91-36, C86-22: wealth in thousands, then ranks; the index of the goal, or of the richest."""
    for player in range(s.players):
        out[player] = wealth(s, player)
    for player in range(s.players):
        rank = 1
        for other in range(s.players):
            if is_ahead(s, out, other, player):
                rank += 1
        out[s.players + player] = rank
    return s.ending
