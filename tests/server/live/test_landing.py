"""What the writer's thread has done comes to the loop, and nothing is left lying."""

from __future__ import annotations

import asyncio
from concurrent.futures import Future
from threading import Thread

import pytest

from windycity.server.live.landing import Landing

from .house import run


def test_everything_lands_however_threads_and_loop_meet() -> None:
    async def play() -> None:
        landing, works = Landing(), [Future[None]() for _ in range(5_000)]

        def finish() -> None:
            for number, work in enumerate(works):
                if number % 7:
                    work.set_result(None)
                else:
                    work.set_exception(OSError(str(number)))

        waiting = [asyncio.ensure_future(landing.wait(work)) for work in works]
        await asyncio.sleep(0)
        Thread(target=finish).start()
        async with asyncio.timeout(30):
            landed = await asyncio.gather(*waiting, return_exceptions=True)
        assert [error is not None for error in landed] == [number % 7 == 0 for number in range(5_000)]

    run(play())


def test_who_does_not_wait_any_more_does_no_harm() -> None:
    async def play() -> None:
        landing, gone, there = Landing(), Future[None](), Future[None]()
        tasks = [asyncio.ensure_future(landing.wait(work)) for work in (gone, there)]
        await asyncio.sleep(0)
        tasks[0].cancel()
        await asyncio.sleep(0)
        gone.set_result(None)
        there.set_result(None)
        await tasks[1]
        with pytest.raises(asyncio.CancelledError):
            await tasks[0]

    run(play())
