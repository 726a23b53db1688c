"""One thread that writes. What arrives while a commit is under way goes into the next one together, and a
busy writer waits a moment for more: a busy server makes few commits, and an idle one answers at once."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from concurrent.futures import Future
from queue import Empty, SimpleQueue
from secrets import token_hex
from threading import Thread
from time import perf_counter, sleep
from typing import NamedTuple

from sqlalchemy import Connection, Engine, bindparam, insert, select, text, update
from sqlalchemy.exc import DataError, IntegrityError, SQLAlchemyError

from .engine import POSTGRESQL, for_writing
from .errors import Overtaken, Repeated, StoreError
from .inserting import INSTEAD, OTHERWISE, insert_events, keep_turns
from .schema import EVENTS, TABLES, EventRow, TableRow, Turn

MOST_AT_ONCE = 500
"""Changes in one commit."""
LINGER = 0.01
"""Seconds that a busy writer waits for more: a few large commits cost less than many small ones."""

NEW_TABLE = insert(TABLES)
NEW_STATUS = update(TABLES).where(TABLES.c.id == bindparam("of_table")).values(status=bindparam("now"))

CHANNEL = "windycity"
ANNOUNCE = text(f"SELECT pg_notify('{CHANNEL}', t) FROM unnest(CAST(:tables AS text[])) AS t")
"""Tells other servers on the same PostgreSQL at which tables something has happened, once it is committed."""


class Change(NamedTuple):
    """What one command changes, all of it or nothing."""

    events: Sequence[EventRow]
    """All of the same table; none if the table is new, or if only a turn is written down."""
    table: TableRow | None = None
    """That table, if it is new."""
    status: str | None = None
    """That of the table, if it becomes another."""
    turn: Turn | None = None
    """Whose it is now, if it becomes somebody else's; without events only if that was not known."""


class Job(NamedTuple):
    change: Change
    done: Future[None]


class Writer:
    """Writes changes in the order in which they are handed in."""

    def __init__(self, engine: Engine, watch: Callable[[int, float], None] | None = None) -> None:
        """`watch` is told the number of changes in every commit and the seconds it took."""
        self._engine = for_writing(engine)
        self.name = token_hex(8)
        """By which other servers tell this writer's news from their own."""
        self._watch = watch
        self._was_busy = False
        self._jobs: SimpleQueue[Job | None] = SimpleQueue()
        self._thread = Thread(target=self._run, name="writer", daemon=True)
        self._thread.start()

    def write(self, change: Change) -> Future[None]:
        """Done when the change is on disk; `Overtaken` or `Repeated` if somebody else was first."""
        job = Job(change, Future())
        self._jobs.put(job)
        return job.done

    def close(self) -> None:
        """Write what was handed in, then stop."""
        self._jobs.put(None)
        self._thread.join()

    def _run(self) -> None:
        while jobs := self._next():
            began = perf_counter()
            self._commit(jobs)
            if self._watch is not None:
                self._watch(len(jobs), perf_counter() - began)

    def _next(self) -> list[Job]:
        """What waits, at least one; nothing when it is time to stop."""
        first = self._jobs.get()
        if first is None:
            return []
        if self._was_busy:
            sleep(LINGER)
        jobs = [first]
        while len(jobs) < MOST_AT_ONCE:
            try:
                job = self._jobs.get_nowait()
            except Empty:
                break
            if job is None:
                self._jobs.put(None)
                break
            jobs.append(job)
        self._was_busy = len(jobs) > 1
        return jobs

    def _commit(self, jobs: list[Job]) -> None:
        try:
            self._write_all([job.change for job in jobs])
        except (IntegrityError, DataError):
            self._commit_one_by_one(jobs)
        except SQLAlchemyError as error:
            fail(jobs, StoreError(f"the database does not take it: {error}"))
        except BaseException as error:
            fail(jobs, error)
            raise
        else:
            for job in jobs:
                job.done.set_result(None)

    def _commit_one_by_one(self, jobs: list[Job]) -> None:
        """At least one comes too late or cannot be written, and must not keep the others from it."""
        for job in jobs:
            try:
                self._write_all([job.change])
            except IntegrityError:
                job.done.set_exception(self._reason(job.change))
            except SQLAlchemyError as error:
                fail([job], StoreError(f"the database does not take it: {error}"))
            else:
                job.done.set_result(None)

    def _write_all(self, changes: list[Change]) -> None:
        """In the order of the tables, so that two servers never wait for each other crosswise."""
        tables = [change.table._asdict() for change in changes if change.table is not None]
        events = sorted((row for change in changes for row in change.events), key=_place)
        statuses = [
            {"of_table": change.events[0].table_id, "now": change.status}
            for change in sorted(
                (change for change in changes if change.status is not None),
                key=lambda change: _place(change.events[0]),
            )
        ]
        with self._engine.begin() as connection:
            if tables:
                connection.execute(NEW_TABLE, tables)
            if events:
                insert_events(connection, events)
            if statuses:
                connection.execute(NEW_STATUS, statuses)
            self._write_turns(connection, changes)
            if self._engine.dialect.name == POSTGRESQL:
                changed = {row.table_id for change in changes for row in change.events}
                connection.execute(
                    ANNOUNCE, {"tables": [f"{self.name} {table}" for table in sorted(changed)]}
                )

    def _write_turns(self, connection: Connection, changes: list[Change]) -> None:
        for instead, wanted in ((INSTEAD, True), (OTHERWISE, False)):
            turns = [each.turn for each in changes if each.turn is not None and bool(each.events) is wanted]
            if turns:
                keep_turns(connection, turns, instead)

    def _reason(self, change: Change) -> StoreError:
        """Why a change that broke a constraint did: its command is known, or its number is taken."""
        given = [row for row in change.events if row.command is not None]
        with self._engine.begin() as connection:
            for row in given:
                number = connection.scalar(
                    select(EVENTS.c.number).where(
                        EVENTS.c.table_id == row.table_id,
                        EVENTS.c.author == row.author,
                        EVENTS.c.command == row.command,
                    )
                )
                if number is not None:
                    return Repeated(number)
        return Overtaken("somebody else wrote first")


def _place(row: EventRow) -> tuple[str, int]:
    return row.table_id, row.number


def fail(jobs: list[Job], error: BaseException) -> None:
    for job in jobs:
        job.done.set_exception(error)
