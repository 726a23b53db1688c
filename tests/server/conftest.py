"""Databases for the tests of the server: each test gets an empty one of either kind."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from itertools import count
from pathlib import Path

import pytest
from sqlalchemy import Engine, create_engine, make_url, text

from windycity.server.store.engine import open_database
from windycity.server.store.migrating import migrate

from .postgresql import running

NAMES = count()


@pytest.fixture(scope="session")
def postgresql() -> Iterator[str]:
    with running() as address:
        yield address


def fresh_database(server: str) -> str:
    """The address of a new database on a server."""
    name = f"windycity_{next(NAMES)}"
    engine = create_engine(server, isolation_level="AUTOCOMMIT")
    with engine.connect() as connection:
        connection.execute(text(f"CREATE DATABASE {name}"))
    engine.dispose()
    return make_url(server).set(database=name).render_as_string(hide_password=False)


@pytest.fixture(params=["sqlite", "postgresql"])
def address(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    """The address of an empty database."""
    if request.param == "sqlite":
        return str(tmp_path / "tables.sqlite")
    return fresh_database(request.getfixturevalue("postgresql"))


@pytest.fixture
def opened() -> Iterator[Callable[[str | Path], Engine]]:
    """Opens databases, and closes them after the test."""
    engines: list[Engine] = []

    def opens(address: str | Path) -> Engine:
        engines.append(open_database(address))
        return engines[-1]

    yield opens
    for engine in engines:
        engine.dispose()


@pytest.fixture
def engine(address: str, opened: Callable[[str | Path], Engine]) -> Engine:
    """An up-to-date database."""
    engine = opened(address)
    migrate(engine)
    return engine
