"""The web application."""

from __future__ import annotations

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from functools import cache, partial
from pathlib import Path

from fastapi import FastAPI

from ... import __version__
from . import catalogue, languages, requests, socket
from .bodies import LONGEST_RECORD
from .gate import Gate
from .house import House
from .limits import Guests, Limits
from .pages import add_pages
from .problems import tell_problems
from .schema import describe
from .sizes import Sizes
from .tables import Tables

LONGEST_BODY = 2 * LONGEST_RECORD
"""Bytes; what is longest is a record, as a text in JSON."""

DESCRIPTION = """Tables for people and bots. What is live goes over the websocket `/api/socket`: a browser
sends `SocketRequest` and hears `SocketMessage`. Everything else is here. A browser makes itself known once
by `POST /api/me` and keeps the cookie."""


def make_app(database: str | Path, limits: Limits) -> FastAPI:
    """A server for one database."""

    @asynccontextmanager
    async def lifespan(app: FastAPI) -> AsyncIterator[None]:
        app.state.house = House(database)
        app.state.tables = Tables(app.state.house)
        yield
        await app.state.house.close()

    app = FastAPI(
        title="Windy City",
        version=__version__,
        description=DESCRIPTION,
        lifespan=lifespan,
        docs_url=None,  # FastAPI's own pages run scripts of others in front of everybody's seats
        redoc_url=None,
    )
    app.openapi = cache(partial(describe, app))  # type: ignore[method-assign]
    app.state.guests = Guests(limits)
    app.add_middleware(Sizes, longest=LONGEST_BODY)
    app.add_middleware(Gate)
    tell_problems(app)
    app.include_router(requests.ROUTER)
    app.include_router(catalogue.ROUTER)
    app.include_router(languages.ROUTER)
    app.include_router(socket.ROUTER)
    add_pages(app)
    return app
