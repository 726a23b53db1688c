"""Everything that stands and lies on the board, and nothing else."""

from __future__ import annotations

from ...kernel import Record, i8, i16, rule, u8, u16
from .board import HOUSES
from .figures import CUSTOMERS, SEATS

# The steps of a game.
FIRST_PLAYER = 0
PUT = 1
FACE = 2
MARK = 3
ADVERT = 4
ROLL = 5
MOVE = 6
SALE = 7
BUILD = 8
PRICE = 9
ANSWER = 10
GAME_OVER = 11

NOBODY = SEATS
NO_CUSTOMER = CUSTOMERS


class State(Record):
    """One game of City."""

    # The options, fixed for the game.
    players: int = u8()
    laps: int = u8()
    forced_sale: int = u8()
    arcades: int = u8()
    sales: int = u8()
    advertising: int = u8()
    max_rounds: int = u8()
    goal: int = i16()

    # The course: which step, who is on turn, who was first in the setup and at the die, which round (from 0).
    step: int = u8()
    turn: int = u8()
    first: int = u8()
    starter: int = u8()
    round_number: int = u16()

    # The customers: where, which way they look, whether they have not moved since the setup; and who has just
    # been put down and has to look somewhere.
    field: list[int] = u8(CUSTOMERS)
    facing: list[int] = u8(CUSTOMERS)
    unmoved: list[int] = u8(CUSTOMERS)
    customer: int = u8()

    # Accounts, and marks in stock and on houses.
    account: list[int] = i16(SEATS)
    free_marks: list[int] = i8(SEATS)
    owner: list[int] = u8(HOUSES)
    marks: list[int] = i8(HOUSES)

    # A turn: how many steps are allowed (a bit each), whether another roll is to come, a store was opened.
    rolls: int = u8()
    in_second_roll: int = u8()
    store_opened: int = u8()

    # A proposal: how many this turn, for which house, with whom, for how much, asked for or offered.
    proposals: int = u8()
    house: int = u8()
    partner: int = u8()
    price: int = i16()
    is_asked: int = u8()

    # A forced sale: who, how much is still to be paid, and what the mover's account waits for.
    victim: int = u8()
    owed: int = i16()
    pending: int = i16()

    winner: int = u8()


@rule
def next_player(s: State, seat: int) -> int:
    """CTY-04: clockwise."""
    return (seat + 1) % s.players
