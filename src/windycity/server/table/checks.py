"""What has to be so before anything is decided."""

from __future__ import annotations

from ...kernel import say
from .errors import Refused
from .seats import Seat
from .table import Status, Table


def seat_at(table: Table, number: int) -> Seat:
    if number >= len(table.seats):
        last = len(table.seats) - 1
        sentence = say("there is no seat {seat}; seats are 0 to {last}", seat=number, last=last)
        raise Refused("no such seat", sentence)
    return table.seats[number]


def own_seat(table: Table, player: str, number: int) -> Seat:
    seat = seat_at(table, number)
    if seat.player != player:
        raise Refused("not your seat", say("seat {seat} is not yours", seat=number))
    return seat


def must_be_playing(table: Table) -> None:
    if table.status is Status.OPEN:
        raise Refused("not begun", say("the game begins when every seat is taken"))
    if table.status is Status.OVER:
        raise Refused("over", say("the game is over"))
