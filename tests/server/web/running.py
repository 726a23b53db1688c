"""A real server on a port of its own, and browsers that talk to it."""

from __future__ import annotations

import json
import threading
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from pathlib import Path
from typing import Any

import httpx
from websockets.sync.client import ClientConnection, connect

from windycity.server.web.identity import COOKIE
from windycity.server.web.limits import Limits, Rate
from windycity.server.web.serving import server

GENEROUS = Limits(Rate(10_000, 10_000), Rate(10_000, 10_000), Rate(10_000, 10_000), 10_000)
"""For tests of something else."""


@contextmanager
def serving(database: str | Path, limits: Limits = GENEROUS) -> Iterator[str]:
    """Its address, as host and port."""
    running = server(database, limits=limits)
    thread = threading.Thread(target=running.run)
    thread.start()
    try:
        while not running.started:
            assert thread.is_alive(), "the server did not start"
            thread.join(0.01)
        yield f"127.0.0.1:{running.servers[0].sockets[0].getsockname()[1]}"
    finally:
        running.should_exit = True
        thread.join()


class Browser:
    """Somebody with a cookie and a socket."""

    def __init__(self, address: str, token: str | None = None) -> None:
        self.web = httpx.Client(base_url=f"http://{address}", timeout=30)
        if token is not None:
            self.web.cookies.set(COOKIE, token)
        self.web.post("/api/me").raise_for_status()
        self.token = token or self.web.cookies[COOKIE]
        self._closing = ExitStack()
        cookie = {"Cookie": f"{COOKIE}={self.token}"}
        opening = connect(f"ws://{address}/api/socket", additional_headers=cookie)
        self.socket: ClientConnection = self._closing.enter_context(opening)
        self.news: dict[str, Any] = {}
        self.heard: list[dict[str, Any]] = []
        self.asked = 0

    def hear(self) -> dict[str, Any]:
        """The next message."""
        message: dict[str, Any] = json.loads(self.socket.recv(timeout=30))
        self.heard.append(message)
        if message["kind"] == "news":
            self.news = message
        return message

    def ask(self, request: dict[str, Any]) -> dict[str, Any]:
        """Ask for something and wait for the answer."""
        self.asked += 1
        request = {"id": f"r{self.asked}", **request}
        self.socket.send(json.dumps(request))
        while (message := self.hear())["kind"] != "answer":
            pass
        assert message["id"] == request["id"]
        return message

    def act(self, table: str, **command: Any) -> dict[str, Any]:
        return self.ask({"do": "act", "table": table, "command": command})

    def watch(self, table: str, since: int = 0) -> dict[str, Any]:
        answer = self.ask({"do": "watch", "table": table, "since": since})
        assert answer["problem"] is None, answer
        return self.news

    def new_table(self, game: str = "don", seats: list[str] | None = None, **agreed: Any) -> str:
        """A table at which this browser has seat 0."""
        settings = {"game": game, "seats": seats or ["open", "pigeon", "pigeon", "pigeon"], **agreed}
        claims = [{"seat": 0, "name": "Ann"}]
        made = self.web.post("/api/tables", json={"id": "n", "settings": settings, "claims": claims})
        made.raise_for_status()
        table: str = made.json()["table"]
        return table

    def close(self) -> None:
        self._closing.close()
        self.web.close()
