"""Bots at tables: they think elsewhere, play on for who hands them a seat, and know nothing of chance."""

from __future__ import annotations

import asyncio
import os
import signal
import subprocess
import sys
import time
from collections.abc import Callable
from contextlib import suppress
from pathlib import Path

import pytest
from sqlalchemy import Engine

from windycity.server.live import thinking
from windycity.server.live.bot_turns import BotTurns
from windycity.server.live.live_table import Author, LiveTable
from windycity.server.live.thinkers import Thinkers
from windycity.server.live.thinking import Known, Position, think
from windycity.server.store.migrating import migrate
from windycity.server.table.commands import Claim, HandToBot, TakeBack
from windycity.server.table.errors import Refused
from windycity.server.table.housekeeping import play_for_bot
from windycity.server.table.settings import OPEN
from windycity.server.table.table import Status

from ..table.people import do, move, seated, settings
from .house import House, run

BOTS = ("hustler", "pigeon", "hustler")


@pytest.fixture
def engine(tmp_path: Path, opened: Callable[[str | Path], Engine]) -> Engine:
    """What bots do does not depend on the kind of database."""
    engine = opened(tmp_path / "tables.sqlite")
    migrate(engine)
    return engine


async def with_bots(house: House, table_id: str = "t") -> LiveTable:
    claims = [Claim(seat=0, name="Ann")]
    return await house.keeper.create(table_id, "w", settings((OPEN, *BOTS)), Author("ann", "new"), claims)


async def until(done: Callable[[], bool]) -> None:
    async with asyncio.timeout(60):
        while not done():
            await asyncio.sleep(0.01)


def test_a_person_plays_a_whole_game_against_bots(house: House) -> None:
    async def play() -> None:
        thinkers = Thinkers()
        turns = BotTurns(house.keeper, thinkers)
        house.keeper.stewards.append(turns.look)
        live = await with_bots(house)
        while live.table.status is Status.PLAYING:
            await until(lambda: live.table.actor in (0, None))
            if live.table.actor == 0:
                await house.do("ann", move(live.table, 0))
        await turns.close()
        thinkers.close()
        assert live.table.match.is_over

    run(play())


def test_a_bot_plays_on_for_who_hands_it_a_seat_until_it_is_taken_back(house: House) -> None:
    async def play() -> None:
        thinkers = Thinkers()
        turns = BotTurns(house.keeper, thinkers)
        house.keeper.stewards.append(turns.look)
        live = await with_bots(house)
        await until(lambda: live.table.actor == 0)
        moves = len(live.table.match.turns)
        await house.do("ann", HandToBot(seat=0, level="pigeon"))
        await until(lambda: len(live.table.match.turns) > moves + 10)
        await house.do("ann", TakeBack(seat=0))
        await until(lambda: live.table.actor == 0)
        await turns.close()
        thinkers.close()

    run(play())


def test_a_process_that_dies_is_replaced(house: House) -> None:
    async def play() -> None:
        thinkers = Thinkers()
        turns = BotTurns(house.keeper, thinkers)
        house.keeper.stewards.append(turns.look)
        live = await with_bots(house)
        await house.do("ann", HandToBot(seat=0, level="hustler"))
        for _ in range(2):
            moves = len(live.table.match.turns)
            await until(lambda: len(live.table.match.turns) > moves + 3)  # noqa: B023
            assert thinkers._pools[0] is not None
            (worker,) = thinkers._pools[0]._processes
            os.kill(worker, signal.SIGKILL)
        await until(lambda: live.table.status is Status.OVER)
        await turns.close()
        thinkers.close()

    run(play())


def position(table_id: str = "t") -> Position:
    table = seated((OPEN, *BOTS))
    do(table, "ann", HandToBot(seat=0, level="pigeon"))
    assert table.actor is not None
    level = table.seats[table.actor].bot
    assert level is not None
    moves = tuple(turn.move.code for turn in table.match.turns)
    return Position(table_id, "don", dict(table.match.options), moves, table.actor, level)


def test_bots_are_told_moves_and_nothing_else() -> None:
    assert Position._fields == ("table", "game", "options", "moves", "seat", "level")
    known = Known(position())
    known.go_to(position().moves)
    assert think(position()) in known.match.legal_codes()


def test_moves_that_were_taken_back_are_forgotten() -> None:
    known, where = Known(position()), position()
    known.go_to(where.moves)
    first, other = known.match.legal_codes()[0], known.match.legal_codes()[-1]
    known.go_to((*where.moves, first))
    known.go_to((*where.moves, other))
    assert [move.code for move in known.match.moves] == [*where.moves, other]
    known.go_to(where.moves)
    assert [move.code for move in known.match.moves] == list(where.moves)


def test_only_so_many_matches_are_remembered(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(thinking, "MOST_MATCHES", 3)
    thinking._known.clear()
    for i in (1, 2, 3, 1, 4):
        think(position(f"t{i}"))
    assert list(thinking._known) == ["t3", "t1", "t4"]


def test_a_bot_that_comes_too_late_changes_nothing() -> None:
    table = seated((OPEN, *BOTS))
    assert table.actor is not None
    moves, seat = len(table.match.turns), table.actor
    code = table.match.legal_codes()[0]
    for wrong in ((seat, code, moves - 1), ((seat + 1) % 4, code, moves)):
        with pytest.raises(Refused):
            play_for_bot(table, *wrong)
    do(table, "ann", HandToBot(seat=0, level="pigeon"))
    assert len(play_for_bot(table, seat, code, moves)) == 1


A_SERVER = """
import os, time
from windycity.server.live import thinkers

if __name__ == "__main__":
    {planted}
    pool = thinkers._pool()
    print(pool.submit(os.getpid).result(), flush=True)
    time.sleep(60)
"""


@pytest.mark.parametrize("planted", [False, True])
def test_nobody_thinks_on_for_a_server_that_was_killed(tmp_path: Path, planted: bool) -> None:
    program = tmp_path / "server.py"
    program.write_text(A_SERVER.format(planted="thinkers.get_ready = os.getpid" if planted else ""))
    with subprocess.Popen([sys.executable, str(program)], stdout=subprocess.PIPE, text=True) as server:
        assert server.stdout is not None
        thinker = int(server.stdout.readline())
        server.kill()
    assert is_gone(thinker, 1.0 if planted else 20.0) is not planted
    with suppress(ProcessLookupError):
        os.kill(thinker, signal.SIGKILL)


def is_gone(process: int, seconds: float) -> bool:
    """Whether a process ends within a time."""
    end = time.monotonic() + seconds
    while time.monotonic() < end:
        try:
            os.kill(process, 0)
        except ProcessLookupError:
            return True
        time.sleep(0.05)
    return False
