"""Two servers on one PostgreSQL: what happens at one is told at the other."""

from __future__ import annotations

import asyncio
import json
from collections.abc import Callable, Sequence
from pathlib import Path

import pytest
from sqlalchemy import Engine, text

from windycity.server.live.keeper import Keeper
from windycity.server.live.live_table import Author, LiveTable
from windycity.server.store.listening import Listener
from windycity.server.store.migrating import migrate
from windycity.server.store.reading import Reader
from windycity.server.store.writer import Writer
from windycity.server.table.commands import Say

from ..conftest import fresh_database
from .house import House, run
from .test_bots import until

Opened = Callable[[str | Path], Engine]


class Server:
    """A keeper that hears of what others write."""

    def __init__(self, engine: Engine) -> None:
        self.engine = engine
        self.writer = Writer(engine)
        self.keeper = Keeper(Reader(engine), self.writer)
        self.heard: list[str | None] = []
        self._loop = asyncio.get_running_loop()
        self.listener = Listener(engine, self.writer.name, self._hear)

    def _hear(self, table: str | None) -> None:
        self.heard.append(table)
        asyncio.run_coroutine_threadsafe(self.keeper.hear_of(table), self._loop)

    def close(self) -> None:
        self.listener.close()
        self.writer.close()


@pytest.fixture
def engine(postgresql: str, opened: Opened) -> Engine:
    engine = opened(fresh_database(postgresql))
    migrate(engine)
    return engine


def test_news_pass_between_servers(house: House) -> None:
    async def play() -> None:
        await house.table()
        other = Server(house.engine)
        live = await other.keeper.find("t")
        told: list[str] = []

        def hear(_: LiveTable, news: Sequence[str]) -> None:
            told.extend(news)

        live.watchers.add(hear)
        await until(lambda: None in other.heard)
        await house.do("ann", Say(seat=0, name="Ann", text="hello"))
        await until(lambda: bool(told))
        assert json.loads(told[-1])["data"]["text"] == "hello"
        heard = other.heard.copy()
        await other.keeper.do("t", Author("bob", "b"), Say(seat=1, name="Bob", text="oh"))
        other.close()
        assert other.heard == heard, "its own writing is no news"

    run(play())


def test_what_was_missed_while_the_line_was_dead_is_caught_up_with(house: House) -> None:
    async def play() -> None:
        await house.table()
        other = Server(house.engine)
        live = await other.keeper.find("t")
        await until(lambda: None in other.heard)
        hang_up = "SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE query LIKE 'LISTEN%'"
        with house.engine.connect() as connection:
            connection.execute(text(hang_up))
        await house.do("ann", Say(seat=0, name="Ann", text="hello"))
        await until(lambda: live.table.chat != [])
        other.close()

    run(play())
