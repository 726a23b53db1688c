"""What can be asked for without a socket."""

from __future__ import annotations

import asyncio
from typing import Annotated, Any

from fastapi import APIRouter, Cookie, Depends, HTTPException, Request, Response
from pydantic import BaseModel, Field

from ...kernel import WindyCityError
from ..live.live_table import Author
from ..store.errors import StoreError
from ..table.commands import Claim
from ..table.settings import Fixed, Settings
from ..table.table import Status
from .connection import problem
from .house import House
from .identity import COOKIE
from .limits import Guests, address_of
from .messages import Problem, RequestId

A_YEAR = 365 * 24 * 3600


class NewTable(Fixed):
    """A table, and the seats that who makes it takes at once. The same id makes one table only."""

    id: RequestId
    settings: Settings
    claims: Annotated[tuple[Claim, ...], Field(min_length=1)]


class TableMade(BaseModel):
    """Where it is."""

    table: str


class OpenTable(BaseModel):
    """A table that waits for people."""

    table: str
    game: str
    options: dict[str, Any]
    seats: list[str | None]
    """Names of who is there: people and levels of bots; None is an open seat."""
    created: int


def house_of(request: Request) -> House:
    house: House = request.app.state.house
    return house


def not_too_often(request: Request) -> None:
    """Of one address."""
    if not guests_of(request).requests.take(address_of(request)):
        raise HTTPException(429, "too many requests; wait a little")


def not_too_many_tables(request: Request) -> None:
    if not guests_of(request).tables.take(address_of(request)):
        raise HTTPException(429, "too many new tables; wait a little")


def guests_of(request: Request) -> Guests:
    guests: Guests = request.app.state.guests
    return guests


Token = Annotated[str | None, Cookie(alias=COOKIE)]
InHouse = Annotated[House, Depends(house_of)]


def player_of(house: InHouse, token: Token = None) -> str:
    player = house.identities.player(token)
    if player is None:
        raise HTTPException(401, "this browser is not known; ask for /api/me first")
    return player


ROUTER = APIRouter(prefix="/api", dependencies=[Depends(not_too_often)])


@ROUTER.post("/me", status_code=204)
async def me(house: InHouse, response: Response, token: Token = None) -> None:
    """Make this browser known, unless it is."""
    if house.identities.player(token) is None:
        new = house.identities.new_token()
        response.set_cookie(COOKIE, new, max_age=A_YEAR, httponly=True, samesite="strict")


@ROUTER.post("/tables", responses={422: {"model": Problem}}, dependencies=[Depends(not_too_many_tables)])
async def new_table(
    wanted: NewTable, house: InHouse, player: Annotated[str, Depends(player_of)]
) -> TableMade:
    """Make a table."""
    try:
        live = await house.new_table(wanted.settings, Author(player, wanted.id), wanted.claims)
    except WindyCityError as error:
        raise HTTPException(422, problem(error).model_dump()) from None
    return TableMade(table=live.table.id)


@ROUTER.get("/tables")
async def open_tables(house: InHouse) -> list[OpenTable]:
    """Tables that wait for anybody, the newest first."""
    return [
        OpenTable(
            table=live.table.id,
            game=live.table.settings.game,
            options=dict(live.table.match.options),
            seats=[seat.name or seat.bot for seat in live.table.seats],
            created=created,
        )
        for live, created in await house.listed()
    ]


@ROUTER.get("/health")
async def health(house: InHouse) -> dict[str, str]:
    """Whether the server answers and its database can be read."""
    try:
        await asyncio.to_thread(house.reader.tables, Status.OPEN, most=1)
    except StoreError:
        raise HTTPException(503, "the database cannot be read") from None
    return {"status": "well"}
