"""Every clause of the game has a test, and every test of a clause names one that exists."""

from __future__ import annotations

import ast
import re
from collections import Counter
from pathlib import Path

import windycity as wc

HERE = Path(__file__).parent
CLAUSES = {clause.id for clause in wc.load("city").clauses}


def names_of_tests() -> list[str]:
    trees = [ast.parse(path.read_text(encoding="utf-8")) for path in sorted(HERE.rglob("test_*.py"))]
    functions = [node for tree in trees for node in ast.walk(tree) if isinstance(node, ast.FunctionDef)]
    return [function.name for function in functions if function.name.startswith("test_")]


def clauses_tested() -> set[str]:
    found = (re.match(r"test_cty_(\d\d)_\w", name) for name in names_of_tests())
    return {f"CTY-{match[1]}" for match in found if match}


def test_the_clauses_are_twenty_one() -> None:
    assert {f"CTY-{number:02}" for number in range(1, 22)} == CLAUSES


def test_every_clause_has_a_test() -> None:
    assert CLAUSES - clauses_tested() == set()


def test_no_test_names_an_unknown_clause() -> None:
    assert clauses_tested() - CLAUSES == set()


def test_every_test_that_begins_like_a_clause_names_one() -> None:
    clause_like = [name for name in names_of_tests() if name.startswith("test_cty")]
    assert [name for name in clause_like if not re.match(r"test_cty_\d\d_\w", name)] == []


def test_no_two_tests_have_the_same_name() -> None:
    assert [name for name, count in Counter(names_of_tests()).items() if count > 1] == []
