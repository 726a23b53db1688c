"""Mutated messages over sockets lead to no internal error, no hang and no growth; honest people play on."""

from __future__ import annotations

import sys
from pathlib import Path

import pytest

from .siege import Findings, attack

MOST_GROWN_KIB = 8_000
"""After the warm-up. What happens at the tables, which is kept, is most of it."""


def check(found: Findings) -> None:
    assert found.unanswered == 0
    assert not found.cut_off
    assert found.errors == 0
    assert found.hoarded == 0
    assert found.is_played_on
    assert found.grown_kib < MOST_GROWN_KIB


def test_mutated_messages_do_no_harm(tmp_path: Path) -> None:
    check(attack(tmp_path, 4_000))


@pytest.mark.soak
def test_many_mutated_messages_do_no_harm(tmp_path: Path) -> None:
    found = attack(tmp_path, 200_000, seed=1_000)
    sys.stderr.write(f"\n{found}\n")
    assert found.answered > 190_000
    check(found)


def test_a_handler_that_raises_is_caught(tmp_path: Path) -> None:
    found = attack(tmp_path, 500, "raises")
    assert found.errors
    assert found.cut_off


def test_a_hang_is_caught(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("tests.server.hostile.siege.PATIENCE", 1.0)
    assert attack(tmp_path, 200, "is_silent").unanswered


def test_a_leak_is_caught(tmp_path: Path) -> None:
    assert attack(tmp_path, 1_000, "leaks").grown_kib > MOST_GROWN_KIB


def test_tables_that_are_not_forgotten_are_caught(tmp_path: Path) -> None:
    assert attack(tmp_path, 500, "hoards").hoarded
