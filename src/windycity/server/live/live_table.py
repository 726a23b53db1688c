"""A table in use, with what is needed to answer people at once."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Iterable, Sequence
from time import time_ns
from typing import NamedTuple

from ..store.schema import EventRow
from ..table.errors import Unreadable
from ..table.events import EVENT, Event, Moved, Undone
from ..table.sight import EventSeen, event_seen
from ..table.table import Table

Watcher = Callable[["LiveTable", Sequence[EventSeen]], None]
"""Told what has happened at a table, after it is on disk."""


class Author(NamedTuple):
    """Who asks, by which command; the same command of the same person is carried out once."""

    player: str
    command: str


class LiveTable:
    """A table, what everybody has seen of it, and who watches."""

    def __init__(self, table: Table) -> None:
        self.table = table
        self.seen: list[EventSeen] = []
        """All that has happened, as everybody sees it."""
        self.answers: dict[Author, int] = {}
        """Commands that have been carried out, and as which event."""
        self.broken: Unreadable | None = None
        self.lock = asyncio.Lock()
        self.watchers: set[Watcher] = set()

    def read(self, rows: Sequence[EventRow]) -> None:
        """Let stored events happen, as far as they can, and tell who watches."""
        before = len(self.seen)
        for row in rows:
            try:
                event = EVENT.validate_json(row.data)
                self.table.happen(event, row.state_hash)
            except Unreadable as error:
                self.broken = error
            except ValueError as error:
                self.broken = Unreadable(row.number, str(error))
            if self.broken is not None:
                break
            self.seen.append(event_seen(self.table, event))
            if row.author is not None and row.command is not None:
                self.answers[Author(row.author, row.command)] = row.number
        self._tell(before)

    def take(self, draft: Draft) -> None:
        """Let what has been written be so, and tell who watches."""
        before = len(self.seen)
        self.table = draft.table
        self.seen += draft.seen
        if draft.author is not None:
            self.answers[draft.author] = draft.rows[0].number
        self._tell(before)

    def _tell(self, before: int) -> None:
        if news := self.seen[before:]:
            for watcher in list(self.watchers):
                watcher(self, news)


class Draft:
    """What a command leads to, on a copy of the table, until it is written."""

    def __init__(self, live: LiveTable, author: Author | None) -> None:
        self.table = live.table.copy()
        self.author = author
        self.rows: list[EventRow] = []
        self.seen: list[EventSeen] = []

    def happen(self, events: Iterable[Event]) -> None:
        """Let events happen, and what chance does after them."""
        for event in events:
            self._happen(event)
        while self.table.awaits_chance:
            self._happen(self.table.next_chance())

    def _happen(self, event: Event) -> None:
        self.table.happen(event)
        self.seen.append(event_seen(self.table, event))
        player, command = self.author if self.author and not self.rows else (None, None)
        self.rows.append(
            EventRow(
                table_id=self.table.id,
                number=self.table.number,
                at=now(),
                kind=event.kind,
                data=EVENT.dump_json(event).decode(),
                author=player,
                command=command,
                state_hash=self.table.match.hash if isinstance(event, Moved | Undone) else None,
            )
        )


def now() -> int:
    """Milliseconds since 1970."""
    return time_ns() // 1_000_000
