"""A server in a process of its own, to be measured."""

from __future__ import annotations

import socket
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from multiprocessing import get_context
from multiprocessing.context import SpawnProcess

from ..report.logs import start_logging
from ..web.limits import Limits, Rate
from ..web.serving import listening, run

NO_LIMIT = Rate(1e9, 1e9)
MANY = 1_000_000_000
UNLIMITED = Limits(NO_LIMIT, NO_LIMIT, NO_LIMIT, NO_LIMIT, MANY, MANY, NO_LIMIT, NO_LIMIT, NO_LIMIT)

GOODBYE = 20.0
"""Seconds that a server may take to stop."""
MOMENT = 1.0
"""Seconds in which one that has lost its sockets ends."""


class ServerProcess:
    """A server that runs."""

    def __init__(self, process: SpawnProcess, address: str) -> None:
        self._process = process
        self.address = address
        assert process.pid is not None
        self.id = process.pid

    def condition(self) -> str:
        """How it is, in words, for somebody who could not talk to it."""
        self._process.join(MOMENT)
        code = self._process.exitcode
        return "the server does not answer" if code is None else f"the server has died with exit code {code}"


@contextmanager
def running(database: str, limits: Limits = UNLIMITED) -> Iterator[ServerProcess]:
    """A server on a port of its own, which refuses nobody for asking too much unless it is told to."""
    with listening() as door:
        host, port = door.getsockname()
        process = get_context("spawn").Process(target=_serve, args=(database, door, limits))
        process.start()
    try:
        yield ServerProcess(process, f"{host}:{port}")
    finally:
        process.terminate()
        process.join(GOODBYE)
        process.kill()
        process.join()


def _serve(database: str, door: socket.socket, limits: Limits) -> None:
    start_logging("warning")
    with suppress(KeyboardInterrupt):
        run(database, door, limits)
