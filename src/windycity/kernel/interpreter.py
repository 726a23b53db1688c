"""The interpreter: rules as the plain Python they are, over the slots object. Starts at once."""

from __future__ import annotations

from typing import Any

from .batch import Batch, blank
from .game import Rules
from .randomness import stream
from .record import Record
from .rule import Binder
from .running import count_lines, random_game, random_pick


class Interpreter:
    """Runs one game without a compiler."""

    name = "interpreter"

    def __init__(self, rules: Rules[Any]) -> None:
        self.rules = rules
        binder = Binder(rules.answers | {"duplicate": lambda state: state.copy()})
        self.random_pick = binder.bind(random_pick)
        self._random_game = binder.bind(random_game)
        self._count_lines = binder.bind(count_lines)

    def play(self, start: Record, players: int, seed: int, first: int, games: int) -> Batch:
        """Random games number first, first + 1, ... of a seed, each from the same start."""
        batch = blank(games, players)
        codes, out = [0] * self.rules.longest, [0] * (2 * players)
        for i in range(games):
            steps, ending, digest = self._random_game(start.copy(), codes, out, stream(seed, first + i))
            batch.scores[i], batch.ranks[i] = out[:players], out[players:]
            batch.endings[i], batch.steps[i], batch.digests[i] = ending, steps, digest
        return batch

    def perft(self, start: Record, depth: int) -> int:
        """How many lines of `depth` moves there are."""
        if depth == 0:
            return 1
        codes = [[0] * self.rules.longest for _ in range(depth)]
        states: list[Record | None] = [None] * depth
        states[0] = start.copy()
        lines: int = self._count_lines(states, codes, [0] * depth, [0] * depth, depth)
        return lines
