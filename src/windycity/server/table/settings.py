"""What is agreed on when a table is made."""

from __future__ import annotations

from typing import Any, Self

from pydantic import BaseModel, ConfigDict, field_validator, model_validator

from ...bots.levels import LEVELS
from ...games import rules_of
from ...kernel import WindyCityError
from ...match import Game

STRONGEST = list(LEVELS)[-1]
OPEN = "open"


class Fixed(BaseModel):
    """A message that cannot be changed and has nothing in it that we do not know."""

    model_config = ConfigDict(frozen=True, extra="forbid")


class Settings(Fixed):
    """The game, how it is played, and what the people at the table may do."""

    game: str
    options: dict[str, Any] = {}
    seats: tuple[str, ...] = ()
    """For every seat: open to people, or the level of a bot."""
    absent: str = STRONGEST
    """Who plays on for who leaves or resigns: the level of a bot."""
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
        return check_level(level)

    def load(self) -> Game:
        """The game that is played."""
        return Game(rules_of(self.game), self.options)


def check_level(level: str) -> str:
    if level not in LEVELS:
        raise ValueError(f"no level {level!r}; there are {', '.join(LEVELS)}")
    return level
