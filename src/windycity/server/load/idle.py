"""What a browser costs that only looks on."""

from __future__ import annotations

from .browser import Browser
from .crowd import through_the_door, together
from .desk import become_known, new_table
from .taken import memory_kib

FIRST = 20
"""Sockets that are opened before, so that what a server needs only once is not counted."""


class Onlookers:
    """Sockets of somebody known, all of which watch one table at which nothing happens."""

    def __init__(self, address: str) -> None:
        self._address = address
        self._token, self._table = "", ""
        self._browsers: list[Browser] = []

    async def kib_each(self, server: int, sockets: int) -> float | None:
        """How much more memory a server takes for each of so many sockets; None where the system does not
        tell."""
        self._token = await become_known(self._address)
        self._table = await new_table(self._address, self._token, "watched")
        try:
            await self._open(FIRST)
            before = memory_kib(server)
            await self._open(sockets)
            after = memory_kib(server)
        finally:
            await together(browser.close for browser in self._browsers)
        return None if before is None or after is None else (after - before) / sockets

    async def _open(self, sockets: int) -> None:
        await through_the_door([self._look_on] * sockets)

    async def _look_on(self) -> None:
        browser = await Browser.open(self._address, self._token)
        self._browsers.append(browser)
        await browser.watch(self._table)
