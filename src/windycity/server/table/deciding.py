"""What a command leads to: events, or a refusal that says why. Nothing is changed here."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from ...bots.levels import LEVELS
from ...kernel import BadName, IllegalMove, person, say
from .beginning import Kept
from .checks import must_be_playing, own_seat, seat_at
from .commands import (
    AnswerUndo,
    AskUndo,
    Claim,
    Command,
    HandToBot,
    Leave,
    Play,
    Resign,
    Say,
    SeatBot,
    TakeBack,
)
from .errors import Refused
from .events import Claimed, Event, HandedToBot, Left, Moved, Resigned, Said, TakenBack
from .guests import guest_name, next_guest, spellings
from .settings import no_level
from .table import Status, Table
from .undoing import answer_undo, ask_undo

MOST_BESIDE = 2_000
"""What may happen at a table beside the moves of its game. All of it is kept, and told to who comes."""
WITHOUT_END = (AskUndo, Claim, HandToBot, Say)
"""What could go on for ever, alone or in turn with its opposite."""


def decide(table: Table, player: str, command: Command) -> list[Event]:
    """The events that a person's command leads to."""
    if isinstance(command, WITHOUT_END) and table.beside >= MOST_BESIDE:
        raise Refused("too much", say("so much has happened at this table that only its game can go on"))
    return DECISIONS[type(command)](table, player, command)


def claim(table: Table, player: str, command: Claim) -> list[Event]:
    """An open seat is anybody's; one person has one seat, unless the browser is handed around."""
    if not seat_at(table, command.seat).is_open or table.status is not Status.OPEN:
        raise Refused("seat taken", say("seat {seat} is taken", seat=command.seat))
    kept = table.beginning.kept_at(command.seat)
    if kept is not None and kept.player != player:
        sentence = say("seat {seat} is kept for {who}", seat=command.seat, who=person(kept.called))
        raise Refused("seat kept", sentence)
    if table.seats_of(player) and not table.settings.hot_seat:
        raise Refused("seated", say("you have a seat at this table"))
    if command.name is None:
        return [claim_as_guest(table, player, command.seat, kept)]
    check_name(table, command.seat, command.name)
    return [Claimed(seat=command.seat, player=player, name=command.name)]


def claim_as_guest(table: Table, player: str, seat: int, kept: Kept | None) -> Claimed:
    """Who gives no name is called as before, or by the number of a guest."""
    if kept is not None:
        return Claimed(seat=seat, player=player, name=kept.name, guest=kept.guest)
    expected = [each.name for each in table.beginning.kept if each is not None]
    number = next_guest({*table.names(), *expected})
    return Claimed(seat=seat, player=player, name=str(guest_name(number)), guest=number)


def check_name(table: Table, seat: int, name: str) -> None:
    """Everybody at a table has another name, in every language, one that the log and records can hold."""
    names = [
        name if other.guest is not None and name in spellings(other.guest) else known
        for other, known in zip(table.seats, table.names(), strict=True)
    ]
    names[seat] = name
    try:
        table.settings.load().start(names=names)
    except BadName as error:
        raise Refused("bad name", error.sentence) from None


def leave(table: Table, player: str, command: Leave) -> list[Event]:
    """Before the game a seat is simply given up; later a bot takes it."""
    own_seat(table, player, command.seat)
    if table.status is Status.PLAYING:
        return [HandedToBot(seat=command.seat, level=table.settings.absent), Left(seat=command.seat)]
    return [Left(seat=command.seat)]


def seat_bot(table: Table, player: str, command: SeatBot) -> list[Event]:
    """Who has a seat need not wait for others to come."""
    must_be_level(command.level)
    if not table.seats_of(player):
        raise Refused("not seated", say("only who has a seat lets bots play"))
    if not seat_at(table, command.seat).is_open:
        raise Refused("seat taken", say("seat {seat} is taken", seat=command.seat))
    return [HandedToBot(seat=command.seat, level=command.level)]


def hand_to_bot(table: Table, player: str, command: HandToBot) -> list[Event]:
    seat = own_seat(table, player, command.seat)
    must_be_level(command.level)
    if seat.bot == command.level:
        raise Refused("nothing changes", say("the {level} plays for you already", level=command.level))
    return [HandedToBot(seat=command.seat, level=command.level)]


def must_be_level(level: str) -> None:
    if level not in LEVELS:
        raise Refused("no such level", no_level(level))


def take_back(table: Table, player: str, command: TakeBack) -> list[Event]:
    seat = own_seat(table, player, command.seat)
    if seat.bot is None:
        raise Refused("nothing changes", say("you play this seat yourself"))
    if seat.is_resigned:
        raise Refused("resigned", say("you have given this game up"))
    return [TakenBack(seat=command.seat)]


def resign(table: Table, player: str, command: Resign) -> list[Event]:
    seat = own_seat(table, player, command.seat)
    must_be_playing(table)
    if seat.is_resigned:
        raise Refused("resigned", say("you have given this game up"))
    return [Resigned(seat=command.seat, level=table.settings.absent)]


def play(table: Table, player: str, command: Play) -> list[Event]:
    """A move is for the position that the person saw."""
    seat = own_seat(table, player, command.seat)
    must_be_playing(table)
    if command.after != len(table.match.turns):
        raise Refused("late", say("the game has gone on meanwhile"))
    if seat.bot is not None:
        sentence = say("the {level} plays this seat; take it back first", level=seat.bot)
        raise Refused("bot plays", sentence)
    try:
        move = table.match.check(command.move, seat=command.seat)
    except IllegalMove as error:
        raise Refused("against the rules", error.sentence, error.clause) from None
    return [Moved(code=move.code)]


def speak(table: Table, player: str, command: Say) -> list[Event]:
    """Who has a seat speaks under its name."""
    if command.seat is None:
        return [Said(seat=None, name=command.name, text=command.text)]
    seat = own_seat(table, player, command.seat)
    return [Said(seat=command.seat, name=str(seat.name or command.name), text=command.text)]


DECISIONS: dict[type, Callable[[Table, str, Any], list[Event]]] = {
    Claim: claim,
    Leave: leave,
    SeatBot: seat_bot,
    HandToBot: hand_to_bot,
    TakeBack: take_back,
    Resign: resign,
    Play: play,
    AskUndo: ask_undo,
    AnswerUndo: answer_undo,
    Say: speak,
}
