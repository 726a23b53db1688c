"""When the next move is to be made."""

from __future__ import annotations

import asyncio
from time import monotonic
from typing import Protocol


class Pace(Protocol):
    """Everybody who plays asks it before every move."""

    async def turn(self) -> float | None:
        """Wait until a move is due; since when it is, or None when it is time to stop."""


class AtOnce:
    """A closed loop: everybody makes the next move as soon as the last one is acknowledged."""

    def __init__(self, end: float) -> None:
        self._end = end

    async def turn(self) -> float | None:
        now = monotonic()
        return now if now < self._end else None


class Evenly:
    """An open loop: so many moves per second in all, at even distances, whoever makes them.

    A move that is made late, because everybody still waits for the server, counts from when it was due. So a
    server that falls behind is not spared."""

    def __init__(self, begin: float, end: float, rate: float) -> None:
        self._due, self._end, self._step = begin, end, 1 / rate

    async def turn(self) -> float | None:
        due = self._due
        self._due += self._step
        if due >= self._end or monotonic() >= self._end:
            return None
        if (wait := due - monotonic()) > 0:
            await asyncio.sleep(wait)
        return due
