"""What people do at a table, in one of the two houses."""

from __future__ import annotations

from collections.abc import Awaitable, Callable

from windycity.server.store.schema import EventRow
from windycity.server.table import housekeeping
from windycity.server.table.events import EVENT, Moved
from windycity.server.table.table import Status

from .browsers import Browser, Eyes
from .channels import Asking, Scene
from .sides import Side

FEW = 4

Doing = Callable[[Side], Awaitable[object]]


def acts(sitting: int, **command: object) -> Doing:
    """Who sits there does something; bots do what follows from it."""

    async def do(side: Side) -> None:
        await side.act(sitting, **command)
        await side.until_a_person_acts()

    return do


def plays(seat: int, move: str) -> Doing:
    """Who sits there makes a move. If it is the last one, everybody is shown the key of chance."""

    async def do(side: Side) -> None:
        await side.act(seat, do="play", seat=seat, move=move, after=len(side.table.match.turns))
        if side.table.status is Status.OVER:
            for browser in side.browsers.values():
                browser.knows[side.table.key.hex()] = "<the key of chance>"

    return do


def enters(eyes: Eyes) -> Doing:
    """Somebody gives the password."""

    async def do(side: Side) -> None:
        browser = side.browsers[eyes.name]
        password = {"id": side.next_id(browser), "password": side.password}
        await browser.request("POST", f"/api/tables/{side.link}/enter", **password)

    return do


def watches(eyes: Eyes) -> Doing:
    async def do(side: Side) -> None:
        await side.browsers[eyes.name].ask(do="watch")

    return do


def shows_seat_link(eyes: Eyes, seat: int) -> Doing:
    """Somebody comes with the link of a seat."""

    async def do(side: Side) -> None:
        await side.browsers[eyes.name].post("/api/seats", link=side.seat_link(seat))

    return do


async def run_out(side: Side) -> None:
    """The time of who is to act is over."""
    now = side.world.now()
    await side.house.keeper.decide(side.link, None, lambda table: housekeeping.run_out(table, now))
    await side.until_a_person_acts()


async def play_again(side: Side) -> None:
    """Everybody who came by the link of the table knows where."""
    await side.at(0).post_here("/again")
    for browser in side.browsers.values():
        if not browser.eyes.looks_on:
            await browser.learn(side.table.next_table, "the next table")


def finds_it_broken(side_of: Callable[[Browser], Side]) -> Asking:
    """Somebody looks at a game whose stored events cannot be read any more: moves against the rules, and an
    event of an unknown kind."""

    async def ask(browser: Browser, scene: Scene) -> None:
        side = side_of(browser)
        wrong = [Moved(code=side.table.match.read_move(text).code) for text in scene.wrong_moves[:FEW]]
        unknown = f'{{"kind": "later", "player": "{side.at(1).player}", "id": "{side.last_id}"}}'
        for data in (unknown, *(EVENT.dump_json(event).decode() for event in wrong)):
            side.live.read([EventRow(side.link, scene.number + 1, side.world.now(), "", data)])
            await browser.come_back(scene.number)
            await browser.act(do="say", name="Somebody", text="What now?")
            side.live.broken = None

    return ask
