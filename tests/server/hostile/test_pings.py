"""A browser that does not answer pings is gone in bounded time, whatever it reads."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from windycity.server.web import serving as how_it_is_served

from ..web.running import Browser, serving
from .conftest import sockets
from .raw import comes_true, is_hung_up_on, message, upgraded


@pytest.fixture
def pinging(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[str]:
    monkeypatch.setattr(how_it_is_served, "PING_EVERY", 0.2)
    monkeypatch.setattr(how_it_is_served, "PONG_WITHIN", 1.0)
    with serving(tmp_path / "tables.sqlite") as address:
        yield address


def is_gone(address: str, *, reads: bool, within: float = 10) -> bool:
    """Whether somebody who answers no pings is gone soon, while somebody else who does is still there."""
    ann = Browser(address)
    table = ann.new_table(seats=["open", "open", "pigeon", "pigeon"])
    ann.watch(table)
    before = sockets()
    with upgraded(address, ann.token) as mute:
        mute.sendall(message(do="watch", table=table))
        assert comes_true(lambda: sockets() == before + 1)
        for _ in range(1 if reads else 120):
            ann.act(table, do="say", name="Ann", text="x" * 500)
        gone = is_hung_up_on(mute, within) if reads else comes_true(lambda: sockets() == before, within)
    assert ann.act(table, do="say", name="Ann", text="still here")["problem"] is None
    ann.close()
    return gone


@pytest.mark.usefixtures("hurry")
@pytest.mark.parametrize("reads", [True, False])
def test_who_answers_no_pings_is_gone(pinging: str, reads: bool) -> None:
    assert is_gone(pinging, reads=reads)


@pytest.mark.usefixtures("no_deadlines")
def test_a_server_that_waits_for_the_deaf_is_caught(pinging: str) -> None:
    assert not is_gone(pinging, reads=False, within=2)


def test_a_server_that_needs_no_pongs_is_caught(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(how_it_is_served, "PING_EVERY", 0.2)
    monkeypatch.setattr(how_it_is_served, "PONG_WITHIN", None)
    with serving(tmp_path / "tables.sqlite") as address:
        assert not is_gone(address, reads=True, within=2)
