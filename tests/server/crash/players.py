"""People who play on whatever happens to the server, and write down what was acknowledged.

    python -m tests.server.crash.players PORT FOLDER TABLES SECONDS

Everybody has a table of their own, a browser with all its seats, and a file: a line for every command that
was acknowledged, with the time. A command that was not answered is sent again until it is.
"""

from __future__ import annotations

import asyncio
import json
import os
import random
import sys
import time
from http.cookiejar import Cookie, CookieJar
from pathlib import Path
from typing import Any, NamedTuple

import httpx
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import WebSocketException

from windycity.server.web.identity import COOKIE

SEATS = 4
AGAIN = 0.05
"""Seconds until somebody who was cut off tries again."""
DOOR = asyncio.Semaphore(20)
"""So many people make their tables at the same time."""
GONE = (OSError, WebSocketException, httpx.TransportError, TimeoutError, EOFError)


class Acknowledged(NamedTuple):
    """A line of a file."""

    table: str
    command: str
    number: int
    at: float


class NoCookies(CookieJar):
    """Everybody keeps their own."""

    def set_cookie(self, cookie: Cookie) -> None:
        pass


class Person:
    """Plays a table alone."""

    def __init__(self, web: httpx.AsyncClient, folder: Path, name: str, end: float) -> None:
        self._web = web
        self._file = os.open(folder / f"{name}.jsonl", os.O_WRONLY | os.O_CREAT | os.O_APPEND)
        self._name, self._end = name, end
        self._luck = random.Random(name)
        self._sight: dict[str, Any] = {}
        self._pending: dict[str, Any] | None = None
        self._commands = 0
        self._token, self._table = "", ""

    async def play(self) -> None:
        """Until the time is up."""
        while time.time() < self._end:
            try:
                if not self._table:
                    async with DOOR:
                        await self._make_table()
                cookie = {"Cookie": f"{COOKIE}={self._token}"}
                url = str(self._web.base_url.copy_with(scheme="ws", path="/api/socket"))
                async with asyncio.timeout(10):
                    opening = await connect(url, additional_headers=cookie, compression=None)
                async with opening as socket:
                    await self._play_on(socket)
            except GONE:
                await asyncio.sleep(AGAIN * (0.5 + self._luck.random()))
        os.close(self._file)

    async def _make_table(self) -> None:
        if not self._token:
            me = await self._web.post("/api/me")
            self._token = me.cookies[COOKIE]
        settings = {"game": "don", "seats": ["open"] * SEATS, "hot_seat": True}
        claims = [{"seat": seat, "name": f"{self._name}{seat}"} for seat in range(SEATS)]
        wanted = {"id": self._name, "settings": settings, "claims": claims}
        made = await self._web.post("/api/tables", json=wanted, headers={"Cookie": f"{COOKIE}={self._token}"})
        made.raise_for_status()
        self._table = made.json()["table"]
        self._write("table", 1)

    async def _play_on(self, socket: ClientConnection) -> None:
        await self._say(socket, {"id": "watch", "do": "watch", "table": self._table})
        await self._hear(socket, "watch")
        while time.time() < self._end:
            if self._pending is None:
                self._commands += 1
                self._pending = {
                    "id": f"c{self._commands}",
                    "do": "act",
                    "table": self._table,
                    "command": self._next_command(),
                }
            await self._say(socket, self._pending)
            await self._hear(socket, self._pending["id"])
            self._pending = None

    def _next_command(self) -> dict[str, Any]:
        sight = self._sight
        if not sight["legal"]:
            return {"do": "say", "seat": 0, "name": "x", "text": "the game is over"}
        move = self._luck.choice(sight["legal"])["text"]
        return {"do": "play", "seat": sight["actor"], "move": move, "after": sight["moves"]}

    async def _say(self, socket: ClientConnection, request: dict[str, Any]) -> None:
        await socket.send(json.dumps(request))

    async def _hear(self, socket: ClientConnection, request: str) -> None:
        """Listen until a request is answered."""
        while True:
            async with asyncio.timeout(30):
                message = json.loads(await socket.recv())
            if message["kind"] == "news":
                self._sight = message["sight"]
            elif message["id"] == request:
                break
        if request != "watch" and message["problem"] is None:
            self._write(request, message["number"])

    def _write(self, command: str, number: int) -> None:
        line = json.dumps(Acknowledged(self._table, command, number, time.time()))
        os.write(self._file, line.encode() + b"\n")


async def play_all(port: int, folder: Path, tables: int, seconds: float) -> None:
    end = time.time() + seconds
    async with httpx.AsyncClient(base_url=f"http://127.0.0.1:{port}", timeout=10, cookies=NoCookies()) as web:
        await asyncio.gather(*[Person(web, folder, f"p{number}", end).play() for number in range(tables)])


if __name__ == "__main__":
    asyncio.run(play_all(int(sys.argv[1]), Path(sys.argv[2]), int(sys.argv[3]), float(sys.argv[4])))
