"""However many look on, those who play are told first."""

from __future__ import annotations

import pytest

from windycity.server.web import socket
from windycity.server.web.connection import Connection

from ..web.running import Browser


@pytest.mark.parametrize("planted", [False, True])
def test_who_only_looks_on_is_told_later(
    address: str, ann: Browser, monkeypatch: pytest.MonkeyPatch, planted: bool
) -> None:
    monkeypatch.setattr(socket, "random", lambda: 10.0)
    if planted:
        monkeypatch.setattr(Connection, "is_onlooker", False)
    table = ann.new_table(seats=["open", "open", "pigeon", "pigeon"])
    bob = Browser(address)
    bob.watch(table)
    ann.watch(table)
    ann.act(table, do="say", name="Ann", text="hello")
    assert ann.news["events"][0]["data"]["text"] == "hello"
    try:
        bob.socket.recv(timeout=0.5)
        assert planted
    except TimeoutError:
        assert not planted
        assert bob.hear()["events"][0]["data"]["text"] == "hello"
    bob.close()
