"""Joins what people wrote down with what is in the database."""

from __future__ import annotations

import json
from collections import Counter, defaultdict
from pathlib import Path
from typing import NamedTuple

from sqlalchemy import Engine, select

from windycity.server.store.schema import EVENTS

from .players import Line


class Findings(NamedTuple):
    """What is wrong, if anything."""

    acknowledged: int
    lost: int
    """Acknowledged, and not in the database as that event."""
    doubled: int
    """Commands that were carried out more than once."""
    gaps: int
    """Tables whose events are not numbered 1, 2, 3, ..."""


def acknowledgements(folder: Path) -> list[Line]:
    """All lines of all files."""
    files = sorted(folder.glob("*.jsonl"))
    return [Line(*json.loads(line)) for file in files for line in file.read_text().splitlines()]


def check(engine: Engine, folder: Path) -> Findings:
    with engine.connect() as connection:
        columns = (EVENTS.c.table_id, EVENTS.c.number, EVENTS.c.author, EVENTS.c.command)
        rows = [tuple(row) for row in connection.execute(select(*columns))]
    stored = {(table, number): command for table, number, _, command in rows}
    commands = Counter((table, author, command) for table, _, author, command in rows if command)
    numbers = defaultdict(list)
    for table, number in stored:
        numbers[table].append(number)
    told = acknowledgements(folder)
    return Findings(
        acknowledged=len(told),
        lost=sum(not _is_there(stored, each) for each in told),
        doubled=sum(count > 1 for count in commands.values()),
        gaps=sum(sorted(each) != list(range(1, len(each) + 1)) for each in numbers.values()),
    )


def _is_there(stored: dict[tuple[str, int], str | None], told: Line) -> bool:
    return stored.get((told.table, told.number)) == told.command
