"""How much one browser, and one address, may ask for. Who talks too fast over a socket stands in a line with
all others who do, which moves on at a pace that leaves time for everybody else; who asks for too much
otherwise is refused."""

from __future__ import annotations

import asyncio
from collections import Counter, OrderedDict
from collections.abc import Iterator
from contextlib import AbstractContextManager, contextmanager
from time import monotonic
from typing import NamedTuple

from starlette.requests import HTTPConnection

MOST_ADDRESSES = 10_000
"""Beyond that, the address that was not heard of for longest is forgotten."""


def address_of(connection: HTTPConnection) -> str:
    """Where somebody comes from."""
    return connection.client.host if connection.client is not None else ""


class Rate(NamedTuple):
    """So many at once, and so many more every second."""

    at_once: float
    per_second: float


class Limits(NamedTuple):
    """What a server allows."""

    messages: Rate = Rate(20, 10)
    """Over one socket, without having to stand in line."""
    requests: Rate = Rate(60, 10)
    """Of one address, without a socket, and for one."""
    tables: Rate = Rate(30, 0.5)
    """New ones, of one address."""
    passwords: Rate = Rate(20, 0.2)
    """Tried by one address, and links of seats."""
    sockets: int = 100
    """Of one address, at the same time."""
    connections: int = 100
    """Of one address that are no sockets, or not yet, at the same time."""
    line: Rate = Rate(10, 200)
    """Messages of all who stand in line, together."""
    door: Rate = Rate(20, 300)
    """Connections that are new, of everybody together; they stand in a line of their own."""
    first_words: Rate = Rate(10, 200)
    """First messages over sockets, of everybody together; so do they."""


class Bucket:
    """Fills with time, and is emptied by asking."""

    def __init__(self, rate: Rate, now: float, at_first: float | None = None) -> None:
        """Full, unless there is something else in it at first."""
        self._rate = rate
        self._left = rate.at_once if at_first is None else at_first
        self._since = now

    def take(self, now: float) -> bool:
        """Whether one more is allowed now."""
        self._left = min(self._rate.at_once, self._left + (now - self._since) * self._rate.per_second)
        self._since = now
        if self._left < 1:
            return False
        self._left -= 1
        return True

    async def wait(self) -> None:
        """Until one more is allowed."""
        while not self.take(monotonic()):
            await asyncio.sleep((1 - self._left) / self._rate.per_second)

    def spend(self, amount: float) -> None:
        """What was allowed turns out to be more than one; the rest is owed."""
        self._left -= amount

    def stand_still(self, now: float) -> None:
        """Count no time until now."""
        self._since = now


class Line:
    """Where people stand one behind the other."""

    def __init__(self, rate: Rate) -> None:
        self._bucket = Bucket(rate, monotonic())
        self._foremost = asyncio.Lock()

    async def wait(self) -> None:
        """Until everybody before has had a turn, and it is time for the next."""
        async with self._foremost:
            await self._bucket.wait()

    def spend(self, amount: float) -> None:
        self._bucket.spend(amount)


class Pace:
    """How fast one browser is listened to: at once, unless it has talked too fast of late, or talks fast as
    soon as it comes. Who is new waits with all others who are: they want to see a whole table, and many of
    them at once would keep everybody waiting who plays. While a browser stands in line its bucket does not
    fill, so who goes on at that pace stands in line again and again."""

    def __init__(self, rate: Rate, line: Line, first_words: Line) -> None:
        self._bucket = Bucket(rate, monotonic(), at_first=0)
        self._line, self._first_words = line, first_words
        self._is_new, self._in_line = True, False

    async def wait(self) -> None:
        """Until the next message may be attended to."""
        if self._is_new:
            self._is_new = False
            await self._first_words.wait()
            self._bucket.stand_still(monotonic())
            return
        self._in_line = not self._bucket.take(monotonic())
        if self._in_line:
            await self._line.wait()
            self._bucket.stand_still(monotonic())

    def spend(self, replied: float, told: float) -> None:
        """The message was replied to by as much as several are, and others were told as much because of it.
        Who stands in line pays for both; who does not cannot help it how many look on."""
        self._bucket.spend(replied)
        if self._in_line:
            self._line.spend(replied + told)


class Buckets:
    """A bucket for every address."""

    def __init__(self, rate: Rate) -> None:
        self._rate = rate
        self._buckets: OrderedDict[str, Bucket] = OrderedDict()

    def take(self, address: str, now: float | None = None) -> bool:
        """Whether an address may have one more."""
        moment = monotonic() if now is None else now
        bucket = self._buckets.pop(address, None) or Bucket(self._rate, moment)
        self._buckets[address] = bucket
        if len(self._buckets) > MOST_ADDRESSES:
            self._buckets.popitem(last=False)
        return bucket.take(moment)


class Guests:
    """Everybody who is here, by address."""

    def __init__(self, limits: Limits) -> None:
        self.limits = limits
        self.line, self.door = Line(limits.line), Line(limits.door)
        self.first_words = Line(limits.first_words)
        self._buckets = {
            "requests": Buckets(limits.requests),
            "tables": Buckets(limits.tables),
            "passwords": Buckets(limits.passwords),
        }
        self._sockets: Counter[str] = Counter()
        self._connections: Counter[str] = Counter()

    def may(self, what: str, address: str) -> bool:
        """Whether an address may have one more of something."""
        return self._buckets[what].take(address)

    def socket(self, address: str) -> AbstractContextManager[bool]:
        """One more socket of an address, while it is open; whether it is allowed."""
        return one_more(self._sockets, address, self.limits.sockets)

    def connection(self, address: str) -> AbstractContextManager[bool]:
        """The same for a connection that is no socket, or not yet."""
        return one_more(self._connections, address, self.limits.connections)


@contextmanager
def one_more(counted: Counter[str], address: str, most: int) -> Iterator[bool]:
    """Count one more of an address for a while; whether it is allowed."""
    counted[address] += 1
    try:
        yield counted[address] <= most
    finally:
        counted[address] -= 1
        if not counted[address]:
            del counted[address]
