"""Small tournaments, and what is the same about games whoever played them."""

from __future__ import annotations

import json
from collections.abc import Callable, Iterable, Iterator
from dataclasses import replace
from pathlib import Path

import pytest

import windycity as wc
from windycity.arena.results import GameResult
from windycity.arena.tournament import Tournament, tournament

from .bots import FOLDER

SHORT = wc.load("don", players=3)
BOTS = "tests.arena.bots"


def small(*bots: str, games: int = 12, seed: int = 5) -> Tournament:
    """A tournament of short games."""
    return tournament(SHORT, bots or ("random",), games, seed)


def without_clock(results: Iterable[GameResult]) -> list[GameResult]:
    """What does not depend on how fast bots thought, in the order of the games."""
    by_number = sorted(results, key=lambda result: result.game)
    return [replace(result, seconds=()) for result in by_number]


def ended(game: int, *ranks: int, final: str = "") -> GameResult:
    """A made-up result."""
    scores = tuple(10 - rank for rank in ranks)
    return GameResult(game, scores, ranks, "the end", 20, final, (2,) * len(ranks), (0.5,) * len(ranks))


Doom = Callable[..., Path]


@pytest.fixture(scope="module")
def doom(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Doom]:
    """Lets mortal bots die under the seeds given, so many times; where they leave their marks."""
    folder = tmp_path_factory.mktemp("doom")
    with pytest.MonkeyPatch.context() as patch:
        patch.setenv(FOLDER, str(folder))

        def ordain(*seeds: int, deaths: int) -> Path:
            for mark in folder.glob("death-*"):
                mark.unlink()
            (folder / "fate.json").write_text(json.dumps({"seeds": seeds, "deaths": deaths}))
            return folder

        yield ordain
