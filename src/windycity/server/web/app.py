"""The web application."""

from __future__ import annotations

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path

from fastapi import FastAPI

from . import requests, socket
from .gate import Gate
from .house import House
from .limits import Guests, Limits


def make_app(database: str | Path, limits: Limits) -> FastAPI:
    """A server for one database."""

    @asynccontextmanager
    async def lifespan(app: FastAPI) -> AsyncIterator[None]:
        app.state.house = House(database)
        yield
        await app.state.house.close()

    app = FastAPI(title="Windy City", lifespan=lifespan)
    app.state.guests = Guests(limits)
    app.add_middleware(Gate)
    app.include_router(requests.ROUTER)
    app.include_router(socket.ROUTER)
    return app
