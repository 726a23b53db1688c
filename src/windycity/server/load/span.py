"""A span of time in which acknowledged moves are counted, and what it came to."""

from __future__ import annotations

import asyncio
import math
from collections.abc import Sequence
from time import monotonic, process_time
from typing import NamedTuple

from .errors import LoadFailure
from .player import Acknowledged
from .taken import cpu_seconds


class Figures(NamedTuple):
    """What a span came to. A round trip is from when a move is due until it is acknowledged."""

    moves_per_s: float
    p50_ms: float
    p99_ms: float
    server_cores: float | None
    """How many cores the server kept busy; None where the system does not tell."""
    client_cores: float
    """How many cores the clients kept busy; with a whole one, it is they who are measured."""


class Span:
    """From a moment on the monotonic clock to another."""

    def __init__(self, begin: float, end: float) -> None:
        self._begin, self._end = begin, end
        self._round_trips: list[float] = []
        self._server_cores: float | None = None
        self._client_cores = 0.0

    def hear(self, told: Acknowledged) -> None:
        """Count a move, if it is acknowledged in the span."""
        now = monotonic()
        if told.due is not None and self._begin <= now < self._end:
            self._round_trips.append(now - told.due)

    async def watch(self, server: int) -> None:
        """Look at the beginning and at the end what the server and its clients have taken."""
        await asyncio.sleep(self._begin - monotonic())
        began, server_before, client_before = monotonic(), cpu_seconds(server), process_time()
        await asyncio.sleep(self._end - monotonic())
        took, server_after, client_after = monotonic() - began, cpu_seconds(server), process_time()
        self._client_cores = (client_after - client_before) / took
        if server_before is not None and server_after is not None:
            self._server_cores = (server_after - server_before) / took

    def figures(self) -> Figures:
        seconds, times = self._end - self._begin, sorted(self._round_trips)
        if not times:
            raise LoadFailure(f"no move was acknowledged in {seconds:g} seconds")
        return Figures(
            moves_per_s=len(times) / seconds,
            p50_ms=percentile(times, 50) * 1000,
            p99_ms=percentile(times, 99) * 1000,
            server_cores=self._server_cores,
            client_cores=self._client_cores,
        )


def percentile(ascending: Sequence[float], percent: float) -> float:
    """The smallest of some numbers than which so many percent of them are not greater."""
    return ascending[max(0, math.ceil(len(ascending) * percent / 100) - 1)]
