"""How a game goes at two tables at once, and when who looks at it asks for what."""

from __future__ import annotations

from collections.abc import Callable, Container, Mapping
from typing import NamedTuple

from windycity import Game
from windycity.server.table.table import Status
from windycity.server.table.undoing import last_mover

from .browsers import Browser
from .channels import AFTER_THE_END, CHANNELS, ONCE, PLAYING_AGAIN, WHILE_OPEN, Asking
from .doings import acts, enters, finds_it_broken, play_again, plays, run_out, shows_seat_link, watches
from .sides import LONG, Side, sits
from .twins import Twins

SECOND = 1_000


class Course(NamedTuple):
    """How many moves are made, after every how many of them one half of everybody, then the other, asks for
    everything, and which channels that is."""

    moves: int
    every: int
    channels: Container[str]

    def of(self, channels: Mapping[str, Asking]) -> dict[str, Asking]:
        return {name: asking for name, asking in channels.items() if name in self.channels}

    def named(self, names: tuple[str, ...]) -> dict[str, Asking]:
        return self.of({name: CHANNELS[name] for name in names})


async def begin(twins: Twins, game: Game, opening: tuple[int, ...], course: Course) -> None:
    """People come, look, give the password and sit down."""
    for side in twins.sides:
        await side.open_table(game, opening)
    for eyes in twins.everybody:
        if eyes.looks_on or eyes.is_outside or eyes.seat == 0:
            await twins.ask(eyes, course.named(WHILE_OPEN))
    for eyes in twins.everybody:
        if not eyes.looks_on and not eyes.is_outside and eyes.seat != 0:
            await twins.step("password", enters(eyes))
    for eyes in twins.everybody:
        if not eyes.is_outside:
            await twins.step("first view", watches(eyes))
    for seat in range(1, game.players):
        await twins.step("sitting down", acts(seat, **sits(seat).model_dump()), is_altered=False)
    for side in twins.sides:
        side.learn_seat_links()


async def play(twins: Twins, course: Course) -> None:
    """Some moves, and all that can happen between them."""
    everything = course.of({**CHANNELS, "broken game": finds_it_broken(side_in(twins))})
    await come_with_another_browser(twins)
    for number in range(course.moves):
        twins.first.world.now.time += SECOND
        await move(twins, number)
        await undo(twins, number)
        if number % course.every == course.every - 1:
            for eyes in twins.half(number // course.every):
                await twins.ask(eyes, everything)
    for do in ("resign", "leave"):
        seat = twins.actor
        await twins.step(do, acts(seat, do=do, seat=seat))
    for eyes in twins.everybody:
        twins.first.world.now.time += SECOND
        await twins.ask(eyes, course.of(ONCE))


def side_in(twins: Twins) -> Callable[[Browser], Side]:
    return lambda browser: next(side for side in twins.sides if side.browsers[browser.eyes.name] is browser)


async def come_with_another_browser(twins: Twins) -> None:
    """Somebody takes their seat over with another browser, and back."""
    other = next(eyes for eyes in twins.everybody if eyes.is_outside)
    await twins.step("another browser", shows_seat_link(other, 1))
    await twins.step("another browser", shows_seat_link(twins.everybody[1], 1))


async def move(twins: Twins, number: int) -> None:
    """Who is to act moves, or somebody else does for them."""
    seat = twins.actor
    if number % 8 == 3:
        await twins.step("bot plays on", acts(seat, do="hand_to_bot", seat=seat, level="pigeon"))
        await twins.step("taking back", acts(seat, do="take_back", seat=seat))
    elif number % 8 == 6:
        twins.first.world.now.time += LONG
        await twins.step("clock", run_out)
        await twins.step("taking back", acts(seat, do="take_back", seat=seat))
    else:
        await twins.step("moves", plays(seat, twins.random.choice(twins.match.legal()).text))


async def undo(twins: Twins, number: int) -> None:
    """Who has moved wants it back; sometimes the others agree, and the move is made again."""
    seat = last_mover(twins.first.table)
    if seat is None or number % 3:
        return
    text, agrees = twins.match.turns[-1].move.text, number % 2 == 0
    others = [other for other in range(len(twins.first.table.seats)) if other != seat]
    await twins.step("undo", acts(seat, do="ask_undo", seat=seat))
    for other in others if agrees else others[:1]:
        await twins.step("undo", acts(other, do="answer_undo", seat=other, agrees=agrees))
    if agrees:
        await twins.step("moves", plays(seat, text))


async def end(twins: Twins, course: Course) -> None:
    """The last moves, and playing again."""
    while twins.first.table.status is Status.PLAYING:
        await twins.step("moves", plays(twins.actor, twins.match.legal()[0].text), is_altered=False)
    for eyes in twins.everybody:
        await twins.ask(eyes, course.named(AFTER_THE_END))
    twins.first.world.now.time += SECOND
    await twins.step("playing again", play_again, is_altered=False)
    for eyes in twins.everybody:
        await twins.ask(eyes, course.named(PLAYING_AGAIN))
