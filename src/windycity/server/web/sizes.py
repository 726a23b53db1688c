"""How much a request may bring: what is longer is turned away while it comes, not after."""

from __future__ import annotations

from starlette.exceptions import HTTPException
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from ...kernel import say

TOO_LARGE = 413


class Sizes:
    """Stands before the application."""

    def __init__(self, app: ASGIApp, longest: int) -> None:
        self._app = app
        self._longest = longest

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        await self._app(scope, self._counting(receive) if scope["type"] == "http" else receive, send)

    def _counting(self, receive: Receive) -> Receive:
        """Hands on what comes, until it is too much."""
        read = 0

        async def counting() -> Message:
            nonlocal read
            message = await receive()
            read += len(message.get("body", b""))
            if read > self._longest:
                raise HTTPException(TOO_LARGE, say("this is too long"), {"connection": "close"})
            return message

        return counting
