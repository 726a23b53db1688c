"""Forced wins: what a seat can bring about in the last round, whatever the others do."""

from __future__ import annotations

import windycity as wc
from windycity.games.don import RULES
from windycity.games.don.state import State


def forced_wins(match: wc.Match) -> set[str]:
    """The moves after which the seat to move can be first against anything."""
    proof = Proof(match.actor)
    return {move.text for move in match.legal() if proof.holds(after(match.state, move.code))}


def after(state: State, code: int) -> State:
    """The state when a move is made."""
    state = state.copy()
    RULES.apply(state, code)
    return state


class Proof:
    """That one seat is first in the end, alone or with others. All that chance does in the last round is to
    open the three districts that are left, and the order does not matter."""

    def __init__(self, seat: int) -> None:
        self.seat = seat
        self.known: dict[bytes, bool] = {}

    def holds(self, state: State) -> bool:
        """Whether the seat can force it from here."""
        key = state.pack()
        if key not in self.known:
            self.known[key] = self._holds(state)
        return self.known[key]

    def _holds(self, state: State) -> bool:
        who = RULES.actor(state)
        if who == wc.OVER:
            return self._is_first(state)
        codes = [0] * RULES.longest
        count = RULES.legal(state, codes)
        if who == wc.CHANCE:
            count = 1
        results = (self.holds(after(state, code)) for code in codes[:count])
        return any(results) if who == self.seat else all(results)

    def _is_first(self, state: State) -> bool:
        out = [0] * (2 * state.players)
        RULES.score(state, out)
        return out[state.players + self.seat] == 1
