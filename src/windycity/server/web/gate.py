"""Who is let in: only pages of this server may talk to it in a browser's name.

A browser sends its cookie along with requests of any page, but it also says whose page it is. What comes from
another site is turned away before anything looks at it. Programs that are no browsers say nothing, and have
no cookie but their own.
"""

from __future__ import annotations

from urllib.parse import urlsplit

from starlette.responses import JSONResponse
from starlette.types import ASGIApp, Receive, Scope, Send

from ...kernel import say
from .messages import Problem

SAFE = {"GET", "HEAD", "OPTIONS"}
OWN_PAGES = {b"same-origin", b"none"}
POLICY_VIOLATION = 1008


class Gate:
    """Stands before the application."""

    def __init__(self, app: ASGIApp) -> None:
        self._app = app

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] == "lifespan" or may_pass(scope):
            await self._app(scope, receive, send)
        elif scope["type"] == "websocket":
            await send({"type": "websocket.close", "code": POLICY_VIOLATION})
        else:
            told = Problem.of("another site", say("This came from another site."))
            await JSONResponse(told.model_dump(), 403)(scope, receive, send)


def may_pass(scope: Scope) -> bool:
    """Whether it only looks, or comes from an own page or from no page at all."""
    if scope["type"] == "http" and scope["method"] in SAFE:
        return True
    headers = dict(scope["headers"])
    if headers.get(b"sec-fetch-site", b"none") not in OWN_PAGES:
        return False
    origin = headers.get(b"origin")
    return origin is None or _host(origin) == headers.get(b"host", b"").decode("latin-1").lower()


def _host(origin: bytes) -> str | None:
    """Host and port of an origin, as a browser would write them into the header `Host`; None of nonsense."""
    try:
        return urlsplit(origin.decode("latin-1")).netloc.lower()
    except ValueError:
        return None
