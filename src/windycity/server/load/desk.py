"""What is asked of a server without a socket: to be known, and for a table."""

from __future__ import annotations

import asyncio
import json
from http.client import HTTPConnection, HTTPMessage
from http.cookies import SimpleCookie
from typing import Any

from ..web.identity import COOKIE
from .errors import LoadFailure

PATIENCE = 30.0
"""Seconds that a server may take to answer."""

GAME, SEATS = "don", 4
"""What chance does at it comes along with the moves."""

BAD_REQUEST = 400


async def become_known(address: str) -> str:
    """The token of somebody who was never there."""
    headers, _ = await asyncio.to_thread(_post, address, "/api/me", {}, None)
    return SimpleCookie(headers["set-cookie"])[COOKIE].value


async def new_table(address: str, token: str, command: str) -> str:
    """The link of a table at which somebody has all seats, so that nobody waits for others or for bots."""
    settings = {"game": GAME, "seats": ["open"] * SEATS, "hot_seat": True}
    claims = [{"seat": seat, "name": f"player {seat}"} for seat in range(SEATS)]
    wanted = {"id": command, "settings": settings, "claims": claims}
    _, content = await asyncio.to_thread(_post, address, "/api/tables", cookie(token), wanted)
    table: str = json.loads(content)["table"]
    return table


def cookie(token: str) -> dict[str, str]:
    """The header by which a server knows somebody."""
    return {"Cookie": f"{COOKIE}={token}"}


def _post(
    address: str, path: str, headers: dict[str, str], wanted: dict[str, Any] | None
) -> tuple[HTTPMessage, bytes]:
    """The headers and the content of the answer."""
    web = HTTPConnection(address, timeout=PATIENCE)
    try:
        web.request("POST", path, json.dumps(wanted), {"Content-Type": "application/json", **headers})
        answer = web.getresponse()
        content = answer.read()
    finally:
        web.close()
    if answer.status >= BAD_REQUEST:
        raise LoadFailure(f"the server answers {path} with {answer.status}: {content.decode()}")
    return answer.headers, content
