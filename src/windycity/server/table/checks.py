"""What has to be so before anything is decided."""

from __future__ import annotations

from .errors import Refused
from .seats import Seat
from .table import Status, Table


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
