"""What a variable names comes before what is on the machine, and that before what was fetched."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import pytest

from . import Missing, chromium, postgresql

ROOT = Path(__file__).parents[2]


@pytest.fixture
def programs(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> dict[str, Path]:
    """A machine with three of everything."""
    made = {}
    for place in ("named", "installed", "fetched"):
        folder = made[place] = tmp_path / place
        folder.mkdir()
        for program in (*postgresql.PROGRAMS, "chromium"):
            (folder / program).write_text("#!/bin/sh\n")
            (folder / program).chmod(0o755)
    monkeypatch.setenv(chromium.VARIABLE, str(made["named"] / "chromium"))
    monkeypatch.setenv(postgresql.VARIABLE, str(made["named"]))
    monkeypatch.setenv("PATH", str(made["installed"]))
    monkeypatch.setattr(chromium, "START", made["fetched"] / "chromium")
    monkeypatch.setattr(postgresql, "BIN", made["fetched"])
    monkeypatch.setattr(postgresql, "DEBIAN", tmp_path / "nowhere")
    return made


def test_the_order(programs: dict[str, Path], monkeypatch: pytest.MonkeyPatch) -> None:
    for place in ("named", "installed", "fetched"):
        assert chromium.program() == str(programs[place] / "chromium")
        assert postgresql.programs() == programs[place]
        monkeypatch.delenv(chromium.VARIABLE, raising=False)
        monkeypatch.delenv(postgresql.VARIABLE, raising=False)
        if place == "installed":
            monkeypatch.setenv("PATH", "/nowhere")


def test_a_variable_that_names_nothing_is_an_error(
    programs: dict[str, Path], monkeypatch: pytest.MonkeyPatch
) -> None:
    for need in (chromium, postgresql):
        monkeypatch.setenv(need.VARIABLE, "/nowhere")
        with pytest.raises(Missing, match=need.VARIABLE):
            need.found()


def test_what_is_missing_is_said_without_the_environment() -> None:
    """By any Python of the machine, with nothing installed."""
    command = [sys.executable, "-I", "-S", "-c", f"import sys; sys.path.insert(0, {str(ROOT)!r})\n{SAY}"]
    env = {"CHROMIUM": "/nowhere", "PATH": "/usr/bin:/bin"}
    ran = subprocess.run(command, env=env, check=False, capture_output=True, text=True, timeout=60)
    assert ran.returncode == 1
    assert "CHROMIUM names /nowhere" in ran.stderr


SAY = "import runpy; sys.argv = ['needs']; runpy.run_module('tests.needs', run_name='__main__')"
