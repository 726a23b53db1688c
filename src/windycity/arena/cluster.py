"""Playing the games of a tournament on a Dask cluster.

The cluster knows every game by a key of its own and plays it again if the worker that had it is lost, so a
result is neither lost nor comes twice. Its workers need the same version of this package, one thread each
if bots think against the clock; bots of a module must be importable there."""

from __future__ import annotations

from collections.abc import Generator, Sequence
from contextlib import ExitStack
from itertools import islice
from typing import TYPE_CHECKING, Any
from uuid import uuid4

from ..kernel import InputError
from .errors import ArenaFailure, GameLost
from .play import play_game
from .results import GameResult
from .tournament import Tournament

if TYPE_CHECKING:
    from distributed import Client, Future

PATIENCE = 10
"""Seconds to wait for the cluster to answer."""

AHEAD = 2
"""Games sent out per thread of the cluster, so that nobody there waits for the way to here and back."""


def check_installed() -> None:
    """Complain before anything is played."""
    try:
        import distributed  # noqa: F401
    except ImportError:
        raise InputError("a cluster needs Dask: pip install 'windycity[cluster]'") from None


def on_cluster(
    tournament: Tournament, games: Sequence[int], address: str
) -> Generator[GameResult, None, None]:
    """Results in the order in which games are finished."""
    from distributed import as_completed

    name, waiting, described = f"arena-{uuid4().hex}", iter(games), tournament.description()
    with _connected(address) as client:

        def sent(most: int) -> list[Future[GameResult]]:
            return [
                client.submit(_play, tournament, game, described, key=(name, game), pure=False)
                for game in islice(waiting, most)
            ]

        finished = as_completed(sent(AHEAD * sum(client.nthreads().values())))
        for future in finished:
            finished.update(sent(1))
            yield _result(future, tournament)


def _play(tournament: Tournament, game: int, described: dict[str, Any]) -> GameResult:
    """What a worker does, unless its rules or bots are of another version."""
    here = tournament.description()
    if here != described:
        versions = f"{here['version']}, not {described['version']}"
        raise ArenaFailure(f"a worker of the cluster has other rules: its windycity is {versions}")
    return play_game(tournament, game)


def _result(future: Future[GameResult], tournament: Tournament) -> GameResult:
    from distributed import KilledWorker

    try:
        return future.result()
    except KilledWorker as error:
        game, workers = future.key[1], error.allowed_failures + 1  # type: ignore[index]
        raise GameLost(f"game {game} of seed {tournament.seed} was lost with {workers} workers") from error


def _connected(address: str) -> Client:
    """A line to the cluster, with at least one worker at its other end."""
    from distributed import Client

    with ExitStack() as if_it_fails:
        try:
            client = Client(address, timeout=PATIENCE)
            if_it_fails.callback(client.close)
            client.wait_for_workers(1, timeout=PATIENCE)
        except (OSError, ValueError) as error:
            raise InputError(f"no cluster with workers at {address!r}: {error}") from None
        if_it_fails.pop_all()
    return client
