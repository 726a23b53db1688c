"""The live screen: everything in sight on the smallest usual terminal."""

from __future__ import annotations

import io

import pytest
from rich.console import Console

import windycity as wc
from windycity.cli.display import Display

WIDTH, HEIGHT = 80, 24


@pytest.mark.parametrize("game", wc.CATALOGUE)
@pytest.mark.parametrize("seed", range(2))
def test_the_screen_fits_80_by_24(game: str, seed: int) -> None:
    played = wc.load(game).random_match(seed)
    while played.turns:
        for _ in range(min(7, len(played.turns))):
            played.undo()
        if played.actor >= 0:
            shown = drawn(played)
            assert len(shown) < HEIGHT
            assert max(map(len, shown)) <= WIDTH
            assert any("it is your turn" in line for line in shown)


def drawn(match: wc.Match) -> list[str]:
    """The lines of the live screen, without the codes that clear it."""
    file = io.StringIO()
    console = Console(
        file=file, width=WIDTH, height=HEIGHT, force_terminal=True, color_system=None, markup=False
    )
    Display(console, match, is_live=True).draw(match.actor, max(0, len(match.turns) - 5), set())
    written = file.getvalue()
    assert written.startswith("\x1b[2J\x1b[H")
    return written.removeprefix("\x1b[2J\x1b[H").splitlines()


def test_a_complaint_stands_under_the_table() -> None:
    match = wc.load("don").start(seed=7)
    while match.actor < 0 or len(match.legal()) == 1:
        match.roll() if match.actor == wc.CHANCE else match.play(match.legal()[0])
    file = io.StringIO()
    console = Console(file=file, width=WIDTH, height=HEIGHT, force_terminal=True, color_system=None)
    Display(console, match, is_live=True).draw(match.actor, 0, set(), "That is against the rules.")
    assert file.getvalue().rstrip().endswith("That is against the rules.")
