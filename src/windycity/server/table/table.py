"""A table and how events change it."""

from __future__ import annotations

from copy import copy
from enum import StrEnum
from typing import Self

from ...kernel import CHANCE, IllegalMove, say
from ...match import Match
from . import chance
from .beginning import NOTHING, Beginning
from .clock import Clock
from .errors import Unreadable
from .events import (
    Admitted,
    Event,
    Moved,
    Rematched,
    Resumed,
    Said,
    SeatEvent,
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

    def __init__(self, table_id: str, settings: Settings, key: bytes, beginning: Beginning = NOTHING) -> None:
        self.id = table_id
        self.settings = settings
        self.beginning = beginning
        self.number = 0
        """Of the last event."""
        self.at = 0
        """When it happened, in milliseconds since 1970."""
        self.key = key
        self.commitment = chance.commitment(key)
        self.seats = [Seat.at_first(who) for who in settings.seats]
        self.has_begun = beginning.is_record
        self.match = self._start(beginning.names)
        self.clock = Clock.at_first(settings.clock, len(self.seats)) if settings.clock else None
        self.chat: list[Said] = []
        self.undo_asked_by: int | None = None
        self.agreed: set[int] = set()
        """The seats that have agreed to an undo."""
        self.admitted: set[str] = set()
        """Who has given the password."""
        self.next_table: str | None = None
        """Where the same people play again."""
        self.status = self._status()

    def _start(self, names: tuple[str, ...] | None) -> Match:
        match = self.settings.load().start(names=names)
        for code in self.beginning.opening:
            match.play(code)
        return match

    def _status(self) -> Status:
        if not self.has_begun:
            return Status.OPEN
        return Status.OVER if self.match.is_over or self.beginning.is_record else Status.PLAYING

    @property
    def actor(self) -> int | None:
        """The seat that has to act, None if none has."""
        if self.status is not Status.PLAYING:
            return None
        actor = self.match.actor
        return actor if actor >= 0 else None

    @property
    def turn(self) -> str | None:
        """The person who has to act, None if nobody has."""
        if self.actor is None:
            return None
        seat = self.seats[self.actor]
        return seat.player if seat.is_played_by_a_person else None

    @property
    def awaits_chance(self) -> bool:
        return self.status is Status.PLAYING and self.match.actor == CHANCE

    @property
    def beside(self) -> int:
        """How much has happened beside the moves that stand."""
        return self.number - len(self.match.turns) + len(self.beginning.opening)

    def seats_of(self, player: str) -> list[int]:
        """The seats that belong to a person."""
        return [number for number, seat in enumerate(self.seats) if seat.player == player]

    def admits(self, player: str | None) -> bool:
        """Whether a person may see the table."""
        if self.beginning.password is None:
            return True
        if player is None:
            return False
        return player in self.admitted or bool(self.seats_of(player)) or self.beginning.keeps_for(player)

    def names(self) -> tuple[str, ...]:
        """What everybody is called: people by their names, bots by their level and colour or letter."""
        letters = self.match.rules.seat_names
        return self.beginning.names or tuple(
            seat.name if seat.name is not None else bot_name(letters[number], seat.bot)
            for number, seat in enumerate(self.seats)
        )

    def copy(self) -> Self:
        """The same table, on which something may be tried."""
        twin = copy(self)
        twin.seats = self.seats.copy()
        twin.match = self.match.copy()
        twin.clock = self.clock.copy() if self.clock is not None else None
        twin.chat = self.chat.copy()
        twin.agreed = self.agreed.copy()
        twin.admitted = self.admitted.copy()
        return twin

    def next_chance(self) -> Moved:
        """What chance does now."""
        twin = self.match.copy()
        return Moved(code=twin.roll(bits=chance.bits_for(self.key, len(self.match.turns))).code)

    def happen(self, event: Event, at: int = 0, state_hash: str | None = None) -> None:
        """Let an event that was decided or stored happen at a time; one that cannot is `Unreadable`."""
        number = self.number + 1
        try:
            self._change(event)
        except (IllegalMove, IndexError) as error:
            raise Unreadable(number, say("the rules do not allow it any more")) from error
        if state_hash is not None and state_hash != self.match.hash:
            if isinstance(event, Moved):
                self.match.undo()
            raise Unreadable(number, say("the rules lead to another position now than when it was played"))
        self.number, self.at = number, at
        self.status = self._status()
        if self.clock is not None:
            self._set_clock(self.clock, event)

    def _set_clock(self, clock: Clock, event: Event) -> None:
        if isinstance(event, Resumed):
            clock.hold(self.at)
        actor = self.actor
        clock.set(actor, actor is not None and self.seats[actor].is_played_by_a_person, self.at)

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
            case Admitted():
                self.admitted.add(event.player)
            case Rematched():
                self.next_table = event.table
            case Resumed():
                pass
            case _:
                self._change_seat(event)

    def _change_seat(self, event: SeatEvent) -> None:
        if isinstance(event, TakenBack) and self.clock is not None and not self.clock.left[event.seat]:
            self.clock.give_second_chance(event.seat)
        self.seats[event.seat] = self.seats[event.seat].after(event, self.number + 1)
        if not self.has_begun and not any(each.is_open for each in self.seats):
            self._begin()

    def _begin(self) -> None:
        """Everybody is there: from now on the log calls them by their names."""
        self.has_begun = True
        self.match = self._start(self.names())

    def _forget_undo(self) -> None:
        self.undo_asked_by, self.agreed = None, set()


def bot_name(letter: str, level: str | None) -> str:
    """A bot is called by its seat and level, in every language by other words."""
    return say("{seat} ({level})", seat=letter, level=level or "")
