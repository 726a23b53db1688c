"""What a server does when it starts: it plays open games again, and goes on with those that wait for it."""

from __future__ import annotations

import asyncio
from time import perf_counter

from ...kernel import WindyCityError
from ..report.logs import log, short
from ..store.reading import Reader
from ..table.table import Status
from .keeper import Keeper

FIRST = 2.0
"""Seconds that are left to people who come back at once."""
MOST = 100_000
REST = 1.0
"""Seconds of rest for every second of work, so that people who come meanwhile are answered."""


async def wake(reader: Reader, keeper: Keeper) -> None:
    """Load every game that is being played, the newest first: bots and clocks go on, and games that cannot
    are reported."""
    await asyncio.sleep(FIRST)
    began, number = perf_counter(), 0
    for row in await asyncio.to_thread(reader.tables, Status.PLAYING, most=MOST):
        at_work = perf_counter()
        try:
            await keeper.find(row.id)
        except WindyCityError as error:
            log().warning("not woken", table=short(row.id), reason=str(error))
        number += 1
        await asyncio.sleep(REST * (perf_counter() - at_work))
    log().info("open games played again", games=number, seconds=round(perf_counter() - began, 3))
