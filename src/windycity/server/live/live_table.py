"""A table in use, with what is needed to answer people at once."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Hashable, Iterable, Sequence
from time import time_ns
from typing import NamedTuple

from ...kernel import say
from ..store.schema import EventRow
from ..table.errors import Unreadable
from ..table.events import EVENT, Event, Moved, Undone
from ..table.sight import EVENT_SEEN, event_seen
from ..table.table import Table

Watcher = Callable[["LiveTable", Sequence[str]], None]
"""Told what has happened at a table, after it is on disk, in JSON."""


class Author(NamedTuple):
    """Who asks, by which command; the same command of the same person is carried out once."""

    player: str
    command: str


class LiveTable:
    """A table, what everybody has seen of it, and who watches."""

    def __init__(self, table: Table, watch_link: str, stewards: Sequence[Watcher] = ()) -> None:
        self.table = table
        self.watch_link = watch_link
        """For who only looks on."""
        self._stewards = stewards
        self.seen: list[str] = []
        """All that has happened, as everybody sees it, in JSON: it is sent often and never looked at here."""
        self.answers: dict[Author, int] = {}
        """Commands that have been carried out, and as which event."""
        self.broken: Unreadable | None = None
        self.lock = asyncio.Lock()
        self.watchers: set[Watcher] = set()
        self.written: dict[Hashable, str] = {}
        """What was written for some while all are told, to be told to others who see the same."""

    @property
    def is_idle(self) -> bool:
        """Whether nobody would miss it: nobody watches, and nothing happens until somebody comes."""
        table = self.table
        has_to_act = table.actor is not None and not table.seats[table.actor].is_played_by_a_person
        clock_runs = table.clock is not None and table.clock.running is not None
        return not (self.watchers or self.lock.locked() or has_to_act or clock_runs)

    def read(self, rows: Sequence[EventRow]) -> None:
        """Let stored events happen, as far as they can; nobody is told yet."""
        for row in rows:
            try:
                event = EVENT.validate_json(row.data)
                self.table.happen(event, row.at, row.state_hash)
            except Unreadable as error:
                self.broken = error
            except ValueError:
                self.broken = Unreadable(row.number, say("this server does not know what it says"))
            if self.broken is not None:
                break
            self.seen.append(as_json(self.table, event))
            if row.author is not None and row.command is not None:
                self.answers[Author(row.author, row.command)] = row.number

    def take(self, draft: Draft) -> None:
        """Let what has been written be so, and tell who watches."""
        before = len(self.seen)
        self.table = draft.table
        self.seen += draft.seen
        if draft.author is not None and draft.rows:
            self.answers[draft.author] = draft.rows[0].number
        self.tell(before)

    def tell(self, before: int) -> None:
        """Tell what has happened since there were so many events."""
        if news := self.seen[before:]:
            for watcher in list(self.watchers):
                watcher(self, news)
            self.written.clear()
            self.wake_stewards()

    def wake_stewards(self) -> None:
        """Let those look who see to bots and clocks."""
        for steward in self._stewards:
            steward(self, ())


class Draft:
    """What a command leads to, on a copy of the table, until it is written."""

    def __init__(self, live: LiveTable, author: Author | None) -> None:
        self.table = live.table.copy()
        self.author = author
        self.rows: list[EventRow] = []
        self.seen: list[str] = []

    def happen(self, events: Iterable[Event]) -> None:
        """Let events happen, and what chance does after them."""
        for event in events:
            self._happen(event)
        while self.table.awaits_chance:
            self._happen(self.table.next_chance())

    def _happen(self, event: Event) -> None:
        at = max(now(), self.table.at)
        self.table.happen(event, at)
        self.seen.append(as_json(self.table, event))
        player, command = self.author if self.author and not self.rows else (None, None)
        self.rows.append(
            EventRow(
                table_id=self.table.id,
                number=self.table.number,
                at=at,
                kind=event.kind,
                data=EVENT.dump_json(event).decode(),
                author=player,
                command=command,
                state_hash=self.table.match.hash if isinstance(event, Moved | Undone) else None,
            )
        )


def as_json(table: Table, event: Event) -> str:
    """The last event of a table as everybody sees it."""
    return EVENT_SEEN.dump_json(event_seen(table, event)).decode()


def now() -> int:
    """Milliseconds since 1970."""
    return time_ns() // 1_000_000
