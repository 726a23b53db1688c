"""What is read back: tables, what has happened at them, and the server's secrets."""

from __future__ import annotations

import secrets
from typing import Any

from sqlalchemy import Engine, Select, insert, select
from sqlalchemy.exc import IntegrityError, SQLAlchemyError

from .engine import for_writing
from .errors import StoreError
from .schema import EVENTS, SECRETS, TABLES, EventRow, TableRow

SECRET_BYTES = 32


class Reader:
    """Reads beside the writer; only what has been committed."""

    def __init__(self, engine: Engine) -> None:
        self._engine = engine

    def table(self, table_id: str) -> TableRow | None:
        """A table, None if there is no such table."""
        rows = self._rows(select(TABLES).where(TABLES.c.id == table_id))
        return TableRow(*rows[0]) if rows else None

    def tables(self, *statuses: str, most: int = 1_000) -> list[TableRow]:
        """Tables of these statuses, the newest first."""
        wanted = select(TABLES).where(TABLES.c.status.in_(statuses))
        return [
            TableRow(*row)
            for row in self._rows(wanted.order_by(TABLES.c.created.desc(), TABLES.c.id).limit(most))
        ]

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
