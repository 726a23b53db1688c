"""A table and how events change it."""

from __future__ import annotations

from copy import copy
from dataclasses import replace
from enum import StrEnum
from typing import Self

from ...kernel import CHANCE, IllegalMove
from ...match import Match
from . import chance
from .errors import Unreadable
from .events import (
    Claimed,
    Event,
    HandedToBot,
    Left,
    Moved,
    Resigned,
    Said,
    TakenBack,
    UndoAnswered,
    UndoAsked,
    Undone,
)
from .seats import Seat
from .settings import Settings


class Status(StrEnum):
    OPEN = "open"
    """There are seats for people."""
    PLAYING = "playing"
    OVER = "over"


class Table:
    """Everything that follows from the events of a table. It changes by `happen` alone."""

    def __init__(self, table_id: str, settings: Settings, key: bytes) -> None:
        self.id = table_id
        self.settings = settings
        self.number = 0
        """Of the last event."""
        self.key = key
        self.commitment = chance.commitment(key)
        self.seats = [Seat.at_first(who) for who in settings.seats]
        self.match: Match = settings.load().start()
        self.chat: list[Said] = []
        self.undo_asked_by: int | None = None
        self.agreed: set[int] = set()
        """The seats that have agreed to an undo."""

    @property
    def status(self) -> Status:
        if any(seat.is_open for seat in self.seats):
            return Status.OPEN
        return Status.OVER if self.match.is_over else Status.PLAYING

    @property
    def has_begun(self) -> bool:
        return bool(self.match.turns)

    @property
    def actor(self) -> int | None:
        """The seat that has to act, None if none has."""
        return self.match.actor if self.status is Status.PLAYING and self.match.actor >= 0 else None

    @property
    def awaits_chance(self) -> bool:
        return self.status is Status.PLAYING and self.match.actor == CHANCE

    def seats_of(self, player: str) -> list[int]:
        """The seats that belong to a person."""
        return [number for number, seat in enumerate(self.seats) if seat.player == player]

    def names(self) -> list[str]:
        """What everybody is called: people by their names, bots by their level and colour or letter."""
        letters = self.match.rules.seat_names
        return [
            seat.name if seat.name is not None else f"{letters[number]} ({seat.bot})"
            for number, seat in enumerate(self.seats)
        ]

    def copy(self) -> Self:
        """The same table, on which something may be tried."""
        twin = copy(self)
        twin.seats = [replace(seat) for seat in self.seats]
        twin.match = self.match.copy()
        twin.chat = self.chat.copy()
        twin.agreed = self.agreed.copy()
        return twin

    def next_chance(self) -> Moved:
        """What chance does now."""
        twin = self.match.copy()
        return Moved(code=twin.roll(bits=chance.bits_for(self.key, len(self.match.turns))).code)

    def happen(self, event: Event, state_hash: str | None = None) -> None:
        """Let an event that was decided or stored happen; one that cannot is `Unreadable`."""
        number = self.number + 1
        try:
            self._change(event)
        except (IllegalMove, IndexError) as error:
            raise Unreadable(number, str(error)) from None
        if state_hash is not None and state_hash != self.match.hash:
            if isinstance(event, Moved):
                self.match.undo()
            raise Unreadable(number, "the rules lead to another position now than when it was played")
        self.number = number

    def _change(self, event: Event) -> None:
        match event:
            case Moved():
                self.match.play(event.code)
                self._forget_undo()
            case Undone():
                self.match.undo()
                self._forget_undo()
            case UndoAsked():
                self.undo_asked_by, self.agreed = event.seat, set()
            case UndoAnswered():
                self.agreed.add(event.seat)
                if not event.agrees:
                    self._forget_undo()
            case Said():
                self.chat.append(event)
            case _:
                self._change_seat(self.seats[event.seat], event)

    def _change_seat(self, seat: Seat, event: Claimed | Left | HandedToBot | TakenBack | Resigned) -> None:
        match event:
            case Claimed():
                seat.player, seat.name = event.player, event.name
                if not any(seat.is_open for seat in self.seats):
                    self._begin()
            case Left():
                seat.player, seat.name = None, None
            case HandedToBot():
                seat.bot = event.level
            case TakenBack():
                seat.bot = None
            case Resigned():
                seat.bot, seat.is_resigned = event.level, True

    def _begin(self) -> None:
        """Everybody is there: from now on the log calls them by their names."""
        if not self.has_begun:
            self.match = self.settings.load().start(names=self.names())

    def _forget_undo(self) -> None:
        self.undo_asked_by, self.agreed = None, set()
