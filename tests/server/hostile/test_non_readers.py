"""Who does not read what is sent is dropped, and what waits for it is bounded."""

from __future__ import annotations

import socket
import time
from collections.abc import Iterator
from contextlib import contextmanager, suppress

import pytest

from windycity.server.web import connection as connections

from ..web.running import Browser
from .conftest import dropped, sockets
from .raw import comes_true, connection, message, upgraded

SEATS = ["open", "open", "pigeon", "pigeon"]
MANY = 60
ENDLESS = 10**9
"""A planted bug, wherever there should be a bound."""


def talk_at(browser: Browser, table: str, times: int) -> None:
    for _ in range(times):
        browser.act(table, do="say", name="Ann", text="x" * 500)


@contextmanager
def deaf_watcher(address: str, browser: Browser, table: str) -> Iterator[socket.socket]:
    """Watches and does not read."""
    before = sockets()
    with upgraded(address, browser.token) as deaf:
        deaf.sendall(message(do="watch", table=table))
        assert comes_true(lambda: sockets() == before + 1)
        yield deaf
    assert comes_true(lambda: sockets() == before)


def is_dropped(address: str, ann: Browser) -> tuple[bool, bool]:
    """Whether a non-reader at a busy table is noticed, and whether its connection is gone in the end."""
    table, before, connected = ann.new_table(seats=SEATS), dropped(), sockets()
    with deaf_watcher(address, ann, table):
        talk_at(ann, table, 200)
        noticed = dropped() == before + 1
        gone = comes_true(lambda: sockets() == connected, 1.5 if noticed else 0.5)
    return noticed, gone


@pytest.mark.usefixtures("hurry")
def test_who_does_not_read_is_dropped(address: str, ann: Browser, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(connections, "MOST_WAITING", 20)
    assert is_dropped(address, ann) == (True, True)


@pytest.mark.usefixtures("no_deadlines")
def test_a_server_that_closes_in_order_is_caught(
    address: str, ann: Browser, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(connections, "MOST_WAITING", 20)
    assert is_dropped(address, ann) == (True, False)


@pytest.mark.usefixtures("no_deadlines")
def test_a_queue_without_end_is_caught(address: str, ann: Browser, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(connections, "MOST_WAITING", ENDLESS)
    assert is_dropped(address, ann) == (False, False)


@pytest.mark.usefixtures("hurry")
@pytest.mark.parametrize(("most", "drops"), [(500_000, True), (ENDLESS, False)], ids=["bounded", "endless"])
def test_what_waits_is_bounded_by_its_size(
    address: str, ann: Browser, monkeypatch: pytest.MonkeyPatch, most: int, drops: bool
) -> None:
    """Somebody asks for a long story again and again, and does not read it."""
    monkeypatch.setattr(connections, "MOST_LETTERS_WAITING", most)
    table, before = ann.new_table(seats=SEATS), dropped()
    talk_at(ann, table, 100)
    with deaf_watcher(address, ann, table) as deaf:
        deaf.sendall(message(do="watch", table=table) * 30)
        assert comes_true(lambda: dropped() == before + 1, 1) is drops


def later(address: str) -> int:
    """How many answers there are for somebody who asks much by plain requests, and reads later."""
    with connection(address) as made:
        made.sendall(b"GET /openapi.json HTTP/1.1\r\nHost: x\r\n\r\n" * MANY)
        time.sleep(1)
        read = b""
        made.settimeout(0.5)
        with suppress(TimeoutError, ConnectionError):
            while got := made.recv(65_536):
                read += got
        return read.count(b"HTTP/1.1 200")


@pytest.mark.usefixtures("hurry")
def test_answers_to_requests_do_not_wait_for_ever(address: str) -> None:
    assert later(address) < MANY


@pytest.mark.usefixtures("no_deadlines")
def test_a_server_that_keeps_answers_is_caught(address: str) -> None:
    assert later(address) == MANY
