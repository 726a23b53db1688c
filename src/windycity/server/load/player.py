"""One person, who plays alone: all seats of a table, and a new table when the game is over."""

from __future__ import annotations

from collections.abc import Callable
from random import Random
from typing import Any, NamedTuple

from .browser import Browser
from .desk import become_known, new_table
from .errors import LoadFailure
from .pace import Pace


class Acknowledged(NamedTuple):
    """A command that a server says is on disk, and as which event. For a move, `due` says when it was to be
    made, on the monotonic clock; for a new table it is None."""

    table: str
    command: str
    number: int
    due: float | None = None


Told = Callable[[Acknowledged], None]


class Player:
    """Makes random moves, and tells what was acknowledged. Who has lost the socket arrives again, and asks
    again for what was not answered, under the same id."""

    def __init__(self, address: str, name: str, told: Told) -> None:
        self._address, self._told = address, told
        self._luck = Random(name)
        self._token, self._table = "", ""
        self._tables = self._moves = 0
        self._pending: dict[str, Any] | None = None
        self._browser: Browser | None = None

    async def arrive(self) -> None:
        """Be there, with a table and a socket, and see the table."""
        self._token = self._token or await become_known(self._address)
        if not self._table:
            await self._make_table()
        self._browser = await Browser.open(self._address, self._token)
        await self._browser.watch(self._table)

    async def play(self, pace: Pace) -> None:
        """Move after move until the pace says stop; then everything has been answered."""
        assert self._browser is not None
        while True:
            if self._pending is None and not self._browser.sight["legal"]:
                await self._change_tables(self._browser)
            if (due := await pace.turn()) is None:
                return
            await self._move(self._browser, due)

    async def leave(self) -> None:
        if self._browser is not None:
            await self._browser.close()

    async def _move(self, browser: Browser, due: float) -> None:
        self._pending = self._pending or self._random_move(browser.sight)
        try:
            number = await browser.ask(self._pending)
        except LoadFailure:
            self._pending = None
            raise
        self._told(Acknowledged(self._table, self._pending["id"], number, due))
        self._pending = None

    def _random_move(self, sight: dict[str, Any]) -> dict[str, Any]:
        self._moves += 1
        move = self._luck.choice(sight["legal"])["text"]
        command = {"do": "play", "seat": sight["actor"], "move": move, "after": sight["moves"]}
        return {"id": f"move{self._moves}", "do": "act", "table": self._table, "command": command}

    async def _change_tables(self, browser: Browser) -> None:
        """From a game that is over to a new one."""
        await browser.unwatch(self._table)
        self._table = ""
        await self._make_table()
        await browser.watch(self._table)

    async def _make_table(self) -> None:
        """The id of the request changes only after it is answered."""
        command = f"table{self._tables}"
        self._table = await new_table(self._address, self._token, command)
        self._tables += 1
        self._told(Acknowledged(self._table, command, 1))
