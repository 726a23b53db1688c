"""Bringing a database up to date."""

from __future__ import annotations

from pathlib import Path

from alembic import command
from alembic.config import Config
from alembic.util import CommandError
from sqlalchemy import Connection, Engine, text
from sqlalchemy.exc import SQLAlchemyError

from .engine import POSTGRESQL, for_writing
from .errors import StoreError

SCRIPTS = Path(__file__).parent / "migrations"
LOCK = 19_290_214
"""The number of the lock in PostgreSQL under which one server at a time migrates; SQLite locks the file."""


def migrate(engine: Engine, revision: str = "head") -> None:
    """Make the tables, or change them to what this version needs."""
    config = Config()
    config.set_main_option("script_location", str(SCRIPTS).replace("%", "%%"))
    try:
        with for_writing(engine).begin() as connection:
            _wait_for_others(connection)
            config.attributes["connection"] = connection
            command.upgrade(config, revision)
    except CommandError as error:
        raise StoreError(f"this database was made by a newer Windy City: {error}") from None
    except SQLAlchemyError as error:
        raise StoreError(f"the database cannot be opened: {error}") from None


def _wait_for_others(connection: Connection) -> None:
    if connection.dialect.name == POSTGRESQL:
        connection.execute(text("SELECT pg_advisory_xact_lock(:lock)"), {"lock": LOCK})
