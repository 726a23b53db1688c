"""Every puzzle is a fair position, and its right moves are proved by trying everything."""

from __future__ import annotations

from typing import Any

import pytest

import windycity as wc
from windycity.games.shikago import RULES

from ..puzzle import Puzzle
from .city import legal
from .puzzles import PUZZLES

puzzles = pytest.mark.parametrize("puzzle", PUZZLES, ids=lambda puzzle: puzzle.name)


class Proof:
    """Whether a seat can win alone, whatever the others do. There is no chance in turn twelve."""

    def __init__(self, seat: int) -> None:
        self.seat = seat
        self.known: dict[bytes, bool] = {}

    def wins(self, state: Any) -> bool:
        key = state.pack()
        if key not in self.known:
            self.known[key] = self._wins(state)
        return self.known[key]

    def _wins(self, state: Any) -> bool:
        who = RULES.actor(state)
        if who == wc.OVER:
            out = [0] * 8
            RULES.score(state, out)
            return out[4 + self.seat] == 1 and out[4:].count(1) == 1
        results = (self.wins(self.after(state, code)) for code in self.codes(state))
        return any(results) if who == self.seat else all(results)

    @staticmethod
    def codes(state: Any) -> list[int]:
        out = [0] * RULES.longest
        return out[: RULES.legal(state, out)]

    @staticmethod
    def after(state: Any, code: int) -> Any:
        copy = state.copy()
        RULES.apply(copy, code)
        return copy


@puzzles
def test_there_is_a_choice(puzzle: Puzzle) -> None:
    match = puzzle.position()
    assert match.actor >= 0
    assert set(puzzle.right) < legal(match)


@puzzles
def test_henchmen_and_chips_are_complete(puzzle: Puzzle) -> None:
    state = puzzle.position().state
    for seat in range(4):
        there = sum(row[seat] for row in state.henchmen)
        assert there + state.pool[seat] + state.hand[seat] + state.prison[seat] == 12
    assert state.policemen + state.drawn + state.removed == 5
    assert sum(state.casino) <= 5


@puzzles
def test_only_the_right_moves_win(puzzle: Puzzle) -> None:
    match = puzzle.position()
    proof = Proof(match.actor)
    winning = {move.text for move in match.legal() if proof.wins(proof.after(match.state, move.code))}
    assert winning == set(puzzle.right)
