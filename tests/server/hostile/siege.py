"""An attack by mutated messages on a server in a process of its own, and what came of it."""

from __future__ import annotations

import asyncio
import json
import os
import re
import signal
import subprocess
import sys
import time
from collections import Counter
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any, NamedTuple

import httpx
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed

from windycity.server.load.taken import memory_kib
from windycity.server.web.identity import COOKIE

from ..web.running import Browser
from .mutations import Mutator

ROOT = Path(__file__).parents[3]
ATTACKERS = 8
AT_ONCE = 20
"""Messages before one waits for the answers."""
PORTION = 20_000
"""Messages after which memory is looked at, again and again: what the allocator keeps for more of the same
would count as grown otherwise."""
WARM_UP = 0.2
"""Part of the messages before which growth does not count."""
CUT = 1006
"""How a connection ended over which nobody has said goodbye. Where more had been sent than the server wanted
to read, its goodbye may be lost."""
TIDY = 0.5
"""Seconds in which a server gives memory back."""
PATIENCE = 10.0
"""Seconds after which no answer is a hang."""
ERROR = re.compile(r"Exception in ASGI application|Traceback|Task exception was never retrieved")


class Findings(NamedTuple):
    """What came of an attack."""

    answered: int
    unanswered: int
    """Messages for which nothing came, whatever one waited."""
    cut_off: Counter[int]
    """Connections that ended as they should not, by code."""
    errors: int
    """In the log of the server."""
    grown_kib: int
    """By how much the memory of the server grew after the warm-up."""
    hoarded: int
    """Tables in memory beyond those that there are, and one that each attacker may just be looking for."""
    is_played_on: bool
    """Whether somebody honest can still make a move."""


class Server(NamedTuple):
    """A server that runs."""

    address: str
    process: int
    log: Path

    def memory(self) -> int:
        """In use, after what is not has been given back."""
        os.kill(self.process, signal.SIGUSR1)
        time.sleep(TIDY)
        return memory_kib(self.process) or 0

    def errors(self) -> int:
        return len(ERROR.findall(self.log.read_text()))

    def tables(self) -> int:
        """How many are in memory."""
        told = httpx.get(f"http://{self.address}/api/metrics").text
        return int(float(re.findall(r"^windycity_tables_in_use (\S+)$", told, re.MULTILINE)[0]))


@contextmanager
def running(folder: Path, *bugs: str) -> Iterator[Server]:
    log = folder / "server.log"
    program = [sys.executable, "-m", "tests.server.hostile.server", str(folder / "tables.sqlite"), *bugs]
    with (
        log.open("w") as errors,
        subprocess.Popen(program, cwd=ROOT, stdout=subprocess.PIPE, stderr=errors, text=True) as process,
    ):
        assert process.stdout is not None
        try:
            yield Server(process.stdout.readline().strip(), process.pid, log)
        finally:
            process.kill()


class Attacker:
    """Sends some messages at once and waits for the answers, over and over."""

    def __init__(self, address: str, token: str, mutator: Mutator) -> None:
        self._address, self._token, self._mutator = address, token, mutator
        self.answered = self.unanswered = 0
        self.cut_off: Counter[int] = Counter()

    async def attack(self, messages: int) -> None:
        """Until so many messages are answered, or one is not."""
        end = self.answered + messages
        while self.answered < end and not self.unanswered:
            cookie = {"Cookie": f"{COOKIE}={self._token}"}
            async with connect(
                f"ws://{self._address}/api/socket",
                additional_headers=cookie,
                compression=None,
                max_size=None,
                ping_interval=None,
                close_timeout=0.2,
                proxy=None,
            ) as socket:
                await self._talk(socket, end)

    async def _talk(self, socket: ClientConnection, end: int) -> None:
        """Until the server ends the connection, which it does now and then."""
        ends = None
        try:
            while self.answered < end:
                sent = 0
                while sent < AT_ONCE and ends is None:
                    message = self._mutator.next()
                    ends = message.ends
                    await socket.send(message.data, text=message.is_text)
                    sent += 1
                async with asyncio.timeout(PATIENCE):
                    for _ in range(sent):
                        await self._hear_answer(socket)
        except ConnectionClosed as closed:
            code = closed.rcvd.code if closed.rcvd is not None else CUT
            if ends is None or code not in (ends, CUT):
                self.cut_off[code] += 1
        except TimeoutError:
            self.unanswered += 1

    async def _hear_answer(self, socket: ClientConnection) -> None:
        while (message := json.loads(await socket.recv()))["kind"] == "news":
            self._mutator.sights[message["sight"]["table"]] = message["sight"]
        self.answered += 1


