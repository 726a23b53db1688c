"""`windycity serve`: a server that a person starts and stops."""

from __future__ import annotations

import json
import os
import re
import signal
import socket
import subprocess
import sys
import webbrowser
from functools import partial
from pathlib import Path

import httpx
import pytest

from windycity.cli import BAD_INPUT, main, serve
from windycity.cli.serve import first_free, is_windy_city
from windycity.server.load.server_process import running
from windycity.server.web.serving import listening


def test_a_server_is_started_and_stopped(tmp_path: Path) -> None:
    command = [sys.executable, "-c", "import sys; from windycity.cli import main; sys.exit(main())"]
    words = ["serve", "--port", "0"]
    env = os.environ | {"XDG_DATA_HOME": str(tmp_path)}
    with subprocess.Popen(
        [*command, *words], env=env, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True
    ) as running:
        assert running.stdout is not None
        assert running.stderr is not None
        found = re.search(r"http://\S+", running.stdout.readline())
        assert found is not None
        for _ in range(3):
            assert httpx.get(f"{found[0]}/api/health", timeout=60).json() == {"status": "well"}
        running.send_signal(signal.SIGINT)
        lines = running.stderr.read().splitlines()
        assert running.wait(60) == 0
    assert (json.loads(lines[0])["event"], json.loads(lines[0])["database"]) == ("open", "sqlite")
    assert (tmp_path / "windycity" / "tables.sqlite").exists()


def test_alone_it_opens_the_browser_on_any_port_that_is_free(tmp_path: Path) -> None:
    """A browser that only writes down what it is asked to open."""
    opened = tmp_path / "opened"
    browser = tmp_path / "browser"
    browser.write_text(f"#!/bin/sh\necho $1 > {opened}\n")
    browser.chmod(0o755)
    command = [sys.executable, "-c", "import sys; from windycity.cli import main; sys.exit(main())"]
    env = os.environ | {"XDG_DATA_HOME": str(tmp_path), "BROWSER": f"{browser} %s"}
    with subprocess.Popen(command, env=env, stdout=subprocess.PIPE, text=True) as running:
        assert running.stdout is not None
        found = re.search(r"http://\S+", running.stdout.readline())
        assert found is not None
        page = httpx.get(found[0], timeout=60)
        assert "<title>Windy City</title>" in page.text
        assert "default-src 'none'" in page.headers["Content-Security-Policy"]
        assert opened.read_text().strip() == found[0]
        running.send_signal(signal.SIGINT)
        assert running.wait(60) == 0


def test_a_server_is_told_from_others(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(serve, "PATIENCE", 60.0)
    with running(str(tmp_path / "tables.sqlite")) as server:
        assert is_windy_city(f"http://{server.address}")
    assert not is_windy_city(f"http://{server.address}")


def test_alone_it_uses_a_server_that_runs(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    opened: list[str] = []
    monkeypatch.setattr(serve, "is_windy_city", lambda address: True)
    monkeypatch.setattr(webbrowser, "open", opened.append)
    assert main([]) == 0
    assert opened == ["http://127.0.0.1:8000"]
    assert opened[0] in capsys.readouterr().out


def test_the_next_port_is_taken_where_the_first_is_not_free() -> None:
    with socket.create_server(("127.0.0.1", 0)) as taken:
        ports = (taken.getsockname()[1], 0)
        with first_free(partial(listening, "127.0.0.1"), ports) as found:
            assert found.getsockname()[1] not in ports


def test_a_port_that_is_taken_is_told(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    with socket.create_server(("127.0.0.1", 0)) as taken:
        port = taken.getsockname()[1]
        assert main(["serve", "--port", str(port), "--database", str(tmp_path / "t")]) == BAD_INPUT
    assert f"port {port}" in capsys.readouterr().err


@pytest.mark.parametrize(
    ("words", "named"),
    [
        (["--port", "99999"], "--port 99999"),
        (["--port", "x"], "--port x"),
        (["--host", "nowhere.invalid"], "nowhere.invalid"),
        (["--database", "mysql://x/y", "--port", "0"], "mysql"),
        (["--log", "loud"], "loud"),
    ],
)
def test_what_cannot_be_is_told(
    words: list[str], named: str, capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    assert main(["serve", *words]) == BAD_INPUT
    assert named in capsys.readouterr().err
