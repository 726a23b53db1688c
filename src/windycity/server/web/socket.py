"""The socket: one for every browser."""

from __future__ import annotations

import asyncio
from contextlib import suppress
from random import random

from fastapi import APIRouter, WebSocket, WebSocketDisconnect
from starlette.websockets import WebSocketDisconnected

from ..report import metrics
from ..report.logs import log
from .connection import Connection
from .house import House
from .identity import COOKIE
from .limits import Guests, Pace, address_of

ROUTER = APIRouter(prefix="/api")
POLICY_VIOLATION, TRY_AGAIN = 1008, 1013
GONE = (WebSocketDisconnect, WebSocketDisconnected)
"""What is raised when something is said to a browser that is not there any more."""
LEISURE = 0.1
"""Seconds, at most, until those are told who only look on."""
A_REPLY, A_TELLING = 10_000, 10
"""Letters, and browsers; who is replied more than that, or has more of them told, has asked for as much as
others do by several messages."""


@ROUTER.websocket("/socket")
async def socket(websocket: WebSocket) -> None:
    """Let a browser in that is known, unless too many come from where it does."""
    house: House = websocket.app.state.house
    guests: Guests = websocket.app.state.guests
    player = house.identities.player(websocket.cookies.get(COOKIE))
    address = address_of(websocket)
    with guests.socket(address) as is_allowed:
        if player is None or not is_allowed or not guests.may("requests", address):
            await websocket.close(POLICY_VIOLATION)
            return
        await websocket.accept()
        pace = Pace(guests.limits.messages, guests.line, guests.first_words)
        with metrics.SOCKETS.track_inprogress():
            await talk(websocket, Connection(house, player), pace)


async def talk(websocket: WebSocket, connection: Connection, pace: Pace) -> None:
    """Listen and speak until the browser goes, or reads too slowly."""
    works = (
        listen(websocket, connection, pace),
        speak(websocket, connection),
        connection.is_too_slow.wait(),
    )
    tasks = [asyncio.ensure_future(work) for work in works]
    try:
        await asyncio.wait(tasks, return_when=asyncio.FIRST_COMPLETED)
    finally:
        connection.close()
        for task in tasks:
            task.cancel()
        ended = await asyncio.gather(*tasks, return_exceptions=True)
    for error in ended:
        if isinstance(error, Exception):
            raise error
    if connection.is_too_slow.is_set():
        metrics.DROPPED.inc()
        log().warning("a browser reads too slowly", address=address_of(websocket))
        with suppress(*GONE):
            await websocket.close(TRY_AGAIN, "too slow")


async def listen(websocket: WebSocket, connection: Connection, pace: Pace) -> None:
    while True:
        message = await websocket.receive()
        if message["type"] == "websocket.disconnect":
            return
        await pace.wait()
        replied, told = connection.replied, connection.told
        await connection.receive(message.get("text") or message.get("bytes") or "")
        pace.spend((connection.replied - replied) / A_REPLY, (connection.told - told) / A_TELLING)


async def speak(websocket: WebSocket, connection: Connection) -> None:
    """Those who play are told first. Who only looks on is told a moment later, each another, or a table with
    many onlookers would keep everybody waiting who plays, at whatever table."""
    leisure = random() * LEISURE
    with suppress(*GONE):
        while True:
            await connection.has_texts()
            if connection.is_onlooker:
                await asyncio.sleep(leisure)
            while (text := connection.next_text()) is not None:
                await websocket.send_text(text)