async def together(attackers: list[Attacker], messages: int) -> None:
    await asyncio.gather(*[each.attack(messages // len(attackers)) for each in attackers])


def attack(folder: Path, messages: int, *bugs: str, seed: int = 0) -> Findings:
    """Let some attackers send so many messages in all, some of them to the table of somebody honest."""
    with running(folder, *bugs) as server:
        honest, token = honest_table(server.address)
        tables, tokens = hostile_tables(server.address)
        attackers = [
            Attacker(server.address, tokens[number % 2], Mutator(seed + number, [honest, *tables]))
            for number in range(ATTACKERS)
        ]
        portions = max(2, messages // PORTION)
        in_use = []
        for _ in range(portions):
            asyncio.run(together(attackers, messages // portions))
            in_use.append(server.memory())
        return Findings(
            answered=sum(each.answered for each in attackers),
            unanswered=sum(each.unanswered for each in attackers),
            cut_off=sum((each.cut_off for each in attackers), Counter()),
            errors=server.errors(),
            grown_kib=max(0, in_use[-1] - in_use[int((portions - 1) * WARM_UP)]),
            hoarded=max(0, server.tables() - len(tables) - 1 - ATTACKERS),
            is_played_on=can_play(server.address, token, honest),
        )


def honest_table(address: str) -> tuple[str, str]:
    """A table at which one person plays all seats, and the token of that person."""
    ann = Browser(address)
    table = ann.new_table(seats=["open"] * 4, hot_seat=True)
    for seat in (1, 2, 3):
        ann.act(table, do="claim", seat=seat, name=f"A{seat}")
    ann.close()
    return table, ann.token


def can_play(address: str, token: str, table: str) -> bool:
    """Whether a move is still made at a table."""
    ann = Browser(address, token)
    sight = ann.watch(table)["sight"]
    move = sight["legal"][0]["text"]
    told = ann.act(table, do="play", seat=sight["actor"], move=move, after=sight["moves"])
    ann.close()
    return told["problem"] is None


def hostile_tables(address: str) -> tuple[list[str], list[str]]:
    """Tables of all kinds, and the tokens of two people who sit at some of them."""
    eve, mallory = Browser(address), Browser(address)

    def make(number: int, **settings: Any) -> str:
        agreed = {"game": "don", "seats": ["open"] * 4, "absent": "pigeon", **settings}
        claims = [{"seat": 0, "name": "Eve"}]
        return eve.made("/api/tables", id=f"t{number}", settings=agreed, claims=claims)

    tables = [
        make(0, hot_seat=True),
        make(1, undo=False),
        make(2, seats=["open", "open", "pigeon", "pigeon"], absent="pass"),
        make(3, hot_seat=True, clock={"kind": "real_time", "seconds": 10}),
        make(4, game="shikago", hot_seat=True, is_listed=True),
    ]
    mallory.act(tables[2], do="claim", seat=1, name="Mallory")
    locked = {"settings": {"game": "don", "seats": ["open"] * 4}, "claims": [{"seat": 0, "name": "Mallory"}]}
    tables += [
        eve.watch(tables[0])["agreed"]["watch_link"],
        mallory.made("/api/tables", id="locked", password="sesame", **locked),
    ]
    for browser in (eve, mallory):
        browser.close()
    return tables, [eve.token, mallory.token]
