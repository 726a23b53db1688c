"""Every puzzle is a position of a game, and nothing but its right moves wins whatever the others do."""

from __future__ import annotations

import pytest

from windycity.games.don.cards import START_TOKENS

from ..puzzle import Puzzle
from .forcing import forced_wins
from .puzzles import PUZZLES

OPENED = 27
"""Districts that have been opened when the last lot lies there."""


@pytest.mark.parametrize("puzzle", PUZZLES, ids=lambda puzzle: puzzle.name)
def test_a_puzzle_has_the_solution_it_claims_and_no_other(puzzle: Puzzle) -> None:
    match = puzzle.position()
    state = match.state
    assert sum(state.tokens) + state.pot == START_TOKENS * state.players
    assert sum(state.districts) == OPENED
    assert len(match.legal()) > len(puzzle.right)
    assert forced_wins(match) == set(puzzle.right)
