"""What leaves a table: all that one seat, or a spectator, may see of it and of what happens there.

This is the only place where anything is shown. The game itself is shown by `view(seat)` alone; whose seat is
whose, the key of chance and the hashes of states stay here.
"""

from __future__ import annotations

from typing import Any

from pydantic import BaseModel

from ...match import LogLine
from .events import Claimed, Event, Moved, Said
from .table import Status, Table


class SeatSeen(BaseModel):
    """A seat as everybody sees it."""

    name: str | None
    is_open: bool
    bot: str | None
    is_resigned: bool
    is_mine: bool


class MoveSeen(BaseModel):
    """A move that the seat may make."""

    code: int
    text: str
    verb: str
    args: list[Any]


class LineSeen(BaseModel):
    """A line of the log: the heading it stands under, what it says and by which clause."""

    heading: str
    text: str
    clause: str


class EventSeen(BaseModel):
    """Something that has happened, with the lines that it adds to the log."""

    number: int
    kind: str
    seat: int | None = None
    data: dict[str, Any] = {}
    lines: list[LineSeen] = []


class Result(BaseModel):
    """How the game has ended. From now on everybody can check chance."""

    scores: list[int]
    ranks: list[int]
    reason: str
    chance_key: str


class Sight(BaseModel):
    """A table as one seat or a spectator sees it now."""

    table: str
    number: int
    status: Status
    seat: int | None
    """Whose eyes these are; None is a spectator."""
    seats: list[SeatSeen]
    moves: int
    """How many there have been; a move is made after so many."""
    actor: int | None
    view: dict[str, Any]
    legal: list[MoveSeen]
    """For the seat that acts, and nobody else."""
    undo_asked_by: int | None
    commitment: str
    result: Result | None


class Agreed(BaseModel):
    """What was agreed on, for everybody."""

    game: str
    options: dict[str, Any]
    absent: str
    undo: bool
    hints: bool
    hot_seat: bool
    is_listed: bool


def agreed(table: Table) -> Agreed:
    settings = table.settings
    return Agreed(
        options=dict(table.match.options),
        **settings.model_dump(include=set(Agreed.model_fields) - {"options"}),
    )


def eyes(table: Table, player: str | None) -> int | None:
    """Through which seat's eyes a person sees: if several are theirs, that which acts, or the first."""
    mine = table.seats_of(player) if player is not None else []
    if table.actor in mine:
        return table.actor
    return mine[0] if mine else None


def sight(table: Table, player: str | None) -> Sight:
    """What a person sees of a table."""
    seat = eyes(table, player)
    return Sight(
        table=table.id,
        number=table.number,
        status=table.status,
        seat=seat,
        seats=[
            SeatSeen(
                name=each.name,
                is_open=each.is_open,
                bot=each.bot,
                is_resigned=each.is_resigned,
                is_mine=player is not None and each.player == player,
            )
            for each in table.seats
        ],
        moves=len(table.match.turns),
        actor=table.actor,
        view=table.match.view(seat),
        legal=legal(table, seat),
        undo_asked_by=table.undo_asked_by,
        commitment=table.commitment,
        result=result(table),
    )


def legal(table: Table, seat: int | None) -> list[MoveSeen]:
    """The moves of the seat that acts, if a person plays it."""
    if seat is None or seat != table.actor or not table.seats[seat].is_played_by_a_person:
        return []
    return [
        MoveSeen(code=move.code, text=move.text, verb=move.verb, args=list(move.args))
        for move in table.match.legal()
    ]


def result(table: Table) -> Result | None:
    match = table.match
    if table.status is not Status.OVER:
        return None
    scores, ranks, reason = match.scores, match.ranks, match.reason
    assert scores is not None
    assert ranks is not None
    assert reason is not None
    return Result(scores=list(scores), ranks=list(ranks), reason=reason, chance_key=table.key.hex())


def event_seen(table: Table, event: Event) -> EventSeen:
    """The last event of a table as everybody sees it."""
    seat, data, lines = getattr(event, "seat", None), {}, list[LineSeen]()
    match event:
        case Moved():
            turn = table.match.turns[-1]
            before = table.match.rules.state.of(turn.before)
            actor = table.match.rules.actor(before)
            seat, data = actor if actor >= 0 else None, {"text": turn.move.text}
            lines = [line_seen(line) for line in table.match.log(len(table.match.turns) - 1)]
        case Claimed():
            data = {"name": event.name}
        case Said():
            data = {"name": event.name, "text": event.text}
        case _:
            data = event.model_dump(exclude={"kind", "seat"})
    return EventSeen(number=table.number, kind=event.kind, seat=seat, data=data, lines=lines)


def line_seen(line: LogLine) -> LineSeen:
    return LineSeen(heading=line.heading, text=line.text, clause=line.clause)
