"""Everything that lies on the table, and nothing else."""

from __future__ import annotations

from ...kernel import Record, i8, i16, rule, u8
from .cards import CARDS, DIGIT, DIGITS, SEATS

# The steps of a game, in the order of a round.
FIRST_PLAYER = 0
OFFER = 1
SIDE_BID = 2
SWAP_TAKE = 3
SWAP_GIVE = 4
OPEN = 5
BID = 6
DISCARD = 7
ROUND_OVER = 8
GAME_OVER = 9

# Where a district is, when no seat owns it.
UNSEEN = SEATS
LOT = SEATS + 1
GONE = SEATS + 2

NOBODY = SEATS
NO_BID = -1
NO_CARD = CARDS


class State(Record):
    """One game of Don."""

    # The options, fixed for the game.
    players: int = u8()
    side_auctions: int = u8()
    swap: int = u8()
    penalties: int = u8()
    zero_bid: int = u8()
    open_money: int = u8()

    # The course: which step, which round (from 0), the round's first player, seats asked so far.
    step: int = u8()
    round_number: int = u8()
    first: int = i8()
    asked: int = i8()

    # What lies before the seats, and in the middle.
    tokens: list[int] = i16(SEATS)
    pot: int = i16()
    owner: list[int] = u8(CARDS)
    holdings: list[list[int]] = u8(SEATS, DIGITS)
    districts: list[int] = u8(SEATS)
    lot_size: int = u8()

    # The auction that is on: whose turn, who opened, who is out of it and how many are left.
    turn: int = u8()
    opener: int = u8()
    passed: list[int] = u8(SEATS)
    bidders_left: int = u8()
    high: int = i16()
    bidder: int = u8()

    # This round: who may not bid (they swapped, or bid above their tokens), how many may.
    barred: list[int] = u8(SEATS)
    may_bid_count: int = u8()

    # The district that is offered in a side auction or taken in a swap.
    card: int = u8()
    seller: int = u8()


@rule
def next_seat(s: State, seat: int) -> int:
    """The left neighbour: play goes clockwise."""
    if seat + 1 == s.players:
        return 0
    return seat + 1


@rule
def asked_seat(s: State) -> int:
    """Who is asked now, from the first player clockwise (DON-14, DON-15)."""
    seat = s.first + s.asked
    if seat >= s.players:
        return seat - s.players
    return seat


@rule
def lay_before(s: State, card: int, seat: int) -> None:
    """A district comes to lie open before a seat."""
    s.owner[card] = seat
    s.holdings[seat][DIGIT[card]] += 1
    s.districts[seat] += 1


@rule
def take_from(s: State, card: int, seat: int) -> None:
    """A district leaves the seat that owned it."""
    s.holdings[seat][DIGIT[card]] -= 1
    s.districts[seat] -= 1
