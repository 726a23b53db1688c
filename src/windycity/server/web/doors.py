"""How one comes to a table: by its own link, or by the one for who only looks on."""

from __future__ import annotations

import asyncio
from collections import OrderedDict
from typing import NamedTuple

from ...kernel import say
from ..live.keeper import Keeper, UnknownTable
from ..live.live_table import LiveTable
from ..store.reading import Reader
from ..table.errors import Refused
from ..table.sight import Eyes

MOST_KNOWN = 10_000
"""Links for who only looks on that are remembered."""


class Visit(NamedTuple):
    """Somebody at a table."""

    live: LiveTable
    eyes: Eyes

    def must_take_part(self) -> None:
        """Who only looks on does nothing."""
        if self.eyes.player is None:
            raise Refused("looking on", say("by this link one only looks on"))


class Doors:
    """Finds tables by links, and lets people in."""

    def __init__(self, keeper: Keeper, reader: Reader) -> None:
        self._keeper = keeper
        self._reader = reader
        self._known: OrderedDict[str, str] = OrderedDict()

    async def enter(self, link: str, player: str) -> Visit:
        """Somebody comes; `Refused` where a password is wanted and was not given."""
        visit = await self.knock(link, player)
        if visit.eyes.player is not None and not visit.live.table.admits(player):
            raise Refused("password", say("this table has a password"))
        return visit

    async def knock(self, link: str, player: str) -> Visit:
        """Somebody stands before the door; `UnknownTable` if there is none."""
        if link not in self._known:
            try:
                return Visit(await self._keeper.find(link), Eyes(link, player))
            except UnknownTable:
                await self._look_up(link)
        return Visit(await self._keeper.find(self._known[link]), Eyes(link, None))

    async def _look_up(self, link: str) -> None:
        row = await asyncio.to_thread(self._reader.table_to_watch, link)
        if row is None:
            raise UnknownTable(say("there is no table under this link"))
        self._known[link] = row.id
        if len(self._known) > MOST_KNOWN:
            self._known.popitem(last=False)
