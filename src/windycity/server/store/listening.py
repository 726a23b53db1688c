"""Hears from PostgreSQL what other servers have written. SQLite tells nobody: one server has its file."""

from __future__ import annotations

from collections.abc import Callable
from threading import Event, Thread

from sqlalchemy import Engine

from .engine import POSTGRESQL
from .writer import CHANNEL

PATIENCE = 1.0
"""Seconds between two looks whether it is time to stop, and before another try to connect."""


class Listener:
    """A thread that waits for news of other writers."""

    def __init__(self, engine: Engine, own: str, tell: Callable[[str | None], None]) -> None:
        """`tell` is called in that thread with the id of a table, or with None if some news may have been
        missed; what the writer called `own` has written is no news."""
        self._engine = engine
        self._own = own
        self._tell = tell
        self._stop = Event()
        self._thread = Thread(target=self._run, name="listener", daemon=True)
        if engine.dialect.name == POSTGRESQL:
            self._thread.start()

    def close(self) -> None:
        self._stop.set()
        if self._thread.is_alive():
            self._thread.join()

    def _run(self) -> None:
        from psycopg import Error, connect

        url = self._engine.url.set(drivername=POSTGRESQL).render_as_string(hide_password=False)
        while not self._stop.is_set():
            try:
                with connect(url, autocommit=True) as connection:
                    connection.execute(f"LISTEN {CHANNEL}")
                    self._tell(None)
                    while not self._stop.is_set():
                        for news in connection.notifies(timeout=PATIENCE):
                            self._hear(news.payload)
                            if self._stop.is_set():
                                return
            except Error:
                self._stop.wait(PATIENCE)

    def _hear(self, payload: str) -> None:
        writer, _, table = payload.partition(" ")
        if writer != self._own:
            self._tell(table)
