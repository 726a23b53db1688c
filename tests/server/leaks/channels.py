"""Everything that somebody who looks at a table can ask for, and is told."""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Iterator
from typing import Any, NamedTuple

from .browsers import Browser

NO_SEAT = 15
A_WHILE_AGO = 5
"""Events."""


class Scene(NamedTuple):
    """How the game stands, in both houses alike."""

    seats: int
    moves: int
    number: int
    """Of the last event."""
    actor: int | None
    last_mover: int | None
    last_id: str
    """The id of the last command in the first house; in the other one it has not been given."""
    last_person: str
    """Who gave it."""
    wrong_moves: list[str]
    """That are against the rules now."""
    settings: dict[str, Any]


Asking = Callable[[Browser, Scene], Awaitable[object]]


async def first_view(browser: Browser, _: Scene) -> None:
    await browser.come_back(0)


async def coming_back(browser: Browser, scene: Scene) -> None:
    for since in (max(scene.number - A_WHILE_AGO, 0), scene.number, scene.number + 1):
        await browser.come_back(since)


async def hint(browser: Browser, _: Scene) -> None:
    await browser.ask(do="hint")


async def ways(browser: Browser, scene: Scene) -> None:
    for move in scene.wrong_moves:
        await browser.ask(do="ways", start=move.partition(" ")[2])


async def chat(browser: Browser, _: Scene) -> None:
    await browser.act(do="say", name="Somebody", text="Hello.")
    await browser.act(do="say", name="Somebody", seat=browser.eyes.seat, text="It is me.")


async def refused_commands(browser: Browser, scene: Scene) -> None:
    for command in commands_to_refuse(browser.eyes.seat, scene):
        await browser.act(**command)


def commands_to_refuse(mine: int | None, scene: Scene) -> Iterator[dict[str, Any]]:
    """Of every kind, for every seat that they are wrong for."""
    for seat in (*range(scene.seats), NO_SEAT):
        yield {"do": "claim", "seat": seat, "name": "Somebody"}
        yield {"do": "claim", "seat": seat, "name": "Ann"}
        yield {"do": "seat_bot", "seat": seat, "level": "pigeon"}
        yield {"do": "hand_to_bot", "seat": seat, "level": "nobody"}
        yield {"do": "take_back", "seat": seat}
        if seat != mine:
            yield {"do": "leave", "seat": seat}
            yield {"do": "hand_to_bot", "seat": seat, "level": "pigeon"}
            yield {"do": "resign", "seat": seat}
            yield {"do": "play", "seat": seat, "move": scene.wrong_moves[0], "after": scene.moves}
            yield {"do": "say", "seat": seat, "name": "Somebody", "text": "It is me."}
        if seat != mine or scene.last_mover != mine:
            yield {"do": "ask_undo", "seat": seat}
        yield {"do": "answer_undo", "seat": seat, "agrees": True}


async def refused_moves(browser: Browser, scene: Scene) -> None:
    seat = browser.eyes.seat or 0
    for move in scene.wrong_moves:
        await browser.act(do="play", seat=seat, move=move, after=scene.moves)
    await browser.act(do="play", seat=seat, move=scene.wrong_moves[0], after=scene.moves + 1)
    await browser.act(do="play", seat=seat, move="nonsense", after=scene.moves)


async def unreadable_messages(browser: Browser, _: Scene) -> None:
    for text in ("nonsense", "{}", '{"do": "watch"}', '{"do": "act", "id": "x", "table": "y", "command": 1}'):
        await browser.say_anything(text)


async def commands_of_others(browser: Browser, scene: Scene) -> None:
    """Somebody uses the id of a command that somebody else has given."""
    if browser.eyes.person != scene.last_person:
        await browser.act(scene.last_id, do="say", name="Somebody", text="Again.")


