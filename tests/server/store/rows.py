"""Rows to write."""

from __future__ import annotations

from windycity.server.store.schema import EventRow, TableRow
from windycity.server.store.writer import Change


def table(table_id: str = "t", status: str = "open") -> TableRow:
    return TableRow(table_id, 1_000, "don", 1, "{}", b"\x00key", status, False, "{}", f"watch {table_id}")


def event(number: int, table_id: str = "t", command: str | None = None, author: str = "ann") -> EventRow:
    who = author if command else None
    return EventRow(table_id, number, 1_000 + number, "said", "{}", who, command, None)


def opening(table_id: str = "t") -> Change:
    """A new table with its first event."""
    return Change([event(1, table_id)], table(table_id))
