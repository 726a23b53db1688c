"""Who takes long to ask for something is hung up on, and nobody has too many connections."""

from __future__ import annotations

import asyncio
import socket
import time
from contextlib import ExitStack, nullcontext, suppress
from pathlib import Path

import pytest

from windycity.server.web.limits import Guests, Line, Rate

from ..web.running import GENEROUS, serving
from .raw import connection, is_hung_up_on

GET = b"GET /api/health HTTP/1.1\r\nHost: x\r\n\r\n"
BODY = b'{"id": "r", "record": "' + b"x" * 1_000
POST = b"POST /api/records HTTP/1.1\r\nHost: x\r\nContent-Length: 1000000\r\n\r\n" + BODY
UPGRADE = GET[:-2] + b"Connection: Upgrade\r\nUpgrade: websocket\r\n" + b"X-Long: x\r\n" * 1_000


def dribble(made: socket.socket, text: bytes, seconds: float) -> bool:
    """Send a byte now and then, for some time; whether somebody hangs up."""
    end = time.monotonic() + seconds
    with suppress(ConnectionError):
        for at in range(len(text)):
            made.sendall(text[at : at + 1])
            if is_hung_up_on(made, 0.1):
                return True
            if time.monotonic() > end:
                return False
        return is_hung_up_on(made, end - time.monotonic())
    return True


@pytest.mark.usefixtures("hurry")
@pytest.mark.parametrize(
    ("at_once", "slowly"),
    [(b"", b""), (b"", GET), (POST, b"x" * 1_000), (GET, GET), (UPGRADE, b"x" * 1_000)],
    ids=["nothing", "a request", "a body", "a second request", "an upgrade"],
)
def test_a_slow_request_is_not_waited_for(address: str, at_once: bytes, slowly: bytes) -> None:
    with connection(address) as made:
        made.sendall(at_once)
        assert dribble(made, slowly, 10)


@pytest.mark.usefixtures("hurry", "no_deadlines")
def test_a_server_that_waits_for_ever_is_caught(address: str) -> None:
    with connection(address) as made:
        assert not dribble(made, GET, 1.5)


@pytest.mark.usefixtures("hurry")
def test_who_asks_in_time_is_answered(address: str) -> None:
    with connection(address) as made:
        for _ in range(3):
            made.sendall(GET)
            assert b"200 OK" in made.recv(1_000)
            time.sleep(0.3)


@pytest.mark.parametrize("planted", [False, True])
def test_newcomers_do_not_come_in_all_at_once(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, planted: bool
) -> None:
    with serving(tmp_path / "tables.sqlite", GENEROUS._replace(door=Rate(1, 0.5))) as address:
        if planted:
            monkeypatch.setattr(Line, "wait", lambda _: asyncio.sleep(0))
        with ExitStack() as stack:
            first, second = [stack.enter_context(connection(address)) for _ in range(2)]
            first.sendall(GET)
            assert b"200 OK" in first.recv(1_000)
            second.sendall(GET)
            second.settimeout(0.5)
            with nullcontext() if planted else pytest.raises(TimeoutError):
                assert b"200 OK" in second.recv(1_000)
            first.sendall(GET)
            assert b"200 OK" in first.recv(1_000), "who is in is served"


def welcome(address: str, number: int, come_from: str = "127.0.0.1") -> int:
    """How many of some connections, all open at the same time, are not hung up on at once."""
    with ExitStack() as stack:
        made = [stack.enter_context(connection(address, come_from)) for _ in range(number)]
        return sum(not is_hung_up_on(each, 0.1) for each in made)


def test_an_address_has_only_so_many_connections(tmp_path: Path) -> None:
    with serving(tmp_path / "tables.sqlite", GENEROUS._replace(connections=3)) as address:
        for come_from in ("127.0.0.1", "127.0.0.2", "127.0.0.1"):
            assert welcome(address, 5, come_from) == 3


def test_a_server_that_does_not_count_is_caught(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Guests, "connection", lambda *_: nullcontext(True))
    with serving(tmp_path / "tables.sqlite", GENEROUS._replace(connections=3)) as address:
        assert welcome(address, 5) == 5
