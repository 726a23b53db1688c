"""What the tests of hostile input share: a server for the tests of a file, its numbers, deadlines that come
soon, and a planted bug. The server runs in a thread, so what is patched here is patched there."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from windycity.server.report import metrics
from windycity.server.web import wire

from ..web.running import Browser, serving


def dropped() -> float:
    """Browsers that were dropped because they read too slowly."""
    return float(metrics.DROPPED._value.get())


def sockets() -> float:
    """Browsers that are connected."""
    return float(metrics.SOCKETS._value.get())


@pytest.fixture(scope="module")
def address(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    with serving(tmp_path_factory.mktemp("server") / "tables.sqlite") as address:
        yield address


@pytest.fixture
def ann(address: str) -> Iterator[Browser]:
    """Somebody honest."""
    browser = Browser(address)
    yield browser
    browser.close()


@pytest.fixture
def hurry(monkeypatch: pytest.MonkeyPatch) -> None:
    """Deadlines that a test can wait for."""
    monkeypatch.setattr(wire, "TO_ASK", 0.5)
    monkeypatch.setattr(wire, "TO_TAKE", 0.5)


@pytest.fixture
def no_deadlines(monkeypatch: pytest.MonkeyPatch) -> None:
    """A planted bug: nobody is ever hung up on for being slow."""
    monkeypatch.setattr(wire.Deadline, "set", lambda _: None)
