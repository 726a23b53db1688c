"""Who sends more than anybody needs is slowed down or hung up on, and keeps nobody else from being heard."""

from __future__ import annotations

import asyncio
import socket
import time
from contextlib import ExitStack, closing, suppress
from pathlib import Path
from select import select

import pytest

from windycity.server.web import connection as connections
from windycity.server.web import limits, wire
from windycity.server.web.limits import Guests, Line, Pace, Rate

from ..web.running import GENEROUS, Browser, serving
from .conftest import dropped
from .raw import CONTINUATION, PING, PONG, TEXT, comes_true, frame, is_hung_up_on, message, upgraded

ENDLESS = Rate(10**9, 10**9)
"""A planted bug, wherever there should be a bound."""
MANY = 1_000
OWN, SHARED = Rate(10, 5), Rate(10, 200)

breath = asyncio.sleep


class Clock:
    """Time that passes when somebody waits, and only then."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch) -> None:
        self.now = 0.0
        monkeypatch.setattr(limits, "monotonic", lambda: self.now)
        monkeypatch.setattr(asyncio, "sleep", self._sleep)

    async def _sleep(self, seconds: float) -> None:
        self.now += seconds + 1e-6
        await breath(0)


async def served(flooders: int, seconds: float, clock: Clock) -> tuple[int, float]:
    """How often flooders are attended to in some time, and how long somebody waits who is none of them."""
    line, door, times, waited = Line(SHARED), Line(Rate(1_000, 1_000)), 0, 0.0

    async def flood() -> None:
        nonlocal times
        pace = Pace(OWN, line, door)
        while clock.now < seconds:
            await pace.wait()
            times += 1
            await breath(0)

    async def ask_now_and_then() -> None:
        nonlocal waited
        pace, last = Pace(OWN, line, door), 0.0
        while clock.now < seconds:
            if clock.now >= last + 0.25:
                last = clock.now
                await pace.wait()
                waited += clock.now - last
            await breath(0)

    await asyncio.gather(ask_now_and_then(), *[flood() for _ in range(flooders)])
    return times, waited


def at_most(flooders: int, seconds: float) -> float:
    """One message of each, what all may say together, and a little for the time between two messages."""
    return flooders + SHARED.at_once + 1.1 * SHARED.per_second * seconds


def test_flooders_share_what_is_left(monkeypatch: pytest.MonkeyPatch) -> None:
    times, waited = asyncio.run(served(50, 10, Clock(monkeypatch)))
    assert times <= at_most(50, 10)
    assert waited == 0


def test_a_line_that_gives_time_back_is_caught(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(limits.Bucket, "stand_still", lambda *_: None)
    assert asyncio.run(served(50, 10, Clock(monkeypatch)))[0] > at_most(50, 10)


def test_a_line_without_a_pace_is_caught(monkeypatch: pytest.MonkeyPatch) -> None:
    async def wait(self: Pace) -> None:
        await asyncio.sleep(0.001)

    monkeypatch.setattr(Pace, "wait", wait)
    times, waited = asyncio.run(served(50, 10, Clock(monkeypatch)))
    assert times > at_most(50, 10)
    assert waited > 0


def first_words_in(seconds: float, people: int, clock: Clock) -> int:
    """How many who are new are attended to in some time, all of whom come at once and ask for something."""
    newcomers, heard = Line(SHARED), 0

    async def come() -> None:
        nonlocal heard
        await Pace(OWN, Line(SHARED), newcomers).wait()
        heard += clock.now <= seconds

    async def all_come() -> None:
        await asyncio.gather(*[come() for _ in range(people)])

    asyncio.run(all_come())
    return heard


def test_many_newcomers_wait_for_each_other(monkeypatch: pytest.MonkeyPatch) -> None:
    assert first_words_in(1, 500, Clock(monkeypatch)) <= SHARED.at_once + SHARED.per_second + 1


def test_newcomers_whom_nobody_lets_wait_are_caught(monkeypatch: pytest.MonkeyPatch) -> None:
    async def wait(self: Line) -> None:
        await asyncio.sleep(0)

    monkeypatch.setattr(Line, "wait", wait)
    assert first_words_in(1, 500, Clock(monkeypatch)) == 500


def test_a_long_reply_counts_as_several(monkeypatch: pytest.MonkeyPatch) -> None:
    clock = Clock(monkeypatch)
    line = Line(SHARED)

    async def ask() -> float:
        pace = Pace(OWN, line, Line(SHARED))
        await pace.wait()
        pace.spend(20, told=1_000)
        await pace.wait()
        pace.spend(200, told=200)
        await pace.wait()
        return clock.now

    assert asyncio.run(ask()) == pytest.approx((400 - SHARED.at_once + 2) / SHARED.per_second, abs=0.01)


def replies(folder: Path) -> tuple[int, float]:
    """How many messages of a flooder are answered in a second or more, and how many may be. It sends fewer
    than may wait for who does not read, so that it is not dropped before it is heard."""
    few = GENEROUS._replace(messages=Rate(5, 1), line=Rate(1, 50))
    with (
        serving(folder / "tables.sqlite", few) as address,
        closing(Browser(address)) as ann,
        upgraded(address, ann.token) as flooder,
    ):
        flooder.sendall(message(do="unwatch", table="x") * (connections.MOST_WAITING - 1))
        began, heard = time.monotonic(), b""
        flooder.settimeout(0.2)
        while time.monotonic() < began + 1:
            with suppress(TimeoutError):
                heard += flooder.recv(65_536)
        elapsed = time.monotonic() - began
        assert ann.ask({"do": "unwatch", "table": "x"})["problem"] is None
    return heard.count(b'"answer"'), 5 + 1 + 50 * (elapsed + 0.2)


def test_a_flooder_is_listened_to_slowly(tmp_path: Path) -> None:
    heard, most = replies(tmp_path)
    assert 0 < heard <= most


def test_a_server_that_listens_to_everything_is_caught(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def wait(_: Pace) -> None:
        pass

    monkeypatch.setattr(Pace, "wait", wait)
    heard, most = replies(tmp_path)
    assert heard > most


@pytest.fixture
def here(monkeypatch: pytest.MonkeyPatch) -> list[wire.Socket]:
    """All sockets of the server."""
    made: list[wire.Socket] = []
    usual = wire.Socket.connection_made

    def keep(self: wire.Socket, transport: asyncio.BaseTransport) -> None:
        made.append(self)
        usual(self, transport)

    monkeypatch.setattr(wire.Socket, "connection_made", keep)
    return made


@pytest.mark.parametrize(
    ("at_once", "many"), [(wire.AT_ONCE, False), (256 * 1024, True)], ids=["bounded", "planted bug"]
)
def test_empty_messages_are_not_all_read_at_once(
    address: str,
    ann: Browser,
    here: list[wire.Socket],
    monkeypatch: pytest.MonkeyPatch,
    at_once: int,
    many: bool,
) -> None:
    """What is left of a flood in the memory of a server that is busy."""
    monkeypatch.setattr(wire, "AT_ONCE", at_once)
    monkeypatch.setattr(Pace, "wait", lambda _: breath(2))
    with upgraded(address, ann.token) as flooder:
        flooder.settimeout(0.5)
        with suppress(TimeoutError):
            flooder.sendall(frame(TEXT) * 100_000)
        assert comes_true(lambda: max(each.queue.qsize() for each in here) > MANY, 1.5) is many


def swallowed(address: str, ann: Browser) -> int:
    """How many bytes a server takes of a flooder in a second after it has told it to go."""
    before, end, taken = dropped(), 0.0, 0
    flood = message(do="watch", table=ann.new_table(seats=["open"] * 4)) * 500
    left = flood
    with upgraded(address, ann.token) as flooder:
        flooder.setblocking(False)
        flooder.setsockopt(socket.SOL_SOCKET, socket.SO_SNDBUF, 65_536)
        while not end or time.monotonic() < end:
            if not end and dropped() > before:
                end = time.monotonic() + 0.8
            try:
                select([flooder], [flooder], [], 0.05)
                with suppress(BlockingIOError):
                    while flooder.recv(65_536):
                        pass
                with suppress(BlockingIOError):
                    sent = flooder.send(left)
                    taken += sent if end else 0
                    left = left[sent:] or flood
            except ConnectionError:
                break
    return taken


@pytest.mark.parametrize("planted", [False, True])
def test_a_flooder_who_is_dropped_is_not_let_loose(
    address: str, ann: Browser, monkeypatch: pytest.MonkeyPatch, planted: bool
) -> None:
    monkeypatch.setattr(connections, "MOST_WAITING", 1)
    if planted:
        monkeypatch.setattr(wire.Socket, "_listen_no_more", lambda _: None)
    assert (swallowed(address, ann) > 1_000_000) is planted


SMALL = {
    "pings": frame(PING, b"x" * 100),
    "pongs": frame(PONG),
    "parts": frame(TEXT, b"", is_last=False) + frame(CONTINUATION, b"", is_last=False) * 99,
}


def survives(flooder: socket.socket, what: str) -> bool:
    """Whether a server lets many small frames come, of which none is a message."""
    flooder.settimeout(0.5)
    try:
        for _ in range(20):
            flooder.sendall(SMALL[what] * 100 if what != "parts" else SMALL[what][6:] * 100)
    except TimeoutError:
        pass
    except ConnectionError:
        return False
    return not is_hung_up_on(flooder, 0.5)


@pytest.mark.parametrize("what", ["pings", "pongs", "parts"])
@pytest.mark.parametrize("rate", [wire.SMALL_FRAMES, ENDLESS], ids=["bounded", "planted bug"])
def test_small_frames_are_counted(
    address: str, ann: Browser, monkeypatch: pytest.MonkeyPatch, what: str, rate: Rate
) -> None:
    monkeypatch.setattr(wire, "SMALL_FRAMES", rate)
    with upgraded(address, ann.token) as flooder:
        if what == "parts":
            flooder.sendall(frame(TEXT, b"", is_last=False))
        assert survives(flooder, what) is (rate is ENDLESS)
    assert ann.ask({"do": "unwatch", "table": "x"})["problem"] is None


def let_in(address: str, token: str, times: int) -> int:
    """How many of some sockets are let in one after the other."""
    number = 0
    for _ in range(times):
        with ExitStack() as stack, suppress(ConnectionError):
            stack.enter_context(upgraded(address, token))
            number += 1
    return number


@pytest.mark.parametrize("planted", [False, True])
def test_sockets_are_not_opened_too_often(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, planted: bool
) -> None:
    if planted:
        monkeypatch.setattr(Guests, "may", lambda *_: True)
    few = GENEROUS._replace(requests=Rate(5, 0.001))
    with serving(tmp_path / "tables.sqlite", few) as address:
        ann = Browser(address)
        assert (let_in(address, ann.token, 10) == 10) is planted
        ann.close()
