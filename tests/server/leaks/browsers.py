"""Those who look at a table, each with a socket and plain requests, but without a network."""

from __future__ import annotations

import asyncio
import json
from typing import Any, NamedTuple

import httpx
from fastapi import FastAPI

from windycity.server.web.connection import Connection
from windycity.server.web.house import House
from windycity.server.web.identity import COOKIE

FAR_AWAY = ("192.0.2.7", 1)
"""Where requests come from: not this machine, which is shown more."""
TURNS = 3
"""Of the loop, until what waits for a browser has been sent."""


class Eyes(NamedTuple):
    """A way to look at a table: who, as which seat, by which link."""

    name: str
    person: str
    seat: int | None = None
    looks_on: bool = False
    """By the link for who only looks on."""
    is_outside: bool = False
    """Without the password."""


def everybody(seats: int) -> list[Eyes]:
    """All ways to look at a table."""
    return [
        *(Eyes(f"seat {seat}", f"person {seat}", seat) for seat in range(seats)),
        Eyes("spectator", "spectator"),
        Eyes("watcher", "watcher", looks_on=True),
        Eyes("seat 0 as a watcher", "person 0", looks_on=True),
        Eyes("stranger", "stranger", is_outside=True),
    ]


async def settle() -> None:
    """Let everything be sent that waits."""
    for _ in range(TURNS):
        await asyncio.sleep(0)


class Talk:
    """A socket that is open: what is said goes in, what is heard is kept."""

    def __init__(self, house: House, player: str, heard: list[str]) -> None:
        self._connection = Connection(house, player)
        self._heard = heard
        self._listening = asyncio.ensure_future(self._listen())

    async def _listen(self) -> None:
        while True:
            await self._connection.has_texts()
            while (text := self._connection.next_text()) is not None:
                self._heard.append(text)

    async def say(self, text: str) -> None:
        await self._connection.receive(text)

    async def close(self) -> None:
        await settle()
        self._connection.close()
        self._listening.cancel()
        await asyncio.gather(self._listening, return_exceptions=True)


class Browser:
    """What one of them asks, and every text that it is sent."""

    def __init__(self, app: FastAPI, eyes: Eyes, token: str, link: str) -> None:
        self._house: House = app.state.house
        self.eyes = eyes
        self.link = link
        player = self._house.identities.player(token)
        assert player is not None
        self.player = player
        self.heard: list[str] = []
        self.knows: dict[str, str] = {}
        """What it knows anyway and is another word in the other house, and how that is written here."""
        self._asked = 0
        self._talk = Talk(self._house, player, self.heard)
        transport = httpx.ASGITransport(app, raise_app_exceptions=False, client=FAR_AWAY)
        self._web = httpx.AsyncClient(
            transport=transport, base_url="http://house", cookies={COOKIE: token}, timeout=None
        )

    def next_id(self) -> str:
        """An id for a request, the same in both houses."""
        self._asked += 1
        return f"{self.eyes.name} {self._asked}"

    def _text(self, request: dict[str, Any]) -> str:
        return json.dumps({"id": self.next_id(), "table": self.link, **request})

    async def ask(self, **request: Any) -> None:
        """Ask for something at the table."""
        await self._talk.say(self._text(request))

    async def act(self, request_id: str | None = None, /, **command: Any) -> None:
        """Do something at the table."""
        await self.ask(do="act", command=command, **({"id": request_id} if request_id else {}))

    async def say_anything(self, text: str) -> None:
        await self._talk.say(text)

    async def come_back(self, since: int) -> None:
        """Look at the table by another socket."""
        talk = Talk(self._house, self.player, self.heard)
        await talk.say(self._text({"do": "watch", "since": since}))
        await talk.close()

    async def learn(self, link: str | None, word: str) -> None:
        """From now on it knows a table, if there is one, and may look at it."""
        if link is not None:
            live = await self._house.keeper.find(link)
            self.knows |= {link: f"<{word}>", live.watch_link: f"<to look at {word}>"}

    async def request(self, method: str, path: str, **body: Any) -> httpx.Response:
        """A plain request; all of its answer is heard."""
        answer = await self._web.request(method, path, json=body or None)
        self.heard.append(f"{answer.status_code} {sorted(answer.headers.items())} {answer.text}")
        return answer

    async def get(self, path: str) -> httpx.Response:
        return await self.request("GET", path)

    async def get_here(self, path: str = "") -> httpx.Response:
        return await self.get(f"/api/tables/{self.link}{path}")

    async def post(self, path: str, **body: Any) -> httpx.Response:
        return await self.request("POST", path, id=self.next_id(), **body)

    async def post_here(self, path: str, **body: Any) -> httpx.Response:
        return await self.post(f"/api/tables/{self.link}{path}", **body)

    def take_heard(self) -> list[str]:
        """What it has heard since this was asked last, without what it knows anyway."""
        texts = [self._written(text) for text in self.heard]
        self.heard.clear()
        return texts

    def _written(self, text: str) -> str:
        for word, instead in self.knows.items():
            text = text.replace(word, instead)
        return text

    async def close(self) -> None:
        await self._talk.close()
        await self._web.aclose()
