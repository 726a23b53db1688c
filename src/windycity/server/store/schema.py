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
    TextClause,
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

SEAT_CHANGES = (*SEATING, "left", "handed_to_bot", "taken_back", "resigned", "ran_out")
"""Kinds of events from which it follows who sits where."""


def _only(kinds: tuple[str, ...]) -> TextClause:
    return text(f"kind IN ({', '.join(repr(kind) for kind in kinds)})")


ONLY_SEATING, ONLY_SEAT_CHANGES = _only(SEATING), _only(SEAT_CHANGES)
"""What partial indexes hold; SQLite finds them only by the same words, without parameters."""

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
    Index("seats_by_player", "author", sqlite_where=ONLY_SEATING, postgresql_where=ONLY_SEATING),
    Index(
        "seat_changes",
        "table_id",
        "number",
        sqlite_where=ONLY_SEAT_CHANGES,
        postgresql_where=ONLY_SEAT_CHANGES,
    ),
    sqlite_with_rowid=False,
)

_SOMEBODY = text("player IS NOT NULL")

TURNS = Table(
    "turns",
    METADATA,
    Column("table_id", Text, ForeignKey("tables.id"), primary_key=True),
    Column("player", Text),
    Index("turns_by_player", "player", sqlite_where=_SOMEBODY, postgresql_where=_SOMEBODY),
    sqlite_with_rowid=False,
)
"""Whose turn it is at a table, so that nobody has to play its game again to know; nobody's while a bot or
chance acts. A table that is not here was made by an older server, until it is used again."""

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


class Turn(NamedTuple):
    """Who has to act at a table; None while nobody has."""

    table_id: str
    player: str | None


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
