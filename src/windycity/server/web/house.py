"""A whole server but for its sockets: store, tables, bots and identities."""

from __future__ import annotations

import asyncio
import hmac
from base64 import urlsafe_b64encode
from collections.abc import Sequence
from pathlib import Path

from ..live.bot_turns import BotTurns, position
from ..live.keeper import Keeper
from ..live.live_table import Author, LiveTable
from ..live.thinkers import Thinkers
from ..store.engine import open_database
from ..store.migrating import migrate
from ..store.reading import Reader
from ..store.writer import Writer
from ..table.commands import Command
from ..table.errors import Refused
from ..table.settings import STRONGEST, Settings
from ..table.table import Status
from .identity import Identities

MOST_LISTED = 200
ID_BYTES = 9
"""A table is found by its link alone, so links cannot be guessed."""


class House:
    """Opened once by every server."""

    def __init__(self, database: str | Path) -> None:
        self._engine = open_database(database)
        migrate(self._engine)
        self.reader = Reader(self._engine)
        self._writer = Writer(self._engine)
        self.keeper = Keeper(self.reader, self._writer)
        self._thinkers = Thinkers()
        self._bots = BotTurns(self.keeper, self._thinkers)
        self._link_secret = self.reader.secret("link")
        self.identities = Identities(self.reader.secret("player"))

    async def new_table(self, settings: Settings, author: Author, first: Sequence[Command]) -> LiveTable:
        """A new table under a link of its own; who asks again is given the same."""
        live = await self.keeper.create(self._link(author), settings, author, first)
        self._bots.watch(live)
        return live

    def _link(self, author: Author) -> str:
        """A link that nobody can guess, and that is the same for the same request."""
        digest = hmac.digest(self._link_secret, "/".join(author).encode(), "sha256")
        return urlsafe_b64encode(digest[:ID_BYTES]).decode()

    async def open(self, table_id: str) -> LiveTable:
        """A table, at which bots act if it is their turn."""
        live = await self.keeper.find(table_id)
        self._bots.watch(live)
        return live

    async def hint(self, table_id: str, player: str) -> str:
        """What the strongest bot would play in a person's place, if the table allows to ask."""
        table = (await self.open(table_id)).table
        if not table.settings.hints:
            raise Refused("no hints", "there are no hints at this table")
        seat = table.actor
        if seat is None or seat not in table.seats_of(player):
            raise Refused("not your turn", "a hint is for who is to move")
        code = await self._thinkers.think(position(table, seat, STRONGEST))
        return table.match.rules.codec.move(code).text

    async def listed(self) -> list[tuple[LiveTable, int]]:
        """Tables that wait for anybody, the newest first, and when each was made."""
        rows = await asyncio.to_thread(self.reader.tables, Status.OPEN, most=MOST_LISTED)
        wanted = [row for row in rows if Settings.model_validate_json(row.settings).is_listed]
        found = [(await self.open(row.id), row.created) for row in wanted]
        return [each for each in found if each[0].table.status is Status.OPEN and not each[0].broken]

    async def close(self) -> None:
        """Write what is to be written, and stop."""
        await self._bots.close()
        self._thinkers.close()
        self._writer.close()
        self._engine.dispose()
