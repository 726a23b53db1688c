"""Keeps tables in use: loads them, carries commands out one after the other, and tells who watches.

A command is answered, and shown to anybody, only after it is on disk.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Coroutine, Sequence
from typing import Any, TypeVar

from ...kernel import WindyCityError
from ..store.errors import Overtaken, Repeated, StoreError
from ..store.reading import Reader
from ..store.schema import TableRow
from ..store.writer import Change, Writer
from ..table import chance
from ..table.commands import Command
from ..table.deciding import decide, decide_for_bot
from ..table.errors import Unreadable
from ..table.events import Event
from ..table.settings import Settings
from ..table.table import Table
from .live_table import Author, Draft, LiveTable, now

ATTEMPTS = 50
"""How often a command is decided anew because another server was faster."""

Found = TypeVar("Found")

Decision = Callable[[Table], list[Event]]
"""What is to happen at a table as it is now; `Refused` if nothing is."""


class UnknownTable(WindyCityError, LookupError):
    """There is no table under this link."""


class BrokenTable(WindyCityError):
    """A table that can be looked at but not played on."""


class Keeper:
    """All tables in use."""

    def __init__(self, reader: Reader, writer: Writer) -> None:
        self._reader = reader
        self._writer = writer
        self._tables: dict[str, asyncio.Future[LiveTable]] = {}
        self._tasks: set[asyncio.Task[Any]] = set()

    async def create(
        self, table_id: str, settings: Settings, author: Author, first: Sequence[Command]
    ) -> LiveTable:
        """A new table, at which the author does some things at once; if it is there, that one."""
        return await self._surely(self._create(table_id, settings, author, first))

    async def _create(
        self, table_id: str, settings: Settings, author: Author, first: Sequence[Command]
    ) -> LiveTable:
        live = LiveTable(Table(table_id, settings, chance.new_key()))
        draft = Draft(live, author)
        for command in first:
            draft.happen(decide(draft.table, author.player, command))
        made = TableRow(
            id=table_id,
            created=now(),
            game=settings.game,
            rules_version=live.table.match.rules.version,
            settings=settings.model_dump_json(),
            chance_key=live.table.key,
            status=draft.table.status,
        )
        try:
            await self._write(Change(draft.rows, made))
        except Repeated:
            return await self.find(table_id)
        live.take(draft)
        self._tables[table_id] = asyncio.get_running_loop().create_future()
        self._tables[table_id].set_result(live)
        return live

    async def find(self, table_id: str) -> LiveTable:
        """A table in use, or one from the store; `UnknownTable` if there is none."""
        if table_id not in self._tables:
            self._tables[table_id] = asyncio.ensure_future(self._load(table_id))
        try:
            return await asyncio.shield(self._tables[table_id])
        except (UnknownTable, StoreError):
            self._tables.pop(table_id, None)
            raise

    async def _load(self, table_id: str) -> LiveTable:
        row = await asyncio.to_thread(self._reader.table, table_id)
        if row is None:
            raise UnknownTable("there is no table under this link")
        live = LiveTable(Table(row.id, Settings.model_validate_json(row.settings), row.chance_key))
        if row.rules_version == live.table.match.rules.version:
            await self._catch_up(live)
        else:
            live.broken = Unreadable(0, f"it was begun under version {row.rules_version} of the rules")
        return live

    async def _catch_up(self, live: LiveTable) -> None:
        """Read what has been written meanwhile."""
        live.read(await asyncio.to_thread(self._reader.events, live.table.id, live.table.number))

    async def do(self, table_id: str, author: Author, command: Command) -> int:
        """Carry a command out; the number of the event it led to. One that was carried out before is only
        answered. It goes on to its end even if who asks does not wait for it."""
        return await self._surely(
            self._do(table_id, author, lambda table: decide(table, author.player, command))
        )

    async def play_for_bot(self, table_id: str, seat: int, code: int, after: int) -> None:
        """Let a bot make the move that it has thought of; `Refused` if that comes too late."""
        await self._surely(self._do(table_id, None, lambda table: decide_for_bot(table, seat, code, after)))

    async def _do(self, table_id: str, author: Author | None, decision: Decision) -> int:
        live = await self.find(table_id)
        async with live.lock:
            for _ in range(ATTEMPTS):
                if author is not None and author in live.answers:
                    return live.answers[author]
                if live.broken is not None:
                    raise BrokenTable(f"this game cannot be gone on with: {live.broken}")
                try:
                    return await self._carry_out(live, author, decision)
                except Overtaken:
                    await self._catch_up(live)
                except Repeated as repeated:
                    await self._catch_up(live)
                    return repeated.number
                except StoreError:
                    await self._catch_up(live)
                    raise
        raise StoreError("the table is too busy; try again")

    async def _carry_out(self, live: LiveTable, author: Author | None, decision: Decision) -> int:
        draft = Draft(live, author)
        draft.happen(decision(draft.table))
        changed = draft.table.status if draft.table.status is not live.table.status else None
        await self._write(Change(draft.rows, status=changed))
        live.take(draft)
        return draft.rows[0].number

    async def _write(self, change: Change) -> None:
        await asyncio.wrap_future(self._writer.write(change))

    async def _surely(self, work: Coroutine[Any, Any, Found]) -> Found:
        """Carry on with work even if who waits for it goes away."""
        task = asyncio.ensure_future(work)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)
        return await asyncio.shield(task)
