"""A server that starts: games go on by themselves, and those that cannot are told apart."""

from __future__ import annotations

import pytest
from sqlalchemy import text

from windycity.server.live import keeper as keeping
from windycity.server.live import waking
from windycity.server.live.bot_turns import BotTurns
from windycity.server.live.keeper import Keeper
from windycity.server.live.live_table import Author
from windycity.server.live.thinkers import Thinkers
from windycity.server.live.thinking import Position
from windycity.server.live.waking import wake
from windycity.server.store.engine import for_writing
from windycity.server.store.reading import Reader
from windycity.server.table.commands import Claim, HandToBot
from windycity.server.table.settings import OPEN
from windycity.server.table.table import Status

from ..table.people import settings
from .house import House, run
from .test_bots import BOTS, until, with_bots

SPOIL = "UPDATE events SET state_hash = 'spoilt' WHERE table_id = 'bad' AND kind = 'moved'"


class Lines:
    """What was logged."""

    def __init__(self) -> None:
        self.lines: list[tuple[str, dict[str, object]]] = []

    def __call__(self) -> Lines:
        return self

    def __getattr__(self, level: str) -> object:
        return lambda event, **facts: self.lines.append((event, facts))


@pytest.fixture(autouse=True)
def at_once(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(waking, "FIRST", 0.0)


@pytest.fixture
def lines(monkeypatch: pytest.MonkeyPatch) -> Lines:
    lines = Lines()
    for module in ("keeper", "waking", "bot_turns"):
        monkeypatch.setattr(f"windycity.server.live.{module}.log", lines)
    return lines


def test_bots_go_on_after_a_restart_though_nobody_comes(house: House) -> None:
    async def play() -> None:
        await with_bots(house)
        await house.do("ann", HandToBot(seat=0, level="pigeon"))
        again, thinkers = Keeper(Reader(house.engine), house.writer), Thinkers()
        turns = BotTurns(again, thinkers)
        again.stewards.append(turns.look)
        await wake(Reader(house.engine), again)
        live = await again.find("t")
        await until(lambda: live.table.status is Status.OVER)
        await turns.close()
        thinkers.close()

    run(play())


def test_turns_that_an_older_server_has_not_written_down_are(house: House) -> None:
    async def play() -> None:
        live, _ = await house.table(), await house.table("bad")
        reader = Reader(house.engine)
        with for_writing(house.engine).begin() as connection:
            connection.execute(text("DELETE FROM turns"))
            connection.execute(text(SPOIL))
        await wake(reader, Keeper(reader, house.writer))
        assert live.table.turn is not None
        assert [row.id for row in reader.turns_of(live.table.turn, most=9)] == ["t"]
        assert reader.knows_turn("bad")

    run(play())


def test_a_game_that_would_go_another_way_now_is_reported(house: House, lines: Lines) -> None:
    async def play() -> None:
        for table in ("good", "bad"):
            await house.table(table)
        with for_writing(house.engine).begin() as connection:
            connection.execute(text(SPOIL))
        again = Keeper(Reader(house.engine), house.writer)
        await wake(Reader(house.engine), again)
        assert (await again.find("good")).broken is None
        assert (await again.find("bad")).broken is not None

    run(play())
    reported = [facts for event, facts in lines.lines if event == "game cannot be gone on with"]
    assert [facts["table"] for facts in reported] == ["bad…"]
    assert "another position" in str(reported[0]["reason"])
    assert lines.lines[-1][1]["games"] == 2


class NoThoughts(Thinkers):
    """A planted bug: thinking fails."""

    async def think(self, position: Position) -> int:
        raise RuntimeError("no thoughts")


def test_a_bot_that_cannot_think_does_not_hold_the_table_up(house: House, lines: Lines) -> None:
    async def play() -> None:
        turns = BotTurns(house.keeper, NoThoughts())
        house.keeper.stewards.append(turns.look)
        live = await with_bots(house)
        await house.do("ann", HandToBot(seat=0, level="fixer"))
        await until(lambda: live.table.status is Status.OVER)
        await turns.close()

    run(play())
    assert {event for event, _ in lines.lines} == {"a bot cannot think"}


def test_tables_that_nobody_would_miss_are_put_away(house: House, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(keeping, "MOST_IN_USE", 3)

    async def play() -> None:
        watched = await house.table("watched")
        watched.watchers.add(lambda live, news: None)
        agreed = settings((OPEN, *BOTS))
        claims = [Claim(seat=0, name="Ann")]
        bots = await house.keeper.create("bots", "w bots", agreed, Author("ann", "new"), claims)
        await house.do("ann", HandToBot(seat=0, level="pigeon"), "bots")
        for i in range(5):
            await house.table(f"t{i}")
        kept = list(house.keeper._tables)
        assert len(kept) <= 3
        assert {"watched", "bots"} <= set(kept)
        assert await house.keeper.find("bots") is bots
        number = (await house.keeper.find("t0")).table.number
        assert await house.move(await house.keeper.find("t0")) == number + 1

    run(play())
