"""What to do next."""

from __future__ import annotations

from typing import TypeAlias

from ....kernel import rule, seldom
from ..auction import owns_digit
from ..codes import BID_0, PASS
from ..payout import most_of_digit
from ..state import (
    BID,
    NO_BID,
    NOBODY,
    SIDE_BID,
    State,
)
from .prospects import districts_worth, gain, lots_left, odds, purse_worth, seats
from .weights import TOKEN

Six: TypeAlias = tuple[int, int, int, int, int, int]

FINE = 1_000_000
BEST = 1000
NEAR = 60


@seldom
def standing_of(s: State, seat: int, left: int, offered: int) -> int:
    if seat >= s.players:
        return 0
    return districts_worth(s, seat, left, offered)


@seldom
def gain_of(s: State, seat: int, left: int, offered: int) -> int:
    if seat >= s.players:
        return 0
    return gain(s, seat, left, offered)


@rule
def standings(s: State, left: int, offered: int) -> Six:
    return (
        standing_of(s, 0, left, offered),
        standing_of(s, 1, left, offered),
        standing_of(s, 2, left, offered),
        standing_of(s, 3, left, offered),
        standing_of(s, 4, left, offered),
        standing_of(s, 5, left, offered),
    )


@rule
def gains(s: State, left: int, offered: int) -> Six:
    return (
        gain_of(s, 0, left, offered),
        gain_of(s, 1, left, offered),
        gain_of(s, 2, left, offered),
        gain_of(s, 3, left, offered),
        gain_of(s, 4, left, offered),
        gain_of(s, 5, left, offered),
    )


@seldom
def limit_of(s: State, seat: int, left: int, gained: Six) -> int:
    """The most the seat would pay."""
    if seat >= s.players:
        return 0
    rival = 0
    for other in range(seats(s)):
        if other != seat:
            rival = max(rival, gained[other])
    others = s.players - 1
    top = s.tokens[seat] * 1
    if TOKEN[left] > 0:
        worth = (gained[seat] * others + rival) * others // (s.players * s.players * TOKEN[left])
        top = min(top, worth)
    while top > 0 and owns_digit(s, seat, top):
        top -= 1
    return max(top, 0)


@rule
def limits(s: State, left: int, gained: Six) -> Six:
    return (
        limit_of(s, 0, left, gained),
        limit_of(s, 1, left, gained),
        limit_of(s, 2, left, gained),
        limit_of(s, 3, left, gained),
        limit_of(s, 4, left, gained),
        limit_of(s, 5, left, gained),
    )


@rule
def receiver_count(s: State, winner: int, digit: int, most: int) -> int:
    count = 0
    for seat in range(seats(s)):
        if seat != winner and s.holdings[seat][digit] == most:
            count += 1
    return count


@rule
def tokens_after(s: State, seat: int, winner: int, price: int, most: int, share: int, seller: int) -> int:
    if price < 0:
        return s.tokens[seat] * 1
    if seat == winner:
        return s.tokens[seat] - price
    if seller != NOBODY:
        return s.tokens[seat] + price if seat == seller else s.tokens[seat] * 1
    if s.holdings[seat][price % 10] == most:
        return s.tokens[seat] + share
    return s.tokens[seat] * 1


@seldom
def chances(
    s: State, me: int, winner: int, price: int, stand: Six, gained: Six, left: int, seller: int
) -> int:
    """Parts of FINE."""
    most = 0
    share = 0
    if price >= 0 and seller == NOBODY:
        most = most_of_digit(s, winner, price % 10) * 1
        share = (price + s.pot) // receiver_count(s, winner, price % 10, most)
    richest = 0
    for seat in range(seats(s)):
        richest = max(richest, tokens_after(s, seat, winner, price, most, share, seller))
    best = 0
    mine = 0
    for seat in range(seats(s)):
        worth = stand[seat] + purse_worth(
            tokens_after(s, seat, winner, price, most, share, seller), richest, left
        )
        if seat == winner:
            worth += gained[seat]
        best = max(best, worth)
        if seat == me:
            mine = worth
    total = 0
    for seat in range(seats(s)):
        worth = stand[seat] + purse_worth(
            tokens_after(s, seat, winner, price, most, share, seller), richest, left
        )
        if seat == winner:
            worth += gained[seat]
        total += odds(best - worth)
    return FINE * odds(best - mine) // total


@rule
def keenest(s: State, limit: Six, me: int, beside: int) -> int:
    """The seat still in that would pay most."""
    seat = NOBODY
    for other in range(seats(s)):
        if other != me and other != beside and not s.passed[other]:
            if seat == NOBODY or limit[other] > limit[seat]:
                seat = other
    return seat


@rule
def without_me(s: State, me: int, stand: Six, gained: Six, limit: Six, left: int) -> int:
    """My chances if I pass."""
    free = s.opener if s.seller == NOBODY else s.seller
    winner = keenest(s, limit, me, me)
    if winner == NOBODY:
        return chances(s, me, free * 1, NO_BID, stand, gained, left, s.seller * 1)
    second = keenest(s, limit, me, winner)
    price = max(s.high, 0)
    if second != NOBODY and limit[second] > price:
        price = limit[second]
    if s.bidder != NOBODY and limit[winner] <= s.high:
        return chances(s, me, s.bidder * 1, s.high * 1, stand, gained, left, s.seller * 1)
    if s.bidder == NOBODY and limit[winner] == 0:
        return chances(s, me, free * 1, NO_BID, stand, gained, left, s.seller * 1)
    if winner != s.bidder or price > s.high:
        price += 1
    price = min(price, limit[winner])
    return chances(s, me, winner * 1, price, stand, gained, left, s.seller * 1)


@rule
def advise_bid(s: State, codes: list[int], count: int, out: list[int]) -> None:
    me = s.turn * 1
    left = lots_left(s)
    if s.step == BID:
        left -= 1
    stand = standings(s, left, s.card * 1)
    gained = gains(s, left, s.card * 1)
    limit = limits(s, left, gained)
    passing = without_me(s, me, stand, gained, limit, left)
    top = 0
    for other in range(seats(s)):
        if other != me and not s.passed[other] and limit[other] > top:
            top = limit[other]
    best = passing
    rated = 0
    final = passing
    for i in range(count):
        if codes[i] == PASS:
            out[i] = passing
        elif rated > 10 or codes[i] - BID_0 > s.tokens[me] or owns_digit(s, me, codes[i] - BID_0):
            out[i] = 0
        else:
            rated += 1
            bid = codes[i] - BID_0
            win = chances(s, me, me, bid, stand, gained, left, s.seller * 1)
            out[i] = win
            best = max(best, out[i])
    for i in range(count):
        if out[i] > 0:
            out[i] = grade(best, out[i])


@rule
def grade(best: int, value: int) -> int:
    behind = (best - value) * NEAR * 100 // (best + 1)
    return BEST * odds(behind) // 65535


@rule
def advise(s: State, codes: list[int], count: int, out: list[int]) -> None:
    if s.step == BID or s.step == SIDE_BID:
        advise_bid(s, codes, count, out)
    else:
        for i in range(count):
            out[i] = 0
        out[0] = 1
