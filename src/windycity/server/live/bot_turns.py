"""Lets bots act at tables in use: whoever's turn it becomes, if a bot plays the seat, it thinks and moves."""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from time import perf_counter

from ..report import metrics
from ..report.logs import log, short
from ..store.errors import StoreError
from ..table import housekeeping
from ..table.errors import Refused
from ..table.settings import PASS
from ..table.table import Table
from .keeper import BrokenTable, Decision, Keeper
from .live_table import LiveTable
from .thinkers import Thinkers
from .thinking import Position

BREATH = 1.0
"""Seconds until a bot tries again when the store does not take its move."""


class BotTurns:
    """One task for every table at which a bot has to act."""

    def __init__(self, keeper: Keeper, thinkers: Thinkers) -> None:
        self._keeper = keeper
        self._thinkers = thinkers
        self._at_work: dict[str, asyncio.Task[None]] = {}

    def look(self, live: LiveTable, _: Sequence[str]) -> None:
        """See whether a bot has to act at a table."""
        table_id = live.table.id
        if _is_bots_turn(live) and table_id not in self._at_work:
            self._at_work[table_id] = asyncio.ensure_future(self._act_and_leave(live))

    async def _act_and_leave(self, live: LiveTable) -> None:
        """Without a pause between the last look and leaving, or a turn that begins then would be missed."""
        try:
            await self._act(live)
        finally:
            del self._at_work[live.table.id]

    async def _act(self, live: LiveTable) -> None:
        while _is_bots_turn(live):
            table = live.table
            seat, after = table.actor, len(table.match.turns)
            assert seat is not None
            code = await self._choose(table, seat)
            try:
                await self._keeper.decide(table.id, None, _decision(seat, code, after))
            except Refused:  # the position is another now, and is looked at again
                continue
            except BrokenTable:
                return
            except StoreError:
                await asyncio.sleep(BREATH)

    async def _choose(self, table: Table, seat: int) -> int:
        """What is played on a seat. If thinking fails, nobody has to wait for ever: it plays without."""
        level = table.seats[seat].bot
        assert level is not None
        if level == PASS:
            return housekeeping.idle_move(table.match)
        began = perf_counter()
        try:
            code = await self._thinkers.think(position(table, seat, level))
        except Exception:
            metrics.BOT_FAILURES.inc()
            log().exception("a bot cannot think", table=short(table.id), level=level)
            return housekeeping.idle_move(table.match)
        metrics.THINKING_SECONDS.labels(level).observe(perf_counter() - began)
        return code

    async def close(self) -> None:
        """Let nobody think any more."""
        tasks = list(self._at_work.values())
        for each in tasks:
            each.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)


def _decision(seat: int, code: int, after: int) -> Decision:
    return lambda table: housekeeping.play_for_bot(table, seat, code, after)


def _is_bots_turn(live: LiveTable) -> bool:
    seat = live.table.actor
    return live.broken is None and seat is not None and live.table.seats[seat].bot is not None


def position(table: Table, seat: int, level: str) -> Position:
    """What there is to think about for a seat that acts."""
    return Position(
        table=table.id,
        game=table.settings.game,
        options=dict(table.match.options),
        moves=tuple(turn.move.code for turn in table.match.turns),
        seat=seat,
        level=level,
    )
