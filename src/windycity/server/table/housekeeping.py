"""What the house decides, not a person at the table: bots, clocks, who is let in, where it goes on."""

from __future__ import annotations

from ...kernel import say
from ...match import Match
from .checks import must_be_playing, seat_at
from .errors import Refused
from .events import Admitted, Event, Moved, RanOut, Reclaimed, Rematched, Resumed
from .table import Status, Table


def play_for_bot(table: Table, seat: int, code: int, after: int) -> list[Event]:
    """What a bot has thought of is played if it still plays the seat in that position."""
    must_be_playing(table)
    if after != len(table.match.turns) or table.actor != seat or table.seats[seat].bot is None:
        raise Refused("late", say("the game has gone on meanwhile"))
    return [Moved(code=code)]


def idle_move(match: Match) -> int:
    """The code of what is played for somebody who is away: nothing where that is allowed, and otherwise the
    first that is listed, which bids, pays and moves least."""
    moves = match.legal()
    idle = [move for move in moves if move.verb in match.rules.idle]
    return (idle or moves)[0].code


def run_out(table: Table, at: int) -> list[Event]:
    """The time of the seat whose turn it is is over."""
    seat = table.actor
    if seat is None or table.clock is None or not table.clock.has_run_out(seat, at):
        raise Refused("late", say("the clock does not run any more"))
    return [RanOut(seat=seat, level=table.settings.absent)]


def resume(table: Table) -> list[Event]:
    """While no server ran, nobody's time did."""
    if table.clock is None or table.clock.running is None:
        raise Refused("nothing changes", say("no clock runs at this table"))
    return [Resumed()]


def reclaim(table: Table, player: str, seat: int, claimed_by: int) -> list[Event]:
    """A seat goes to another browser of the same person, who has shown the link of that seat."""
    place = seat_at(table, seat)
    if place.player is None or place.claimed_by != claimed_by:
        raise Refused("old link", say("this seat has been given up since this link was made"))
    if place.player == player:
        raise Refused("nothing changes", say("this seat is yours already"))
    if table.seats_of(player) and not table.settings.hot_seat:
        raise Refused("seated", say("you have another seat at this table"))
    return [Reclaimed(seat=seat, player=player)]


def admit(table: Table, player: str) -> list[Event]:
    """Somebody has given the password."""
    if table.admits(player):
        raise Refused("nothing changes", say("you may see this table already"))
    return [Admitted(player=player)]


def rematch(table: Table, player: str, next_table: str) -> list[Event]:
    """The same people go on at another table, one seat further."""
    if table.status is not Status.OVER or table.beginning.is_record:
        raise Refused("not over", say("people play again after the game"))
    if not table.seats_of(player):
        raise Refused("not seated", say("only who has played plays again"))
    if table.next_table is not None:
        raise Refused("asked already", say("there is another table already"))
    return [Rematched(table=next_table)]
