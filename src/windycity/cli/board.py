"""`windycity board`: the board of a game, and where its fields lie."""

from __future__ import annotations

import sys
from collections.abc import Collection
from difflib import get_close_matches
from typing import TYPE_CHECKING, Annotated

from cyclopts import Parameter

from ..games import rules_of
from ..kernel import Board
from .options import BadInput, GameName, Json
from .output import out, write_json

if TYPE_CHECKING:
    from rich.console import Console


def board(
    game: GameName,
    /,
    *,
    where: Annotated[str | None, Parameter(help="A name on the board; show where that is.")] = None,
    json: Json = False,
) -> None:
    """Show the board of a game and the names of its fields.

    As JSON it is the geometry, for programs that draw the board themselves.
    """
    rules = rules_of(game)
    shown = rules.board
    if shown is None:
        raise BadInput(f"{rules.title} is played without a board")
    sought = () if where is None else _fields(shown, where, game)
    if json:
        write_json(shown.geometry() | ({"where": list(sought)} if sought else {}))
    else:
        _console_for(shown, game).print(shown.picture(sought))


def _fields(shown: Board, where: str, game: str) -> Collection[int]:
    """The fields that a name means."""
    name = " ".join(where.lower().split())
    if name in shown.places:
        return shown.places[name]
    near = ", ".join(get_close_matches(name, shown.places))
    advice = f"near to it: {near}" if near else f"windycity board {game} shows all names"
    raise BadInput(f"the board of {game} has no {where!r}; {advice}")


def _console_for(shown: Board, game: str) -> Console:
    """A console on which no line of the board is broken."""
    console = out()
    if console.width >= shown.width:
        return console
    if sys.stdout.isatty():
        raise BadInput(
            f"the board takes {shown.width} columns, and this terminal has {console.width}; "
            f"widen it, or try: windycity board {game} | less -S"
        )
    console.width = shown.width
    return console
