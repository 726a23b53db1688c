"""A server to be attacked, in a process of its own, with one of some planted bugs or with none.

python -m tests.server.hostile.server DATABASE [BUG]
"""

from __future__ import annotations

import asyncio
import ctypes
import gc
import signal
import sys
from collections.abc import Callable
from contextlib import suppress

from windycity.server.live.keeper import Keeper, UnknownTable
from windycity.server.live.live_table import LiveTable
from windycity.server.table.commands import AnswerUndo
from windycity.server.web.connection import Connection
from windycity.server.web.messages import Act, Answer, Request, Unwatch
from windycity.server.web.serving import listening, run

from ..web.running import GENEROUS

KEPT: list[list[int]] = []
FOUND: list[object] = []

usual_do, usual_receive, usual_find = Connection._do, Connection.receive, Keeper.find


def raises() -> None:
    """Something that nobody has thought of, at one kind of message."""

    async def do(self: Connection, request: Request) -> Answer:
        if isinstance(request, Act) and isinstance(request.command, AnswerUndo):
            raise KeyError(request.id)
        return await usual_do(self, request)

    Connection._do = do  # type: ignore[method-assign]


def is_silent() -> None:
    """At one kind of message it waits for something that never comes."""

    async def do(self: Connection, request: Request) -> Answer:
        if isinstance(request, Unwatch):
            await asyncio.Event().wait()
        return await usual_do(self, request)

    Connection._do = do  # type: ignore[method-assign]


def leaks() -> None:
    """A list is left of every message."""

    async def receive(self: Connection, text: str | bytes) -> None:
        KEPT.append([0] * 5_000)
        await usual_receive(self, text)

    Connection.receive = receive  # type: ignore[method-assign]


def hoards() -> None:
    """It remembers what it has looked for and not found."""

    async def find(self: Keeper, table_id: str) -> LiveTable:
        try:
            return await usual_find(self, table_id)
        except UnknownTable:
            self._tables[f"{table_id}{len(self._tables)}"] = asyncio.get_running_loop().create_future()
            raise

    Keeper.find = find  # type: ignore[method-assign]


PLANTED: dict[str, Callable[[], None]] = {each.__name__: each for each in (raises, is_silent, leaks, hoards)}


def tidy(*_: object) -> None:
    """Give back to the system what is not in use. What the allocator keeps for later grows with the longest
    reply so far, and hides what is really kept."""
    gc.collect()
    with suppress(OSError, AttributeError):  # only glibc can
        ctypes.CDLL(None).malloc_trim(0)


if __name__ == "__main__":
    signal.signal(signal.SIGUSR1, tidy)
    _, database, *bugs = sys.argv
    for bug in bugs:
        PLANTED[bug]()
    with listening() as door:
        host, port = door.getsockname()
        sys.stdout.write(f"{host}:{port}\n")
        sys.stdout.flush()
        run(database, door, GENEROUS)
