"""One browser: what it asks, what it is told. It knows no socket, only texts that come and texts that go."""

from __future__ import annotations

import asyncio
from collections.abc import Sequence

from pydantic import ValidationError

from ...kernel import WindyCityError
from ..live.keeper import BrokenTable, UnknownTable
from ..live.live_table import Author, LiveTable
from ..store.errors import StoreError
from ..table.errors import Refused
from ..table.sight import EventSeen, agreed, sight
from .house import House
from .messages import REQUEST, Act, Answer, Hint, Message, News, Problem, Request, Unwatch, Watch

MOST_WAITING = 200
"""Messages that may wait for a browser; one that reads too slowly is dropped, and may come again."""
MOST_WATCHED = 20


class Connection:
    """What a browser watches, and what waits to be sent to it."""

    def __init__(self, house: House, player: str) -> None:
        self._house = house
        self._player = player
        self._watched: dict[str, LiveTable] = {}
        self._waiting: asyncio.Queue[str] = asyncio.Queue(MOST_WAITING)
        self.is_too_slow = asyncio.Event()

    async def next_text(self) -> str:
        """What is to be sent next."""
        return await self._waiting.get()

    async def receive(self, text: str) -> None:
        """Do what a browser asks, and answer."""
        try:
            request = REQUEST.validate_json(text)
        except ValidationError as error:
            self._send(Answer(id=None, problem=_unreadable(error)))
            return
        try:
            self._send(await self._do(request))
        except WindyCityError as error:
            self._send(Answer(id=request.id, problem=problem(error)))

    async def _do(self, request: Request) -> Answer:
        match request:
            case Watch():
                await self._watch(request)
            case Unwatch():
                self._unwatch(request.table)
            case Act():
                author = Author(self._player, request.id)
                number = await self._house.keeper.do(request.table, author, request.command)
                return Answer(id=request.id, number=number)
            case Hint():
                return Answer(id=request.id, hint=await self._house.hint(request.table, self._player))
        return Answer(id=request.id)

    async def _watch(self, request: Watch) -> None:
        """All that was missed goes into one message with what there is to see now."""
        if request.table not in self._watched and len(self._watched) >= MOST_WATCHED:
            raise Refused("too many tables", f"a browser watches {MOST_WATCHED} tables at most")
        live = await self._house.open(request.table)
        live.watchers.add(self._tell)
        self._watched[request.table] = live
        broken = str(live.broken) if live.broken else None
        self._send(
            News(
                events=live.seen[request.since :],
                sight=sight(live.table, self._player),
                agreed=agreed(live.table),
                broken=broken,
            )
        )

    def _unwatch(self, table: str) -> None:
        live = self._watched.pop(table, None)
        if live is not None:
            live.watchers.discard(self._tell)

    def _tell(self, live: LiveTable, news: Sequence[EventSeen]) -> None:
        self._send(News(events=list(news), sight=sight(live.table, self._player)))

    def _send(self, message: Message) -> None:
        try:
            self._waiting.put_nowait(message.model_dump_json())
        except asyncio.QueueFull:
            self.is_too_slow.set()

    def close(self) -> None:
        """The browser is gone."""
        for table in list(self._watched):
            self._unwatch(table)


def problem(error: WindyCityError) -> Problem:
    """What to tell of an error."""
    match error:
        case Refused():
            return Problem(reason=error.reason, sentence=error.sentence, clause=error.clause)
        case UnknownTable():
            return Problem(reason="no such table", sentence=str(error))
        case BrokenTable():
            return Problem(reason="broken", sentence=str(error))
        case StoreError():
            return Problem(reason="not stored", sentence="This could not be stored; try again.")
    return Problem(reason="refused", sentence=str(error))


def _unreadable(error: ValidationError) -> Problem:
    """Where a message is wrong, without repeating it."""
    first = error.errors(include_url=False, include_input=False, include_context=False)[0]
    where = ".".join(map(str, first["loc"]))
    return Problem(reason="unreadable", sentence=f"{where}: {first['msg']}" if where else first["msg"])
