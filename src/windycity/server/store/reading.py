"""What is read back: tables, what has happened at them, and the server's secrets."""

from __future__ import annotations

import secrets
from typing import Any

from sqlalchemy import ColumnElement, Engine, Select, and_, insert, select
from sqlalchemy.exc import IntegrityError, SQLAlchemyError

from .engine import for_writing
from .errors import StoreError
from .schema import EVENTS, SEATING, SECRETS, TABLES, EventRow, TableRow

SECRET_BYTES = 32


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

    def tables_of(self, player: str, *, most: int) -> list[TableRow]:
        """Tables at which somebody has taken a seat, the newest first."""
        seated = select(EVENTS.c.table_id).where(EVENTS.c.author == player, EVENTS.c.kind.in_(SEATING))
        return self._newest(TABLES.c.id.in_(seated), most)

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
