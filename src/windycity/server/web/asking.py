"""What requests have in common: who asks, where, how often."""

from __future__ import annotations

from typing import Annotated, Any

from fastapi import Cookie, Depends, HTTPException, Path
from fastapi.params import Depends as Dependency
from starlette.requests import Request

from ...kernel import say
from ..table.fixed import WITHOUT_NUL
from .doors import Visit
from .house import House
from .identity import COOKIE
from .limits import Guests, address_of
from .tables import Tables

TOO_MANY = {
    "requests": say("too many requests; wait a little"),
    "tables": say("too many tables; wait a little"),
    "passwords": say("too many passwords; wait a little"),
}
COOKIE_AGE = 365 * 24 * 3600

Token = Annotated[str | None, Cookie(alias=COOKIE)]
Link = Annotated[str, Path(min_length=1, max_length=64, pattern=WITHOUT_NUL)]


async def house_of(request: Request) -> House:
    house: House = request.app.state.house
    return house


async def tables_of(request: Request) -> Tables:
    tables: Tables = request.app.state.tables
    return tables


AtHouse = Annotated[House, Depends(house_of)]
InTables = Annotated[Tables, Depends(tables_of)]


async def player_of(house: AtHouse, token: Token = None) -> str:
    player = house.identities.player(token)
    if player is None:
        raise HTTPException(401, say("this browser is not known; ask for /api/me first"))
    return player


Player = Annotated[str, Depends(player_of)]


async def visit_of(link: Link, house: AtHouse, player: Player) -> Visit:
    return await house.doors.enter(link, player)


Visiting = Annotated[Visit, Depends(visit_of)]


def limits(what: str) -> Dependency:
    """Not too often from one address."""

    async def check(request: Request) -> None:
        guests: Guests = request.app.state.guests
        if not guests.may(what, address_of(request)):
            raise HTTPException(429, TOO_MANY[what])

    dependency: Dependency = Depends(check)
    return dependency


def in_path(low: int, high: int) -> Any:
    """A number in the path."""
    return Path(ge=low, le=high)
