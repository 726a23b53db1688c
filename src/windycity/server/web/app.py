"""The web application."""

from __future__ import annotations

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path

from fastapi import FastAPI

from . import requests, socket
from .house import House


def make_app(database: str | Path) -> FastAPI:
    """A server for one database."""

    @asynccontextmanager
    async def lifespan(app: FastAPI) -> AsyncIterator[None]:
        app.state.house = House(database)
        yield
        await app.state.house.close()

    app = FastAPI(title="Windy City", lifespan=lifespan)
    app.include_router(requests.ROUTER)
    app.include_router(socket.ROUTER)
    return app
