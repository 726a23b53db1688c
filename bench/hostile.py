"""What attackers cost honest people: the round trip of a move, in calm and under attack. From this folder:

    python hostile.py --seconds 30

A server runs as `windycity serve` would run it, with the limits that everybody gets. At twenty tables four
people each make a move every tenth of a second, in this process. In another one, two hundred sockets send as
fast as they can, two hundred watch one of those tables and never read, and two hundred connections send a
byte of their request every second; whoever is hung up on comes again. All come from addresses of their own.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import os
import socket
import sys
import tempfile
from collections.abc import Callable, Coroutine, Iterator
from contextlib import suppress
from itertools import count
from multiprocessing import get_context
from pathlib import Path
from random import Random
from time import monotonic
from typing import Any

import httpx
from websockets.asyncio.client import ClientConnection, connect

from windycity.server.load.desk import become_known, cookie
from windycity.server.load.server_process import running
from windycity.server.load.span import percentile
from windycity.server.load.taken import cpu_seconds, memory_kib
from windycity.server.web.limits import Limits

TABLES, SEATS, EVERY = 20, 4, 0.1
ATTACKERS = 200
"""Of each kind."""
AGAIN = 1.0
"""Seconds until somebody comes again who was hung up on."""
GONE = (OSError, EOFError, asyncio.IncompleteReadError)


class Person:
    """A socket, over which somebody asks and is told."""

    def __init__(self, opened: ClientConnection) -> None:
        self._socket = opened
        self._answer: asyncio.Future[dict[str, Any]] = asyncio.get_running_loop().create_future()
        self._listening = asyncio.ensure_future(self._listen())
        self.sight: dict[str, Any] = {}

    async def ask(self, request: dict[str, Any]) -> dict[str, Any]:
        self._answer = asyncio.get_running_loop().create_future()
        await self._socket.send(json.dumps(request))
        return await self._answer

    async def _listen(self) -> None:
        async for text in self._socket:
            message = json.loads(text)
            if message["kind"] == "news":
                self.sight = message["sight"]
            else:
                self._answer.set_result(message)
        if not self._answer.done():
            self._answer.set_exception(ConnectionError(f"cut off: {self._socket.close_code}"))

    async def close(self) -> None:
        await self._socket.close()
        await self._listening


class Table:
    """Four people of one household, who play one game after the other."""

    def __init__(self, address: str, number: int) -> None:
        self._address, self._home = address, f"127.0.1.{number + 1}"
        self._luck, self._number, self._moves = Random(number), number, 0
        self._people: list[Person] = []
        transport = httpx.AsyncHTTPTransport(local_address=self._home, verify=False)
        self._web = httpx.AsyncClient(base_url=f"http://{address}", transport=transport, timeout=60)
        self.link = ""
        self.round_trips: list[float] = []

    async def arrive(self) -> None:
        self._token = (await self._web.post("/api/me")).cookies["windycity"]
        for _ in range(SEATS):
            opened = await connect(
                f"ws://{self._address}/api/socket",
                additional_headers=cookie(self._token),
                compression=None,
                ping_interval=None,
                proxy=None,
                local_addr=(self._home, 0),
            )
            self._people.append(Person(opened))
        await self._begin()

    async def _begin(self) -> None:
        settings = {"game": "don", "seats": ["open"] * SEATS, "hot_seat": True}
        claims = [{"seat": seat, "name": f"player {seat}"} for seat in range(SEATS)]
        self._number += TABLES
        wanted = {"id": f"t{self._number}", "settings": settings, "claims": claims}
        made = await self._web.post("/api/tables", json=wanted)
        made.raise_for_status()
        before, self.link = self.link, made.json()["table"]
        for person in self._people:
            if before:
                await person.ask({"id": "u", "do": "unwatch", "table": before})
            await person.ask({"id": "w", "do": "watch", "table": self.link})

    async def play(self, end: float) -> None:
        """A move every tenth of a second; one that is late counts from when it was due."""
        due, last = monotonic() + self._luck.random() * EVERY, self._people[0]
        while due < end:
            await asyncio.sleep(max(0.0, due - monotonic()))
            if not last.sight["legal"]:
                await self._begin()
                due = monotonic()
            seen = last.sight
            last = self._people[seen["actor"]]
            await self._move(last, seen)
            self.round_trips.append(monotonic() - due)
            due += EVERY

    async def _move(self, person: Person, seen: dict[str, Any]) -> None:
        self._moves += 1
        move = self._luck.choice(seen["legal"])["text"]
        command = {"do": "play", "seat": seen["actor"], "move": move, "after": seen["moves"]}
        told = await person.ask(
            {"id": f"m{self._moves}", "do": "act", "table": self.link, "command": command}
        )
        assert told["problem"] is None, told

    async def leave(self) -> None:
        await self._web.aclose()
        for person in self._people:
            await person.close()


def out(*lines: str) -> None:
    sys.stdout.write("\n".join(lines) + "\n")
    sys.stdout.flush()


def frame(text: str) -> bytes:
    """A message of a client; its mask is nothing."""
    data = text.encode()
    return bytes([0x81, 0x80 | 126, len(data) >> 8, len(data) & 0xFF, 0, 0, 0, 0]) + data


def flood(table: str, names: Iterator[str]) -> bytes:
    """What a flooder sends: commands, tables that there are none of, all that has happened, nonsense."""
    say = {"do": "say", "name": "Eve", "text": "x" * 500}
    kinds: list[dict[str, Any]] = [
        {"do": "act", "table": table, "command": say},
        {"do": "watch", "table": "nowhere"},
        {"do": "watch", "table": table},
        {"do": "fly"},
    ]
    return b"".join(frame(json.dumps({"id": next(names), **kind})) for _ in range(5) for kind in kinds)


class Attack:
    """All attackers."""

    def __init__(self, address: str, token: str, own: str, busy: str) -> None:
        self._host, port = address.split(":")
        self._port, self._token = int(port), token
        self._own, self._busy = own, busy

    async def go_on(self) -> None:
        kinds = {2: self._flood_on, 3: self._watch_and_not_read, 4: self._dribble}
        attackers = [
            self._again(work, f"127.0.{net}.{number + 1}")
            for net, work in kinds.items()
            for number in range(ATTACKERS)
        ]
        await asyncio.gather(*attackers)

    async def _again(self, work: Callable[[str], Coroutine[Any, Any, None]], home: str) -> None:
        while True:
            with suppress(*GONE):
                await work(home)
            await asyncio.sleep(AGAIN)

    async def _open(self, home: str) -> tuple[asyncio.StreamReader, asyncio.StreamWriter]:
        door = socket.socket()
        door.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 65_536)
        door.setblocking(False)
        door.bind((home, 0))
        await asyncio.get_running_loop().sock_connect(door, (self._host, self._port))
        return await asyncio.open_connection(sock=door, limit=4_096)

    async def _upgrade(self, home: str) -> tuple[asyncio.StreamReader, asyncio.StreamWriter]:
        reader, writer = await self._open(home)
        writer.write(
            f"GET /api/socket HTTP/1.1\r\nHost: {self._host}\r\nConnection: Upgrade\r\n"
            "Upgrade: websocket\r\nSec-WebSocket-Version: 13\r\n"
            f"Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\nCookie: windycity={self._token}\r\n\r\n".encode()
        )
        if b" 101 " not in await reader.readuntil(b"\r\n\r\n"):
            writer.close()
            raise ConnectionRefusedError
        return reader, writer

    async def _flood_on(self, home: str) -> None:
        reader, writer = await self._upgrade(home)
        reading = asyncio.ensure_future(self._read(reader))
        names = (f"{home} {monotonic()}" for _ in count())
        try:
            while not reading.done():
                writer.write(flood(self._own, names))
                await writer.drain()
        finally:
            reading.cancel()
            writer.transport.abort()

    async def _read(self, reader: asyncio.StreamReader) -> None:
        while await reader.read(65_536):
            pass

    async def _watch_and_not_read(self, home: str) -> None:
        """asyncio reads a little of its own accord, no more. To notice that it is hung up on, it writes."""
        _, writer = await self._upgrade(home)
        writer.write(frame(json.dumps({"id": "w", "do": "watch", "table": self._busy})))
        try:
            while not writer.transport.is_closing():
                await asyncio.sleep(AGAIN)
                writer.write(frame(json.dumps({"id": "u", "do": "unwatch", "table": "nowhere"})))
                await writer.drain()
        finally:
            writer.transport.abort()

    async def _dribble(self, home: str) -> None:
        _, writer = await self._open(home)
        try:
            for letter in f"GET /api/socket HTTP/1.1\r\nHost: {self._host}\r\nX: " + "x" * 10_000:
                writer.write(letter.encode())
                await writer.drain()
                await asyncio.sleep(1)
        finally:
            writer.transport.abort()


def attack(address: str, token: str, own: str, busy: str) -> None:
    """In a process of its own, which gives way: attackers bring their own machines."""
    os.nice(10)
    asyncio.run(Attack(address, token, own, busy).go_on())


async def measure(address: str, server: int, seconds: float) -> None:
    tables = [Table(address, number) for number in range(TABLES)]
    for table in tables:
        await table.arrive()
    eve = await become_known(address)
    own = Table(address, 200)
    await own.arrive()
    out(f"load {os.getloadavg()[0]:.1f}, server {memory_kib(server) or 0:,} KiB")
    await span("warming up", tables, 5, server)
    calm = await span("calm", tables, seconds, server)
    attackers = get_context("spawn").Process(target=attack, args=(address, eve, own.link, tables[0].link))
    attackers.start()
    try:
        attacked = await span("attacked", tables, seconds, server)
    finally:
        attackers.terminate()
        attackers.join()
    async with httpx.AsyncClient(base_url=f"http://{address}") as web:
        told = (await web.get("/api/metrics")).text
    out(*[line for line in told.splitlines() if line.startswith("windycity_sockets")])
    out(
        f"load {os.getloadavg()[0]:.1f}, server {memory_kib(server) or 0:,} KiB",
        f"p99 under attack is {attacked / calm:.2f} times that in calm",
    )
    await asyncio.gather(*[table.leave() for table in [*tables, own]])


async def span(name: str, tables: list[Table], seconds: float, server: int) -> float:
    """The p99 of everybody's moves in some seconds."""
    for table in tables:
        table.round_trips.clear()
    cpu, end = cpu_seconds(server) or 0, monotonic() + seconds
    await asyncio.gather(*[table.play(end) for table in tables])
    cores = ((cpu_seconds(server) or 0) - cpu) / seconds
    times = sorted(each * 1_000 for table in tables for each in table.round_trips)
    p50, p99 = percentile(times, 50), percentile(times, 99)
    out(f"{name}: {len(times)} moves, p50 {p50:.1f} ms, p99 {p99:.1f} ms, server {cores:.2f} cores")
    return p99


if __name__ == "__main__":
    given = argparse.ArgumentParser(description="What attackers cost honest people.")
    given.add_argument("--seconds", type=float, default=30)
    with (
        tempfile.TemporaryDirectory() as folder,
        running(str(Path(folder) / "t.sqlite"), Limits()) as started,
    ):
        asyncio.run(measure(started.address, started.id, given.parse_args().seconds))
