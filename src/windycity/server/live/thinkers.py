"""Processes in which bots think, so that nobody who plays has to wait for them."""

from __future__ import annotations

import asyncio
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from multiprocessing import get_context
from zlib import crc32

from .thinking import Position, get_ready, think

ATTEMPTS = 3


class Thinkers:
    """Some processes, which are started when they are needed; a table keeps to one of them, where its bots
    remember what they have thought."""

    def __init__(self, number: int = 1) -> None:
        self._pools: list[ProcessPoolExecutor | None] = [None] * number

    async def think(self, position: Position) -> int:
        """What a bot plays. If its process dies, another takes its place and thinks anew."""
        index = crc32(position.table.encode()) % len(self._pools)
        for _ in range(ATTEMPTS):
            pool = self._pools[index] or _pool()
            self._pools[index] = pool
            try:
                return await asyncio.get_running_loop().run_in_executor(pool, think, position)
            except BrokenProcessPool:
                if self._pools[index] is pool:
                    self._pools[index] = None
        raise RuntimeError(f"the processes in which bots think die at table {position.table}")

    def close(self) -> None:
        for pool in self._pools:
            if pool is not None:
                pool.shutdown(cancel_futures=True)


def _pool() -> ProcessPoolExecutor:
    return ProcessPoolExecutor(1, mp_context=get_context("spawn"), initializer=get_ready)
