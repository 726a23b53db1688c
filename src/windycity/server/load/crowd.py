"""Many people who do something at the same time."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Coroutine, Iterable
from functools import partial
from typing import Any

from .desk import PATIENCE
from .pace import Pace
from .player import Player, Told

DOOR = 50
"""So many come in at the same time."""

Work = Callable[[], Coroutine[Any, Any, None]]


class Crowd:
    """People who play, each at a table of their own; all of them in one process, which takes as little of the
    machine from the server as it can."""

    def __init__(self, address: str, people: int, told: Told) -> None:
        self._players = [Player(address, f"p{number}", told) for number in range(people)]

    async def arrive(self) -> None:
        """Let everybody make a table, and look at it."""
        await through_the_door(player.arrive for player in self._players)

    async def play(self, pace: Pace, seconds: float) -> None:
        """Until the pace says stop, which it does after so many seconds."""
        async with asyncio.timeout(seconds + PATIENCE):
            await together(partial(player.play, pace) for player in self._players)

    async def leave(self) -> None:
        await together(player.leave for player in self._players)


async def through_the_door(works: Iterable[Work]) -> None:
    """Do things at the same time, but not too many."""
    door = asyncio.Semaphore(DOOR)

    async def enter(work: Work) -> None:
        async with door, asyncio.timeout(PATIENCE):
            await work()

    await together(partial(enter, work) for work in works)


async def together(works: Iterable[Work]) -> None:
    """Do things at the same time; if one fails, all stop, with its error."""
    try:
        async with asyncio.TaskGroup() as group:
            for work in works:
                group.create_task(work())
    except ExceptionGroup as failed:
        raise failed.exceptions[0] from None
