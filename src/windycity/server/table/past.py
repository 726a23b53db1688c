"""What leaves a table of earlier positions: to look at, to write down, to play on from."""

from __future__ import annotations

from typing import Any

from pydantic import BaseModel

from ...kernel import OVER, say
from ...match import Match
from .beginning import Beginning
from .checks import seat_at
from .errors import Refused
from .sight import LineSeen, line_seen
from .table import Status, Table


class Past(BaseModel):
    """A position after so many moves, as a seat or a spectator saw it, and what the last of them did."""

    moves: int
    actor: int | None
    view: dict[str, Any]
    text: str | None
    lines: list[LineSeen]
    scenes: list[dict[str, Any]]
    """What of the view before it was otherwise for a moment, one after the other."""


def past(table: Table, player: str | None, moves: int, seat: int | None) -> Past:
    """An earlier position. Through other seats' eyes one sees after the game."""
    match = table.match
    if moves > len(match.turns):
        raise no_such_position(match, moves)
    if seat is not None:
        owner = seat_at(table, seat).player
        if table.status is not Status.OVER and (player is None or owner != player):
            raise Refused("hidden", say("what other seats saw is shown after the game"))
    rules = match.rules
    state = rules.state.of(match.turns[moves].before) if moves < len(match.turns) else match.state
    actor = rules.actor(state)
    return Past(
        moves=moves,
        actor=actor if actor >= 0 else None,
        view=rules.view(state, seat),
        text=match.turns[moves - 1].move.text if moves else None,
        lines=[line_seen(line) for line in match.log(moves - 1, moves)] if moves else [],
        scenes=match.scenes(moves - 1) if moves else [],
    )


def no_such_position(match: Match, moves: int) -> Refused:
    sentence = say("there have been {number} moves, not {moves}", number=len(match.turns), moves=moves)
    return Refused("no such position", sentence)


def record(table: Table) -> str:
    """The game written down. Until its end there are no hashes in it: they are made of all that is there,
    also of what is hidden."""
    return table.match.record(without_hashes=table.status is not Status.OVER)


def fork(table: Table, moves: int) -> Beginning:
    """What a new table begins with that goes on from an earlier position. From a game that is not over only
    if nothing in it is hidden from anybody: at the new table the seats are other people's."""
    match = table.match
    if moves > len(match.turns):
        raise no_such_position(match, moves)
    if table.status is not Status.OVER and any(match.rules.hidden(match.state, None)):
        raise Refused("hidden", say("this game can be gone on with elsewhere only after its end"))
    if moves == len(match.turns) and match.actor == OVER:
        raise Refused("over", say("the game is over in this position"))
    return Beginning(opening=tuple(turn.move.code for turn in match.turns[:moves]))
