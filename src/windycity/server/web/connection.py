"""One browser: what it asks, what it is told. It knows no socket, only texts that come and texts that go."""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from functools import partial
from typing import NamedTuple

from pydantic import ValidationError

from ...kernel import WindyCityError
from ..live.live_table import Author, LiveTable, Watcher, now
from ..table.commands import Say
from ..table.errors import Refused
from ..table.sight import Eyes, agreed, sight
from .house import House
from .messages import REQUEST, Act, Answer, Hint, Request, Unwatch, Watch, news_text
from .problems import problem, unreadable

MOST_WAITING = 200
"""Messages that may wait for a browser; one that reads too slowly is dropped, and may come again."""
MOST_WATCHED = 20


class Watched(NamedTuple):
    """A table, and what is called when something happens there."""

    live: LiveTable
    watcher: Watcher


class Connection:
    """What a browser watches, and what waits to be sent to it."""

    def __init__(self, house: House, player: str) -> None:
        self._house = house
        self._player = player
        self._watched: dict[str, Watched] = {}
        self._waiting: asyncio.Queue[str] = asyncio.Queue(MOST_WAITING)
        self.is_too_slow = asyncio.Event()

    async def next_text(self) -> str:
        """What is to be sent next."""
        return await self._waiting.get()

    async def receive(self, text: str | bytes) -> None:
        """Do what a browser asks, and answer."""
        try:
            request = REQUEST.validate_json(text)
        except ValidationError as error:
            self._answer(Answer(id=None, problem=unreadable(error.errors(include_url=False))))
            return
        try:
            self._answer(await self._do(request))
        except WindyCityError as error:
            self._answer(Answer(id=request.id, problem=problem(error)))

    async def _do(self, request: Request) -> Answer:
        match request:
            case Watch():
                await self._watch(request)
            case Unwatch():
                self._unwatch(request.table)
            case Act():
                return Answer(id=request.id, number=await self._act(request))
            case Hint():
                visit = await self._house.doors.enter(request.table, self._player)
                return Answer(id=request.id, hint=await self._house.hint(visit))
        return Answer(id=request.id)

    async def _act(self, request: Act) -> int:
        visit = await self._house.doors.enter(request.table, self._player)
        if not isinstance(request.command, Say) or request.command.seat is not None:
            visit.must_take_part()
        author = Author(self._player, request.id)
        return await self._house.keeper.do(visit.live.table.id, author, request.command)

    async def _watch(self, request: Watch) -> None:
        """All that was missed goes into one message with what there is to see now."""
        if request.table not in self._watched and len(self._watched) >= MOST_WATCHED:
            raise Refused("too many tables", f"a browser watches {MOST_WATCHED} tables at most")
        visit = await self._house.doors.enter(request.table, self._player)
        self._unwatch(request.table)
        live, eyes = visit
        watched = Watched(live, partial(self._tell, eyes))
        live.watchers.add(watched.watcher)
        self._watched[request.table] = watched
        self._send(
            news_text(
                live.seen[request.since :],
                sight(live.table, eyes, now()),
                agreed(live.table, eyes, live.watch_link),
                str(live.broken) if live.broken else None,
            )
        )

    def _unwatch(self, link: str) -> None:
        watched = self._watched.pop(link, None)
        if watched is not None:
            watched.live.watchers.discard(watched.watcher)

    def _tell(self, eyes: Eyes, live: LiveTable, news: Sequence[str]) -> None:
        self._send(news_text(news, sight(live.table, eyes, now())))

    def _answer(self, answer: Answer) -> None:
        self._send(answer.model_dump_json())

    def _send(self, text: str) -> None:
        try:
            self._waiting.put_nowait(text)
        except asyncio.QueueFull:
            self.is_too_slow.set()

    def close(self) -> None:
        """The browser is gone."""
        for link in list(self._watched):
            self._unwatch(link)
