"""What is kept on disk."""

from __future__ import annotations

from typing import NamedTuple

from sqlalchemy import (
    BigInteger,
    Boolean,
    Column,
    ForeignKey,
    Index,
    Integer,
    LargeBinary,
    MetaData,
    PrimaryKeyConstraint,
    Table,
    Text,
    UniqueConstraint,
    text,
)

METADATA = MetaData()

TABLES = Table(
    "tables",
    METADATA,
    Column("id", Text, primary_key=True),
    Column("created", BigInteger, nullable=False),
    Column("game", Text, nullable=False),
    Column("rules_version", Integer, nullable=False),
    Column("settings", Text, nullable=False),
    Column("chance_key", LargeBinary, nullable=False),
    Column("status", Text, nullable=False),
    Column("is_listed", Boolean, nullable=False),
    Column("beginning", Text, nullable=False),
    Column("watch_link", Text, nullable=False),
    Index("tables_by_status", "status", "created"),
    Index("listed_tables", "status", "is_listed", "created"),
    Index("tables_by_watch_link", "watch_link", unique=True),
)

SEATING = ("claimed", "reclaimed")
"""Kinds of events by which a seat becomes the author's."""

_ONLY_SEATING = text(f"kind IN ({', '.join(repr(kind) for kind in SEATING)})")

EVENTS = Table(
    "events",
    METADATA,
    Column("table_id", Text, ForeignKey("tables.id"), nullable=False),
    Column("number", Integer, nullable=False),
    Column("at", BigInteger, nullable=False),
    Column("kind", Text, nullable=False),
    Column("data", Text, nullable=False),
    Column("author", Text),
    Column("command", Text),
    Column("state_hash", Text),
    PrimaryKeyConstraint("table_id", "number"),
    UniqueConstraint("table_id", "author", "command", name="a_command_once"),
    Index("seats_by_player", "author", sqlite_where=_ONLY_SEATING, postgresql_where=_ONLY_SEATING),
    sqlite_with_rowid=False,
)

SECRETS = Table(
    "secrets",
    METADATA,
    Column("name", Text, primary_key=True),
    Column("value", LargeBinary, nullable=False),
)


class TableRow(NamedTuple):
    """A table as it was made, but for its status. Times are milliseconds since 1970."""

    id: str
    created: int
    game: str
    rules_version: int
    settings: str
    chance_key: bytes
    status: str
    is_listed: bool
    beginning: str
    watch_link: str


class EventRow(NamedTuple):
    """Event number so and so at a table. If a person caused it, `author` and `command` say who and by which
    command, which can be given only once; if it changed the game, `state_hash` says to what."""

    table_id: str
    number: int
    at: int
    kind: str
    data: str
    author: str | None = None
    command: str | None = None
    state_hash: str | None = None
