"""The web application."""

from __future__ import annotations

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path

from fastapi import FastAPI

from . import requests, socket
from .bodies import LONGEST_RECORD
from .gate import Gate
from .house import House
from .limits import Guests, Limits
from .problems import tell_problems
from .sizes import Sizes
from .tables import Tables

LONGEST_BODY = 2 * LONGEST_RECORD
"""Bytes; what is longest is a record, as a text in JSON."""


def make_app(database: str | Path, limits: Limits) -> FastAPI:
    """A server for one database."""

    @asynccontextmanager
    async def lifespan(app: FastAPI) -> AsyncIterator[None]:
        app.state.house = House(database)
        app.state.tables = Tables(app.state.house)
        yield
        await app.state.house.close()

    app = FastAPI(title="Windy City", lifespan=lifespan)
    app.state.guests = Guests(limits)
    app.add_middleware(Sizes, longest=LONGEST_BODY)
    app.add_middleware(Gate)
    tell_problems(app)
    app.include_router(requests.ROUTER)
    app.include_router(socket.ROUTER)
    return app
