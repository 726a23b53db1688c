"""Prices: where the money goes, how far each seat would raise, and what that makes of my chances."""

from __future__ import annotations

from ....kernel import rule, seldom
from ..payout import most_of_digit
from ..state import NO_BID, NOBODY, State
from .holdings import Six, seats
from .prospects import FINE, chances, purses, reach
from .weights import TOKEN


@rule
def receiver_count(s: State, winner: int, digit: int, most: int) -> int:
    """DON-10, DON-11: how many share the price."""
    count = 0
    for seat in range(seats(s)):
        if seat != winner and s.holdings[seat][digit] == most:
            count += 1
    return count


@rule
def left_with(s: State, seat: int, winner: int, price: int, most: int, share: int) -> int:
    """What a seat has in its purse when the price of the lot is shared out."""
    if seat == winner:
        return s.tokens[seat] - price
    if seat < s.players and s.holdings[seat][price % 10] == most:
        return s.tokens[seat] + share
    return s.tokens[seat] + 0


@rule
def shared_out(s: State, winner: int, price: int) -> Six:
    """DON-10 to DON-12: the purses when the price of the lot is shared out."""
    most = most_of_digit(s, winner, price % 10) * 1
    share = (price + s.pot) // receiver_count(s, winner, price % 10, most)
    return (
        left_with(s, 0, winner, price, most, share),
        left_with(s, 1, winner, price, most, share),
        left_with(s, 2, winner, price, most, share),
        left_with(s, 3, winner, price, most, share),
        left_with(s, 4, winner, price, most, share),
        left_with(s, 5, winner, price, most, share),
    )


@rule
def moved(values: Six, loser: int, winner: int, amount: int) -> Six:
    """The numbers when one seat has lost an amount to another; to nobody, if there is no such seat."""
    return (
        values[0] + amount * ((winner == 0) - (loser == 0)),
        values[1] + amount * ((winner == 1) - (loser == 1)),
        values[2] + amount * ((winner == 2) - (loser == 2)),
        values[3] + amount * ((winner == 3) - (loser == 3)),
        values[4] + amount * ((winner == 4) - (loser == 4)),
        values[5] + amount * ((winner == 5) - (loser == 5)),
    )


@seldom
def outcome(
    s: State, me: int, winner: int, price: int, seller: int, stand: Six, gained: Six, left: int
) -> int:
    """My chances when the winner has what is for sale at a price, or for nothing if there is no bid."""
    purse = purses(s)
    if price != NO_BID:
        purse = shared_out(s, winner, price) if seller == NOBODY else moved(purse, winner, seller, price)
    return chances(s, me, winner, purse, stand, gained[winner], left)


@rule
def keenest(s: State, wanted: Six, one: int, another: int) -> int:
    """Who of those still in wants it most, but for two seats."""
    seat = NOBODY
    most = -FINE
    for other in range(seats(s)):
        if other != one and other != another and not s.passed[other] and wanted[other] > most:
            seat = other
            most = wanted[other]
    return seat


@seldom
def fair_limit(s: State, seat: int, gained: Six, left: int) -> int:
    """About the most that a seat would bid. It pays n/(n-1) times the price, since the others get it, and so
    does a rival in its place; and it would rather have the gain than leave it to the rival."""
    if seat >= s.players:
        return 0
    most = s.tokens[seat] + 0
    if TOKEN[left] > 0:
        rival = 0
        for other in range(seats(s)):
            if other != seat:
                rival = max(rival, gained[other])
        others = s.players - 1
        worth = (gained[seat] * others + rival) * others
        most = min(most, max(worth, 0) // (s.players * s.players * TOKEN[left]))
    return reach(s, seat, most)


@seldom
def exact_limit(s: State, seat: int, seller: int, stand: Six, gained: Six, left: int) -> int:
    """The most that a seat would rather bid than see a rival win for that price."""
    if seat >= s.players or s.passed[seat]:
        return 0
    rival = s.bidder + 0
    if s.bidder == NOBODY or s.bidder == seat:
        rival = keenest(s, gained, seat, seller)
    low = max(s.high, 0)
    high = reach(s, seat, s.tokens[seat] + 0)
    if rival == NOBODY:
        return high
    while low < high:
        bid = (low + high + 1) // 2
        winning = outcome(s, seat, seat, bid, seller, stand, gained, left)
        if winning >= outcome(s, seat, rival, bid, seller, stand, gained, left):
            low = bid
        else:
            high = bid - 1
    return reach(s, seat, low)


@rule
def fair_limits(s: State, gained: Six, left: int) -> Six:
    """About the most that everybody would bid."""
    return (
        fair_limit(s, 0, gained, left),
        fair_limit(s, 1, gained, left),
        fair_limit(s, 2, gained, left),
        fair_limit(s, 3, gained, left),
        fair_limit(s, 4, gained, left),
        fair_limit(s, 5, gained, left),
    )


@rule
def exact_limits(s: State, seller: int, stand: Six, gained: Six, left: int) -> Six:
    """The most that everybody would bid, when much depends on it."""
    return (
        exact_limit(s, 0, seller, stand, gained, left),
        exact_limit(s, 1, seller, stand, gained, left),
        exact_limit(s, 2, seller, stand, gained, left),
        exact_limit(s, 3, seller, stand, gained, left),
        exact_limit(s, 4, seller, stand, gained, left),
        exact_limit(s, 5, seller, stand, gained, left),
    )
