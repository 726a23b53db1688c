"""The results of a tournament as a Parquet file, a row for every game and seat; written by DuckDB."""

from __future__ import annotations

import json
from collections.abc import Sequence
from pathlib import Path
from typing import Any

from ..kernel import InputError
from .results import GameResult
from .tournament import Tournament

COLUMNS = {
    "name": "object",
    "options": "object",
    "seed": "uint64",
    "think": "float64",
    "game": "uint32",
    "block": "uint32",
    "chance_seed": "uint64",
    "seat": "uint8",
    "bot": "object",
    "bot_seed": "uint64",
    "score": "int32",
    "rank": "uint8",
    "win": "float64",
    "asked": "uint32",
    "seconds": "float64",
    "steps": "uint32",
    "ending": "object",
    "hash": "object",
}
"""And their types, texts as objects. `name` and `options` are those of the game; `win` is 1 or a share."""


def check_installed() -> None:
    """Complain before the games are played, not after."""
    try:
        import duckdb  # noqa: F401
    except ImportError:
        raise InputError("a Parquet file needs DuckDB: pip install 'windycity[arena]'") from None


def write(path: Path, tournament: Tournament, results: Sequence[GameResult]) -> None:
    import duckdb
    import numpy as np

    rows = [row for result in results for row in _rows(tournament, result)]
    table = {column: np.array([row[column] for row in rows], kind) for column, kind in COLUMNS.items()}
    with duckdb.connect() as database:
        database.register("results", table)
        database.execute("COPY (FROM results) TO $file (FORMAT parquet)", {"file": str(path)})


def _rows(tournament: Tournament, result: GameResult) -> list[dict[str, Any]]:
    of_the_game = {
        "name": tournament.game,
        "options": json.dumps(dict(tournament.options)),
        "seed": tournament.seed,
        "think": tournament.think,
        "game": result.game,
        "block": tournament.block(result.game),
        "chance_seed": tournament.chance_seed(result.game),
        "steps": result.steps,
        "ending": result.ending,
        "hash": result.hash,
    }
    return [
        of_the_game
        | {
            "seat": seat,
            "bot": bot,
            "bot_seed": tournament.bot_seed(result.game, seat),
            "score": result.scores[seat],
            "rank": result.ranks[seat],
            "win": result.wins[seat],
            "asked": result.asked[seat],
            "seconds": result.seconds[seat],
        }
        for seat, bot in enumerate(tournament.seating(result.game))
    ]
