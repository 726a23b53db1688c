"""Clocks: how long everybody may take, and how long everybody has taken. Times are milliseconds."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Annotated, Literal, Self

from pydantic import Field

from .fixed import Fixed

SECOND, DAY = 1_000, 24 * 3600 * 1_000
SECOND_CHANCE = 10
"""Who has run out of time and comes back has one part in so many of the time at first."""


class RealTime(Fixed):
    """So many seconds for the whole game, and some more for every turn that is finished."""

    kind: Literal["real_time"] = "real_time"
    seconds: Annotated[int, Field(ge=10, le=24 * 3600)]
    increment: Annotated[int, Field(ge=0, le=3600)] = 0

    @property
    def at_first(self) -> int:
        return self.seconds * SECOND


class Days(Fixed):
    """So many days for every turn."""

    kind: Literal["days"] = "days"
    days: Annotated[int, Field(ge=1, le=30)]

    @property
    def at_first(self) -> int:
        return self.days * DAY


Pace = Annotated[RealTime | Days, Field(discriminator="kind")]


@dataclass
class Clock:
    """The time that every seat has left. It runs for the person whose turn it is; a turn ends when another
    seat has to act, however many moves it was."""

    pace: RealTime | Days
    left: list[int]
    """Of every seat, when the clock was set going last."""
    running: int | None = None
    since: int = 0
    """When it was set going."""
    turn_of: int | None = None

    @classmethod
    def at_first(cls, pace: RealTime | Days, seats: int) -> Self:
        return cls(pace, [pace.at_first] * seats)

    def copy(self) -> Clock:
        return Clock(self.pace, self.left.copy(), self.running, self.since, self.turn_of)

    def set(self, actor: int | None, runs: bool, at: int) -> None:
        """It is a seat's turn now, None while chance acts; for a bot the clock does not run."""
        if self.running is not None:
            self.left[self.running] = self.left_at(self.running, at)
        if actor is not None and actor != self.turn_of:
            self._begin_turn(actor)
        self.running, self.since = (actor if runs else None), at

    def _begin_turn(self, actor: int) -> None:
        if isinstance(self.pace, Days):
            self.left[actor] = self.pace.at_first
        elif self.turn_of is not None:
            self.left[self.turn_of] += self.pace.increment * SECOND
        self.turn_of = actor

    def hold(self, at: int) -> None:
        """What has passed since the clock was set going counts for nobody."""
        self.since = at

    def give_second_chance(self, seat: int) -> None:
        """To somebody who comes back after the time has run out."""
        self.left[seat] = max(self.left[seat], self.pace.at_first // SECOND_CHANCE)

    def left_at(self, seat: int, at: int) -> int:
        """What a seat has left at a time; never less than nothing."""
        spent = max(at - self.since, 0) if seat == self.running else 0
        return max(self.left[seat] - spent, 0)

    def has_run_out(self, seat: int, at: int) -> bool:
        return seat == self.running and self.left_at(seat, at) == 0

    @property
    def runs_out_at(self) -> int | None:
        """When the time of the seat whose clock runs is over."""
        return None if self.running is None else self.since + self.left[self.running]
