"""Tables in use: told after they are written, once for every command, and one line of history for all."""

from __future__ import annotations

import asyncio
import gc
import json
import random
from collections.abc import Callable, Sequence
from contextlib import suppress
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import Engine, text

from windycity.server.live.keeper import BrokenTable, Keeper, UnknownTable
from windycity.server.live.live_table import Author, LiveTable
from windycity.server.store.engine import for_writing
from windycity.server.store.errors import StoreError
from windycity.server.store.reading import Reader
from windycity.server.store.schema import EventRow
from windycity.server.table.commands import Claim, Play, Say
from windycity.server.table.errors import Refused
from windycity.server.table.settings import OPEN
from windycity.server.table.table import Table

from ...conformance.option_sets import DEFAULTS
from ..table.people import PEOPLE, move, settings
from .house import House, run

Opened = Callable[[str | Path], Engine]


def numbers(engine: Engine, table_id: str = "t") -> list[int]:
    return [row.number for row in Reader(engine).events(table_id)]


def test_a_game_is_played_and_found_again(house: House) -> None:
    async def play() -> None:
        live = await house.table()
        for _ in range(30):
            await house.move(live)
        again = await Keeper(Reader(house.engine), house.writer).find("t")
        assert again.table.match.record() == live.table.match.record()
        assert again.seen == live.seen
        assert again.answers == live.answers
        assert numbers(house.engine) == list(range(1, live.table.number + 1))

    run(play())


def test_nobody_is_told_before_it_is_on_disk(house: House) -> None:
    """What watchers are told can be read by anybody at that moment."""
    told: list[int] = []

    def watch(live: LiveTable, news: Sequence[str]) -> None:
        on_disk = numbers(house.engine)
        heard = [json.loads(event)["number"] for event in news]
        assert set(heard) <= set(on_disk)
        told.extend(heard)

    async def play() -> None:
        live = await house.table()
        live.watchers.add(watch)
        first = live.table.number + 1
        for _ in range(10):
            await house.move(live)
        assert told == list(range(first, live.table.number + 1))

    run(play())


def test_a_planted_teller_that_does_not_wait_is_caught(house: House, monkeypatch: pytest.MonkeyPatch) -> None:
    async def nothing(*_: Any) -> None:
        """Says it is written, and writes nothing."""

    async def play() -> None:
        live = await house.table()
        early: list[int] = []

        def watch(_: LiveTable, news: Sequence[str]) -> None:
            on_disk = numbers(house.engine)
            early.extend({json.loads(event)["number"] for event in news} - set(on_disk))

        live.watchers.add(watch)
        monkeypatch.setattr(Keeper, "_write", nothing)
        await house.move(live)
        assert early

    run(play())


def test_a_retry_gets_the_same_answer(house: House) -> None:
    async def play() -> None:
        live = await house.table()
        assert live.table.actor is not None
        author, command = Author(PEOPLE[live.table.actor], "once"), move(live.table)
        numbers_told = {await house.keeper.do("t", author, command) for _ in range(3)}
        together = await asyncio.gather(*[house.keeper.do("t", author, command) for _ in range(5)])
        elsewhere = Keeper(Reader(house.engine), house.writer)
        assert numbers_told == set(together) == {await elsewhere.do("t", author, command)}
        assert len([row for row in Reader(house.engine).events("t") if row.command == "once"]) == 1

    run(play())


def test_a_refused_command_leaves_nothing_behind(house: House) -> None:
    async def play() -> None:
        live = await house.table()
        before = (live.table.number, live.table.match.hash, numbers(house.engine))
        with pytest.raises(Refused):
            await house.do("eve", Say(seat=0, name="Eve", text="I am Ann"))
        with pytest.raises(Refused):
            await house.do("ann", Play(seat=0, move="bid 999", after=live.table.number))
        assert before == (live.table.number, live.table.match.hash, numbers(house.engine))

    run(play())


def test_who_goes_away_does_not_stop_a_command(house: House) -> None:
    async def play() -> None:
        live = await house.table()
        number = live.table.number
        asking = asyncio.ensure_future(house.move(live))
        await asyncio.sleep(0)
        asking.cancel()
        await asyncio.gather(asking, return_exceptions=True)
        async with live.lock:
            assert live.table.number > number
        await asyncio.sleep(0.05)
        assert numbers(house.engine) == list(range(1, live.table.number + 1))
        await house.move(live)

    run(play())


@pytest.mark.parametrize("planted", [False, True])
def test_a_refusal_that_nobody_waits_for_is_not_reported(
    house: House, monkeypatch: pytest.MonkeyPatch, planted: bool
) -> None:
    if planted:
        monkeypatch.setattr(Keeper, "_finish", lambda self, task: self._tasks.discard(task))
    reported: list[dict[str, Any]] = []

    async def play() -> None:
        asyncio.get_running_loop().set_exception_handler(lambda _, told: reported.append(told))
        live = await house.table()
        async with live.lock:
            asking = asyncio.ensure_future(house.do("eve", Say(seat=0, name="Eve", text="hello")))
            await asyncio.sleep(0.01)
            asking.cancel()
            await asyncio.gather(asking, return_exceptions=True)
        await asyncio.sleep(0.05)
        gc.collect()

    run(play())
    assert bool(reported) is planted


async def surely_with_a_ring(self: Keeper, work: Any) -> Any:
    task = asyncio.ensure_future(work)
    return await asyncio.shield(task)


