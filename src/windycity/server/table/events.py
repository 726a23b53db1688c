"""What can happen at a table. Events are kept for ever, so their fields are only added to."""

from __future__ import annotations

from typing import Annotated, Literal

from pydantic import Field, TypeAdapter

from .settings import Fixed


class Claimed(Fixed):
    """A person has taken a seat."""

    kind: Literal["claimed"] = "claimed"
    seat: int
    player: str
    name: str


class Left(Fixed):
    """The person has given the seat up; it is open again, or a bot's for good if the game has begun."""

    kind: Literal["left"] = "left"
    seat: int


class HandedToBot(Fixed):
    """A bot plays on for the person, who may take the seat back."""

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


Event = Annotated[
    Claimed | Left | HandedToBot | TakenBack | Resigned | Moved | UndoAsked | UndoAnswered | Undone | Said,
    Field(discriminator="kind"),
]

EVENT: TypeAdapter[Event] = TypeAdapter(Event)
