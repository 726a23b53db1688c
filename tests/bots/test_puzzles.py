"""What has one right answer is found: by rules of thumb if it is plain, by the strongest level always."""

from __future__ import annotations

import pytest

from windycity.bots import find
from windycity.bots.levels import LEVELS
from windycity.bots.search.searching import searching_of

from ..games.advised import best_moves
from ..games.chicago.puzzles import PUZZLES as CHICAGO
from ..games.city.puzzles import PUZZLES as CITY
from ..games.don.puzzles import PUZZLES as DON
from ..games.puzzle import Puzzle
from ..games.shikago.puzzles import PUZZLES as SHIKAGO

ALL = CHICAGO + CITY + DON + SHIKAGO
STRONGEST = list(LEVELS)[-1]


@pytest.mark.parametrize("puzzle", [p for p in ALL if not p.is_deep], ids=lambda puzzle: puzzle.name)
def test_rules_of_thumb_find_what_is_plain(puzzle: Puzzle) -> None:
    assert best_moves(puzzle.position()) <= set(puzzle.right)


@pytest.mark.parametrize("puzzle", ALL, ids=lambda puzzle: puzzle.name)
def test_the_strongest_level_finds_what_is_right(puzzle: Puzzle) -> None:
    match = puzzle.position()
    searching_of(match.rules).compiled()
    assert find(STRONGEST, 1).choose(match, 60.0).text in puzzle.right


def test_every_game_has_puzzles() -> None:
    names = [puzzle.position().rules.name for puzzle in ALL]
    assert all(names.count(name) >= 5 for name in names)
