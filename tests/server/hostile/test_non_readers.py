"""Who does not read what is sent is dropped, and what waits for it is bounded."""

from __future__ import annotations

import socket
from collections.abc import Iterator
from contextlib import contextmanager
from threading import Event

import pytest

from windycity.server.web import connection as connections
from windycity.server.web import wire

from ..web.running import Browser
from .conftest import dropped, sockets
from .raw import PATIENCE, comes_true, connection, message, upgraded

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


@pytest.fixture
def hung_up(monkeypatch: pytest.MonkeyPatch) -> Event:
    """That the server has given a connection up. At the other end nobody sees it who does not read."""
    event, connection_lost = Event(), wire.Caller.connection_lost

    def lost(caller: wire.Caller, exc: Exception | None) -> None:
        connection_lost(caller, exc)
        event.set()

    monkeypatch.setattr(wire.Caller, "connection_lost", lost)
    return event


def ask_without_reading(address: str, hung_up: Event, seconds: float) -> bool:
    """Whether somebody who asks much by plain requests, and reads no answer, is hung up on."""
    with connection(address) as made:
        made.sendall(b"GET /openapi.json HTTP/1.1\r\nHost: x\r\n\r\n" * MANY)
        return hung_up.wait(seconds)


@pytest.mark.usefixtures("hurry")
def test_answers_to_requests_do_not_wait_for_ever(address: str, hung_up: Event) -> None:
    assert ask_without_reading(address, hung_up, PATIENCE)


@pytest.mark.usefixtures("no_deadlines")
def test_a_server_that_keeps_answers_is_caught(address: str, hung_up: Event) -> None:
    assert not ask_without_reading(address, hung_up, 1.5)
