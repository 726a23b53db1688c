"""Keeps tables in use: loads them, carries commands out one after the other, and tells who watches.

A command is answered, and shown to anybody, only after it is on disk.
"""

from __future__ import annotations

import asyncio
from collections import OrderedDict
from collections.abc import Callable, Coroutine, Sequence
from contextlib import suppress
from functools import partial
from itertools import islice
from typing import Any, TypeVar

from ...kernel import WindyCityError, say
from ..report import metrics
from ..report.logs import log, short
from ..store.errors import Overtaken, Repeated, StoreError
from ..store.reading import Reader
from ..store.schema import TableRow, Turn
from ..store.writer import Change, Writer
from ..table import chance, housekeeping
from ..table.beginning import NOTHING, Beginning
from ..table.clock import Clock, RealTime
from ..table.commands import Command
from ..table.deciding import decide
from ..table.errors import Refused, Unreadable
from ..table.events import Event
from ..table.settings import Settings
from ..table.table import Status, Table
from .landing import Landing
from .live_table import Author, Draft, LiveTable, Watcher, now

ATTEMPTS = 50
"""How often a command is decided anew because another server was faster."""
MOST_IN_USE = 5_000
"""Beyond that, tables that nobody would miss are put away."""
LOOKED_AT = 20
"""How many tables are looked at for one to put away."""

Found = TypeVar("Found")

