"""A table at a glance: what there is to know of it without playing its game again."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Any, NamedTuple, Self

from .beginning import Beginning
from .events import SeatEvent
from .seats import Seat
from .settings import Settings
from .table import Status, Table


class Glance(NamedTuple):
    """What is agreed on, who sits there, and whose turn it is."""

    id: str
    settings: Settings
    options: Mapping[str, Any]
    beginning: Beginning
    seats: list[Seat]
    status: Status
    turn: str | None
    """The person who has to act."""

    @classmethod
    def at(cls, table: Table) -> Self:
        """At a table in use."""
        return cls(
            id=table.id,
            settings=table.settings,
            options=table.match.options,
            beginning=table.beginning,
            seats=table.seats,
            status=table.status,
            turn=table.turn,
        )

    def has_seat(self, player: str) -> bool:
        return any(seat.player == player for seat in self.seats)


def seats_after(settings: Settings, changes: Iterable[tuple[int, SeatEvent]]) -> list[Seat]:
    """Who sits where after the events of these numbers."""
    seats = [Seat.at_first(who) for who in settings.seats]
    for number, event in changes:
        seats[event.seat] = seats[event.seat].after(event, number)
    return seats
