"""The auction itself, for lots and for side auctions: raise or pass for good (DON-04)."""

from __future__ import annotations

from ...kernel import rule
from .codes import BID_0, HIGHEST_BID, PASS
from .state import NO_BID, NO_CARD, NOBODY, State, next_seat


@rule
def seat_bidders(s: State, excluded: int) -> None:
    """Everybody may bid who is not barred this round, except one seat (a seller, or nobody)."""
    s.bidders_left = 0
    for seat in range(s.players):
        s.passed[seat] = s.barred[seat] or seat == excluded
        if not s.passed[seat]:
            s.bidders_left += 1


@rule
def next_bidder(s: State, seat: int) -> int:
    """The next seat clockwise that has not passed."""
    seat = next_seat(s, seat)
    while s.passed[seat]:
        seat = next_seat(s, seat)
    return seat


@rule
def open_bidding(s: State, opener: int) -> None:
    """DON-04: no bid yet; the opener speaks first."""
    s.high = NO_BID
    s.bidder = NOBODY
    s.opener = opener
    s.turn = opener


@rule
def clear_auction(s: State) -> None:
    """Nothing is up for auction; two tables alike but for an auction that is over are alike."""
    s.high = NO_BID
    s.bidder = NOBODY
    s.opener = NOBODY
    s.turn = NOBODY
    s.card = NO_CARD
    s.seller = NOBODY
    s.bidders_left = 0
    for seat in range(s.players):
        s.passed[seat] = 0


@rule
def lowest_raise(s: State, zero_allowed: int) -> int:
    """DON-04, DON-05: above the highest bid; an opening bid is at least 1, or 0 where allowed."""
    if s.high == NO_BID and not zero_allowed:
        return 1
    return s.high + 1


@rule
def owns_digit(s: State, seat: int, bid: int) -> bool:
    """DON-08: the last digit of the bid stands on a district of the seat."""
    return s.holdings[seat][bid % 10] != 0


@rule
def list_honest_bids(s: State, out: list[int], lowest: int) -> int:
    """DON-07, DON-08: bids within one's tokens that end in no digit one owns; DON-04: or pass."""
    n = 0
    turn = s.turn
    digit = lowest % 10
    for bid in range(lowest, min(s.tokens[turn], HIGHEST_BID) + 1):
        out[n] = BID_0 + bid
        if s.holdings[turn][digit] == 0:
            n += 1
        digit = 0 if digit == 9 else digit + 1
    out[n] = PASS
    return n + 1


@rule
def is_settled(s: State) -> bool:
    """DON-04: all have passed, or all but the highest bidder."""
    return s.bidders_left == 0 or (s.bidders_left == 1 and s.bidder != NOBODY)


@rule
def place_bid(s: State, bid: int) -> None:
    """The bid stands; the next bidder speaks."""
    s.high = bid
    s.bidder = s.turn
    s.turn = next_bidder(s, s.turn)


@rule
def pass_bid(s: State) -> None:
    """DON-04: out of this auction for good."""
    s.passed[s.turn] = 1
    s.bidders_left -= 1
    if s.bidders_left > 0:
        s.turn = next_bidder(s, s.turn)
