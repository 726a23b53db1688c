"""`windycity perft`: how many lines of play there are, by depth."""

from __future__ import annotations

from threading import Thread
from time import perf_counter
from typing import Annotated, Any

from cyclopts import Parameter

from ..match import Game, Match
from .options import BadInput, GameName, Json, OptionWords, Players, Whole, game_with, options_in_words
from .output import busy, out, write_json

LONG = 0.5
"""Seconds after which the depths to come are worth compiling for."""


def perft(
    game: GameName,
    /,
    *,
    depth: Annotated[Whole, Parameter(help="The greatest depth.")] = 7,
    players: Players = None,
    option: OptionWords = None,
    json: Json = False,
) -> None:
    """Count the lines of play, depth by depth.

    Every outcome of chance counts as a move. The counts pin the rules down: rules
    that allow other moves give other counts.
    """
    if depth < 1:
        raise BadInput(f"--depth {depth}: must be 1 or more")
    chosen = game_with(game, players, option)
    rows = _count(chosen, depth, quiet=json)
    if json:
        write_json({"game": chosen.name, "options": dict(chosen.options), "depths": rows})


def _count(game: Game, deepest: int, *, quiet: bool) -> list[dict[str, Any]]:
    console, match = out(), game.start(seed=0)
    rows: list[dict[str, Any]] = []
    if not quiet:
        console.print(f"{game.name}: {options_in_words(game.rules, game.options)}")
        console.print(f"{'depth':>5} {'lines':>20} {'seconds':>10}", style="bold")
    for depth in range(1, deepest + 1):
        if rows and rows[-1]["seconds"] > LONG:
            with busy("compiling"):
                game.carriers.compiled()
        with busy(f"depth {depth}"):
            rows.append(_count_one(match, depth))
        if not quiet:
            row = rows[-1]
            console.print(f"{depth:>5} {row['count']:>20,} {row['seconds']:>10.3f}")
    return rows


def _count_one(match: Match, depth: int) -> dict[str, Any]:
    """One depth, on a thread of its own so that Ctrl-C is heard at once."""
    row: dict[str, Any] = {"depth": depth}
    failures: list[Exception] = []

    def count() -> None:
        began = perf_counter()
        try:
            row["count"] = match.perft(depth)
        except Exception as error:
            failures.append(error)
        row["seconds"] = perf_counter() - began

    worker = Thread(target=count, daemon=True)
    worker.start()
    while worker.is_alive():
        worker.join(0.1)
    if failures:
        raise failures[0]
    return row
