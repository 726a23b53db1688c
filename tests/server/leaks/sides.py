"""Two houses in which the same is played. All that is nobody's business differs between them: who people are,
the secrets and the key of chance of the house, passwords, ids of commands, and the link of the table.

Time stands still in both until it is moved, bots answer at once, and both show the same commitment to their
keys of chance, which is the one thing made of a key that everybody sees.
"""

from __future__ import annotations

import asyncio
from collections import defaultdict
from collections.abc import AsyncIterator, Callable, Iterator
from contextlib import AsyncExitStack, asynccontextmanager
from hashlib import sha256
from itertools import count
from pathlib import Path
from typing import Any, NamedTuple

import fastapi.dependencies.utils
import httpx._transports.asgi
import pytest
from argon2 import PasswordHasher
from fastapi import FastAPI

from windycity.match import Game, Match, load
from windycity.server.live import clocks, keeper, live_table
from windycity.server.live.live_table import Author, LiveTable
from windycity.server.live.thinking import Position
from windycity.server.store import engine
from windycity.server.store.schema import METADATA
from windycity.server.table import chance, housekeeping
from windycity.server.table.beginning import Beginning
from windycity.server.table.clock import RealTime
from windycity.server.table.commands import Claim
from windycity.server.table.events import Moved
from windycity.server.table.settings import OPEN, PASS, Settings
from windycity.server.table.table import Table
from windycity.server.web import connection, house, passwords
from windycity.server.web.app import make_app
from windycity.server.web.house import House
from windycity.server.web.identity import SeatToken

from ..web.running import GENEROUS
from .browsers import Browser, everybody

SIDES = ("a", "b")
WATCH_LINK = "for-who-only-looks-on"
COMMITMENT = "c" * 64
NOON = 1_700_000_000_000
CLOCK = RealTime(seconds=3600, increment=5)
LONG = 2 * CLOCK.at_first
"""More time than anybody has."""


def table_link(side: str) -> str:
    return f"the-table-of-house-{side}"


class Hand:
    """A hand of a clock that moves only by hand."""

    def __init__(self) -> None:
        self.time = NOON

    def __call__(self) -> int:
        return self.time


class InstantThinkers:
    """Bots that do as little as they can, and keep what they were told."""

    told: dict[str, list[Position]]

    def __init__(self, number: int = 1) -> None:
        pass

    async def think(self, position: Position) -> int:
        self.told[position.table].append(position)
        match = load(position.game, **position.options).start()
        for code in position.moves:
            match.play(code)
        return housekeeping.idle_move(match)

    def close(self) -> None:
        pass


class World(NamedTuple):
    """What both houses have in common."""

    now: Hand
    told: dict[str, list[Position]]
    """What bots were told, by the link of the table."""
    fallen: dict[str, Callable[[], Match]]
    """The game whose chance a table follows as far as it goes, by the link of the table."""


def make_world(patch: pytest.MonkeyPatch) -> World:
    """Let time stand still, bots answer at once, and chance that has fallen be the same in both houses."""
    world = World(Hand(), defaultdict(list), {})
    for module in (live_table, keeper, clocks, connection):
        patch.setattr(module, "now", world.now)
    patch.setattr(InstantThinkers, "told", world.told, raising=False)
    patch.setattr(house, "Thinkers", InstantThinkers)
    patch.setattr(house, "migrate", METADATA.create_all)
    patch.setattr(chance, "new_key", keys().__next__)
    patch.setattr(chance, "commitment", lambda key: COMMITMENT)
    patch.setattr(
        passwords, "PasswordHasher", lambda: PasswordHasher(time_cost=1, memory_cost=8, parallelism=1)
    )
    patch.setattr(engine, "PRAGMAS", ("journal_mode = WAL", "synchronous = OFF", "foreign_keys = ON"))
    patch.setattr(fastapi.dependencies.utils, "run_in_threadpool", at_once)
    patch.setattr(httpx._transports.asgi, "create_event", asyncio.Event)
    patch.setattr(Table, "next_chance", following(world.fallen, Table.next_chance))
    return world


def keys() -> Iterator[bytes]:
    """Keys of chance, another one for every table, the same every time."""
    return (sha256(number.to_bytes(8, "big")).digest() for number in count())


async def at_once(work: Callable[..., Any], *args: Any, **named: Any) -> Any:
    """Instead of a thread for what takes no time."""
    return work(*args, **named)


