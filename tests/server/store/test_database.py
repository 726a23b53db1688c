"""Opening, migrating and reading a database."""

from __future__ import annotations

from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

import pytest
from alembic.autogenerate import compare_metadata
from alembic.migration import MigrationContext
from sqlalchemy import Engine, text

from windycity.server.store.engine import for_writing, open_database
from windycity.server.store.errors import StoreError
from windycity.server.store.migrating import migrate
from windycity.server.store.reading import SECRET_BYTES, Reader
from windycity.server.store.schema import METADATA
from windycity.server.store.writer import Change, Writer

from .rows import event, opening, table

Opened = Callable[[str | Path], Engine]


def test_migrations_lead_to_the_schema(engine: Engine) -> None:
    with engine.connect() as connection:
        assert compare_metadata(MigrationContext.configure(connection), METADATA) == []


def test_migrating_again_changes_nothing(engine: Engine) -> None:
    writer = Writer(engine)
    writer.write(opening()).result()
    writer.close()
    migrate(engine)
    assert Reader(engine).table("t") == table()


def test_servers_that_start_together_migrate_once(address: str, opened: Opened) -> None:
    engines = [opened(address) for _ in range(4)]
    with ThreadPoolExecutor(4) as pool:
        list(pool.map(migrate, engines))
    for engine in engines:
        assert Reader(engine).tables("open", most=9) == []


def test_a_newer_database_is_refused(engine: Engine) -> None:
    with for_writing(engine).begin() as connection:
        connection.execute(text("UPDATE alembic_version SET version_num = '9999'"))
    with pytest.raises(StoreError, match="newer Windy City"):
        migrate(engine)


@pytest.mark.parametrize("bad", ["mysql://host/name", "nonsense://x", "postgresql://user:pass@host:port/x"])
def test_a_bad_address_is_refused_without_repeating_it(bad: str) -> None:
    with pytest.raises(StoreError) as refused:
        open_database(bad)
    assert "pass" not in str(refused.value)


def test_a_file_that_is_no_database_is_refused(tmp_path: Path, opened: Opened) -> None:
    (tmp_path / "notes.txt").write_text("no database" * 100)
    with pytest.raises(StoreError, match="cannot be opened"):
        migrate(opened(tmp_path / "notes.txt"))


def test_sqlite_commits_reach_the_disk(tmp_path: Path, opened: Opened) -> None:
    with opened(tmp_path / "tables.sqlite").connect() as connection:
        assert connection.scalar(text("PRAGMA synchronous")) == 2
        assert connection.scalar(text("PRAGMA journal_mode")) == "wal"
        assert connection.scalar(text("PRAGMA foreign_keys")) == 1


def test_a_secret_is_made_once(address: str, engine: Engine, opened: Opened) -> None:
    readers = [Reader(opened(address)) for _ in range(4)]
    with ThreadPoolExecutor(4) as pool:
        found = set(pool.map(lambda reader: reader.secret("seats"), readers))
    assert len(found) == 1
    assert len(found.pop()) == SECRET_BYTES
    assert Reader(engine).secret("other") != Reader(engine).secret("seats")


def test_tables_are_listed_newest_first(engine: Engine) -> None:
    writer = Writer(engine)
    for i in range(5):
        change = opening(f"t{i}")
        assert change.table is not None
        writer.write(
            change._replace(table=change.table._replace(created=i, status="open" if i % 2 else "over"))
        )
    writer.close()
    assert [row.id for row in Reader(engine).tables("open", most=9)] == ["t3", "t1"]
    assert [row.id for row in Reader(engine).tables("over", most=2)] == ["t4", "t2"]
    assert Reader(engine).table("nowhere") is None


def test_tables_of_an_older_database_are_taken_over(address: str, opened: Opened) -> None:
    engine = opened(address)
    migrate(engine, "0001")
    old = "INSERT INTO tables VALUES (:id, 1, 'don', 1, :settings, :key, 'open')"
    with for_writing(engine).begin() as connection:
        for name, listed in (("a", "true"), ("b", "false")):
            settings = f'{{"is_listed": {listed}}}'
            connection.execute(text(old), {"id": name, "settings": settings, "key": b"k"})
    migrate(engine)
    reader = Reader(engine)
    assert [row.id for row in reader.listed("open", most=9)] == ["a"]
    links = [row.watch_link for row in reader.tables("open", most=9)]
    assert len(set(links)) == 2
    for row in reader.tables("open", most=9):
        assert row.beginning == "{}"
        assert reader.table_to_watch(row.watch_link) == row


def test_tables_are_found_by_who_sits_there(engine: Engine) -> None:
    writer = Writer(engine)
    for name, kind, author in (("a", "claimed", "ann"), ("b", "said", "ann"), ("c", "reclaimed", "bob")):
        row = event(1, name, "c", author)._replace(kind=kind)
        writer.write(Change([row], table(name))).result()
    writer.close()
    assert [own.row.id for own in Reader(engine).running_of("ann", most=9)] == ["a"]
    assert [own.row.id for own in Reader(engine).running_of("bob", most=9)] == ["c"]
