"""Side auctions: before cards are opened, each seat may sell one district (DON-14)."""

from __future__ import annotations

from ...kernel import rule
from .auction import (
    clear_auction,
    is_settled,
    list_honest_bids,
    lowest_raise,
    open_bidding,
    pass_bid,
    place_bid,
    seat_bidders,
)
from .cards import CARDS
from .codes import BID_0, KEEP, PASS, SELL
from .state import NOBODY, OFFER, SIDE_BID, State, asked_seat, lay_before, next_seat, take_from
from .swap import begin_swaps


@rule
def begin_offers(s: State) -> None:
    """DON-14: everybody is asked once, from the first player clockwise."""
    s.asked = 0
    s.step = OFFER
    if not s.side_auctions:
        begin_swaps(s)


@rule
def list_offers(s: State, out: list[int]) -> int:
    """DON-14: keep everything, or sell one own district."""
    out[0] = KEEP
    n = 1
    seat = asked_seat(s)
    if s.districts[seat] == 0:
        return n
    for card in range(CARDS):
        out[n] = SELL + card
        if s.owner[card] == seat:
            n += 1
    return n


@rule
def answer_offer(s: State, code: int) -> None:
    """DON-14: the left neighbour of the seller opens."""
    if code == KEEP:
        ask_next_seller(s)
        return
    s.card = code - SELL
    s.seller = asked_seat(s)
    seat_bidders(s, s.seller)
    open_bidding(s, next_seat(s, s.seller))
    s.step = SIDE_BID


@rule
def list_side_bids(s: State, out: list[int]) -> int:
    """DON-14: legal bids only, from 1."""
    return list_honest_bids(s, out, lowest_raise(s, 0))


@rule
def answer_side_bid(s: State, code: int) -> None:
    """DON-14: when the auction is settled the district changes hands at once, or stays unsold."""
    if code == PASS:
        pass_bid(s)
    else:
        place_bid(s, code - BID_0)
    if is_settled(s):
        if s.bidder != NOBODY:
            sell_to_bidder(s)
        clear_auction(s)
        ask_next_seller(s)


@rule
def sell_to_bidder(s: State) -> None:
    """DON-14: all the money goes to the seller; pot and first player stay as they are."""
    s.tokens[s.bidder] -= s.high
    s.tokens[s.seller] += s.high
    take_from(s, s.card, s.seller)
    lay_before(s, s.card, s.bidder)


@rule
def ask_next_seller(s: State) -> None:
    """DON-14: once round the table, then on to the swaps."""
    s.step = OFFER
    s.asked += 1
    if s.asked == s.players:
        begin_swaps(s)
