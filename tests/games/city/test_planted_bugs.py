"""The rule tests notice broken rules: each planted bug makes the tests of its clause fail."""

from __future__ import annotations

from pathlib import Path

import pytest

import windycity as wc

from ..planting import GAMES, Nursery, PlantedBug
from .planted_bugs import BUGS

HERE = Path(__file__).parent


@pytest.mark.parametrize("bug", BUGS, ids=lambda bug: bug.name)
def test_a_planted_bug_is_noticed(bug: PlantedBug, nursery: Nursery) -> None:
    nursery.assert_noticed(bug, HERE, "city")


def test_without_a_bug_the_tests_pass(nursery: Nursery) -> None:
    nursery.assert_passes(HERE, "test_cty_", GAMES / "city" / "state.py")


def test_every_clause_has_a_planted_bug() -> None:
    assert {bug.clause for bug in BUGS} == {clause.id for clause in wc.load("city").clauses}


def test_no_bug_is_planted_twice() -> None:
    assert len({bug.name for bug in BUGS}) == len(BUGS)
