"""`windycity serve`: a server that a person starts and stops."""

from __future__ import annotations

import json
import os
import re
import signal
import socket
import subprocess
import sys
from pathlib import Path

import httpx
import pytest

from windycity.cli import BAD_INPUT, main


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
