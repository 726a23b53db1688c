"""`board`: the picture is never broken, names are found on it, and programs get the geometry."""

from __future__ import annotations

import pytest

from windycity import CATALOGUE
from windycity.games import rules_of
from windycity.kernel import Board

from .conftest import Runner

BOARDS = {game: board for game in CATALOGUE if (board := rules_of(game).board)}
every_board = pytest.mark.parametrize(("game", "board"), BOARDS.items())


def sit_at_a_terminal(monkeypatch: pytest.MonkeyPatch) -> None:
    """Make standard output a terminal with colours; it is a different one before the test itself runs."""
    monkeypatch.setattr("sys.stdout.isatty", lambda: True)
    monkeypatch.setenv("TERM", "xterm-256color")
    monkeypatch.delenv("NO_COLOR", raising=False)


@every_board
def test_a_pipe_gets_every_line_in_full_and_without_colours(
    windycity: Runner, game: str, board: Board
) -> None:
    ran = windycity("board", game, columns=board.width)
    assert (ran.code, ran.err) == (0, "")
    assert "\x1b" not in ran.out
    assert max(map(len, ran.out.splitlines())) == board.width <= 100
    assert windycity("board", game, columns=30).out == ran.out


@every_board
def test_a_terminal_gets_colours(
    windycity: Runner, game: str, board: Board, monkeypatch: pytest.MonkeyPatch
) -> None:
    sit_at_a_terminal(monkeypatch)
    ran = windycity("board", game, columns=board.width)
    assert ran.code == 0
    assert "\x1b[" in ran.out


@every_board
@pytest.mark.parametrize("words", [[], ["--where"]])
def test_a_terminal_that_is_too_narrow_is_told_so(
    windycity: Runner, game: str, board: Board, words: list[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    sit_at_a_terminal(monkeypatch)
    narrow = board.width - 1
    ran = windycity("board", game, *words, *list(board.places)[: len(words)], columns=narrow)
    assert (ran.code, ran.out) == (2, "")
    assert f"takes {board.width} columns, and this terminal has {narrow}" in ran.err
    assert f"windycity board {game} | less -S" in ran.err


@every_board
def test_json_is_the_geometry(windycity: Runner, game: str, board: Board) -> None:
    assert windycity("board", game, "--json").data == board.geometry()


@every_board
def test_a_name_is_found_in_capitals_too(windycity: Runner, game: str, board: Board) -> None:
    name, fields = next(iter(board.places.items()))
    ran = windycity("board", game, "--where", f"  {name.upper()} ")
    assert ran.code == 0
    assert name in ran.out
    assert ran.out != windycity("board", game).out
    data = windycity("board", game, "--where", name, "--json").data
    assert data == board.geometry() | {"where": list(fields)}


@every_board
def test_names_are_written_as_they_are_looked_for(game: str, board: Board) -> None:
    assert all(name == " ".join(name.lower().split()) and fields for name, fields in board.places.items())
