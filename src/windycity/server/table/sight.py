"""What leaves a table: all that one seat, or a spectator, may see of it and of what happens there.

Beside `past.py`, this is the only place where anything is shown. The game itself is shown by `view(seat)`
alone; whose seat is whose, the key of chance and the hashes of states stay here.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any, NamedTuple

from pydantic import BaseModel, TypeAdapter

from ...kernel import Sentence, as_data
from ...match import LogLine
from ...match.ways import ways
from .beginning import Beginning
from .clock import Clock, Pace
from .events import Admitted, Event, Moved, Rematched
from .saying import Called, Says
from .seats import Seat
from .table import Status, Table

SECRET = {"player", "kind", "seat"}
"""Fields of events that are not shown, or shown apart."""


@dataclass(slots=True)
class SeatSeen:
    """A seat as everybody sees it."""

    name: Called | None
    is_open: bool
    bot: str | None
    is_resigned: bool
    is_mine: bool
    kept_for: Called | None
    """Only this person can take the seat."""


@dataclass(slots=True)
class MoveSeen:
    """A move that the seat may make."""

    code: int
    text: str
    verb: str
    args: list[Any]


@dataclass(slots=True)
class LineSeen:
    """A line of the log: what it says, to be said in any language, and by which clause."""

    says: Says
    clause: str


@dataclass(slots=True)
class EventSeen:
    """Something that has happened, when, and the lines that it adds to the log."""

    number: int
    at: int
    kind: str
    seat: int | None
    data: dict[str, Any]
    heading: Says | None
    """Of the part of the log to which the lines belong."""
    lines: list[LineSeen]
    scenes: list[dict[str, Any]]
    """What of the view before it was otherwise for a moment, one after the other."""


EVENT_SEEN: TypeAdapter[EventSeen] = TypeAdapter(EventSeen)


@dataclass(slots=True)
class ClockSeen:
    """Milliseconds that every seat had left when the clock was set going, and how long ago that was."""

    left: list[int]
    running: int | None
    elapsed: int


@dataclass(slots=True)
class WaySeen:
    """A place, the moves that lead there, and the places one comes by."""

    to: str
    moves: list[str]
    by: list[str]


@dataclass(slots=True)
class Result:
    """How the game has ended. From now on everybody can check chance."""

    scores: list[int]
    ranks: list[int]
    reason: str
    says: Says
    """What the reason is made of."""
    chance_key: str | None


@dataclass(slots=True)
class Asked:
    """What is to be done now, and by which clause."""

    says: Says
    clause: str


@dataclass(slots=True)
class Sight:
    """A table as one seat or a spectator sees it now."""

    table: str
    """The link by which they look."""
    number: int
    status: Status
    seat: int | None
    """Whose eyes these are; None is a spectator."""
    seats: list[SeatSeen]
    moves: int
    """How many there have been; a move is made after so many."""
    actor: int | None
    asks: Asked | None
    """While somebody has to act."""
    view: dict[str, Any]
    legal: list[MoveSeen]
    """For the seat that acts, and nobody else."""
    undo_asked_by: int | None
    clock: ClockSeen | None
    result: Result | None
    next_table: str | None
    """Where the same people play again; not for who only looks on."""


class Agreed(BaseModel):
    """What was agreed on, for everybody."""

    game: str
    options: dict[str, Any]
    clock: Pace | None
    absent: str
    undo: bool
    hints: bool
    hot_seat: bool
    is_listed: bool
    has_password: bool
    is_record: bool
    opening: int
    """Moves that were made in another game before this one."""
    commitment: str | None
    """The hash of the key of chance; None where chance has acted elsewhere."""
    watch_link: str | None
    """For who only looks on; None to them."""


class Eyes(NamedTuple):
    """Who looks, by which link. Who only looks on is nobody."""

    link: str
    player: str | None

    def seat(self, table: Table) -> int | None:
        """Whose seat's eyes these are: if several are theirs, that which acts, or the first."""
        mine = table.seats_of(self.player) if self.player is not None else []
        if table.actor in mine:
            return table.actor
        return mine[0] if mine else None


