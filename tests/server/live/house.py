"""A server without sockets, for tests."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable
from typing import Any

from sqlalchemy import Engine

from windycity.server.live.keeper import Keeper
from windycity.server.live.live_table import Author, LiveTable
from windycity.server.store.reading import Reader
from windycity.server.store.writer import Writer
from windycity.server.table.commands import Claim

from ..table.people import PEOPLE, move, settings


def run(work: Awaitable[Any]) -> Any:
    async def all_of_it() -> Any:
        return await work

    return asyncio.run(all_of_it())


class House:
    """A server without sockets: a keeper, its store, and people who act one after the other."""

    def __init__(self, engine: Engine) -> None:
        self.engine = engine
        self.writer = Writer(engine)
        self.keeper = Keeper(Reader(engine), self.writer)
        self.commands = 0

    async def table(self, table_id: str = "t") -> LiveTable:
        """A table with four people, at which the game has begun."""
        claims = [Claim(seat=0, name="Ann")]
        live = await self.keeper.create(
            table_id, f"watch {table_id}", settings(), Author("ann", "new"), claims
        )
        for seat in (1, 2, 3):
            await self.do(PEOPLE[seat], Claim(seat=seat, name=PEOPLE[seat]), table_id)
        return live

    async def do(self, player: str, command: Any, table_id: str = "t") -> int:
        self.commands += 1
        return await self.keeper.do(table_id, Author(player, f"c{self.commands}"), command)

    async def move(self, live: LiveTable, index: int = 0) -> int:
        assert live.table.actor is not None
        return await self.do(PEOPLE[live.table.actor], move(live.table, index), live.table.id)
