"""Taking a move back, if the others agree."""

from __future__ import annotations

from ...kernel import say
from .checks import must_be_playing, own_seat
from .commands import AnswerUndo, AskUndo
from .errors import Refused
from .events import Event, UndoAnswered, UndoAsked, Undone
from .table import Table


def ask_undo(table: Table, player: str, command: AskUndo) -> list[Event]:
    """One's own last move, and only while neither another seat nor chance has acted after it. The other
    people have to agree; where there are none it is done at once."""
    own_seat(table, player, command.seat)
    must_be_playing(table)
    if not table.settings.undo:
        raise Refused("no undo", say("moves cannot be taken back at this table"))
    if last_mover(table) != command.seat:
        raise Refused(
            "too late", say("only your own last move can be taken back, before anybody or chance acts")
        )
    if table.undo_asked_by is not None:
        raise Refused("asked already", say("this has been asked for already"))
    asked = UndoAsked(seat=command.seat)
    return [asked, Undone()] if not others(table, command.seat) else [asked]


def answer_undo(table: Table, player: str, command: AnswerUndo) -> list[Event]:
    own_seat(table, player, command.seat)
    asker = table.undo_asked_by
    if asker is None:
        raise Refused("nothing asked", say("nobody wants to take a move back"))
    if command.seat not in others(table, asker) or command.seat in table.agreed:
        raise Refused("not asked", say("you are not asked to agree"))
    answer = UndoAnswered(seat=command.seat, agrees=command.agrees)
    if command.agrees and others(table, asker) <= table.agreed | {command.seat}:
        return [answer, Undone()]
    return [answer]


def last_mover(table: Table) -> int | None:
    """The seat that made the last move; None before the first one here, and after chance."""
    turns = table.match.turns
    if len(turns) == len(table.beginning.opening):
        return None
    actor = turns[-1].actor
    return actor if actor >= 0 else None


def others(table: Table, asker: int) -> set[int]:
    """The seats of other people, who play themselves."""
    mine = table.seats[asker].player
    return {
        number
        for number, seat in enumerate(table.seats)
        if seat.is_played_by_a_person and seat.player != mine
    }
