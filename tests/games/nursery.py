"""A process that has loaded pytest and the kernel, and compiled all games and their tests, but run none of
them. It forks for every bug to be planted, so that a bug costs no more than loading one game and running the
tests of one clause.

It is run by planting.py: a line of JSON says what to plant and which tests to run, a line answers."""

from __future__ import annotations

import gc
import json
import os
import signal
import sys
import tempfile
from importlib.machinery import SourceFileLoader
from pathlib import Path
from typing import Any

import hypothesis  # noqa: F401
import numpy as np  # noqa: F401
import pytest

import windycity

SECONDS = 60
GAMES = Path(windycity.__file__).parent / "games"
TESTS = Path(__file__).parent
CODE = {
    str(file): compile(file.read_bytes(), file, "exec")
    for each in (GAMES, TESTS)
    for file in each.rglob("*.py")
}
"""Of every file that a fork may load."""


def plant(planted: Path, source: str) -> None:
    """Let one file of the package read differently, be it code or a drawing. Nothing can be compiled
    any more: compiled code is kept by what the files say, and they say nothing of the bug."""
    load_code, read_text = SourceFileLoader.get_code, Path.read_text

    def get_code(self: Any, fullname: str) -> Any:
        if Path(self.path) == planted:
            return self.source_to_code(source, self.path)
        return CODE.get(self.path) or load_code(self, fullname)

    def get_text(self: Path, *encoding: Any, **named: Any) -> str:
        return source if self == planted else read_text(self, *encoding, **named)

    patch = pytest.MonkeyPatch()
    patch.setattr(SourceFileLoader, "get_code", get_code)
    patch.setattr(Path, "read_text", get_text)
    patch.setitem(sys.modules, "numba", None)


def run(order: dict[str, Any], output: int) -> int:
    """In the fork: plant and test."""
    os.dup2(output, sys.stdout.fileno())
    os.dup2(output, sys.stderr.fileno())
    signal.alarm(SECONDS)
    plant(Path(order["path"]), order["source"])
    return int(pytest.main(order["tests"]))


def serve() -> None:
    """Answer orders until there are no more."""
    gc.freeze()
    for line in sys.stdin:
        with tempfile.TemporaryFile("w+") as output:
            child = os.fork()
            if not child:
                code = run(json.loads(line), output.fileno())
                sys.stdout.flush()
                os._exit(code)
            _, status = os.waitpid(child, 0)
            output.seek(0)
            answer = {"code": os.waitstatus_to_exitcode(status), "output": output.read()}
        print(json.dumps(answer), flush=True)  # noqa: T201


if __name__ == "__main__":
    assert not any(name.startswith("windycity.games.") for name in sys.modules)
    serve()
