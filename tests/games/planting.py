"""Planting bugs in the rules of a game, to see whether its rule tests notice them."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import NamedTuple

import windycity as wc

ROOT = Path(__file__).parents[2]
GAMES = Path(wc.__file__).parent / "games"

PASSED, FAILED = 0, 1

ENVIRONMENT = {
    "PYTHONDONTWRITEBYTECODE": "1",
    "PYTEST_DISABLE_PLUGIN_AUTOLOAD": "1",  # no plugin is needed, and loading them takes most of the time
    "PYTEST_ADDOPTS": "",
    "OPENBLAS_NUM_THREADS": "1",  # the nursery forks, and must have no threads
}


class PlantedBug(NamedTuple):
    """One place in a rule file, and what a mistaken programmer could have written there."""

    clause: str
    mistake: str
    file: str
    snippet: str
    replacement: str

    @property
    def name(self) -> str:
        return f"{self.clause} {self.mistake}"

    @property
    def keyword(self) -> str:
        """How the tests of the clause begin."""
        return "test_" + self.clause.lower().replace("-", "_")


class Nursery(NamedTuple):
    """Where bugs are planted; see nursery.py."""

    process: subprocess.Popen[str]

    def assert_noticed(self, bug: PlantedBug, tests: Path, game: str) -> None:
        """The tests of the bug's clause fail with the bug in the rules of a game."""
        path = GAMES / game / bug.file
        source = path.read_text(encoding="utf-8")
        found = source.count(bug.snippet)
        assert found == 1, f"{bug.file} has {found} of {bug.snippet!r}"
        code, output = self._run(path, source.replace(bug.snippet, bug.replacement), tests, bug.keyword)
        assert code == FAILED, output

    def assert_passes(self, tests: Path, keyword: str, path: Path) -> None:
        """With a file as it is the rule tests pass."""
        code, output = self._run(path, path.read_text(encoding="utf-8"), tests, keyword)
        assert code == PASSED, output

    def _run(self, path: Path, source: str, tests: Path, keyword: str) -> tuple[int, str]:
        """The tests of a folder with the keyword in their names, with one file of the package replaced."""
        files = [
            file for file in sorted(tests.glob("test_*.py")) if f"def {keyword}" in file.read_text("utf-8")
        ]
        options = ["-k", keyword, "-x", "-q", "-p", "no:cacheprovider", "--assert=plain", *map(str, files)]
        assert self.process.stdin is not None
        assert self.process.stdout is not None
        order = {"path": str(path), "source": source, "tests": options}
        self.process.stdin.write(json.dumps(order) + "\n")
        self.process.stdin.flush()
        answer = json.loads(self.process.stdout.readline())
        return answer["code"], answer["output"]


@contextmanager
def open_nursery() -> Iterator[Nursery]:
    """A nursery for many bugs."""
    with subprocess.Popen(
        [sys.executable, str(Path(__file__).with_name("nursery.py"))],
        cwd=ROOT,
        env={**os.environ, **ENVIRONMENT},
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        text=True,
    ) as process:
        yield Nursery(process)
