"""A server that is killed again and again loses nothing that it has acknowledged."""

from __future__ import annotations

import signal
import socket
import subprocess
import sys
import time
from collections.abc import Callable
from pathlib import Path

import pytest
from sqlalchemy import Engine

from .checker import Findings, acknowledgements, check

ROOT = Path(__file__).parents[3]
Opened = Callable[[str | Path], Engine]


def free_port() -> int:
    with socket.socket() as listening:
        listening.bind(("127.0.0.1", 0))
        port: int = listening.getsockname()[1]
        return port


def start(*module: object) -> subprocess.Popen[bytes]:
    return subprocess.Popen([sys.executable, "-m", *map(str, module)], cwd=ROOT)


def play(folder: Path, tables: int, seconds: float, every: float, how: str = "") -> list[float]:
    """Let people play for so long while the server is killed ever so often; when it was started."""
    port, database, starts = free_port(), folder / "tables.sqlite", list[float]()
    (folder / "told").mkdir()
    end = time.time() + seconds
    players = start("tests.server.crash.players", port, folder / "told", tables, seconds)
    while time.time() < end:
        starts.append(time.time())
        server = start("tests.server.crash.server", database, port, *filter(None, [how]))
        time.sleep(min(every, max(0.1, end - time.time())))
        server.send_signal(signal.SIGKILL)
        server.wait()
    players.wait()
    return starts


def findings(folder: Path, opened: Opened) -> Findings:
    return check(opened(folder / "tables.sqlite"), folder / "told")


def test_nothing_acknowledged_is_lost(tmp_path: Path, opened: Opened) -> None:
    play(tmp_path, tables=40, seconds=20, every=4)
    found = findings(tmp_path, opened)
    assert found.acknowledged > 100
    assert found[1:] == (0, 0, 0)


def test_a_server_that_acknowledges_too_early_is_caught(tmp_path: Path, opened: Opened) -> None:
    play(tmp_path, tables=40, seconds=11, every=5, how="hasty")
    assert findings(tmp_path, opened).lost > 0


@pytest.mark.soak
def test_nothing_is_lost_by_a_thousand_tables(tmp_path: Path, opened: Opened) -> None:
    starts = play(tmp_path, tables=1_000, seconds=120, every=5)
    found = findings(tmp_path, opened)
    sys.stderr.write(f"\n{found}, first acknowledged after {waits(starts, tmp_path)}\n")
    assert found.acknowledged > 10_000
    assert found[1:] == (0, 0, 0)


def waits(starts: list[float], folder: Path) -> list[float | None]:
    """How long after every start the first acknowledgement of that server came, if any did."""
    told = sorted(acknowledgements(folder / "told"), key=lambda each: each.at)
    firsts = [next((each.at for each in told if each.came > began), None) for began in starts]
    return [at and round(at - began, 2) for began, at in zip(starts, firsts, strict=True)]
