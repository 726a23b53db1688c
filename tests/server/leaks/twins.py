"""Plays the same at two tables that differ only in what somebody may not know, and compares every text that
this somebody is sent."""

from __future__ import annotations

import random
from collections.abc import Callable, Mapping
from itertools import cycle
from typing import NamedTuple

from windycity.match import Match
from windycity.server.table.undoing import last_mover

from .altering import NOTHING, Alteration, hidden
from .browsers import Eyes, everybody, settle
from .channels import Asking, Scene
from .doings import Doing
from .sides import Side

BOTS = "bots"
"""Are told something too."""
AMOUNTS = ((1, 2, 3, 4), (43, 9, 61, 20), (2, 1, 4, 3), (5, 70, 30, 52))
"""By how much hidden numbers are changed: a little, or so that one can pay for anything and somebody else has
the most."""
WRONG_MOVES = 6


class Difference(NamedTuple):
    """Somebody was told something else at the other table."""

    eyes: str
    channel: str
    texts: tuple[str | None, str | None]


class Enough(Exception):
    """What was looked for is found."""


class Twins:
    """Two tables at which the same happens."""

    def __init__(self, first: Side, second: Side, seats: int, wanted: Callable[[Difference], bool]) -> None:
        self._wanted = wanted
        self.first, self.second = first, second
        self.sides = (first, second)
        self.everybody = everybody(seats)
        self.random = random.Random(seats)
        self.differences: list[Difference] = []
        self.altered = 0
        """Steps that were taken with something altered."""
        self._seats = cycle((None, *range(seats)))
        self._amounts = cycle(AMOUNTS)

    @property
    def match(self) -> Match:
        return self.first.table.match

    @property
    def actor(self) -> int:
        """The seat that has to act."""
        actor = self.first.table.actor
        assert actor is not None
        return actor

    def half(self, number: int) -> list[Eyes]:
        """Every other one of everybody, and who has to act."""
        return [
            eyes
            for place, eyes in enumerate(self.everybody)
            if place % 2 == number % 2 or eyes.seat == self.actor
        ]

    async def step(self, channel: str, do: Doing, *, is_altered: bool = True) -> None:
        """Let something happen at both tables; at the second while all is altered that one of the seats, or a
        spectator, may not see."""
        since = len(self.match.turns)
        await do(self.first)
        alteration = self._next_alteration(since) if is_altered else NOTHING
        self._alter(alteration)
        await do(self.second)
        await settle()
        self._alter(alteration.back)
        self._compare(channel, alteration)

    def _next_alteration(self, since: int) -> Alteration:
        places = hidden(self.match, next(self._seats))
        alteration = Alteration.of(places, next(self._amounts))
        if not places or alteration.is_told_by(self.match, since):
            return NOTHING
        self.altered += 1
        return alteration

    def _alter(self, alteration: Alteration) -> None:
        if alteration.places:
            live = self.second.live
            live.table = alteration.table(live.table)

    async def ask(self, eyes: Eyes, channels: Mapping[str, Asking], *, is_altered: bool = True) -> None:
        """Let somebody ask for everything at both tables."""
        places = hidden(self.match, eyes.seat) if is_altered else frozenset()
        alteration = Alteration.of(places, next(self._amounts))
        self._alter(alteration)
        for channel, asking in channels.items():
            scene = self.scene()
            for side in self.sides:
                await asking(side.browsers[eyes.name], scene)
            await settle()
            self._compare(channel, alteration)
        self._alter(alteration.back)

    def scene(self) -> Scene:
        table = self.first.table
        return Scene(
            seats=len(table.seats),
            moves=len(table.match.turns),
            number=table.number,
            actor=table.actor,
            last_mover=last_mover(table),
            last_id=self.first.last_id,
            last_person=self.first.last_person,
            wrong_moves=self.wrong_moves(),
            settings={
                "game": table.settings.game,
                "options": dict(table.match.options),
                "seats": table.settings.seats,
            },
        )

    def wrong_moves(self) -> list[str]:
        """Some moves that are against the rules now, at both tables, first some of the kind asked for."""
        codec = self.match.rules.codec
        legal = {code for side in self.sides for code in side.table.match.legal_codes()}
        wrong = [codec.move(code) for code in range(codec.size) if code not in legal]
        verbs = {codec.move(code).verb for code in legal}
        near = [move for move in wrong if move.verb in verbs] or wrong
        chosen = self.random.choices(near, k=WRONG_MOVES) + self.random.choices(wrong, k=WRONG_MOVES)
        return [move.text for move in chosen]

    def _compare(self, channel: str, alteration: Alteration) -> None:
        """What those were told from whom everything is hidden that is altered, and bots."""
        for eyes in self.everybody:
            one, other = (side.browsers[eyes.name].take_heard() for side in self.sides)
            if alteration.places <= hidden(self.match, eyes.seat):
                self._note(eyes.name, channel, one, other)
        one, other = (self._told_to_bots(side) for side in self.sides)
        self._note(BOTS, channel, one, other)

    def _told_to_bots(self, side: Side) -> list[str]:
        """The link of the table is what they know matches by."""
        positions = side.world.told.pop(side.link, [])
        return [repr(each).replace(side.link, "<the link of the table>") for each in positions]

    def _note(self, eyes: str, channel: str, one: list[str], other: list[str]) -> None:
        if one == other:
            return
        length = max(len(one), len(other))
        pairs = [
            (one[i] if i < len(one) else None, other[i] if i < len(other) else None) for i in range(length)
        ]
        difference = Difference(eyes, channel, next(pair for pair in pairs if pair[0] != pair[1]))
        self.differences.append(difference)
        if self._wanted(difference):
            raise Enough
