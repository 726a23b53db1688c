"""What a person may ask of a table."""

from __future__ import annotations

from typing import Annotated, Literal

from pydantic import Field, StringConstraints

from .fixed import WITHOUT_NUL, Fixed

Name = Annotated[
    str, StringConstraints(strip_whitespace=True, min_length=1, max_length=30, pattern=WITHOUT_NUL)
]
Text = Annotated[
    str, StringConstraints(strip_whitespace=True, min_length=1, max_length=500, pattern=WITHOUT_NUL)
]
SeatNumber = Annotated[int, Field(ge=0, le=15)]


class Claim(Fixed):
    """Take an open seat under a name, or as a guest."""

    do: Literal["claim"] = "claim"
    seat: SeatNumber
    name: Name | None = None


class Leave(Fixed):
    """Give a seat up."""

    do: Literal["leave"] = "leave"
    seat: SeatNumber


class SeatBot(Fixed):
    """Let a bot have an open seat, so that the game can begin."""

    do: Literal["seat_bot"] = "seat_bot"
    seat: SeatNumber
    level: str


class HandToBot(Fixed):
    """Let a bot play on."""

    do: Literal["hand_to_bot"] = "hand_to_bot"
    seat: SeatNumber
    level: str


class TakeBack(Fixed):
    """Play on oneself."""

    do: Literal["take_back"] = "take_back"
    seat: SeatNumber


class Resign(Fixed):
    """Give the game up."""

    do: Literal["resign"] = "resign"
    seat: SeatNumber


class Play(Fixed):
    """Make a move, after so many others; who has seen fewer or more means another position."""

    do: Literal["play"] = "play"
    seat: SeatNumber
    move: Annotated[str, StringConstraints(max_length=200)]
    after: Annotated[int, Field(ge=0)]


class AskUndo(Fixed):
    """Ask to take one's last move back."""

    do: Literal["ask_undo"] = "ask_undo"
    seat: SeatNumber


class AnswerUndo(Fixed):
    """Agree to that, or not."""

    do: Literal["answer_undo"] = "answer_undo"
    seat: SeatNumber
    agrees: bool


class Say(Fixed):
    """Say something to everybody at the table."""

    do: Literal["say"] = "say"
    seat: SeatNumber | None = None
    name: Name
    text: Text


Command = Annotated[
    Claim | Leave | SeatBot | HandToBot | TakeBack | Resign | Play | AskUndo | AnswerUndo | Say,
    Field(discriminator="do"),
]