def following(
    fallen: dict[str, Callable[[], Match]], draws: Callable[[Table], Moved]
) -> Callable[[Table], Moved]:
    """What has fallen at the table that this one follows; what comes after that is drawn by its own key."""

    def next_chance(table: Table) -> Moved:
        number = len(table.match.turns)
        turns = fallen[table.id]().turns if table.id in fallen else []
        return Moved(code=turns[number].move.code) if number < len(turns) else draws(table)

    return next_chance


class Side:
    """One of the two houses, its table, and everybody who looks at it."""

    def __init__(self, name: str, app: FastAPI, world: World, seats: int) -> None:
        self.name = name
        self.house: House = app.state.house
        self.world = world
        self.link = table_link(name)
        self.password = f"sesame {name}"
        self.browsers: dict[str, Browser] = {}
        self._live: LiveTable | None = None
        self._commands = 0
        self.last_id, self.last_person = "", ""
        """Of the last command, and who gave it."""
        tokens: dict[str, str] = defaultdict(self.house.identities.new_token)
        for eyes in everybody(seats):
            link = WATCH_LINK if eyes.looks_on else self.link
            browser = Browser(app, eyes, tokens[eyes.person], link)
            if not eyes.looks_on:
                browser.knows[self.link] = "<the link of the table>"
            self.browsers[eyes.name] = browser

    @property
    def live(self) -> LiveTable:
        assert self._live is not None
        return self._live

    @property
    def table(self) -> Table:
        return self.live.table

    def at(self, seat: int) -> Browser:
        """The browser of who sits there."""
        return self.browsers[f"seat {seat}"]

    def next_id(self, browser: Browser) -> str:
        """An id of a command, another one in every house; only who gives the command knows it."""
        self._commands += 1
        self.last_id = f"command-{self._commands:04}-of-house-{self.name}"
        self.last_person = browser.eyes.person
        browser.knows[self.last_id] = "<the id of the command>"
        return self.last_id

    async def open_table(self, game: Game, opening: tuple[int, ...]) -> None:
        """A table at which one person sits, with the moves of another game; and one that everybody sees."""
        settings = Settings(
            game=game.name,
            options=dict(game.options),
            seats=(OPEN,) * game.players,
            clock=CLOCK,
            absent=PASS,
            hints=True,
        )
        listed = settings.model_copy(update={"is_listed": True})
        beginning = Beginning(opening=opening, password=await self.house.passwords.hash(self.password))
        maker = self.at(0)
        self._live = await self.house.keeper.create(
            self.link, WATCH_LINK, settings, Author(maker.player, self.next_id(maker)), [sits(0)], beginning
        )
        author = Author(f"somebody of house {self.name}", self.next_id(maker))
        await self.house.keeper.create(
            "a-listed-table",
            "to-look-at-it",
            listed,
            author,
            [sits(0)],
            Beginning(password=beginning.password),
        )

    def seat_link(self, seat: int) -> str:
        """By which who sits there comes back."""
        claimed_by = self.table.seats[seat].claimed_by
        assert claimed_by is not None
        return self.house.identities.seat_link(SeatToken(self.link, seat, claimed_by))

    def learn_seat_links(self) -> None:
        """Everybody knows the link of their own seat."""
        for seat in range(len(self.table.seats)):
            self.at(seat).knows[self.seat_link(seat)] = "<the link of the seat>"

    async def act(self, sitting: int, /, **command: object) -> None:
        """Who sits there does something."""
        browser = self.at(sitting)
        await browser.act(self.next_id(browser), **command)

    async def until_a_person_acts(self) -> None:
        """Bots play on until they need not any more."""
        async with asyncio.timeout(20):
            while self.table.actor is not None and self.table.seats[self.table.actor].bot is not None:
                await asyncio.sleep(0)

    async def close(self) -> None:
        for browser in self.browsers.values():
            await browser.close()


def sits(seat: int) -> Claim:
    return Claim(seat=seat, name=("Ann", "Bob", "Cem", "Dee", "Eve", "Flo")[seat])


@asynccontextmanager
async def two_sides(folder: Path, world: World, seats: int) -> AsyncIterator[tuple[Side, Side]]:
    """Both houses, opened."""
    async with AsyncExitStack() as closing:
        sides = []
        for name in SIDES:
            app = make_app(folder / f"{name}.sqlite", GENEROUS)
            await closing.enter_async_context(app.router.lifespan_context(app))
            sides.append(Side(name, app, world, seats))
            closing.push_async_callback(sides[-1].close)
        first, second = sides
        world.fallen[second.link] = lambda: first.table.match
        yield first, second
