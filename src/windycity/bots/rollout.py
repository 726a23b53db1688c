"""A bot for every game, without knowledge of any: try each move in random games and see who wins."""

from __future__ import annotations

import random
from time import perf_counter

from ..kernel import Move, Record
from ..kernel.carriers import carriers_of
from ..match import Match

MOST_GAMES = 16
"""Random games per move in one pass over the moves; the first pass plays one."""


class RolloutBot:
    """Spends its budget on random games after each of its moves, and plays the best.

    It runs on whatever carrier is there: in the interpreter from the first move, compiled from the
    moment the compiler is done."""

    def __init__(self, seed: int | None = None) -> None:
        self._random = random.Random(seed)

    def choose(self, match: Match, budget: float) -> Move:
        moves = match.legal()
        if len(moves) == 1:
            return moves[0]
        carriers = carriers_of(match.rules)
        carriers.compile_in_background()
        after = [self._after(match, move) for move in moves]
        values, games = [0.0] * len(moves), 1
        end = perf_counter() + budget
        while perf_counter() < end:
            seed = self._random.getrandbits(64)
            for i, state in enumerate(after):
                values[i] += self._value(match, state, seed, games)
            games = min(2 * games, MOST_GAMES)
        return moves[values.index(max(values))]

    def _after(self, match: Match, move: Move) -> Record:
        state: Record = match.state.copy()
        match.rules.apply(state, move.code)
        return state

    def _value(self, match: Match, state: Record, seed: int, games: int) -> float:
        """Wins of the seat to move plus a little for its rank, over random games from a state."""
        players = match.options["players"]
        batch = carriers_of(match.rules).best.play(state, players, seed, 0, games)
        ranks = batch.ranks[:, match.actor]
        return float((ranks == 1).sum() - 0.1 * ranks.sum())
