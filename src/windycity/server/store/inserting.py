"""Events and turns are written by one statement for all. With a statement for each, the thread that writes
would give Python away and ask for it back once for every event, and wait each time for the loop, which is
busy."""

from __future__ import annotations

import json
from collections.abc import Sequence

from sqlalchemy import Connection, TextClause, text

from .engine import POSTGRESQL, SQLITE
from .schema import EVENTS, EventRow, Turn

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

TURN: dict[str, str] = {
    SQLITE: (
        "SELECT json_extract(value, '$[0]'), json_extract(value, '$[1]') FROM json_each(:rows) WHERE true"
    ),
    POSTGRESQL: "SELECT * FROM json_to_recordset(CAST(:rows AS json)) AS turn(table_id TEXT, player TEXT)",
}
"""Rows of turns. Without WHERE, SQLite would take ON CONFLICT for a part of a join."""

INSTEAD, OTHERWISE = "DO UPDATE SET player = excluded.player", "DO NOTHING"
"""What becomes of a turn where one is known."""


def insert_events(connection: Connection, rows: Sequence[EventRow]) -> None:
    """Insert events in the order in which they are given."""
    kind = connection.dialect.name
    data = [row._asdict() for row in rows] if kind == POSTGRESQL else rows
    connection.execute(INSERT[kind], {"rows": json.dumps(data)})


def keep_turns(connection: Connection, turns: Sequence[Turn], known: str) -> None:
    """Write down whose turn it is, `INSTEAD` of what was known of a table or `OTHERWISE`; the last one of a
    table counts. In the order of the tables, like all that is written."""
    kind = connection.dialect.name
    last = sorted({turn.table_id: turn for turn in turns}.values())
    data = [turn._asdict() for turn in last] if kind == POSTGRESQL else last
    statement = f"INSERT INTO turns (table_id, player) {TURN[kind]} ON CONFLICT (table_id) {known}"
    connection.execute(text(statement), {"rows": json.dumps(data)})
