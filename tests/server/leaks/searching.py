"""Looks for leaks at tables of a game: one that is played on, and one that comes to its end."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable, Sequence
from contextlib import suppress
from pathlib import Path
from typing import NamedTuple

import pytest

from windycity import Game

from .channels import ALL
from .playing import Course, begin, end, play
from .sides import make_world, two_sides
from .twins import Difference, Enough, Twins

SEED = 11
OPENING = 60
"""Moves before the table that is played on: enough that everybody has something to hide."""
LAST = 8
"""Moves of the game that comes to its end."""

LONG_COURSE = Course(24, 6, ALL)
SHORT_COURSE = Course(12, 6, ALL)


class Planted(NamedTuple):
    """A leak to plant, who learns something by it, and by which channel."""

    plant: Callable[[pytest.MonkeyPatch], None]
    eyes: str
    channel: str
    is_at_the_end: bool = False

    def is_found_by(self, difference: Difference) -> bool:
        return (difference.eyes, difference.channel) == (self.eyes, self.channel)


NOTHING = Planted(lambda patch: None, "", "")


class Found(NamedTuple):
    """What came of a search, and how much was tried."""

    differences: Sequence[Difference]
    moves: int
    altered: int

    def by(self, eyes: str) -> list[Difference]:
        return [difference for difference in self.differences if difference.eyes == eyes]


def search_running(game: Game, folder: Path, course: Course, planted: Planted = NOTHING) -> Found:
    """Look for leaks while a game is played."""
    return _search(game, folder, OPENING, course, play, planted)


def search_ended(game: Game, folder: Path, course: Course, planted: Planted = NOTHING) -> Found:
    """Look for leaks at the end of a game and after it: the key is shown then, but not who people are, and
    not to who only looks on where they play again."""
    return _search(game, folder, -LAST, course, end, planted)


def _search(
    game: Game,
    folder: Path,
    until: int,
    course: Course,
    goes: Callable[[Twins, Course], Awaitable[None]],
    planted: Planted,
) -> Found:
    """Until the end of the course, or until what is planted is found."""
    opening = tuple(turn.move.code for turn in game.random_match(SEED).turns[:until])

    async def everything() -> Found:
        async with two_sides(folder, world, game.players) as (first, second):
            twins = Twins(first, second, game.players, planted.is_found_by)
            with suppress(Enough):
                await begin(twins, game, opening, course)
                await goes(twins, course)
            return Found(twins.differences, len(twins.match.turns) - len(opening), twins.altered)

    with pytest.MonkeyPatch.context() as patch:
        world = make_world(patch)
        planted.plant(patch)
        return asyncio.run(everything())
