"""The table on the terminal: what the marks on the board are, and that a crowd fits on it."""

from __future__ import annotations

import pytest
from rich.console import Console

import windycity as wc

from .chiccaggo import town
from .city import city


def shown(match: wc.Match, width: int = 120, height: int = 80) -> str:
    console = Console(width=width, height=height, color_system=None)
    with console.capture() as capture:
        console.print(match.rules.screen(match.view(), match.names))
    return capture.get()


def test_members_are_marked_with_gang_and_strength() -> None:
    assert "Y3" in shown(city(yellow="3er lantern 3"))
    assert "Yr" in shown(town(yellow="red lantern 3"))


@pytest.mark.parametrize(("crowd", "mark"), [(2, "Yx2"), (9, "Yx9"), (10, "Y>9"), (20, "Y>9")])
def test_a_stack_of_any_size_has_a_mark(crowd: int, mark: str) -> None:
    assert mark in shown(town(yellow=", ".join(["green tin halo"] * crowd)))


def test_a_small_terminal_says_where_the_members_of_the_gang_on_turn_stand() -> None:
    screen = shown(town(yellow="red lantern 3", dice=(1, 4)), width=80, height=24)
    assert "red lantern 3" in screen
    assert "dice left 1 4" in screen
