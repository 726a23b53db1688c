"""Planting bugs in a copy of the package, to see whether the rule tests of a game notice them."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from pathlib import Path
from typing import NamedTuple

import windycity as wc

ROOT = Path(__file__).parents[2]
PACKAGE = Path(wc.__file__).parent

PASSED, FAILED, OTHER_PACKAGE = 0, 1, 99

ENVIRONMENT = {
    "PYTHONDONTWRITEBYTECODE": "1",
    "PYTEST_DISABLE_PLUGIN_AUTOLOAD": "1",  # no plugin is needed, and loading them takes most of the time
    "PYTEST_ADDOPTS": "",
}

RUN_PYTEST = f"""
import sys, pathlib, pytest, windycity
if pathlib.Path(windycity.__file__).parent != pathlib.Path(sys.argv[1]):
    sys.exit({OTHER_PACKAGE})
sys.exit(pytest.main(sys.argv[2:]))
"""


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


def run_rule_tests(package: Path, tests: Path, keyword: str) -> subprocess.CompletedProcess[str]:
    """The tests of a folder with the keyword in their names, against one copy of the package."""
    files = [path for path in sorted(tests.glob("test_*.py")) if f"def {keyword}" in path.read_text("utf-8")]
    options = ["-k", keyword, "-x", "-q", "-p", "no:cacheprovider", "-p", "no:xdist"]
    return subprocess.run(
        [sys.executable, "-c", RUN_PYTEST, str(package), *options, *map(str, files)],
        cwd=ROOT,
        env={**os.environ, **ENVIRONMENT, "PYTHONPATH": str(package.parent)},
        capture_output=True,
        text=True,
        timeout=60,
        check=False,
    )


def copy_package(to: Path) -> Path:
    return Path(shutil.copytree(PACKAGE, to / PACKAGE.name))


def plant(bug: PlantedBug, rules: Path) -> None:
    """Put a bug into the rule files of a folder."""
    path = rules / bug.file
    source = path.read_text(encoding="utf-8")
    assert source.count(bug.snippet) == 1, f"{bug.file} has {source.count(bug.snippet)} of {bug.snippet!r}"
    path.write_text(source.replace(bug.snippet, bug.replacement), encoding="utf-8")


def assert_noticed(bug: PlantedBug, tests: Path, folder: str, to: Path) -> None:
    """The tests of the bug's clause fail against a copy of the package with the bug in that game."""
    package = copy_package(to)
    plant(bug, package / "games" / folder)
    done = run_rule_tests(package, tests, bug.keyword)
    assert done.returncode == FAILED, done.stdout + done.stderr


def assert_copy_passes(tests: Path, keyword: str, to: Path) -> None:
    """Without a bug the rule tests pass against a copy."""
    done = run_rule_tests(copy_package(to), tests, keyword)
    assert done.returncode == PASSED, done.stdout + done.stderr
