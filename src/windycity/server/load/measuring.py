"""The measurement of a server: what it acknowledges, how fast, and what a browser costs that only looks on.

A real server runs on this machine in a process of its own, on a real database, and the clients share the
cores with it. Everybody has a socket of their own, because that is how people play; several tables over one
socket would be cheaper for both sides.
"""

from __future__ import annotations

import asyncio
import gc
import os
from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager, contextmanager
from functools import partial
from pathlib import Path
from tempfile import TemporaryDirectory
from time import monotonic
from typing import TypedDict

from ..store.engine import address_of
from .browser import GONE
from .crowd import Crowd, together
from .errors import LoadFailure
from .idle import Onlookers
from .pace import AtOnce, Evenly
from .player import Acknowledged
from .server_process import ServerProcess, running
from .span import Figures, Span

WARM_UP = 3.0
"""Seconds of play before every span, or as many as are measured, if those are fewer."""
STEADY = 1_500.0
"""Moves per second at which it is measured how long people wait, if no rate is given."""
ONLOOKERS = 1_000
YARDSTICK = 2_000_000
"""Rounds of a loop that does nothing useful."""


class Report(TypedDict):
    """All figures. Without a rate, a closed loop comes first: it shows how much the server does at most, and
    its round trips are only as long as the queue of all tables."""

    database: str
    tables: int
    client_processes: int
    rate: float | None
    moves_per_s: float
    p50_ms: float
    p99_ms: float
    server_cores: float | None
    client_cores: float
    moves_per_s_at_1500: float | None
    p99_at_1500_ms: float | None
    idle_connection_kib: float | None
    load: float
    yardstick_ms: float


class Bench:
    """A crowd at a server, measured in one span after the other."""

    def __init__(self, server: ServerProcess, tables: int) -> None:
        self._server = server
        self._crowd = Crowd(server.address, tables, self._hear)
        self._span: Span | None = None

    @asynccontextmanager
    async def full(self) -> AsyncIterator[None]:
        """While everybody is there."""
        try:
            await self._crowd.arrive()
            yield
        finally:
            await self._crowd.leave()

    async def span(self, seconds: float, rate: float | None) -> Figures:
        """Let everybody play for a while, at a rate or as fast as the server answers, and then measure."""
        with undisturbed():
            now, warm_up = monotonic(), min(WARM_UP, seconds)
            end = now + warm_up + seconds
            pace = AtOnce(end) if rate is None else Evenly(now, end, rate)
            span = self._span = Span(now + warm_up, end)
            await together([partial(self._crowd.play, pace, end - now), partial(span.watch, self._server.id)])
        return span.figures()

    def _hear(self, told: Acknowledged) -> None:
        if self._span is not None:
            self._span.hear(told)


def yardstick_ms() -> float:
    """How long this machine takes for a fixed piece of work just now. One that others use as well is not
    always as fast; figures of different hours can be compared by this."""
    began, total = monotonic(), 0
    for number in range(YARDSTICK):
        total += number * number % 7
    return (monotonic() - began) * 1000


@contextmanager
def undisturbed() -> Iterator[None]:
    """Without Python's collector of garbage, which stops a thousand clients for up to a fifth of a second;
    that would look as if the server had."""
    gc.collect()
    gc.disable()
    try:
        yield
    finally:
        gc.enable()


def measure(
    database: str | None, tables: int, seconds: float, rate: float | None = None, onlookers: int = ONLOOKERS
) -> Report:
    """Measure a server on a database, or on a new one of SQLite, which is deleted afterwards."""
    with TemporaryDirectory() as folder:
        used = database or str(Path(folder) / "tables.sqlite")
        with running(used) as server:
            try:
                return asyncio.run(_measure(server, used, tables, seconds, rate, onlookers))
            except GONE as error:
                raise LoadFailure(server.condition()) from error


async def _measure(
    server: ServerProcess, database: str, tables: int, seconds: float, rate: float | None, onlookers: int
) -> Report:
    load, yardstick = os.getloadavg()[0], yardstick_ms()
    idle = await Onlookers(server.address).kib_each(server.id, onlookers)
    bench = Bench(server, tables)
    async with bench.full():
        main = await bench.span(seconds, rate)
        steady = await bench.span(seconds, STEADY) if rate is None else None
    return Report(
        database=address_of(database).get_backend_name(),
        tables=tables,
        client_processes=1,
        rate=rate,
        moves_per_s=main.moves_per_s,
        p50_ms=main.p50_ms,
        p99_ms=main.p99_ms,
        server_cores=main.server_cores,
        client_cores=main.client_cores,
        moves_per_s_at_1500=steady.moves_per_s if steady else None,
        p99_at_1500_ms=steady.p99_ms if steady else None,
        idle_connection_kib=idle,
        load=load,
        yardstick_ms=yardstick,
    )
