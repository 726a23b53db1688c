"""A real server on a port of its own, and browsers that talk to it."""

from __future__ import annotations

import json
import threading
from collections.abc import Callable, Iterator
from contextlib import ExitStack, contextmanager
from pathlib import Path
from typing import Any

import httpx
from websockets.sync.client import ClientConnection, connect

from windycity.server.web.identity import COOKIE
from windycity.server.web.limits import Limits, Rate
from windycity.server.web.serving import listening, server

PLENTY = Rate(10_000, 10_000)
MANY = 10_000
GENEROUS = Limits(PLENTY, PLENTY, PLENTY, PLENTY, MANY, MANY, PLENTY, PLENTY, PLENTY)
"""For tests of something else."""


@contextmanager
def serving(database: str | Path, limits: Limits = GENEROUS) -> Iterator[str]:
    """Its address, as host and port."""
    running = server(database, limits)
    with listening() as socket:
        thread = threading.Thread(target=running.run, args=([socket],))
        thread.start()
        try:
            while not running.started:
                assert thread.is_alive(), "the server did not start"
                thread.join(0.01)
            yield f"127.0.0.1:{socket.getsockname()[1]}"
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
        opening = connect(f"ws://{address}/api/socket", additional_headers=cookie, ping_interval=None)
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
        return self.made("/api/tables", id="n", settings=settings, claims=[{"seat": 0, "name": "Ann"}])

    def post(self, path: str, **body: Any) -> httpx.Response:
        return self.web.post(path, json=body)

    def made(self, path: str, **body: Any) -> str:
        """The table that a request leads to."""
        answer = self.post(path, **body)
        assert answer.status_code == 200, answer.text
        table: str = answer.json()["table"]
        return table

    def close(self) -> None:
        self._closing.close()
        self.web.close()


Join = Callable[..., Browser]


def play_on(browser: Browser, table: str) -> None:
    """Make the first legal move whenever it is one's turn, to the end of the game."""
    while browser.news["sight"]["status"] == "playing":
        sight = browser.news["sight"]
        if sight["legal"]:
            move = sight["legal"][0]["text"]
            told = browser.act(table, do="play", seat=0, move=move, after=sight["moves"])
            assert told["problem"] is None
        else:
            browser.hear()
