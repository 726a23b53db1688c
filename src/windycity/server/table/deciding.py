"""What a command leads to: events, or a refusal that says why. Nothing is changed here."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from ...bots.levels import LEVELS
from ...kernel import IllegalMove, InputError
from .commands import AnswerUndo, AskUndo, Claim, Command, HandToBot, Leave, Play, Resign, Say, TakeBack
from .errors import Refused
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
from .table import Status, Table


def decide(table: Table, player: str, command: Command) -> list[Event]:
    """The events that a person's command leads to."""
    return DECISIONS[type(command)](table, player, command)


def decide_for_bot(table: Table, seat: int, code: int, after: int) -> list[Event]:
    """What a bot has thought of is played if it still plays the seat in that position."""
    must_be_playing(table)
    if after != len(table.match.turns) or table.actor != seat or table.seats[seat].bot is None:
        raise Refused("late", "the game has gone on meanwhile")
    return [Moved(code=code)]


def claim(table: Table, player: str, command: Claim) -> list[Event]:
    """An open seat is anybody's; one person has one seat, unless the browser is handed around."""
    if not seat_at(table, command.seat).is_open:
        raise Refused("seat taken", f"seat {command.seat} is taken")
    if table.seats_of(player) and not table.settings.hot_seat:
        raise Refused("seated", "you have a seat at this table")
    check_name(table, command)
    return [Claimed(seat=command.seat, player=player, name=command.name)]


def check_name(table: Table, command: Claim) -> None:
    """Everybody at a table has another name, one that the log and records can hold."""
    names = table.names()
    names[command.seat] = command.name
    try:
        table.settings.load().start(names=names)
    except InputError as error:
        raise Refused("bad name", str(error)) from None


def leave(table: Table, player: str, command: Leave) -> list[Event]:
    """Before the game a seat is simply given up; later a bot takes it."""
    own_seat(table, player, command.seat)
    if table.status is Status.PLAYING:
        return [HandedToBot(seat=command.seat, level=table.settings.absent), Left(seat=command.seat)]
    return [Left(seat=command.seat)]


def hand_to_bot(table: Table, player: str, command: HandToBot) -> list[Event]:
    seat = own_seat(table, player, command.seat)
    if command.level not in LEVELS:
        raise Refused("no such level", f"no level {command.level!r}; there are {', '.join(LEVELS)}")
    if seat.bot == command.level:
        raise Refused("nothing changes", f"the {command.level} plays for you already")
    return [HandedToBot(seat=command.seat, level=command.level)]


def take_back(table: Table, player: str, command: TakeBack) -> list[Event]:
    seat = own_seat(table, player, command.seat)
    if seat.bot is None:
        raise Refused("nothing changes", "you play this seat yourself")
    if seat.is_resigned:
        raise Refused("resigned", "you have given this game up")
    return [TakenBack(seat=command.seat)]


def resign(table: Table, player: str, command: Resign) -> list[Event]:
    seat = own_seat(table, player, command.seat)
    must_be_playing(table)
    if seat.is_resigned:
        raise Refused("resigned", "you have given this game up")
    return [Resigned(seat=command.seat, level=table.settings.absent)]


def play(table: Table, player: str, command: Play) -> list[Event]:
    """A move is for the position that the person saw."""
    seat = own_seat(table, player, command.seat)
    must_be_playing(table)
    if command.after != len(table.match.turns):
        raise Refused("late", "the game has gone on meanwhile")
    if seat.bot is not None:
        raise Refused("bot plays", f"the {seat.bot} plays this seat; take it back first")
    try:
        move = table.match.check(command.move, seat=command.seat)
    except IllegalMove as error:
        raise Refused("against the rules", error.sentence, error.clause) from None
    return [Moved(code=move.code)]


def ask_undo(table: Table, player: str, command: AskUndo) -> list[Event]:
    """One's own last move, and only while neither another seat nor chance has acted after it. The other
    people have to agree; where there are none it is done at once."""
    own_seat(table, player, command.seat)
    must_be_playing(table)
    if not table.settings.undo:
        raise Refused("no undo", "moves cannot be taken back at this table")
    if last_mover(table) != command.seat:
        raise Refused("too late", "only your own last move can be taken back, before anybody or chance acts")
    if table.undo_asked_by is not None:
        raise Refused("asked already", "this has been asked for already")
    asked = UndoAsked(seat=command.seat)
    return [asked, Undone()] if not others(table, command.seat) else [asked]


def answer_undo(table: Table, player: str, command: AnswerUndo) -> list[Event]:
    own_seat(table, player, command.seat)
    asker = table.undo_asked_by
    if asker is None:
        raise Refused("nothing asked", "nobody wants to take a move back")
    if command.seat not in others(table, asker) or command.seat in table.agreed:
        raise Refused("not asked", "you are not asked to agree")
    answer = UndoAnswered(seat=command.seat, agrees=command.agrees)
    if command.agrees and others(table, asker) <= table.agreed | {command.seat}:
        return [answer, Undone()]
    return [answer]


def last_mover(table: Table) -> int | None:
    """The seat that made the last move; None before the first one, and after chance."""
    turns = table.match.turns
    if not turns:
        return None
    rules = table.match.rules
    actor = rules.actor(rules.state.of(turns[-1].before))
    return actor if actor >= 0 else None


def others(table: Table, asker: int) -> set[int]:
    """The seats of other people, who play themselves."""
    mine = table.seats[asker].player
    return {
        number
        for number, seat in enumerate(table.seats)
        if seat.is_played_by_a_person and seat.player != mine
    }


def say(table: Table, player: str, command: Say) -> list[Event]:
    """Who has a seat speaks under its name."""
    if command.seat is None:
        return [Said(seat=None, name=command.name, text=command.text)]
    seat = own_seat(table, player, command.seat)
    return [Said(seat=command.seat, name=seat.name or command.name, text=command.text)]


def seat_at(table: Table, number: int) -> Seat:
    if number >= len(table.seats):
        raise Refused("no such seat", f"there is no seat {number}; seats are 0 to {len(table.seats) - 1}")
    return table.seats[number]


def own_seat(table: Table, player: str, number: int) -> Seat:
    seat = seat_at(table, number)
    if seat.player != player:
        raise Refused("not your seat", f"seat {number} is not yours")
    return seat


def must_be_playing(table: Table) -> None:
    if table.status is Status.OPEN:
        raise Refused("not begun", "the game begins when every seat is taken")
    if table.status is Status.OVER:
        raise Refused("over", "the game is over")


DECISIONS: dict[type, Callable[[Table, str, Any], list[Event]]] = {
    Claim: claim,
    Leave: leave,
    HandToBot: hand_to_bot,
    TakeBack: take_back,
    Resign: resign,
    Play: play,
    AskUndo: ask_undo,
    AnswerUndo: answer_undo,
    Say: say,
}
