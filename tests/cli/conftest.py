"""Run command lines in this process."""

from __future__ import annotations

import io
import json
from collections.abc import Callable
from typing import Any, NamedTuple

import pytest

from windycity.cli import main


class Ran(NamedTuple):
    """What a command line left behind."""

    code: int
    out: str
    err: str

    @property
    def data(self) -> Any:
        """The JSON on standard output."""
        return json.loads(self.out)


Runner = Callable[..., Ran]


@pytest.fixture(autouse=True)
def interpreter_only(monkeypatch: pytest.MonkeyPatch) -> None:
    """These tests are about words, not speed: nothing is compiled for them."""
    monkeypatch.setattr("windycity.kernel.carriers.Carriers.compile_in_background", lambda self: None)


@pytest.fixture
def windycity(capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> Runner:
    """The command `windycity`: words in, exit code and both outputs back."""

    def run(*words: str, stdin: str | bytes = "", columns: int = 100) -> Ran:
        given = io.BytesIO(stdin.encode() if isinstance(stdin, str) else stdin)
        monkeypatch.setattr("sys.stdin", io.TextIOWrapper(given, encoding="utf-8"))
        monkeypatch.setenv("COLUMNS", str(columns))
        code = main(words)
        out, err = capsys.readouterr()
        return Ran(code, out, err)

    return run
