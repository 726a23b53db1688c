"""Bringing a database up to date."""

from __future__ import annotations

from pathlib import Path

from sqlalchemy import Connection, Engine, inspect, text
from sqlalchemy.exc import SQLAlchemyError

from .engine import POSTGRESQL, for_writing
from .errors import StoreError

SCRIPTS = Path(__file__).parent / "migrations"
LOCK = 19_290_214
"""The number of the lock in PostgreSQL under which one server at a time migrates; SQLite locks the file."""


def migrate(engine: Engine, revision: str | None = None) -> None:
    """Make the tables, or change them to what this version needs, or to what another one did."""
    try:
        if revision is not None or not _is_up_to_date(engine):
            _upgrade(engine, revision or "head")
    except SQLAlchemyError as error:
        raise StoreError(f"the database cannot be opened: {error}") from None


def _is_up_to_date(engine: Engine) -> bool:
    """Found out without loading what changes databases: a server that starts again is waited for."""
    newest = max(path.name for path in (SCRIPTS / "versions").glob("*.py"))
    with engine.connect() as connection:
        if not inspect(connection).has_table("alembic_version"):
            return False
        version = connection.scalar(text("SELECT version_num FROM alembic_version"))
    return version is not None and newest.startswith(f"{version}_")


def _upgrade(engine: Engine, revision: str) -> None:
    from alembic import command
    from alembic.config import Config
    from alembic.util import CommandError

    config = Config()
    config.set_main_option("script_location", str(SCRIPTS).replace("%", "%%"))
    try:
        with for_writing(engine).begin() as connection:
            _wait_for_others(connection)
            config.attributes["connection"] = connection
            command.upgrade(config, revision)
    except CommandError as error:
        raise StoreError(f"this database was made by a newer Windy City: {error}") from None


def _wait_for_others(connection: Connection) -> None:
    if connection.dialect.name == POSTGRESQL:
        connection.execute(text("SELECT pg_advisory_xact_lock(:lock)"), {"lock": LOCK})
