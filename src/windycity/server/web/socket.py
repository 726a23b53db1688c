"""The socket: one for every browser."""

from __future__ import annotations

import asyncio

from fastapi import APIRouter, WebSocket, WebSocketDisconnect

from .connection import Connection
from .house import House
from .identity import COOKIE

ROUTER = APIRouter(prefix="/api")
POLICY_VIOLATION, TRY_AGAIN = 1008, 1013


@ROUTER.websocket("/socket")
async def socket(websocket: WebSocket) -> None:
    """Listen and speak until the browser goes, or reads too slowly."""
    house: House = websocket.app.state.house
    player = house.identities.player(websocket.cookies.get(COOKIE))
    if player is None:
        await websocket.close(POLICY_VIOLATION, "this browser is not known")
        return
    await websocket.accept()
    connection = Connection(house, player)
    works = (listen(websocket, connection), speak(websocket, connection), connection.is_too_slow.wait())
    tasks = [asyncio.ensure_future(work) for work in works]
    try:
        await asyncio.wait(tasks, return_when=asyncio.FIRST_COMPLETED)
    finally:
        connection.close()
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
    if connection.is_too_slow.is_set():
        await websocket.close(TRY_AGAIN, "too slow")


async def listen(websocket: WebSocket, connection: Connection) -> None:
    try:
        while True:
            await connection.receive(await websocket.receive_text())
    except WebSocketDisconnect:
        return


async def speak(websocket: WebSocket, connection: Connection) -> None:
    try:
        while True:
            await websocket.send_text(await connection.next_text())
    except WebSocketDisconnect:
        return
