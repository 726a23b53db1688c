"""A whole server but for its sockets: store, tables, bots, clocks and identities."""

from __future__ import annotations

import asyncio
import os
from pathlib import Path

from ...kernel import say
from ..live.bot_turns import BotTurns, position
from ..live.clocks import Clocks
from ..live.keeper import Keeper
from ..live.live_table import LiveTable
from ..live.thinkers import Thinkers
from ..live.waking import wake
from ..report import metrics
from ..report.logs import log
from ..store.engine import open_database
from ..store.listening import Listener
from ..store.migrating import migrate
from ..store.reading import Reader
from ..store.writer import Writer
from ..table.errors import Refused
from ..table.settings import STRONGEST
from ..table.table import Status
from .doors import Doors, Visit
from .identity import Identities
from .own_tables import OwnTables
from .passwords import Passwords

MOST_LISTED = 200


class House:
    """Opened once by every server, inside its loop."""

    def __init__(self, database: str | Path) -> None:
        self._engine = open_database(database)
        migrate(self._engine)
        self.reader = Reader(self._engine)
        self._writer = Writer(self._engine, metrics.watch_commits)
        self.keeper = Keeper(self.reader, self._writer)
        self.doors = Doors(self.keeper, self.reader)
        self.own_tables = OwnTables(self.reader, self.keeper)
        self.identities = Identities(self.reader.secret("player"))
        self.passwords = Passwords()
        self._thinkers = Thinkers(max(1, (os.cpu_count() or 1) - 1))
        self._advisers = Thinkers(1)
        self._bots = BotTurns(self.keeper, self._thinkers)
        self._clocks = Clocks(self.keeper)
        self.keeper.stewards += [self._bots.look, self._clocks.look]
        self._loop = asyncio.get_running_loop()
        self._hearing: set[asyncio.Task[None]] = set()
        self._listener = Listener(self._engine, self._writer.name, self._hear)
        self._waking = asyncio.ensure_future(wake(self.reader, self.keeper))
        log().info("open", database=self._engine.dialect.name)

    def _hear(self, table: str | None) -> None:
        """In the listener's thread: another server has written something."""
        self._loop.call_soon_threadsafe(self._catch_up, table)

    def _catch_up(self, table: str | None) -> None:
        task = asyncio.ensure_future(self.keeper.hear_of(table))
        self._hearing.add(task)
        task.add_done_callback(self._hearing.discard)

    async def hint(self, visit: Visit) -> str:
        """What the strongest bot would play in a person's place, if the table allows to ask."""
        table = visit.live.table
        if not table.settings.hints:
            raise Refused("no hints", say("there are no hints at this table"))
        seat, player = table.actor, visit.eyes.player
        if seat is None or player is None or seat not in table.seats_of(player):
            raise Refused("not your turn", say("a hint is for who is to move"))
        code = await self._advisers.think(position(table, seat, STRONGEST))
        return table.match.rules.codec.move(code).text

    async def listed(self) -> list[tuple[LiveTable, int]]:
        """Tables that wait for anybody, the newest first, and when each was made."""
        rows = await asyncio.to_thread(self.reader.listed, Status.OPEN, most=MOST_LISTED)
        found = [(await self.keeper.find(row.id), row.created) for row in rows]
        return [each for each in found if each[0].table.status is Status.OPEN and not each[0].broken]

    async def close(self) -> None:
        """Write what is to be written, and stop."""
        self._waking.cancel()
        await asyncio.gather(self._waking, return_exceptions=True)
        await asyncio.to_thread(self._listener.close)
        await self._bots.close()
        await self._clocks.close()
        for thinkers in (self._thinkers, self._advisers):
            thinkers.close()
        self._writer.close()
        self._engine.dispose()
