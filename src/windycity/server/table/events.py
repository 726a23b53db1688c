"""What can happen at a table. Events are kept for ever, so their fields are only added to."""

from __future__ import annotations

from typing import Annotated, Literal

from pydantic import Field, TypeAdapter

from .fixed import Fixed


class Claimed(Fixed):
    """A person has taken a seat."""

    kind: Literal["claimed"] = "claimed"
    seat: int
    player: str
    name: str
    guest: int | None = None
    """The number of a guest, who has not given a name."""


class Reclaimed(Fixed):
    """The person has come with another browser, to which the seat belongs from now on."""

    kind: Literal["reclaimed"] = "reclaimed"
    seat: int
    player: str


class Admitted(Fixed):
    """A person has given the password, and may see the table."""

    kind: Literal["admitted"] = "admitted"
    player: str


class Left(Fixed):
    """The person has given the seat up; it is open again, or a bot's for good if the game has begun."""

    kind: Literal["left"] = "left"
    seat: int


class HandedToBot(Fixed):
    """A bot plays on for the person, who may take the seat back; an open seat is the bot's for good."""

    kind: Literal["handed_to_bot"] = "handed_to_bot"
    seat: int
    level: str


class TakenBack(Fixed):
    """The person plays again."""

    kind: Literal["taken_back"] = "taken_back"
    seat: int


class Resigned(Fixed):
    """The person has given the game up; a bot plays on to its end."""

    kind: Literal["resigned"] = "resigned"
    seat: int
    level: str


class RanOut(Fixed):
    """The person has no time left; somebody plays on until the seat is taken back."""

    kind: Literal["ran_out"] = "ran_out"
    seat: int
    level: str


class Resumed(Fixed):
    """The server is back; the time until now is nobody's."""

    kind: Literal["resumed"] = "resumed"


class Moved(Fixed):
    """A seat or chance has made a move."""

    kind: Literal["moved"] = "moved"
    code: int


class UndoAsked(Fixed):
    """A person wants to take its last move back."""

    kind: Literal["undo_asked"] = "undo_asked"
    seat: int


class UndoAnswered(Fixed):
    """Another person agrees, or does not."""

    kind: Literal["undo_answered"] = "undo_answered"
    seat: int
    agrees: bool


class Undone(Fixed):
    """The last move is taken back."""

    kind: Literal["undone"] = "undone"


class Said(Fixed):
    """Somebody has said something."""

    kind: Literal["said"] = "said"
    seat: int | None
    name: str
    text: str


class Rematched(Fixed):
    """The same people play again, at another table."""

    kind: Literal["rematched"] = "rematched"
    table: str


SeatEvent = Claimed | Reclaimed | Left | HandedToBot | TakenBack | Resigned | RanOut

Event = Annotated[
    SeatEvent | Admitted | Moved | UndoAsked | UndoAnswered | Undone | Resumed | Said | Rematched,
    Field(discriminator="kind"),
]

EVENT: TypeAdapter[Event] = TypeAdapter(Event)
SEAT_EVENT: TypeAdapter[SeatEvent] = TypeAdapter(Annotated[SeatEvent, Field(discriminator="kind")])
