"""The auction of the lot, and what becomes of an illegal bid (DON-04 to DON-09, DON-16)."""

from __future__ import annotations

from ...kernel import rule
from .auction import (
    is_settled,
    list_honest_bids,
    lowest_raise,
    next_bidder,
    open_bidding,
    owns_digit,
    pass_bid,
    place_bid,
    seat_bidders,
)
from .cards import CARDS, START_TOKENS
from .codes import BID_0, DISCARD_CARD, PASS
from .payout import pay_out
from .state import BID, DISCARD, GONE, LOT, NOBODY, ROUND_OVER, State, lay_before, take_from


@rule
def begin_auction(s: State) -> None:
    """DON-04: the first player opens. DON-15: if they may not bid, the next clockwise who may; if
    nobody may, the first player gets the lot. DON-16: a new auction starts in the same way."""
    if s.may_bid_count == 0:
        award_lot(s, s.first)
        return
    seat_bidders(s, NOBODY)
    opener = s.first
    if s.passed[opener]:
        opener = next_bidder(s, opener)
    open_bidding(s, opener)
    s.step = BID


@rule
def may_err(s: State) -> bool:
    """DON-16: illegal bids can be made, but not by the last who may bid."""
    return s.penalties != 0 and s.may_bid_count > 1


@rule
def list_bids(s: State, out: list[int]) -> int:
    """DON-04: raise or pass. DON-16: with penalties any raise up to all the tokens in the game."""
    lowest = lowest_raise(s, s.zero_bid)
    if not may_err(s):
        return list_honest_bids(s, out, lowest)
    n = 0
    for bid in range(lowest, START_TOKENS * s.players + 1):
        out[n] = BID_0 + bid
        n += 1
    out[n] = PASS
    return n + 1


@rule
def answer_bid(s: State, code: int) -> None:
    """DON-04: a raise or a pass. DON-16: a forbidden digit is judged at once."""
    if code == PASS:
        pass_bid(s)
    elif owns_digit(s, s.turn, code - BID_0):
        punish_digit(s)
    else:
        place_bid(s, code - BID_0)
    if is_settled(s):
        settle(s)


@rule
def punish_digit(s: State) -> None:
    """DON-16: one token into the pot and another try; who has no token is out of this auction."""
    if s.tokens[s.turn] == 0:
        pass_bid(s)
    else:
        s.tokens[s.turn] -= 1
        s.pot += 1


@rule
def settle(s: State) -> None:
    """DON-06: a lot nobody bid for goes to the opener for nothing. DON-09: the winner pays and takes
    it. DON-16: who cannot pay is punished instead."""
    if s.bidder == NOBODY:
        award_lot(s, s.opener)
    elif s.high > s.tokens[s.bidder]:
        punish_overbid(s)
    else:
        s.tokens[s.bidder] -= s.high
        pay_out(s)
        award_lot(s, s.bidder)


@rule
def award_lot(s: State, seat: int) -> None:
    """DON-09: the districts lie open before the seat, which is first player of the next round."""
    for card in range(CARDS):
        if s.owner[card] == LOT:
            lay_before(s, card, seat)
    s.first = seat
    s.step = ROUND_OVER


@rule
def punish_overbid(s: State) -> None:
    """DON-16: a district of one's own choice is lost, if there is one, and the lot is auctioned
    again without the bidder."""
    s.barred[s.bidder] = 1
    s.may_bid_count -= 1
    s.turn = s.bidder
    if s.districts[s.bidder] > 0:
        s.step = DISCARD
    else:
        begin_auction(s)


@rule
def list_discards(s: State, out: list[int]) -> int:
    """DON-16: any district of one's own."""
    n = 0
    for card in range(CARDS):
        out[n] = DISCARD_CARD + card
        if s.owner[card] == s.turn:
            n += 1
    return n


@rule
def discard(s: State, code: int) -> None:
    """DON-16: the district leaves the game; the auction starts afresh."""
    card = code - DISCARD_CARD
    take_from(s, card, s.turn)
    s.owner[card] = GONE
    begin_auction(s)