def agreed(table: Table, eyes: Eyes, watch_link: str) -> Agreed:
    settings, beginning = table.settings, table.beginning
    return Agreed(
        options=dict(table.match.options),
        has_password=beginning.password is not None,
        is_record=beginning.is_record,
        opening=len(beginning.opening),
        commitment=None if beginning.is_record else table.commitment,
        watch_link=watch_link if eyes.link == table.id else None,
        **settings.model_dump(include=set(Agreed.model_fields) - {"options"}),
    )


def sight(table: Table, eyes: Eyes, at: int) -> Sight:
    """What a person sees of a table at a time."""
    seat = eyes.seat(table)
    return Sight(
        table=eyes.link,
        number=table.number,
        status=table.status,
        seat=seat,
        seats=seats_seen(table.seats, table.beginning, eyes.player),
        moves=len(table.match.turns),
        actor=table.actor,
        asks=asked_of(table) if table.actor is not None else None,
        view=table.match.view(seat),
        legal=legal(table, seat),
        undo_asked_by=table.undo_asked_by,
        clock=clock_seen(table.clock, at) if table.clock is not None else None,
        result=result(table),
        next_table=table.next_table if eyes.link == table.id else None,
    )


def asked_of(table: Table) -> Asked:
    asked = table.match.asked
    return Asked(as_data(asked.sentence), asked.clause)


def seats_seen(seats: Sequence[Seat], beginning: Beginning, player: str | None) -> list[SeatSeen]:
    return [seat_seen(beginning, number, seat, player) for number, seat in enumerate(seats)]


def seat_seen(beginning: Beginning, number: int, seat: Seat, player: str | None) -> SeatSeen:
    kept = beginning.kept_at(number)
    return SeatSeen(
        name=beginning.names[number] if beginning.names else called(seat.name),
        is_open=seat.is_open and not beginning.is_record,
        bot=seat.bot,
        is_resigned=seat.is_resigned,
        is_mine=player is not None and seat.player == player,
        kept_for=called(kept.called) if kept is not None and seat.is_open else None,
    )


def called(name: str | None) -> Called | None:
    """A name as it was given, or what a guest's is made of."""
    return as_data(name) if isinstance(name, Sentence) else name


def clock_seen(clock: Clock, at: int) -> ClockSeen:
    elapsed = max(at - clock.since, 0) if clock.running is not None else 0
    return ClockSeen(left=clock.left, running=clock.running, elapsed=elapsed)


def legal(table: Table, seat: int | None) -> list[MoveSeen]:
    """The moves of the seat that acts, if a person plays it."""
    if seat is None or seat != table.actor or not table.seats[seat].is_played_by_a_person:
        return []
    return [MoveSeen(move.code, move.text, move.verb, list(move.args)) for move in table.match.legal()]


def ways_seen(table: Table, eyes: Eyes, start: str) -> list[WaySeen]:
    """Where the seat that acts gets from a place, for nobody else."""
    if not legal(table, eyes.seat(table)):
        return []
    match = table.match
    return [WaySeen(way.to, list(way.moves), list(way.by)) for way in ways(match.rules, match.state, start)]


def result(table: Table) -> Result | None:
    match = table.match
    if table.status is not Status.OVER or not match.is_over:
        return None
    scores, ranks, reason = match.scores, match.ranks, match.reason
    assert scores is not None
    assert ranks is not None
    assert reason is not None
    key = None if table.beginning.is_record else table.key.hex()
    return Result(scores=list(scores), ranks=list(ranks), reason=reason, says=as_data(reason), chance_key=key)


def event_seen(table: Table, event: Event) -> EventSeen:
    """The last event of a table as everybody sees it."""
    seat, data, heading, lines = None, dict[str, Any](), None, list[LineSeen]()
    scenes: list[dict[str, Any]] = []
    match event:
        case Moved():
            turn = table.match.turns[-1]
            seat, data = turn.actor if turn.actor >= 0 else None, {"text": turn.move.text}
            scenes = table.match.scenes(len(table.match.turns) - 1)
            told = table.match.log(len(table.match.turns) - 1)
            heading, lines = as_data(told[0].heading), [line_seen(line) for line in told]
        case Rematched() | Admitted():
            pass
        case _:
            seat, data = getattr(event, "seat", None), event.model_dump(exclude=SECRET)
    return EventSeen(table.number, table.at, event.kind, seat, data, heading, lines, scenes)


def line_seen(line: LogLine) -> LineSeen:
    return LineSeen(as_data(line.text), line.clause)
