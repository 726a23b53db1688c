"""The rule tests notice broken rules: each planted bug makes the tests of its clause fail."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

import windycity as wc

from .planted_bugs import BUGS, PlantedBug

HERE = Path(__file__).parent
ROOT = HERE.parents[2]
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


def run_rule_tests(package: Path, keyword: str) -> subprocess.CompletedProcess[str]:
    """The rule tests with the keyword in their names, against one copy of the package."""
    files = [path for path in sorted(HERE.glob("test_*.py")) if f"def {keyword}" in path.read_text("utf-8")]
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


def plant(bug: PlantedBug, package: Path) -> None:
    path = package / "games" / "don" / bug.file
    source = path.read_text(encoding="utf-8")
    assert source.count(bug.snippet) == 1, f"{bug.file} has {source.count(bug.snippet)} of {bug.snippet!r}"
    path.write_text(source.replace(bug.snippet, bug.replacement), encoding="utf-8")


@pytest.mark.parametrize("bug", BUGS, ids=lambda bug: f"{bug.clause} {bug.mistake}")
def test_a_planted_bug_is_noticed(bug: PlantedBug, tmp_path: Path) -> None:
    package = copy_package(tmp_path)
    plant(bug, package)
    keyword = "test_" + bug.clause.lower().replace("-", "_")
    done = run_rule_tests(package, keyword)
    assert done.returncode == FAILED, done.stdout + done.stderr


def test_without_a_bug_the_copy_passes(tmp_path: Path) -> None:
    done = run_rule_tests(copy_package(tmp_path), "test_don_")
    assert done.returncode == PASSED, done.stdout + done.stderr


def test_every_clause_has_a_planted_bug() -> None:
    assert {bug.clause for bug in BUGS} == {clause.id for clause in wc.load("don").clauses}


def test_no_bug_is_planted_twice() -> None:
    assert len({(bug.clause, bug.mistake) for bug in BUGS}) == len(BUGS)
