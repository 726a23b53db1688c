"""Looks after the clocks of tables in use: when somebody's time is over, somebody else plays on."""

from __future__ import annotations

import asyncio
from collections.abc import Sequence

from ...kernel import WindyCityError
from ..store.errors import StoreError
from ..table import housekeeping
from .keeper import Keeper
from .live_table import LiveTable, now

BREATH = 1.0
"""Seconds until the next try when the store does not take it."""
LONGEST = 24 * 3600.0
"""Seconds that a timer runs at most; then it is set again."""


class Clocks:
    """A timer for every table at which a clock runs."""

    def __init__(self, keeper: Keeper) -> None:
        self._keeper = keeper
        self._timers: dict[str, asyncio.TimerHandle] = {}
        self._at_work: set[asyncio.Task[None]] = set()

    def look(self, live: LiveTable, _: Sequence[str]) -> None:
        """Set the timer of a table to when its clock runs out."""
        if live.table.clock is None:
            return
        if (timer := self._timers.pop(live.table.id, None)) is not None:
            timer.cancel()
        runs_out_at = live.table.clock.runs_out_at
        if runs_out_at is not None and live.broken is None:
            self._set(live, min(max(runs_out_at - now(), 0) / 1_000, LONGEST))

    def _set(self, live: LiveTable, seconds: float) -> None:
        loop = asyncio.get_running_loop()
        self._timers[live.table.id] = loop.call_later(seconds, self._ring, live)

    def _ring(self, live: LiveTable) -> None:
        task = asyncio.ensure_future(self._run_out(live))
        self._at_work.add(task)
        task.add_done_callback(self._at_work.discard)

    async def _run_out(self, live: LiveTable) -> None:
        try:
            await self._keeper.decide(live.table.id, None, lambda table: housekeeping.run_out(table, now()))
        except StoreError:
            self._set(live, BREATH)
        except WindyCityError:  # somebody has acted, or nobody can any more
            self.look(live, ())

    async def close(self) -> None:
        for timer in self._timers.values():
            timer.cancel()
        await asyncio.gather(*self._at_work, return_exceptions=True)
