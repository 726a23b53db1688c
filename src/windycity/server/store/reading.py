"""What is read back: tables, what has happened at them, and the server's secrets."""

from __future__ import annotations

import secrets
from collections.abc import Sequence
from typing import Any, NamedTuple

from sqlalchemy import ColumnElement, Engine, Select, and_, case, insert, select
from sqlalchemy.exc import IntegrityError, SQLAlchemyError

from .engine import for_writing
from .errors import StoreError
from .schema import (
    EVENTS,
    ONLY_SEAT_CHANGES,
    ONLY_SEATING,
    SECRETS,
    TABLES,
    TURNS,
    EventRow,
    TableRow,
    Turn,
)

SECRET_BYTES = 32
OVER = "over"
"""The status of tables at which nothing is played any more."""
AT_ONCE = 500
"""Tables that are asked for together; SQLite may take no more than 999."""


class OwnTable(NamedTuple):
    """A table at which somebody has taken a seat."""

    row: TableRow
    turn: Turn | None
    """None if it has not been written down."""


class Reader:
    """Reads beside the writer; only what has been committed."""

    def __init__(self, engine: Engine) -> None:
        self._engine = engine

    def table(self, table_id: str) -> TableRow | None:
        """A table, None if there is no such table."""
        return self._one(TABLES.c.id == table_id)

    def table_to_watch(self, link: str) -> TableRow | None:
        """The table that is watched by a link, None if there is no such link."""
        return self._one(TABLES.c.watch_link == link)

    def _one(self, condition: ColumnElement[bool]) -> TableRow | None:
        rows = self._rows(select(TABLES).where(condition))
        return TableRow(*rows[0]) if rows else None

    def tables(self, status: str, *, most: int) -> list[TableRow]:
        """Tables of a status, the newest first."""
        return self._newest(TABLES.c.status == status, most)

    def listed(self, status: str, *, most: int) -> list[TableRow]:
        """Tables of a status that want to be found, the newest first."""
        return self._newest(and_(TABLES.c.status == status, TABLES.c.is_listed), most)

    def running_of(self, player: str, *, most: int) -> list[OwnTable]:
        """Tables at which somebody has taken a seat and the game is not over: those where it is their turn
        first, then the newest."""
        return self._own(player, TABLES.c.status != OVER, case((TURNS.c.player == player, 0), else_=1), most)

    def finished_of(self, player: str, *, most: int) -> list[OwnTable]:
        """Tables at which somebody has taken a seat and the game is over, the newest first."""
        return self._own(player, TABLES.c.status == OVER, TABLES.c.created.desc(), most)

    def _own(
        self, player: str, condition: ColumnElement[bool], first: ColumnElement[Any], most: int
    ) -> list[OwnTable]:
        seated = select(EVENTS.c.table_id).where(EVENTS.c.author == player, ONLY_SEATING)
        wanted = (
            select(TABLES, TURNS)
            .outerjoin(TURNS, TURNS.c.table_id == TABLES.c.id)
            .where(TABLES.c.id.in_(seated), condition)
            .order_by(first, TABLES.c.created.desc(), TABLES.c.id)
        )
        width = len(TABLES.columns)
        return [
            OwnTable(TableRow(*row[:width]), None if row[width] is None else Turn(*row[width:]))
            for row in self._rows(wanted.limit(most))
        ]

    def seat_changes(self, tables: Sequence[str]) -> dict[str, list[EventRow]]:
        """By table, the events from which it follows who sits there."""
        found: dict[str, list[EventRow]] = {table: [] for table in tables}
        for start in range(0, len(tables), AT_ONCE):
            wanted = select(EVENTS).where(
                EVENTS.c.table_id.in_(tables[start : start + AT_ONCE]), ONLY_SEAT_CHANGES
            )
            for row in self._rows(wanted.order_by(EVENTS.c.table_id, EVENTS.c.number)):
                found[row[0]].append(EventRow(*row))
        return found

    def turns_of(self, player: str, *, most: int) -> list[TableRow]:
        """Tables at which it is somebody's turn, the newest first."""
        waiting = select(TURNS.c.table_id).where(TURNS.c.player == player)
        return self._newest(and_(TABLES.c.id.in_(waiting), TABLES.c.status != OVER), most)

    def knows_turn(self, table_id: str) -> bool:
        """Whether it has been written down whose turn it is at a table."""
        return bool(self._rows(select(TURNS.c.table_id).where(TURNS.c.table_id == table_id)))

    def _newest(self, condition: ColumnElement[bool], most: int) -> list[TableRow]:
        wanted = select(TABLES).where(condition).order_by(TABLES.c.created.desc(), TABLES.c.id)
        return [TableRow(*row) for row in self._rows(wanted.limit(most))]

    def events(self, table_id: str, since: int = 0) -> list[EventRow]:
        """What happened at a table after event number `since`."""
        wanted = select(EVENTS).where(EVENTS.c.table_id == table_id, EVENTS.c.number > since)
        return [EventRow(*row) for row in self._rows(wanted.order_by(EVENTS.c.number))]

    def secret(self, name: str) -> bytes:
        """A secret of this server; the first who asks for it makes it."""
        wanted = select(SECRETS.c.value).where(SECRETS.c.name == name)
        found = self._rows(wanted)
        if not found:
            try:
                with for_writing(self._engine).begin() as connection:
                    made = {"name": name, "value": secrets.token_bytes(SECRET_BYTES)}
                    connection.execute(insert(SECRETS), [made])
            except IntegrityError:  # somebody else was first
                pass
            found = self._rows(wanted)
        return bytes(found[0][0])

    def _rows(self, wanted: Select[*tuple[Any, ...]]) -> list[tuple[Any, ...]]:
        try:
            with self._engine.connect() as connection:
                return [tuple(row) for row in connection.execute(wanted)]
        except SQLAlchemyError as error:
            raise StoreError(f"the database cannot be read: {error}") from error
