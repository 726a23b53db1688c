"""Games pinned by numbers: perft counts, and recorded games with the hash of every state."""

from __future__ import annotations

from pathlib import Path

import pytest

from windycity import CATALOGUE, Game, RecordError, read

from .data import golden_files, missing, perft_lines
from .option_sets import DEFAULTS

INTERPRETED_LINES = 30_000
"""Above this only compiled code counts."""


@pytest.mark.parametrize("game", DEFAULTS, ids=lambda game: game.name)
def test_every_game_brings_clauses_goldens_and_perft(game: Game) -> None:
    assert missing(game) == []


def test_a_game_without_goldens_or_perft_is_caught(tmp_path: Path) -> None:
    assert missing(DEFAULTS[0], tmp_path) == ["a perft file", "recorded games"]


PERFTS = [
    pytest.param(name, options, counts, id=f"{name}-{options}")
    for name in CATALOGUE
    for options, counts in perft_lines(name)
]


@pytest.mark.parametrize(("name", "options", "counts"), PERFTS)
def test_perft(name: str, options: dict[str, object], counts: list[int]) -> None:
    from windycity import load

    game = load(name, **options)
    compiled, interpreter = game.carriers.compiled(), game.carriers.interpreter
    for depth, count in enumerate(counts, 1):
        assert compiled.perft(game.opening(), depth) == count
        if count <= INTERPRETED_LINES:
            assert interpreter.perft(game.opening(), depth) == count


GOLDENS = [pytest.param(path, id=path.stem) for name in CATALOGUE for path in golden_files(name)]


@pytest.mark.parametrize("path", GOLDENS)
def test_recorded_games_play_the_same_to_the_last_hash(path: Path) -> None:
    text = path.read_text()
    assert read(text).record(every_hash=True) == text


@pytest.mark.parametrize("path", GOLDENS)
def test_a_planted_hash_is_caught(path: Path) -> None:
    text = path.read_text()
    at = text.index("#") + 1
    wrong = "0" if text[at] != "0" else "1"
    with pytest.raises(RecordError, match="hash"):
        read(text[:at] + wrong + text[at + 1 :])
