"""Who is going to win: what everybody will have in the end, and how near they are to a goal."""

from __future__ import annotations

from ....kernel import WHOLE, rule
from ..state import State


@rule
def evaluate(s: State, out: list[int]) -> None:
    for player in range(s.players):
        out[player] = WHOLE // s.players
