"""People who play on whatever happens to the server, and write down what was acknowledged.

    python -m tests.server.crash.players PORT FOLDER TABLES SECONDS

Everybody has a table of their own, a browser with all its seats, and a file: a line for every command that
was acknowledged, with the times. A command that was not answered is sent again until it is.
"""

from __future__ import annotations

import asyncio
import json
import os
import random
import sys
import time
from pathlib import Path
from typing import NamedTuple

from windycity.server.load.browser import GONE
from windycity.server.load.errors import LoadFailure
from windycity.server.load.pace import AtOnce
from windycity.server.load.player import Acknowledged, Player

AGAIN = 0.05
"""Seconds until somebody who was cut off tries again."""
DOOR = asyncio.Semaphore(50)
"""So many people come in at the same time."""
PATIENCE = 30.0
"""Seconds for which somebody waits for the last answer."""


class Line(NamedTuple):
    """Of a file."""

    table: str
    command: str
    number: int
    at: float
    came: float
    """When the person has come to the server that has acknowledged it."""


class Person:
    """Plays a table alone."""

    def __init__(self, address: str, folder: Path, name: str) -> None:
        self._file = os.open(folder / f"{name}.jsonl", os.O_WRONLY | os.O_CREAT | os.O_APPEND)
        self._player = Player(address, name, self._write)
        self._came = 0.0

    async def play(self, end: float) -> None:
        """Until the time is up."""
        while time.monotonic() < end:
            try:
                async with DOOR, asyncio.timeout(PATIENCE):
                    self._came = time.time()
                    await self._player.arrive()
                async with asyncio.timeout_at(end + PATIENCE):
                    await self._player.play(AtOnce(end))
            except (*GONE, LoadFailure):
                await asyncio.sleep(AGAIN * (0.5 + random.random()))
            await self._player.leave()
        os.close(self._file)

    def _write(self, told: Acknowledged) -> None:
        line = json.dumps(Line(told.table, told.command, told.number, time.time(), self._came))
        os.write(self._file, line.encode() + b"\n")


async def play_all(port: int, folder: Path, tables: int, seconds: float) -> None:
    end = time.monotonic() + seconds
    people = [Person(f"127.0.0.1:{port}", folder, f"p{number}") for number in range(tables)]
    await asyncio.gather(*[person.play(end) for person in people])


if __name__ == "__main__":
    asyncio.run(play_all(int(sys.argv[1]), Path(sys.argv[2]), int(sys.argv[3]), float(sys.argv[4])))
