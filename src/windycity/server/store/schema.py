"""What is kept on disk."""

from __future__ import annotations

from typing import NamedTuple

from sqlalchemy import (
    BigInteger,
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
    Index("tables_by_status", "status", "created"),
)

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
    sqlite_with_rowid=False,
)

SECRETS = Table(
    "secrets",
    METADATA,
    Column("name", Text, primary_key=True),
    Column("value", LargeBinary, nullable=False),
)


class TableRow(NamedTuple):
    """A table as it was made. Times are milliseconds since 1970."""

    id: str
    created: int
    game: str
    rules_version: int
    settings: str
    chance_key: bytes
    status: str


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
