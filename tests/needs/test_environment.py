"""`scripts/environment` never leaves or uses half an environment."""

from __future__ import annotations

import os
import shutil
import subprocess
from pathlib import Path

import pytest

SCRIPT = Path(__file__).parents[2] / "scripts" / "environment"
PYTHON = """#!/bin/sh
[ "$1" = -c ] && exit 0
echo made >> made.txt
mkdir -p .venv/bin
cp pip.sh .venv/bin/pip
"""
PIP = """#!/bin/sh
[ -e .venv/half ] && exit 3
touch .venv/half
case "$*" in *requirements*) [ ! -e broken ] || exit 1 ;; esac
rm .venv/half
"""


@pytest.fixture
def checkout(tmp_path: Path) -> Path:
    """A checkout with a Python and a pip that only write down what they do."""
    (tmp_path / "scripts").mkdir()
    shutil.copy(SCRIPT, tmp_path / "scripts")
    for name, text in (("python.sh", PYTHON), ("pip.sh", PIP)):
        (tmp_path / name).write_text(text)
        (tmp_path / name).chmod(0o755)
    return tmp_path


def set_up(checkout: Path, kind: str) -> int:
    env = os.environ | {"PYTHON": str(checkout / "python.sh")}
    command = [str(checkout / "scripts" / "environment"), kind]
    return subprocess.run(command, env=env, check=False, capture_output=True, timeout=60).returncode


def test_after_a_failure_it_begins_anew(checkout: Path) -> None:
    (checkout / "broken").touch()
    assert set_up(checkout, "play") == 1
    assert not (checkout / ".venv" / "play.stamp").exists()
    (checkout / "broken").unlink()
    assert set_up(checkout, "play") == 0
    assert (checkout / ".venv" / "play.stamp").exists()
    assert (checkout / "made.txt").read_text() == "made\nmade\n"


def test_what_is_whole_is_used_again(checkout: Path) -> None:
    assert set_up(checkout, "play") == set_up(checkout, "dev") == 0
    assert (checkout / "made.txt").read_text() == "made\n"