Decision = Callable[[Table], Sequence[Event]]
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
        self._landing = Landing()
        self._tables: OrderedDict[str, asyncio.Future[LiveTable]] = OrderedDict()
        self._tasks: set[asyncio.Task[Any]] = set()
        self._began = now()
        self.stewards: list[Watcher] = []
        """Look at every table in use after everything that happens there."""

    async def create(
        self,
        table_id: str,
        watch_link: str,
        settings: Settings,
        author: Author,
        first: Sequence[Command],
        beginning: Beginning = NOTHING,
    ) -> LiveTable:
        """A new table, at which the author does some things at once; if it is there, that one."""
        table = Table(table_id, settings, chance.new_key(), beginning)
        live = LiveTable(table, watch_link, self.stewards)
        return await self._surely(self._create(live, author, first))

    async def _create(self, live: LiveTable, author: Author, first: Sequence[Command]) -> LiveTable:
        table, draft = live.table, Draft(live, author)
        for command in first:
            draft.happen(decide(draft.table, author.player, command))
        made = TableRow(
            id=table.id,
            created=now(),
            game=table.settings.game,
            rules_version=table.match.rules.version,
            settings=table.settings.model_dump_json(),
            chance_key=table.key,
            status=draft.table.status,
            is_listed=table.settings.is_listed,
            beginning=table.beginning.model_dump_json(),
            watch_link=live.watch_link,
        )
        try:
            await self._write(Change(draft.rows, made, turn=Turn(table.id, draft.table.turn)))
        except (Repeated, Overtaken):
            return await self.find(table.id)
        done: asyncio.Future[LiveTable] = asyncio.get_running_loop().create_future()
        done.set_result(live)
        self._use(table.id, done)
        live.take(draft)
        return live

    async def find(self, table_id: str) -> LiveTable:
        """A table in use, or one from the store; `UnknownTable` if there is none."""
        coming = self._tables.get(table_id)
        if coming is None:
            coming = asyncio.ensure_future(self._load(table_id))
            coming.add_done_callback(partial(self._forget_failure, table_id))
            self._use(table_id, coming)
        else:
            self._tables.move_to_end(table_id)
        try:
            return coming.result() if coming.done() else await asyncio.shield(coming)
        finally:
            del coming  # an error would keep this frame, and this frame the error

    def _forget_failure(self, table_id: str, coming: asyncio.Future[LiveTable]) -> None:
        """A table that cannot be loaded is not in use, whether or not anybody still waits for it."""
        failed = coming.cancelled() or coming.exception() is not None
        if failed and self._tables.get(table_id) is coming:  # or it has been made meanwhile
            del self._tables[table_id]
            metrics.TABLES.set(len(self._tables))

    def _use(self, table_id: str, coming: asyncio.Future[LiveTable]) -> None:
        self._tables[table_id] = coming
        if len(self._tables) > MOST_IN_USE:
            self._put_one_away()
        metrics.TABLES.set(len(self._tables))

    def _put_one_away(self) -> None:
        """The one that nobody has asked for for longest, among those that nobody would miss."""
        for table_id in list(islice(self._tables, LOOKED_AT)):
            coming = self._tables[table_id]
            if (
                coming.done()
                and not coming.cancelled()
                and not coming.exception()
                and coming.result().is_idle
            ):
                del self._tables[table_id]
                return
            self._tables.move_to_end(table_id)

    async def _load(self, table_id: str) -> LiveTable:
        """In a thread: a long game takes a while to be played again."""
        live = await asyncio.to_thread(self._read_whole, table_id)
        await self._write_turn(live)
        if live.broken is not None:
            metrics.BROKEN.inc()
            log().error("game cannot be gone on with", table=short(table_id), reason=str(live.broken))
        elif self._stood_still(live.table.clock):
            with suppress(Refused):  # another server has seen to it
                await self._decide_once(live, None, housekeeping.resume)
        live.wake_stewards()
        return live

    async def _write_turn(self, live: LiveTable) -> None:
        """An older server has not written down whose turn it is."""
        table = live.table
        if table.status is not Status.PLAYING or await asyncio.to_thread(self._reader.knows_turn, table.id):
            return
        with suppress(StoreError):  # the next one who loads the table does it
            await self._write(Change([], turn=Turn(table.id, None if live.broken else table.turn)))

    def _stood_still(self, clock: Clock | None) -> bool:
        """Whether a clock by which people sit together was set going before this server began."""
        if clock is None or clock.running is None:
            return False
        return isinstance(clock.pace, RealTime) and clock.since < self._began

    def _read_whole(self, table_id: str) -> LiveTable:
        row = self._reader.table(table_id)
        if row is None:
            raise UnknownTable(say("there is no table under this link"))
        settings = Settings.model_validate_json(row.settings)
        beginning = Beginning.model_validate_json(row.beginning)
        live = LiveTable(Table(row.id, settings, row.chance_key, beginning), row.watch_link, self.stewards)
        if row.rules_version == live.table.match.rules.version:
            live.read(self._reader.events(table_id))
        else:
            sentence = say("it was begun under version {version} of the rules", version=row.rules_version)
            live.broken = Unreadable(0, sentence)
        return live

    async def hear_of(self, table_id: str | None) -> None:
        """Something may have been written by another server, at a table or, if none is named, anywhere."""
        for each in list(self._tables) if table_id is None else [table_id]:
            coming = self._tables.get(each)
            if coming is not None and coming.done() and not coming.exception():
                live = coming.result()
                async with live.lock:
                    await self._catch_up(live)

    async def _catch_up(self, live: LiveTable) -> None:
        """Read what has been written meanwhile, and tell it."""
        before = len(live.seen)
        live.read(await asyncio.to_thread(self._reader.events, live.table.id, live.table.number))
        live.tell(before)

    async def do(self, table_id: str, author: Author, command: Command) -> int:
        """Carry a person's command out; the number of the event it led to. One that was carried out before is
        only answered. It goes on to its end even if who asks does not wait for it."""
        return await self.decide(table_id, author, lambda table: decide(table, author.player, command))

    async def decide(self, table_id: str, author: Author | None, decision: Decision) -> int:
        """The same for anything that can be decided, in nobody's name if there is no author."""
        return await self._surely(self._decide(table_id, author, decision))

    async def _decide(self, table_id: str, author: Author | None, decision: Decision) -> int:
        try:
            number = await self._decide_once(await self.find(table_id), author, decision)
        except Refused:
            metrics.COMMANDS.labels("refused").inc()
            raise
        except StoreError as error:
            metrics.COMMANDS.labels("not stored").inc()
            log().error("not stored", table=short(table_id), reason=str(error))
            raise
        metrics.COMMANDS.labels("done").inc()
        return number

    async def _decide_once(self, live: LiveTable, author: Author | None, decision: Decision) -> int:
        async with live.lock:
            for _ in range(ATTEMPTS):
                if author is not None and author in live.answers:
                    return live.answers[author]
                if live.broken is not None:
                    reason = live.broken.sentence
                    raise BrokenTable(say("this game cannot be gone on with: {reason}", reason=reason))
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
        turn = Turn(live.table.id, draft.table.turn) if draft.table.turn != live.table.turn else None
        await self._write(Change(draft.rows, status=changed, turn=turn))
        live.take(draft)
        return draft.rows[0].number

    async def _write(self, change: Change) -> None:
        await self._landing.wait(self._writer.write(change))

    async def _surely(self, work: Coroutine[Any, Any, Found]) -> Found:
        """Carry on with work even if who waits for it goes away."""
        task = asyncio.ensure_future(work)
        self._tasks.add(task)
        task.add_done_callback(self._finish)
        try:
            return await asyncio.shield(task)
        finally:
            del task  # an error would keep this frame, and this frame the error

    def _finish(self, task: asyncio.Task[Any]) -> None:
        """A refusal that nobody waits for any more is nobody's business, but an error of ours is."""
        self._tasks.discard(task)
        error = None if task.cancelled() else task.exception()
        if error is not None and not isinstance(error, WindyCityError):
            log().error("a command failed", exc_info=error)
