"""The posters show the games as they are now."""

from __future__ import annotations

import json

import pytest

from windycity import CATALOGUE

from .examples import FOLDER, file_of, written


@pytest.mark.parametrize("game", CATALOGUE)
def test_posters_are_drawn_of_positions_of_the_present_rules(game: str) -> None:
    """Where this fails, `scripts/posters` writes them anew."""
    assert json.loads(file_of(game).read_text()) == json.loads(written(game))


def test_there_are_no_posters_of_other_games() -> None:
    assert {file.stem for file in FOLDER.glob("*.json")} == set(CATALOGUE)
