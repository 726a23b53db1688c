"""A browser as a server knows it: a socket, over which it asks and is told."""

from __future__ import annotations

import json
from http.client import HTTPException
from typing import Any, Self

from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import WebSocketException

from .desk import PATIENCE, cookie
from .errors import LoadFailure

GONE = (OSError, EOFError, HTTPException, WebSocketException)
"""What talking to a server ends in that is not there any more, or does not answer in time."""

GOODBYE = 1.0
"""Seconds in which a server may say goodbye."""

NEWS = '{"kind":"news"'
"""How a message begins that is no answer."""


class Browser:
    """Asks one thing after the other. It reads as little as it can: of news, the last before an answer."""

    def __init__(self, socket: ClientConnection) -> None:
        self._socket = socket
        self.sight: dict[str, Any] = {}
        """What there is to see at the table that was watched last."""

    @classmethod
    async def open(cls, address: str, token: str) -> Self:
        """Like a real one it answers when it is asked whether it is there, and does not ask itself."""
        return cls(
            await connect(
                f"ws://{address}/api/socket",
                additional_headers=cookie(token),
                compression=None,
                open_timeout=PATIENCE,
                close_timeout=GOODBYE,
                ping_interval=None,
                proxy=None,
            )
        )

    async def close(self) -> None:
        await self._socket.close()

    async def watch(self, table: str) -> None:
        await self.ask({"id": "watch", "do": "watch", "table": table})

    async def unwatch(self, table: str) -> None:
        await self.ask({"id": "unwatch", "do": "unwatch", "table": table})

    async def ask(self, request: dict[str, Any]) -> int:
        """Ask for something and listen until it is answered; the number of the event that it led to, 0 if it
        led to none."""
        await self._socket.send(json.dumps(request))
        news = ""
        while (text := str(await self._socket.recv())).startswith(NEWS):
            news = text
        if news:
            self.sight = json.loads(news)["sight"]
        answer = json.loads(text)
        if answer["problem"] is not None:
            raise LoadFailure(f"the server refuses {request['id']}: {answer['problem']['sentence']}")
        return answer["number"] or 0
