"""`windycity play`: a game in the terminal, against bots or with friends."""

from __future__ import annotations

from typing import Annotated

from cyclopts import Parameter

from ..bots import BOTS
from ..games import CATALOGUE
from ..match import Match
from ..match.asking import DEFAULT_BUDGET
from .files import check_writable
from .options import (
    BadInput,
    OptionWords,
    Players,
    Seed,
    Think,
    check_think,
    checked_seed,
    game_with,
    typed,
)
from .output import out
from .records import RECORD, read_record
from .seating import seat_everybody


def play(
    game: Annotated[str | None, Parameter(help="A game; with --load the record says which.")] = None,
    /,
    *,
    players: Players = None,
    option: OptionWords = None,
    seed: Seed = None,
    seat: Annotated[
        str | None, Parameter(help="Your seat; several as A,B share the screen; none only watches.")
    ] = None,
    bots: Annotated[
        str, Parameter(help=f"A bot for all other seats, or one each, of {', '.join(BOTS)}, module:Class.")
    ] = "fixer",
    names: Annotated[str | None, Parameter(help="Names of all players, as Anna,Bruno,Carla.")] = None,
    load: Annotated[str | None, Parameter(help="Go on with a recorded game.")] = None,
    save: Annotated[
        str | None, Parameter(help="Write the game into this file when you leave or it ends.")
    ] = None,
    think: Think = DEFAULT_BUDGET,
) -> None:
    """Play a game in the terminal.

    Type a move or its number. A move that the rules forbid is refused with the
    rule that does. Tab completes words, and help lists what else can be typed.
    """
    from .session import Session

    check_think(think)
    if save is not None:
        check_writable(save, RECORD)
    if load is not None:
        if players is not None or option or seed is not None or names is not None:
            raise BadInput("--players, --option, --seed and --names come from the record with --load")
        match = _loaded(load, game)
    else:
        match = _new(game, players, option, seed, names)
    seating = seat_everybody(match, match.rules.seat_names[0] if seat is None else seat, bots, match.seed)
    session = Session(match, seating, out(), think=think)
    session.file, session.saves_itself = save or load, save is not None
    session.run()


def _loaded(file: str, game: str | None) -> Match:
    match = read_record(file)
    if game is not None and game != match.rules.name:
        raise BadInput(f"{file}: this is a game of {match.rules.name}, not of {game}")
    return match


def _new(
    game: str | None, players: int | None, option: list[str] | None, seed: int | None, names: str | None
) -> Match:
    if game is None:
        raise BadInput(f"play what? There are {', '.join(CATALOGUE)}")
    chosen = game_with(game, players, option)
    with typed():
        people = None if names is None else [name.strip() for name in _in_utf_8(names).split(",")]
        return chosen.start(checked_seed(seed), people)


def _in_utf_8(words: str) -> str:
    """What the command line meant, even where the locale knows only ASCII."""
    return words.encode("utf-8", "surrogateescape").decode("utf-8", "replace")
