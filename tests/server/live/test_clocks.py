"""Clocks of tables in use: when somebody's time is over, the game goes on without them."""

from __future__ import annotations

import asyncio
import json

import pytest

from windycity.server.live import clocks as clocking
from windycity.server.live import keeper as keeping
from windycity.server.live import live_table
from windycity.server.live.bot_turns import BotTurns
from windycity.server.live.clocks import Clocks
from windycity.server.live.keeper import Keeper
from windycity.server.live.live_table import Author, LiveTable
from windycity.server.live.thinkers import Thinkers
from windycity.server.store.reading import Reader
from windycity.server.table.commands import Claim
from windycity.server.table.settings import PASS
from windycity.server.table.table import Status

from ..table.people import PEOPLE, settings
from .house import House, run
from .test_bots import until

SECONDS = 10
CLOCK = {"kind": "real_time", "seconds": SECONDS}


class Time:
    """A clock on the wall that tests turn on."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch) -> None:
        self.now = 1_000_000
        for module in (live_table, keeping, clocking):
            monkeypatch.setattr(module, "now", lambda: self.now)


@pytest.fixture
def time(monkeypatch: pytest.MonkeyPatch) -> Time:
    return Time(monkeypatch)


async def timed(house: House, absent: str = "pigeon") -> LiveTable:
    agreed = settings(clock=CLOCK, absent=absent)
    claims = [Claim(seat=0, name="Ann")]
    live = await house.keeper.create("t", "w", agreed, Author("ann", "new"), claims)
    for seat in (1, 2, 3):
        await house.do(PEOPLE[seat], Claim(seat=seat, name=PEOPLE[seat]))
    return live


def test_a_table_where_nobody_comes_back_plays_itself_to_the_end(house: House, time: Time) -> None:
    async def play() -> None:
        thinkers = Thinkers()
        turns, clocks = BotTurns(house.keeper, thinkers), Clocks(house.keeper)
        house.keeper.stewards += [turns.look, clocks.look]
        live = await timed(house, absent=PASS)
        ran_out = 0
        while live.table.status is Status.PLAYING:
            await until(
                lambda: live.table.clock is None or live.table.clock.running is not None or over(live)
            )
            if over(live):
                break
            time.now += SECONDS * 1_000
            clocks.look(live, ())
            ran_out += 1
            await until(lambda: len([kind for kind in kinds(live) if kind == "ran_out"]) == ran_out)  # noqa: B023
        assert ran_out == 4
        assert [seat.bot for seat in live.table.seats] == [PASS] * 4
        await turns.close()
        await clocks.close()
        thinkers.close()

    run(play())


def kinds(live: LiveTable) -> list[str]:
    return [json.loads(event)["kind"] for event in live.seen]


def over(live: LiveTable) -> bool:
    return live.table.status is Status.OVER


def test_who_moves_in_time_is_left_alone(house: House, time: Time) -> None:
    async def play() -> None:
        clocks = Clocks(house.keeper)
        house.keeper.stewards.append(clocks.look)
        live = await timed(house)
        for _ in range(8):
            time.now += 900
            clocks.look(live, ())
            await house.move(live)
        await asyncio.sleep(0.05)
        assert "ran_out" not in kinds(live)
        await clocks.close()

    run(play())


def test_clocks_stand_still_while_no_server_runs(house: House, time: Time) -> None:
    async def play() -> None:
        live = await timed(house)
        time.now += 4_000
        clock = live.table.clock
        assert clock is not None
        seat = clock.running
        assert seat is not None
        time.now += 3_600_000
        another = Keeper(Reader(house.engine), house.writer)
        clocks = Clocks(another)
        another.stewards.append(clocks.look)
        again = await another.find("t")
        assert kinds(again)[-1] == "resumed"
        assert again.table.clock is not None
        assert again.table.clock.left_at(seat, time.now) == SECONDS * 1_000
        await asyncio.sleep(0.05)
        assert kinds(again)[-1] == "resumed"
        time.now += SECONDS * 1_000
        clocks.look(again, ())
        await until(lambda: kinds(again)[-1] == "ran_out")
        await clocks.close()

    run(play())


def test_days_go_on_while_no_server_runs(house: House, time: Time) -> None:
    async def play() -> None:
        agreed = settings(clock={"kind": "days", "days": 1})
        claims = [Claim(seat=0, name="Ann")]
        live = await house.keeper.create("t", "w", agreed, Author("ann", "new"), claims)
        for seat in (1, 2, 3):
            await house.do(PEOPLE[seat], Claim(seat=seat, name=PEOPLE[seat]))
        time.now += 3_600_000
        again = await Keeper(Reader(house.engine), house.writer).find("t")
        assert again.table.number == live.table.number
        assert again.table.clock is not None
        running = again.table.clock.running
        assert running is not None
        assert again.table.clock.left_at(running, time.now) == 23 * 3_600_000

    run(play())
