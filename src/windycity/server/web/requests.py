"""What can be asked for without a socket."""

from __future__ import annotations

import asyncio
from typing import Annotated

from fastapi import APIRouter, HTTPException, Query, Response
from fastapi.responses import PlainTextResponse
from prometheus_client import CONTENT_TYPE_LATEST, generate_latest
from starlette.requests import Request

from ...kernel import say
from ..live.live_table import Author
from ..store.errors import StoreError
from ..table.beginning import NOTHING
from ..table.glance import Glance
from ..table.past import Past, past, record
from ..table.table import Status
from .asking import COOKIE_AGE, AtHouse, InTables, Link, Player, Token, Visiting, in_path, limits
from .bodies import (
    Again,
    MyTables,
    MyTurns,
    NewTable,
    Password,
    RecordText,
    SeatLink,
    SeatLinkShown,
    TableCard,
    TableMade,
)
from .identity import COOKIE
from .limits import address_of
from .problems import CAN_GO_WRONG

SOME_FINISHED, MOST_FINISHED = 12, 500
"""Games that are over, of those that somebody has played."""
LOCAL = {"127.0.0.1", "::1"}

ROUTER = APIRouter(prefix="/api", dependencies=[limits("requests")], responses=CAN_GO_WRONG)


@ROUTER.post("/me", status_code=204)
async def me(house: AtHouse, request: Request, response: Response, token: Token = None) -> None:
    """Make this browser known, unless it is."""
    if house.identities.player(token) is None:
        response.set_cookie(
            COOKIE,
            house.identities.new_token(),
            max_age=COOKIE_AGE,
            httponly=True,
            samesite="strict",
            secure=request.url.scheme == "https",
        )


@ROUTER.get("/me/tables")
async def my_tables(
    house: AtHouse, player: Player, finished: Annotated[int, Query(ge=0, le=MOST_FINISHED)] = SOME_FINISHED
) -> MyTables:
    """Tables at which this browser has a seat: first those where it is its turn, then all others that are not
    over, then so many that are."""
    own = await house.own_tables.of(player, finished)
    return MyTables(
        tables=[TableCard.of(table, player, created) for table, created in own.tables], more=own.more
    )


@ROUTER.get("/me/turns")
async def my_turns(house: AtHouse, player: Player) -> MyTurns:
    """Tables at which it is this browser's turn."""
    return MyTurns(tables=await house.own_tables.turns(player))


@ROUTER.post("/tables", dependencies=[limits("tables")])
async def new_table(wanted: NewTable, house: AtHouse, tables: InTables, player: Player) -> TableMade:
    """Make a table, or go on from a position of another."""
    beginning = NOTHING
    if wanted.go_on_from is not None:
        visit = await house.doors.enter(wanted.go_on_from.table, player)
        beginning = tables.go_on_from(visit, wanted.go_on_from.moves, wanted.settings)
    author = Author(player, wanted.id)
    link = await tables.make(wanted.settings, author, wanted.claims, wanted.password, beginning)
    return TableMade(table=link)


@ROUTER.get("/tables")
async def open_tables(house: AtHouse) -> list[TableCard]:
    """Tables that wait for anybody, the newest first."""
    return [TableCard.of(Glance.at(live.table), None, created) for live, created in await house.listed()]


@ROUTER.get("/tables/{link}")
async def table(link: Link, house: AtHouse, player: Player) -> TableCard:
    """What somebody sees who is invited, before sitting down or giving a password."""
    visit = await house.doors.knock(link, player)
    return TableCard.of(Glance.at(visit.live.table), visit.eyes.player, link=link)


@ROUTER.post("/tables/{link}/enter", status_code=204, dependencies=[limits("passwords")])
async def enter(link: Link, given: Password, house: AtHouse, tables: InTables, player: Player) -> None:
    """Give the password of a table."""
    visit = await house.doors.knock(link, player)
    await tables.enter(visit, Author(player, given.id), given.password)


@ROUTER.post("/tables/{link}/again", dependencies=[limits("tables")])
async def play_again(asked: Again, visit: Visiting, tables: InTables, player: Player) -> TableMade:
    """Play again with the same people, one seat further."""
    visit.must_take_part()
    return TableMade(table=await tables.play_again(visit, Author(player, asked.id)))


@ROUTER.get("/tables/{link}/record", response_class=PlainTextResponse)
async def game_record(visit: Visiting) -> str:
    """The game as a text."""
    return record(visit.live.table)


@ROUTER.get("/tables/{link}/positions/{moves}")
async def position(
    visit: Visiting,
    moves: Annotated[int, in_path(0, 1_000_000)],
    seat: Annotated[int | None, Query(ge=0, le=15)] = None,
) -> Past:
    """The position after so many moves, through the eyes of a seat or of who only looks on."""
    return past(visit.live.table, visit.eyes.player, moves, seat)


@ROUTER.get("/tables/{link}/seats/{seat}/link")
async def seat_link(visit: Visiting, tables: InTables, seat: Annotated[int, in_path(0, 15)]) -> SeatLink:
    """A link by which one comes back to one's seat with another browser."""
    return SeatLink(link=tables.seat_link(visit, seat))


@ROUTER.post("/seats", dependencies=[limits("passwords")])
async def reclaim(shown: SeatLinkShown, tables: InTables, player: Player) -> TableMade:
    """Come back to one's seat with this browser."""
    return TableMade(table=await tables.reclaim(shown.link, Author(player, shown.id)))


@ROUTER.post("/records", dependencies=[limits("tables")])
async def keep_record(given: RecordText, tables: InTables, player: Player) -> TableMade:
    """A table that shows the game of a record."""
    return TableMade(table=await tables.keep_record(given.record, Author(player, given.id)))


@ROUTER.get("/health")
async def health(house: AtHouse) -> dict[str, str]:
    """Whether the server answers and its database can be read."""
    try:
        await asyncio.to_thread(house.reader.tables, Status.OPEN, most=1)
    except StoreError:
        raise HTTPException(503, say("the database cannot be read")) from None
    return {"status": "well"}


@ROUTER.get("/metrics", include_in_schema=False)
async def metrics(request: Request) -> Response:
    """Numbers for Prometheus, on this machine only."""
    if address_of(request) not in LOCAL:
        raise HTTPException(404)
    return Response(generate_latest(), media_type=CONTENT_TYPE_LATEST)
