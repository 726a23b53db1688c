"""To raise or to pass."""

from __future__ import annotations

from ....kernel import rule, seldom
from ..auction import owns_digit
from ..codes import BID_0, PASS
from ..state import NO_BID, NOBODY, State
from .grades import UNLIKELY, grade
from .holdings import Six, district_gains, lot_gains, lots_left, seats, standings
from .prices import exact_limits, fair_limits, keenest, moved, outcome
from .prospects import reach

LOOKED_AT = 5
"""So many bids are looked at; higher ones give money away."""

RUSH = 55
"""A bid below so many hundredths of what others would pay can be left out."""

DOUBT = 16
"""What may not end the last auction is worth one part in so many less."""

LATE = 1
"""With so many lots to come it is worth looking closely at what the others would bid."""


@rule
def without_me(s: State, me: int, stand: Six, gained: Six, limit: Six, left: int) -> int:
    """My chances if I pass: the keenest of the others gets it, for a little more than the next would bid."""
    seller = s.seller + 0
    winner = keenest(s, limit, me, me)
    price = max(s.high, 0)
    if winner == NOBODY or limit[winner] <= price:
        if s.bidder != NOBODY:
            return outcome(s, me, s.bidder + 0, s.high + 0, seller, stand, gained, left)
        unsold = s.opener + 0 if seller == NOBODY else seller
        return outcome(s, me, unsold, NO_BID, seller, stand, gained, left)
    second = keenest(s, limit, me, winner)
    if second != NOBODY:
        price = max(price, limit[second])
    if winner != s.bidder or price > s.high:
        price = min(price + 1, limit[winner])
    return outcome(s, me, winner, price, seller, stand, gained, left)


@rule
def rush(s: State, me: int, limit: Six) -> int:
    """Bids far below what others would pay decide nothing and can be left out."""
    rival = keenest(s, limit, me, me)
    if rival == NOBODY:
        return 0
    return min(limit[rival] * RUSH // 100, reach(s, me, s.tokens[me] + 0))


@rule
def can_overbid(s: State, me: int, bid: int) -> bool:
    """Somebody still in can bid more."""
    for other in range(seats(s)):
        if other != me and not s.passed[other] and reach(s, other, s.tokens[other] + 0) > bid:
            return True
    return False


@rule
def can_go_on(s: State) -> bool:
    """The auction is not over when I pass."""
    return s.bidders_left > 2 or (s.bidders_left == 2 and s.bidder == NOBODY)


@rule
def doubted(chance: int, left: int, is_open: bool) -> int:
    """For the last lot, when tokens are no use later, what ends the auction is better than what may not."""
    return chance - chance // DOUBT if left == 0 and is_open else chance


@rule
def with_bid(s: State, me: int, bid: int, stand: Six, gained: Six, left: int) -> int:
    """My chances if I win with this bid."""
    winning = outcome(s, me, me, bid, s.seller + 0, stand, gained, left)
    return doubted(winning, left, can_overbid(s, me, bid))


@rule
def rate_bids(
    s: State, codes: list[int], count: int, out: list[int], stand: Six, gained: Six, limit: Six, left: int
) -> None:
    """My chances if I pass, and if I win with one of the lowest bids that make sense."""
    me = s.turn + 0
    lowest = rush(s, me, limit)
    looked_at = 0
    for i in range(count):
        bid = codes[i] - BID_0
        out[i] = 0
        if codes[i] == PASS:
            out[i] = doubted(without_me(s, me, stand, gained, limit, left), left, can_go_on(s))
        elif bid <= s.tokens[me] and not owns_digit(s, me, bid):
            out[i] = UNLIKELY
            if bid >= lowest and (looked_at < LOOKED_AT or left == 0):
                looked_at += 1
                out[i] = with_bid(s, me, bid, stand, gained, left)


@seldom
def advise_bid(s: State, codes: list[int], count: int, out: list[int]) -> None:
    """A bid for the lot."""
    left = lots_left(s) - 1
    stand = standings(s, left)
    gained = lot_gains(s, left)
    limit = fair_limits(s, gained, left)
    if left <= LATE:
        limit = exact_limits(s, NOBODY, stand, gained, left)
    rate_bids(s, codes, count, out, stand, gained, limit, left)
    grade(count, out)


@seldom
def advise_side_bid(s: State, codes: list[int], count: int, out: list[int]) -> None:
    """A bid for a district of another seat, which is the seller's if nobody buys it."""
    left = lots_left(s)
    gained = district_gains(s, left, s.card + 0)
    stand = moved(standings(s, left), s.seller + 0, NOBODY, gained[s.seller])
    limit = fair_limits(s, gained, left)
    if left <= LATE:
        limit = exact_limits(s, s.seller + 0, stand, gained, left)
    rate_bids(s, codes, count, out, stand, gained, limit, left)
    grade(count, out)
