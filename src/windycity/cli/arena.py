"""`windycity arena`: a tournament between bots."""

from __future__ import annotations

import secrets
from collections.abc import Callable, Iterator, Mapping
from contextlib import contextmanager
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

from cyclopts import Parameter

from ..arena.errors import ArenaFailure
from ..match.asking import DEFAULT_BUDGET
from .files import Kind, check_writable, replacing
from .options import (
    BadInput,
    GameName,
    Json,
    MaybeWhole,
    OptionWords,
    Players,
    Seed,
    Think,
    Whole,
    check_think,
    checked_seed,
    game_with,
    switch,
    typed,
)
from .output import aside, progress_bar
from .standings import report

if TYPE_CHECKING:
    from ..arena.results import GameResult
    from ..arena.running import Distribute, Running
    from ..arena.tournament import Tournament

PARQUET = Kind("Parquet file", b"PAR1")


def arena(
    game: GameName,
    /,
    *,
    bots: Annotated[
        str, Parameter(help="Who plays, as greedy,random or module:Class,random; the last fills the table.")
    ],
    games: Annotated[
        Whole, Parameter(help="How many games; rounded up so that everybody has every seat.")
    ] = 100,
    players: Players = None,
    option: OptionWords = None,
    seed: Seed = None,
    think: Think = DEFAULT_BUDGET,
    until_sure: Annotated[bool, switch("Stop when the first bot is surely better or worse.")] = False,
    workers: Annotated[MaybeWhole, Parameter(help="Processes to play in; without it, one per core.")] = None,
    cluster: Annotated[str | None, Parameter(help="The address of a Dask cluster to play on.")] = None,
    log: Annotated[
        str | None, Parameter(help="Keep finished games in this file; if it has some, go on from there.")
    ] = None,
    out: Annotated[
        str | None, Parameter(help="Write a row per game and seat into this Parquet file.")
    ] = None,
    json: Json = False,
) -> None:
    """Let bots play each other and count who wins.

    Luck and seats are shared out evenly: games come in blocks with the same chance,
    in which everybody sits on every seat once. A share of wins is given with a 95 %
    interval. Without --until-sure it holds for a number of games that was fixed
    before; with it, whenever the arena stops.
    """
    from ..arena.running import Running
    from ..arena.tournament import tournament

    check_think(think)
    if games < 1:
        raise BadInput(f"--games {games}: must be 1 or more")
    distribute = _distribution(workers, cluster)
    if out is not None:
        _check_parquet(out)
    chosen = game_with(game, players, option)
    names = [name.strip() for name in bots.split(",")]
    held = tournament(chosen, names, games, _seed(seed, log), think)
    with _memory(log, held) as (finished, keep):
        running = Running(held, finished, until_sure=until_sure)
        try:
            _play(running, distribute, keep)
        except KeyboardInterrupt:
            aside().print(_farewell(running, log))
            raise
        except ArenaFailure:
            _hand_out(running, out, json)
            raise
    _hand_out(running, out, json)


def _distribution(workers: int | None, cluster: str | None) -> Distribute:
    """The way of playing that was asked for."""
    from ..arena import local

    if workers is not None and workers < 1:
        raise BadInput(f"--workers {workers}: must be 1 or more")
    if cluster is not None:
        from ..arena.cluster import check_installed, on_cluster

        if workers is not None:
            raise BadInput("--workers are processes here and --cluster is elsewhere: give one of them")
        check_installed()
        return partial(on_cluster, address=cluster)
    if workers == 1:
        return local.in_this_process
    return partial(local.in_processes, workers=workers or local.cores())


def _check_parquet(out: str) -> None:
    from ..arena.parquet import check_installed

    check_installed()
    check_writable(out, PARQUET)


def _seed(seed: int | None, log: str | None) -> int:
    """The seed that was given, that of the tournament to go on with, or a new one."""
    from ..arena.log import seed_in

    with typed():
        known = seed_in(Path(log)) if seed is None and log is not None else seed
    checked = checked_seed(known)
    return secrets.randbits(32) if checked is None else checked


@contextmanager
def _memory(
    log: str | None, held: Tournament
) -> Iterator[tuple[Mapping[int, GameResult], Callable[[GameResult], None]]]:
    """The games that are finished already, and where to put more."""
    from ..arena.log import Log

    if log is None:
        yield {}, lambda result: None
        return
    with typed():
        opened = Log(Path(log), held)
    with opened:
        yield opened.finished, opened.add


def _play(running: Running, distribute: Distribute, keep: Callable[[GameResult], None]) -> None:
    from ..arena.running import play_on

    with progress_bar(running.tournament.games) as show:
        play_on(running, distribute, keep=keep, progress=lambda finished: show(finished, "games"))


def _farewell(running: Running, log: str | None) -> str:
    """What an interrupted arena leaves behind."""
    finished = f"{len(running)} of {running.tournament.games} games were finished"
    if log is None:
        return f"{finished}; with --log FILE they would have been kept."
    return f"{finished} and are in {log}; the same command goes on from there."


def _hand_out(running: Running, out: str | None, json: bool) -> None:
    """The results, if there are any."""
    from ..arena.parquet import write

    if not running.counted:
        return
    report(running, json=json)
    if out is not None:
        with replacing(out, PARQUET) as new:
            write(new, running.tournament, running.counted)
