"""Results as a Parquet file: a row per game and seat, as others read it."""

from __future__ import annotations

import sys
from pathlib import Path

import duckdb
import pytest

from windycity import InputError
from windycity.arena import cluster, parquet
from windycity.arena.local import in_this_process

from .conftest import BOTS, small


def test_every_game_and_seat_has_its_row(tmp_path: Path) -> None:
    held, file = small(f"{BOTS}:First", "random", games=6), tmp_path / "it's mine.parquet"
    results = list(in_this_process(held, range(6)))
    parquet.write(file, held, results)
    with duckdb.connect() as database:
        rows = database.execute(
            "SELECT game, seat, bot, score, rank, win, bot_seed, chance_seed, hash"
            " FROM read_parquet($file) ORDER BY game, seat",
            {"file": str(file)},
        ).fetchall()
        columns = database.execute("DESCRIBE FROM read_parquet($file)", {"file": str(file)}).fetchall()
    assert [name for name, *_ in columns] == list(parquet.COLUMNS)
    assert rows == [
        (
            result.game,
            seat,
            held.seating(result.game)[seat],
            result.scores[seat],
            result.ranks[seat],
            result.wins[seat],
            held.bot_seed(result.game, seat),
            held.chance_seed(result.game),
            result.hash,
        )
        for result in results
        for seat in range(3)
    ]


@pytest.mark.parametrize(
    ("library", "check", "extra"),
    [
        ("duckdb", parquet.check_installed, r"windycity\[arena\]"),
        ("distributed", cluster.check_installed, r"windycity\[cluster\]"),
    ],
)
def test_what_is_not_installed_is_named(
    library: str, check: object, extra: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    assert callable(check)
    monkeypatch.setitem(sys.modules, library, None)
    with pytest.raises(InputError, match=extra):
        check()
