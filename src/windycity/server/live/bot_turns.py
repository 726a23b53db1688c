"""Lets bots act at tables in use: whoever's turn it becomes, if a bot plays the seat, it thinks and moves."""

from __future__ import annotations

import asyncio
from collections.abc import Sequence

from ..store.errors import StoreError
from ..table.errors import Refused
from ..table.sight import EventSeen
from ..table.table import Table
from .keeper import BrokenTable, Keeper
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

    def watch(self, live: LiveTable) -> None:
        """See to the bots of a table from now on."""
        if self._look not in live.watchers:
            live.watchers.add(self._look)
            self._look(live, ())

    def _look(self, live: LiveTable, _: Sequence[EventSeen]) -> None:
        table_id = live.table.id
        if _bot_to_move(live.table) is not None and table_id not in self._at_work:
            self._at_work[table_id] = asyncio.ensure_future(self._act_and_leave(live))

    async def _act_and_leave(self, live: LiveTable) -> None:
        """Without a pause between the last look and leaving, or a turn that begins then would be missed."""
        try:
            await self._act(live)
        finally:
            del self._at_work[live.table.id]

    async def _act(self, live: LiveTable) -> None:
        while (task := _bot_to_move(live.table)) is not None and live.broken is None:
            code = await self._thinkers.think(task)
            try:
                await self._keeper.play_for_bot(task.table, task.seat, code, len(task.moves))
            except Refused:  # the position is another now, and is looked at again
                continue
            except BrokenTable:
                return
            except StoreError:
                await asyncio.sleep(BREATH)

    async def close(self) -> None:
        """Let nobody think any more."""
        tasks = list(self._at_work.values())
        for each in tasks:
            each.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)


def _bot_to_move(table: Table) -> Position | None:
    """What a bot has to think about, None if none has to."""
    seat = table.actor
    if seat is None or (level := table.seats[seat].bot) is None:
        return None
    return position(table, seat, level)


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
