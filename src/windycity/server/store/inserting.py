"""Events are inserted by one statement for all. With a statement for each, the thread that writes would give
Python away and ask for it back once for every event, and wait each time for the loop, which is busy."""

from __future__ import annotations

import json
from collections.abc import Sequence

from sqlalchemy import Connection, TextClause, text

from .engine import POSTGRESQL, SQLITE
from .schema import EVENTS, EventRow

COLUMNS = ", ".join(f'"{column.name}"' for column in EVENTS.columns)
TYPES = ", ".join(f'"{column.name}" {column.type}' for column in EVENTS.columns)
FIELDS = ", ".join(f"json_extract(value, '$[{place}]')" for place in range(len(EVENTS.columns)))

INSERT: dict[str, TextClause] = {
    SQLITE: text(f"INSERT INTO events ({COLUMNS}) SELECT {FIELDS} FROM json_each(:rows)"),
    POSTGRESQL: text(
        f"INSERT INTO events ({COLUMNS}) "
        f"SELECT {COLUMNS} FROM json_to_recordset(CAST(:rows AS json)) AS event({TYPES})"
    ),
}
"""By the kind of database: rows come as JSON, as lists or by the names of the columns."""


def insert_events(connection: Connection, rows: Sequence[EventRow]) -> None:
    """Insert events in the order in which they are given."""
    kind = connection.dialect.name
    data = [row._asdict() for row in rows] if kind == POSTGRESQL else rows
    connection.execute(INSERT[kind], {"rows": json.dumps(data)})
