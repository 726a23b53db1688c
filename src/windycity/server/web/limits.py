"""How much one browser, and one address, may ask for. Who talks too fast over a socket is listened to more
slowly; who asks for too much otherwise is refused."""

from __future__ import annotations

import asyncio
from collections import Counter, OrderedDict
from collections.abc import Iterator
from contextlib import contextmanager
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

    messages: Rate = Rate(60, 20)
    """Over one socket."""
    requests: Rate = Rate(60, 10)
    """Of one address, without a socket."""
    tables: Rate = Rate(30, 0.5)
    """New ones, of one address."""
    passwords: Rate = Rate(20, 0.2)
    """Tried by one address, and links of seats."""
    sockets: int = 100
    """Of one address, at the same time."""


class Bucket:
    """Fills with time, and is emptied by asking."""

    def __init__(self, rate: Rate, now: float) -> None:
        self._rate = rate
        self._left = rate.at_once
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
        self._buckets = {
            "requests": Buckets(limits.requests),
            "tables": Buckets(limits.tables),
            "passwords": Buckets(limits.passwords),
        }
        self._sockets: Counter[str] = Counter()

    def may(self, what: str, address: str) -> bool:
        """Whether an address may have one more of something."""
        return self._buckets[what].take(address)

    @contextmanager
    def socket(self, address: str) -> Iterator[bool]:
        """One more socket of an address, while it is open; whether it is allowed."""
        self._sockets[address] += 1
        try:
            yield self._sockets[address] <= self.limits.sockets
        finally:
            self._sockets[address] -= 1
            if not self._sockets[address]:
                del self._sockets[address]
