"""One browser: what it asks, what it is told. It knows no socket, only texts that come and texts that go."""

from __future__ import annotations

import asyncio
from collections import deque
from collections.abc import Sequence
from functools import partial
from typing import NamedTuple

from pydantic import ValidationError

from ...kernel import WindyCityError, say
from ..live.live_table import Author, LiveTable, Watcher, now
from ..table.commands import Say
from ..table.errors import Refused
from ..table.sight import Eyes, agreed, sight, ways_seen
from .house import House
from .messages import REQUEST, Act, Answer, Hint, Request, Unwatch, Watch, Ways, id_of, news_text
from .problems import problem, unreadable

MOST_WAITING, MOST_LETTERS_WAITING = 200, 4_000_000
"""Messages that may wait for a browser, and their letters before one more; one that reads too slowly is
dropped, and may come again."""
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
        self._seated_at: set[str] = set()
        """Those of the tables it watches at which it had a seat when it was last told of them."""
        self._waiting: deque[str] = deque()
        self._has_texts = asyncio.Event()
        self._letters_waiting = 0
        self.replied = 0
        """Letters that it was told because it asked."""
        self.told = 0
        """How often somebody was told because of what it did."""
        self.is_too_slow = asyncio.Event()

    async def has_texts(self) -> None:
        """Until there is something to be sent."""
        await self._has_texts.wait()

    def next_text(self) -> str | None:
        """What is to be sent next, if there is anything."""
        if not self._waiting:
            self._has_texts.clear()
            return None
        text = self._waiting.popleft()
        self._letters_waiting -= len(text)
        return text

    @property
    def is_onlooker(self) -> bool:
        """Whether it watches something, and has a seat nowhere."""
        return bool(self._watched) and not self._seated_at

    async def receive(self, text: str | bytes) -> None:
        """Do what a browser asks, and answer."""
        try:
            request = REQUEST.validate_json(text)
        except ValidationError as error:
            problems = error.errors(include_url=False)
            self._answer(Answer(id=id_of(text), problem=unreadable(problems)))
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
            case Ways():
                visit = await self._house.doors.enter(request.table, self._player)
                ways = ways_seen(visit.live.table, visit.eyes, request.start)
                return Answer(id=request.id, ways=ways)
        return Answer(id=request.id)

    async def _act(self, request: Act) -> int:
        visit = await self._house.doors.enter(request.table, self._player)
        if not isinstance(request.command, Say) or request.command.seat is not None:
            visit.must_take_part()
        author = Author(self._player, request.id)
        number = await self._house.keeper.do(visit.live.table.id, author, request.command)
        self.told += len(visit.live.watchers)
        return number

    async def _watch(self, request: Watch) -> None:
        """All that was missed goes into one message with what there is to see now."""
        if request.table not in self._watched and len(self._watched) >= MOST_WATCHED:
            raise Refused(
                "too many tables", say("a browser watches {number} tables at most", number=MOST_WATCHED)
            )
        visit = await self._house.doors.enter(request.table, self._player)
        self._unwatch(request.table)
        live, eyes = visit
        watched = Watched(live, partial(self._tell, eyes))
        live.watchers.add(watched.watcher)
        self._watched[request.table] = watched
        self._note_seats(eyes, live)
        self._reply(
            news_text(
                live.seen[request.since :],
                sight(live.table, eyes, now()),
                agreed(live.table, eyes, live.watch_link),
                live.broken.sentence if live.broken else None,
            )
        )

    def _unwatch(self, link: str) -> None:
        self._seated_at.discard(link)
        watched = self._watched.pop(link, None)
        if watched is not None:
            watched.live.watchers.discard(watched.watcher)

    def _tell(self, eyes: Eyes, live: LiveTable, news: Sequence[str]) -> None:
        """News are written once for all who see the same."""
        seats = self._note_seats(eyes, live)
        seen_as = (eyes.link, *seats)
        if seen_as not in live.written:
            live.written[seen_as] = news_text(news, sight(live.table, eyes, now()))
        self._send(live.written[seen_as])

    def _note_seats(self, eyes: Eyes, live: LiveTable) -> list[int]:
        """Its seats at a table."""
        seats = live.table.seats_of(eyes.player) if eyes.player is not None else []
        (self._seated_at.add if seats else self._seated_at.discard)(eyes.link)
        return seats

    def _answer(self, answer: Answer) -> None:
        self._reply(answer.model_dump_json())

    def _reply(self, text: str) -> None:
        self.replied += len(text)
        self._send(text)

    def _send(self, text: str) -> None:
        if len(self._waiting) >= MOST_WAITING or self._letters_waiting > MOST_LETTERS_WAITING:
            self.is_too_slow.set()
        else:
            self._waiting.append(text)
            self._has_texts.set()
            self._letters_waiting += len(text)

    def close(self) -> None:
        """The browser is gone."""
        for link in list(self._watched):
            self._unwatch(link)