async def cards(browser: Browser, _: Scene) -> None:
    """Who has a seat is told the link of the table beside it, also if they look on by the other one."""
    await browser.get_here()
    await browser.get("/api/tables")
    await browser.get("/api/tables/nowhere")
    if not (browser.eyes.looks_on and browser.eyes.person.startswith("person")):
        await browser.get("/api/me/tables")
        await browser.get("/api/me/turns")


async def record(browser: Browser, _: Scene) -> None:
    await browser.get_here("/record")


def own_and_next(browser: Browser, scene: Scene) -> tuple[int, int]:
    """One's own seat, or the first, and the one after it."""
    own = browser.eyes.seat or 0
    return own, (own + 1) % scene.seats


async def past_positions(browser: Browser, scene: Scene) -> None:
    for moves in (scene.moves - 1, scene.moves, scene.moves + 1):
        await browser.get_here(f"/positions/{moves}")
    for seat in own_and_next(browser, scene):
        await browser.get_here(f"/positions/{scene.moves}?seat={seat}")


async def seat_links(browser: Browser, scene: Scene) -> None:
    for seat in own_and_next(browser, scene):
        await browser.get_here(f"/seats/{seat}/link")
    await browser.post("/api/seats", link="nonsense")


async def password(browser: Browser, _: Scene) -> None:
    await browser.post_here("/enter", password="guess")
    await browser.post("/api/tables/nowhere/enter", password="guess")


async def playing_again(browser: Browser, _: Scene) -> None:
    await browser.post_here("/again")


async def forks(browser: Browser, scene: Scene) -> None:
    """Go on elsewhere; who is allowed to looks at it there."""
    claims = [{"seat": 0, "name": "Ann"}]
    for moves in (scene.moves // 2, scene.moves + 1):
        position = {"table": browser.link, "moves": moves}
        answer = await browser.post(
            "/api/tables", settings=scene.settings, claims=claims, go_on_from=position
        )
        await look_at_own_table(browser, answer.json().get("table"))


async def records_brought_back(browser: Browser, scene: Scene) -> None:
    """What the server tells of a record that it has given away itself."""
    text = (await browser.get_here("/record")).text
    answer = await browser.post("/api/records", record=text)
    await look_at_own_table(browser, answer.json().get("table"))


async def look_at_own_table(browser: Browser, link: str | None) -> None:
    if link is not None:
        await browser.learn(link, "a table of one's own")
        await browser.ask(do="watch", table=link)
        await browser.ask(do="unwatch", table=link)
        await browser.get(f"/api/tables/{link}/record")


async def house_itself(browser: Browser, _: Scene) -> None:
    for path in ("/api/health", "/openapi.json", "/api/metrics", "/api/nothing"):
        await browser.get(path)
    await browser.request("POST", "/api/me")


CHANNELS: dict[str, Asking] = {
    "first view": first_view,
    "coming back": coming_back,
    "hint": hint,
    "ways": ways,
    "chat": chat,
    "refused commands": refused_commands,
    "refused moves": refused_moves,
    "unreadable messages": unreadable_messages,
    "commands of others": commands_of_others,
    "cards": cards,
    "record": record,
    "past positions": past_positions,
    "seat links": seat_links,
    "password": password,
    "playing again": playing_again,
}
"""What is asked for at every point."""

WHILE_OPEN = (
    "first view",
    "coming back",
    "hint",
    "refused moves",
    "unreadable messages",
    "cards",
    "record",
    "past positions",
    "password",
)
"""What is asked for while people sit down."""

ONCE: dict[str, Asking] = {
    "forks": forks,
    "records brought back": records_brought_back,
    "house itself": house_itself,
}
"""What is asked for once: tables that come of this one, and what has nothing to do with it."""

AFTER_THE_END = ("first view", "cards", "seat links")
"""What is asked for after the game."""

PLAYING_AGAIN = ("first view", "refused commands", "cards", "playing again")
"""What is asked for when people play again."""

ALL = {*CHANNELS, *ONCE, "broken game"}
