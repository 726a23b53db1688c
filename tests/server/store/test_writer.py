"""The writer: what it has acknowledged is on disk, once, in order, and nobody's mistake is another's."""

from __future__ import annotations

import sqlite3
from collections.abc import Callable, Iterator
from concurrent.futures import Future, wait
from pathlib import Path
from threading import Event

import pytest
from sqlalchemy import Engine

from windycity.server.store.errors import Overtaken, Repeated, StoreError
from windycity.server.store.migrating import migrate
from windycity.server.store.reading import Reader
from windycity.server.store.writer import Change, Writer

from .rows import event, opening, table


@pytest.fixture
def writer(engine: Engine) -> Iterator[Writer]:
    writer = Writer(engine)
    yield writer
    writer.close()


Opened = Callable[[str | Path], Engine]


def numbers(engine: Engine, table_id: str = "t") -> list[int]:
    return [row.number for row in Reader(engine).events(table_id)]


def test_what_is_acknowledged_can_be_read_by_anybody(writer: Writer, address: str, opened: Opened) -> None:
    writer.write(opening()).result()
    writer.write(Change([event(2, command="a"), event(3)], status="playing")).result()
    other = opened(address)
    assert Reader(other).table("t") == table(status="playing")
    assert Reader(other).events("t", since=1) == [event(2, command="a"), event(3)]


def test_a_change_is_all_or_nothing(engine: Engine, writer: Writer) -> None:
    writer.write(opening()).result()
    with pytest.raises(Overtaken):
        writer.write(Change([event(2), event(1)], status="over")).result()
    assert numbers(engine) == [1]
    found = Reader(engine).table("t")
    assert found == table()


def test_of_two_with_the_same_number_one_is_written(engine: Engine, address: str, opened: Opened) -> None:
    one, other = Writer(engine), Writer(opened(address))
    one.write(opening()).result()
    for number in range(2, 40):
        done: list[Future[None]] = [writer.write(Change([event(number)])) for writer in (one, other)]
        wait(done)
        failed = [each.exception() for each in done if each.exception() is not None]
        assert [type(error) for error in failed] == [Overtaken]
    one.close()
    other.close()
    assert numbers(engine) == list(range(1, 40))


def test_a_command_is_written_once(engine: Engine, writer: Writer) -> None:
    writer.write(opening()).result()
    writer.write(Change([event(2, command="a")])).result()
    with pytest.raises(Repeated) as repeated:
        writer.write(Change([event(3, command="a")])).result()
    assert repeated.value.number == 2
    writer.write(Change([event(3, command="a", author="bob")])).result()
    writer.write(opening("other")).result()
    writer.write(Change([event(2, "other", command="a")])).result()
    assert numbers(engine) == [1, 2, 3]


class Slow:
    """Holds the first commit up until everything else is handed in."""

    def __init__(self) -> None:
        self.commits: list[int] = []
        self.go_on = Event()

    def __call__(self, changes: int, _: float) -> None:
        self.commits.append(changes)
        self.go_on.wait()


def test_what_waits_is_committed_together(engine: Engine) -> None:
    slow = Slow()
    writer = Writer(engine, slow)
    first = writer.write(opening())
    first.result()
    rest = [writer.write(opening(f"t{i}")) for i in range(50)]
    slow.go_on.set()
    wait(rest)
    writer.close()
    assert slow.commits == [1, 50]


def test_one_who_is_late_does_not_keep_the_others_from_being_written(engine: Engine) -> None:
    slow = Slow()
    writer = Writer(engine, slow)
    writer.write(opening()).result()
    late = writer.write(Change([event(1)]))
    rest = [writer.write(opening(f"t{i}")) for i in range(5)]
    slow.go_on.set()
    writer.close()
    assert isinstance(late.exception(), Overtaken)
    assert all(each.exception() is None for each in rest)
    assert all(numbers(engine, f"t{i}") == [1] for i in range(5))


def test_one_that_cannot_be_written_does_not_keep_the_others_from_it(engine: Engine) -> None:
    """PostgreSQL takes no text with a NUL in it; SQLite does."""
    slow = Slow()
    writer = Writer(engine, slow)
    writer.write(opening()).result()
    bad = writer.write(Change([event(2, command="\0")]))
    rest = [writer.write(opening(f"t{i}")) for i in range(5)]
    slow.go_on.set()
    writer.close()
    assert isinstance(bad.exception(), StoreError) is (engine.dialect.name == "postgresql")
    assert all(each.exception() is None for each in rest)


def test_closing_writes_what_was_handed_in(engine: Engine) -> None:
    writer = Writer(engine)
    done = [writer.write(opening(f"t{i}")) for i in range(20)]
    writer.close()
    assert all(each.done() for each in done)
    assert len(Reader(engine).tables("open", most=99)) == 20


def test_a_broken_database_is_told_and_survived(tmp_path: Path, opened: Opened) -> None:
    engine = opened(tmp_path / "tables.sqlite")
    migrate(engine)
    writer = Writer(engine)
    writer.write(opening()).result()
    outside = sqlite3.connect(tmp_path / "tables.sqlite")
    outside.execute("ALTER TABLE events RENAME TO hidden")
    with pytest.raises(StoreError, match="does not take it"):
        writer.write(Change([event(2)])).result()
    outside.execute("ALTER TABLE hidden RENAME TO events")
    outside.close()
    writer.write(Change([event(2)])).result()
    writer.close()
    assert numbers(engine) == [1, 2]
