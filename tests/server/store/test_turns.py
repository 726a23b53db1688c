"""Whose turn it is, as it is written down, and somebody's tables by it."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import Engine, event, text

from windycity.server.store.engine import for_writing
from windycity.server.store.errors import Overtaken
from windycity.server.store.migrating import migrate
from windycity.server.store.reading import OwnTable, Reader
from windycity.server.store.schema import EventRow, Turn
from windycity.server.store.writer import Change, Writer

from .rows import event as happened
from .rows import opening, table

Opened = Callable[[str | Path], Engine]


@pytest.fixture
def writer(engine: Engine) -> Iterator[Writer]:
    writer = Writer(engine)
    yield writer
    writer.close()


def claimed(number: int, table_id: str, player: str) -> EventRow:
    return happened(number, table_id, f"c{number}", player)._replace(kind="claimed")


def sit(writer: Writer, player: str, name: str, created: int, status: str, turn: str | None) -> None:
    """A table at which somebody sits."""
    made = table(name, status)._replace(created=created)
    writer.write(Change([claimed(1, name, player)], made, turn=Turn(name, turn))).result()


def ids(found: list[OwnTable]) -> list[str]:
    return [own.row.id for own in found]


def test_a_turn_is_written_with_what_led_to_it_or_not_at_all(engine: Engine, writer: Writer) -> None:
    reader = Reader(engine)
    sit(writer, "ann", "t", 1, "playing", "ann")
    assert [row.id for row in reader.turns_of("ann", most=9)] == ["t"]
    with pytest.raises(Overtaken):
        writer.write(Change([happened(1)], turn=Turn("t", "bob"))).result()
    assert [row.id for row in reader.turns_of("ann", most=9)] == ["t"]
    writer.write(Change([happened(2)], turn=Turn("t", None))).result()
    assert reader.turns_of("ann", most=9) == []
    writer.write(Change([happened(3)], turn=Turn("t", "bob"))).result()
    assert [row.id for row in reader.turns_of("bob", most=9)] == ["t"]
    writer.write(Change([happened(4)], status="over", turn=Turn("t", None))).result()
    assert reader.turns_of("bob", most=9) == []


def test_a_turn_that_is_only_looked_up_changes_none_that_is_known(engine: Engine, writer: Writer) -> None:
    reader = Reader(engine)
    writer.write(opening("t")).result()
    assert not reader.knows_turn("t")
    for player in ("ann", "bob"):
        writer.write(Change([], turn=Turn("t", player))).result()
    assert reader.knows_turn("t")
    assert [row.id for row in reader.turns_of("ann", most=9)] == ["t"]


def test_ones_turn_comes_first_and_no_running_game_is_cut_off_by_others(
    engine: Engine, writer: Writer
) -> None:
    for created in range(30):
        status = "over" if created % 3 == 0 else "playing"
        sit(writer, "ann", f"t{created}", created, status, "ann" if created in (1, 2) else "bob")
    reader = Reader(engine)
    running = reader.running_of("ann", most=99)
    others = [f"t{each}" for each in range(29, 2, -1) if each % 3 != 0]
    assert ids(running) == ["t2", "t1", *others]
    assert running[0].turn == Turn("t2", "ann")
    assert ids(reader.finished_of("ann", most=3)) == ["t27", "t24", "t21"]
    assert ids(reader.running_of("bob", most=99)) == []


def test_who_sits_where_is_read_for_many_tables(engine: Engine, writer: Writer) -> None:
    names = [f"t{number}" for number in range(600)]
    for name in names:
        writer.write(Change([claimed(1, name, "ann"), happened(2, name)], table(name)))
    writer.write(opening("empty")).result()
    found = Reader(engine).seat_changes([*names, "empty"])
    assert [[row.number for row in found[name]] for name in names] == [[1]] * 600
    assert found["empty"] == []


def test_turns_of_an_older_database_are_not_known_until_they_are_looked_up(
    address: str, opened: Opened
) -> None:
    engine = opened(address)
    migrate(engine, "0002")
    with for_writing(engine).begin() as connection:
        connection.execute(
            text("INSERT INTO tables VALUES ('t', 1, 'don', 1, '{}', :key, 'playing', :listed, '{}', 'w')"),
            {"key": b"k", "listed": False},
        )
        connection.execute(
            text(
                "INSERT INTO events (table_id, number, at, kind, data, author, command) "
                "VALUES ('t', 1, 1, 'claimed', '{}', 'ann', 'c')"
            )
        )
    migrate(engine)
    reader = Reader(engine)
    assert [(own.row.id, own.turn) for own in reader.running_of("ann", most=9)] == [("t", None)]
    assert [row.number for row in reader.seat_changes(["t"])["t"]] == [1]


def test_no_request_of_somebodys_tables_reads_through_all_events(tmp_path: Path, opened: Opened) -> None:
    """As many people ask for them, and as often as every half minute."""
    engine = opened(tmp_path / "tables.sqlite")
    migrate(engine)
    plans: list[str] = []

    @event.listens_for(engine, "before_cursor_execute")
    def explain(connection: object, cursor: object, statement: str, given: Any, *_: object) -> None:
        if statement.startswith("SELECT"):
            raw = engine.raw_connection()
            rows = raw.cursor().execute(f"EXPLAIN QUERY PLAN {statement}", given).fetchall()
            plans.extend(row[3] for row in rows)
            raw.close()

    reader = Reader(engine)
    reader.running_of("ann", most=9)
    reader.finished_of("ann", most=9)
    reader.turns_of("ann", most=9)
    reader.seat_changes(["t"])
    scans = [plan for plan in plans if plan.startswith("SCAN")]
    assert plans
    assert scans == []