@pytest.mark.parametrize("planted", [False, True])
def test_what_is_refused_leaves_nothing_behind(
    house: House, monkeypatch: pytest.MonkeyPatch, planted: bool
) -> None:
    """Python seldom looks for rings of objects, so there must be none, however often somebody is refused."""
    if planted:
        monkeypatch.setattr(Keeper, "_surely", surely_with_a_ring)

    async def be_refused() -> int:
        await house.table()
        left = 0
        for _ in ("first", "again"):
            gc.collect()
            for _ in range(20):
                with suppress(Refused):
                    await house.do("eve", Say(seat=0, name="Eve", text="hello"))
                with suppress(UnknownTable):
                    await house.keeper.find("nowhere")
            left = gc.collect()
        return left

    gc.disable()
    try:
        assert (run(be_refused()) > 100) is planted
    finally:
        gc.enable()


def test_two_servers_make_one_line_of_history(house: House, address: str, opened: Opened) -> None:
    async def play() -> None:
        await house.table()
        other = House(opened(address))
        luck = random.Random(1)

        async def chatter(server: House, player: str) -> None:
            for i in range(25):
                await server.keeper.do("t", Author(player, f"{player}{i}"), Say(name=player, text=str(i)))
                await asyncio.sleep(luck.random() / 500)

        await asyncio.gather(chatter(house, "eve"), chatter(other, "joe"))
        rows = Reader(house.engine).events("t")
        assert [row.number for row in rows] == list(range(1, len(rows) + 1))
        for player in ("eve", "joe"):
            said = [row.command for row in rows if row.author == player]
            assert said == [f"{player}{i}" for i in range(25)]
        other.writer.close()

    run(play())


def test_two_servers_do_not_move_twice_from_one_position(house: House, address: str, opened: Opened) -> None:
    async def play() -> None:
        live = await house.table()
        other = House(opened(address))
        twin = await other.keeper.find("t")
        for _ in range(20):
            assert live.table.actor is not None
            player, command = PEOPLE[live.table.actor], move(live.table, 0)
            done = await asyncio.gather(
                house.keeper.do("t", Author(player, f"a{command.after}"), command),
                other.keeper.do("t", Author(player, f"b{command.after}"), command),
                return_exceptions=True,
            )
            late = [each for each in done if isinstance(each, Refused)]
            assert [each.reason for each in late] == ["late"]
            await house.do("eve", Say(name="Eve", text="next"))
        rows = Reader(house.engine).events("t")
        assert [row.number for row in rows] == list(range(1, len(rows) + 1))
        assert twin.table.match.moves == live.table.match.moves[: len(twin.table.match.moves)]
        other.writer.close()

    run(play())


def test_a_failed_write_is_forgotten(house: House, monkeypatch: pytest.MonkeyPatch) -> None:
    async def play() -> None:
        live = await house.table()
        before = (live.table.number, live.table.match.hash)

        async def broken(*_: Any) -> None:
            raise StoreError("disk full")

        monkeypatch.setattr(Keeper, "_write", broken)
        with pytest.raises(StoreError, match="disk full"):
            await house.move(live)
        assert (live.table.number, live.table.match.hash) == before
        monkeypatch.undo()
        await house.move(live)
        assert numbers(house.engine) == list(range(1, live.table.number + 1))

    run(play())


@pytest.mark.parametrize("planted", [False, True])
def test_a_table_that_is_not_there_is_not_kept(
    house: House, monkeypatch: pytest.MonkeyPatch, planted: bool
) -> None:
    """Also if who looked for it has gone."""
    if planted:
        monkeypatch.setattr(Keeper, "_forget_failure", lambda _, __, coming: coming.exception())

    async def look() -> None:
        for number in range(20):
            looking = asyncio.ensure_future(house.keeper.find(f"x{number}"))
            await asyncio.sleep(0)
            looking.cancel()
        await asyncio.sleep(0.2)
        assert bool(house.keeper._tables) is planted

    run(look())


def test_there_is_no_table_under_a_wrong_link(house: House) -> None:
    async def play() -> None:
        for _ in range(2):
            with pytest.raises(UnknownTable):
                await house.keeper.find("nowhere")

    run(play())


@pytest.mark.parametrize(
    "damage",
    [
        "UPDATE events SET state_hash = 'ffffffffffffffff' WHERE number = 7",
        'UPDATE events SET data = \'{"kind": "moved", "code": 99999}\' WHERE number = 7',
        "UPDATE events SET data = 'nonsense' WHERE number = 7",
        "UPDATE tables SET rules_version = 99",
    ],
)
def test_a_game_that_leads_elsewhere_can_only_be_looked_at(house: House, damage: str) -> None:
    async def play() -> None:
        live = await house.table()
        for _ in range(8):
            await house.move(live)
        with for_writing(house.engine).begin() as connection:
            connection.execute(text(damage.replace(":", "\\:")))
        found = await Keeper(Reader(house.engine), house.writer).find("t")
        assert found.broken is not None
        assert found.table.number < 7
        keeper = Keeper(Reader(house.engine), house.writer)
        with pytest.raises(BrokenTable, match="cannot be gone on with"):
            await keeper.do("t", Author("ann", "x"), Say(seat=0, name="Ann", text="hello"))

    run(play())


def test_what_is_told_of_a_broken_game_repeats_nothing_of_it(house: House) -> None:
    async def play() -> None:
        live = await house.table()
        data = '{"kind": "later", "player": "the id of Bob"}'
        live.read([EventRow("t", live.table.number + 1, 0, "later", data)])
        assert live.broken is not None
        assert "Bob" not in str(live.broken)

    run(play())


def test_every_game_can_be_played_at_a_table(house: House) -> None:
    async def play() -> None:
        for game in DEFAULTS:
            name, seats = game.name, (OPEN,) + ("fixer",) * (game.players - 1)
            agreed = settings(seats, game=name)
            live = await house.keeper.create(
                name, name, agreed, Author("ann", "new"), [Claim(seat=0, name="Ann")]
            )
            assert isinstance(live.table, Table)
            assert not live.table.awaits_chance

    run(play())
