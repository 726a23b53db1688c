"""A crowd at a real server, and what is measured of it."""

from __future__ import annotations

import asyncio
import os
import signal
from collections.abc import Callable, Iterator
from contextlib import AbstractContextManager, contextmanager
from pathlib import Path
from threading import Timer
from time import monotonic

import pytest
from sqlalchemy import Engine, func, select

from windycity.server.load import crowd, desk, measuring, server_process
from windycity.server.load.browser import Browser
from windycity.server.load.crowd import Crowd
from windycity.server.load.desk import become_known
from windycity.server.load.errors import LoadFailure
from windycity.server.load.measuring import Report, measure
from windycity.server.load.pace import AtOnce
from windycity.server.load.player import Acknowledged, Player
from windycity.server.load.server_process import ServerProcess, running
from windycity.server.store.schema import EVENTS

Opened = Callable[[str | Path], Engine]


@pytest.fixture
def database(tmp_path: Path) -> str:
    return str(tmp_path / "tables.sqlite")


def moves_in(engine: Engine) -> int:
    """How many moves of people, not of chance, a database holds."""
    people = select(func.count()).where(EVENTS.c.kind == "moved", EVENTS.c.command.is_not(None))
    with engine.connect() as connection:
        return connection.execute(people).scalar_one()


def check_sane(report: Report) -> None:
    assert report["moves_per_s"] > 0
    assert 0 < report["p50_ms"] <= report["p99_ms"]
    assert report["client_cores"] > 0
    if Path("/proc/self/status").exists():
        assert report["server_cores"] is not None
        assert report["idle_connection_kib"] is not None


def test_without_a_rate_both_loops_are_measured(address: str, opened: Opened) -> None:
    report = measure(address, tables=4, seconds=0.5, onlookers=10)
    check_sane(report)
    assert report["database"] == opened(address).dialect.name
    assert (report["tables"], report["client_processes"], report["rate"]) == (4, 1, None)
    both = report["moves_per_s"] + (report["moves_per_s_at_1500"] or 0)
    assert both > report["moves_per_s"]
    assert report["p99_at_1500_ms"]
    assert both * 0.5 <= moves_in(opened(address))


def test_with_a_rate_only_that_is_measured() -> None:
    report = measure(None, tables=4, seconds=0.5, rate=40, onlookers=10)
    check_sane(report)
    assert report["rate"] == 40
    assert report["moves_per_s"] <= 50
    assert report["moves_per_s_at_1500"] is report["p99_at_1500_ms"] is None


def test_all_that_is_counted_is_in_the_database(database: str, opened: Opened) -> None:
    told: list[Acknowledged] = []

    async def play(server: ServerProcess) -> None:
        people = Crowd(server.address, 5, told.append)
        await people.arrive()
        await people.play(AtOnce(monotonic() + 0.5), 0.5)
        await people.leave()

    with running(database) as server:
        asyncio.run(play(server))
    engine = opened(database)
    with engine.connect() as connection:
        columns = (EVENTS.c.table_id, EVENTS.c.command, EVENTS.c.number)
        stored = {tuple(row) for row in connection.execute(select(*columns))}
    assert {each[:3] for each in told} <= stored
    assert len({each.table for each in told}) == 5
    assert moves_in(engine) == sum(each.due is not None for each in told) > 0


def test_who_has_finished_a_game_goes_on_at_a_new_table(database: str) -> None:
    told: list[Acknowledged] = []

    class UntilTheSecondTable:
        async def turn(self) -> float | None:
            return None if told[-1].table != told[0].table and told[-1].due is not None else 0.0

    async def play(server: ServerProcess) -> None:
        player = Player(server.address, "p", told.append)
        await player.arrive()
        await player.play(UntilTheSecondTable())
        await player.leave()

    with running(database) as server:
        asyncio.run(play(server))
    assert [each.command for each in told if each.due is None] == ["table0", "table1"]


def test_a_refusal_is_an_error(database: str) -> None:
    async def watch(server: ServerProcess) -> None:
        browser = await Browser.open(server.address, await become_known(server.address))
        try:
            await browser.watch("nowhere")
        finally:
            await browser.close()

    with running(database) as server, pytest.raises(LoadFailure, match="refuses watch: there is no table"):
        asyncio.run(watch(server))


def struck(number: signal.Signals, after: float) -> Callable[[str], AbstractContextManager[ServerProcess]]:
    """A server that gets a signal after so many seconds."""

    @contextmanager
    def run(database: str) -> Iterator[ServerProcess]:
        with running(database) as server:
            timer = Timer(after, os.kill, [server.id, number])
            timer.start()
            yield server
            timer.join()

    return run


@pytest.mark.parametrize("after", [0.0, 3.0])
def test_a_server_that_dies_is_told_of(after: float, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(measuring, "running", struck(signal.SIGKILL, after))
    with pytest.raises(LoadFailure, match="the server has died with exit code -9"):
        measure(None, tables=4, seconds=60, onlookers=4)


@pytest.mark.parametrize("after", [0.0, 3.0])
def test_a_server_that_hangs_is_told_of(after: float, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(measuring, "running", struck(signal.SIGSTOP, after))
    monkeypatch.setattr(desk, "PATIENCE", 2.0)
    monkeypatch.setattr(crowd, "PATIENCE", 2.0)
    monkeypatch.setattr(server_process, "GOODBYE", 0.0)
    with pytest.raises(LoadFailure, match="the server does not answer"):
        measure(None, tables=4, seconds=2, onlookers=4)
