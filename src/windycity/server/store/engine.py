"""The way to the database: SQLite by default, PostgreSQL by its address."""

from __future__ import annotations

import sqlite3
from pathlib import Path
from typing import Any

from sqlalchemy import URL, Connection, Engine, create_engine, event, make_url
from sqlalchemy.exc import ArgumentError, NoSuchModuleError

from .errors import StoreError

SQLITE, POSTGRESQL = "sqlite", "postgresql"

PRAGMAS = ("journal_mode = WAL", "synchronous = FULL", "foreign_keys = ON", "busy_timeout = 10000")
"""FULL: a commit comes back after its bytes have reached the disk, also in the WAL."""


def open_database(address: str | Path) -> Engine:
    """An engine for a file, or for an address like postgresql://user@host/name."""
    url = address_of(address)
    try:
        engine = create_engine(url)
    except ModuleNotFoundError:
        raise StoreError("PostgreSQL needs the extra windycity[postgres]") from None
    if engine.dialect.name == SQLITE:
        event.listen(engine, "connect", _prepare)
        event.listen(engine, "begin", _begin)
    return engine


def address_of(address: str | Path) -> URL:
    """The address of a database; a path is a file of SQLite."""
    if isinstance(address, Path) or "://" not in address:
        return URL.create(SQLITE, database=str(address))
    try:
        url = make_url(address)
        if url.get_backend_name() not in (SQLITE, POSTGRESQL):
            raise StoreError(f"a database is {SQLITE}:// or {POSTGRESQL}://, not {url.drivername}://")
        return url
    except (ArgumentError, NoSuchModuleError, ValueError):
        raise StoreError(
            "this is no address of a database; one looks like postgresql://user@host/name"
        ) from None


def _prepare(connection: sqlite3.Connection, _: Any) -> None:
    """Leave transactions to `_begin`: the driver would begin them late, and not for every statement."""
    connection.isolation_level = None
    for pragma in PRAGMAS:
        connection.execute(f"PRAGMA {pragma}")


def _begin(connection: Connection) -> None:
    connection.exec_driver_sql("BEGIN IMMEDIATE" if _writes(connection) else "BEGIN")


def _writes(connection: Connection) -> bool:
    """Who is going to write says so at once, or it could find out too late that somebody else did."""
    return bool(connection.get_execution_options().get("writes"))


def for_writing(engine: Engine) -> Engine:
    """The same database for who is going to write."""
    return engine.execution_options(writes=True)
