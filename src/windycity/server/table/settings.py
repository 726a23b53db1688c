"""What is agreed on when a table is made."""

from __future__ import annotations

from typing import Any, Self, TypeVar

from pydantic import Field, field_validator, model_validator

from ...bots.levels import LEVELS
from ...games import rules_of
from ...kernel import Sentence, WindyCityError, listed, quoted, say
from ...match import Game
from .clock import Pace
from .fixed import Fixed

Each = TypeVar("Each")

STRONGEST = list(LEVELS)[-1]
OPEN = "open"
PASS = "pass"
"""Instead of a bot: the seat does as little as the rules allow."""


class Settings(Fixed):
    """The game, how it is played, and what the people at the table may do."""

    game: str
    options: dict[str, Any] = Field(default_factory=dict)
    seats: tuple[str, ...] = ()
    """For every seat: open to people, or the level of a bot."""
    clock: Pace | None = None
    absent: str = STRONGEST
    """Who plays on for who leaves, resigns or runs out of time: the level of a bot, or nobody (`pass`)."""
    undo: bool = True
    hints: bool = False
    hot_seat: bool = False
    """All seats belong to one browser."""
    is_listed: bool = False
    """Whether the table is shown to everybody while it has open seats."""

    @model_validator(mode="after")
    def _check(self) -> Self:
        try:
            players = self.load().players
        except WindyCityError as error:
            raise ValueError(str(error)) from None
        if len(self.seats) != players:
            raise ValueError(f"{players} players need {players} seats, not {len(self.seats)}")
        return self

    @field_validator("seats")
    @classmethod
    def _check_seats(cls, seats: tuple[str, ...]) -> tuple[str, ...]:
        for seat in seats:
            if seat != OPEN:
                check_level(seat)
        if OPEN not in seats:
            raise ValueError("at least one seat has to be for a person")
        return seats

    @field_validator("absent")
    @classmethod
    def _check_absent(cls, level: str) -> str:
        return level if level == PASS else check_level(level)

    def load(self) -> Game:
        """The game that is played."""
        return Game(rules_of(self.game), self.options)


def turned(seats: tuple[Each, ...]) -> tuple[Each, ...]:
    """Everybody one seat further, the last one to the first."""
    return seats[-1:] + seats[:-1]


def check_level(level: str) -> str:
    if level not in LEVELS:
        raise ValueError(no_level(level))
    return level


def no_level(level: str) -> Sentence:
    return say("no level {level}; there are {levels}", level=quoted(level), levels=listed(LEVELS))
