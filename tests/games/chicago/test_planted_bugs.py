"""The rule tests notice broken rules: each planted bug makes the tests of its clause fail."""

from __future__ import annotations

from pathlib import Path

import pytest

import windycity as wc

from ..planting import GAMES, Nursery, PlantedBug
from .planted_bugs import BUGS, BUGS_86

HERE = Path(__file__).parent


@pytest.mark.parametrize("bug", [*BUGS, *BUGS_86], ids=lambda bug: bug.name)
def test_a_planted_bug_is_noticed(bug: PlantedBug, nursery: Nursery) -> None:
    nursery.assert_noticed(bug, HERE, "chicago")


@pytest.mark.parametrize("keyword", ["test_c91_", "test_c86_"])
def test_without_a_bug_the_tests_pass(keyword: str, nursery: Nursery) -> None:
    nursery.assert_passes(HERE, keyword, GAMES / "chicago" / "state.py")


@pytest.mark.parametrize(("game", "bugs"), [("chicago91", BUGS), ("chicago86", BUGS_86)])
def test_every_clause_has_a_planted_bug(game: str, bugs: tuple[PlantedBug, ...]) -> None:
    assert {bug.clause for bug in bugs} == {clause.id for clause in wc.load(game).clauses}


def test_no_bug_is_planted_twice() -> None:
    assert len({bug.name for bug in (*BUGS, *BUGS_86)}) == len(BUGS) + len(BUGS_86)
