"""Brings what the writer's thread has done to the loop, all of a commit at once: waking the loop costs more
than what is told."""

from __future__ import annotations

import asyncio
from collections import deque
from concurrent.futures import Future
from functools import partial

Landed = tuple[asyncio.Future[None], Future[None]]


class Landing:
    """Waits in one loop for what another thread does."""

    def __init__(self) -> None:
        self._landed: deque[Landed] = deque()
        self._is_loop_called = False

    async def wait(self, work: Future[None]) -> None:
        """Until the work is done; its error, if it fails."""
        loop = asyncio.get_running_loop()
        waiting: asyncio.Future[None] = loop.create_future()
        work.add_done_callback(partial(self._land, loop, waiting))
        await waiting

    def _land(
        self, loop: asyncio.AbstractEventLoop, waiting: asyncio.Future[None], work: Future[None]
    ) -> None:
        """In the other thread. First it is put down, then the loop is called unless it has been: so nothing
        is left lying."""
        self._landed.append((waiting, work))
        if not self._is_loop_called:
            self._is_loop_called = True
            loop.call_soon_threadsafe(self._settle)

    def _settle(self) -> None:
        self._is_loop_called = False
        while self._landed:
            waiting, work = self._landed.popleft()
            if waiting.cancelled():
                continue
            if (error := work.exception()) is not None:
                waiting.set_exception(error)
            else:
                waiting.set_result(None)
