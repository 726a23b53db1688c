"""To raise or to pass."""

from __future__ import annotations

from ....kernel import rule, seldom
from ..auction import owns_digit
from ..codes import BID_0, PASS
from ..state import NO_BID, NOBODY, State
from .grades import grade
from .holdings import Six, district_gains, lot_gains, lots_left, standings
from .prices import exact_limits, fair_limits, keenest, moved, outcome
from .prospects import reach

RATED = 5
"""So many bids are looked at; higher ones give money away."""

RUSH = 55
"""A bid below so many hundredths of what others would pay can be left out."""

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
def rate_bids(
    s: State, codes: list[int], count: int, out: list[int], stand: Six, gained: Six, limit: Six, left: int
) -> None:
    """My chances if I pass, and if I win with one of the lowest bids that make sense."""
    me = s.turn + 0
    lowest = rush(s, me, limit)
    rated = 0
    for i in range(count):
        bid = codes[i] - BID_0
        out[i] = 0
        if codes[i] == PASS:
            out[i] = without_me(s, me, stand, gained, limit, left)
        elif rated < RATED and bid >= lowest and bid <= s.tokens[me] and not owns_digit(s, me, bid):
            rated += 1
            out[i] = outcome(s, me, me, bid, s.seller + 0, stand, gained, left)


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
