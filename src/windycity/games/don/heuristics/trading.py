"""Own districts: which to sell, swap or discard."""

from __future__ import annotations

from ....kernel import rule, seldom
from ..cards import CARDS, COLOUR
from ..codes import DISCARD_CARD, GIVE, SELL, SWAP
from ..state import NOBODY, State, asked_seat
from .grades import TOP, UNLIKELY, grade, grade_worth
from .holdings import Six, district_gain, district_gains, lots_left, seats, standings
from .prices import fair_limits, keenest, moved, outcome
from .prospects import FINE, chances, purses
from .weights import POINT, RICHEST, TOKEN

SIT_OUT = (3, 3, 4)
"""Points that it is worth to bid for one, two or three districts."""

MUCH = 100_000
"""More than any district is worth."""


@rule
def sale_price(s: State, me: int, winner: int, limit: Six) -> int:
    """Two thirds of what the second keenest would bid: prices in side auctions are low."""
    second = limit[keenest(s, limit, me, winner)]
    return min(limit[winner], max(second * 2 // 3, 1))


@seldom
def is_fair_sale(s: State, me: int, card: int, left: int) -> bool:
    """The price would make up for the district."""
    gained = district_gains(s, left, card)
    limit = fair_limits(s, gained, left)
    return gained[me] <= TOKEN[left] * sale_price(s, me, keenest(s, limit, me, me), limit)


@seldom
def after_sale(s: State, me: int, card: int, stand: Six, left: int) -> int:
    """My chances if I put a district up for auction."""
    gained = district_gains(s, left, card)
    limit = fair_limits(s, gained, left)
    winner = keenest(s, limit, me, me)
    price = sale_price(s, me, winner, limit)
    if price == 0:
        return UNLIKELY
    return outcome(s, me, winner, price, me, moved(stand, me, NOBODY, gained[me]), gained, left)


@seldom
def advise_offer(s: State, codes: list[int], count: int, out: list[int]) -> None:
    """As long as tokens are not power, only sales at a fair price are looked at."""
    me = asked_seat(s)
    left = lots_left(s)
    looked_at = 0
    for i in range(1, count):
        out[i] = UNLIKELY
        if RICHEST[left] != 0 or is_fair_sale(s, me, codes[i] - SELL, left):
            out[i] = TOP
            looked_at += 1
    out[0] = TOP
    if looked_at == 0:
        return
    stand = standings(s, left)
    out[0] = chances(s, me, NOBODY, purses(s), stand, 0, left)
    for i in range(1, count):
        if out[i] == TOP:
            out[i] = after_sale(s, me, codes[i] - SELL, stand, left)
    grade(count, out)


@rule
def least_gain(s: State, seat: int, left: int) -> int:
    """What the district is worth that a seat misses least."""
    least = FINE
    for card in range(CARDS):
        if s.owner[card] == seat:
            least = min(least, district_gain(s, seat, left, card))
    return least


@rule
def exchange(s: State, me: int, other: int, card: int, left: int) -> int:
    """What it is worth to me that a district goes from another to me: one of many rivals loses it."""
    lost = max(district_gain(s, other, left, card), 0)
    return district_gain(s, me, left, card) + lost // (seats(s) - 1)


@seldom
def advise_swap(s: State, codes: list[int], count: int, out: list[int]) -> None:
    """A swap is good if it is worth more than the district one misses least, and than to bid."""
    me = asked_seat(s)
    left = lots_left(s)
    out[0] = 0
    if count > 1:
        out[0] = least_gain(s, me, left) + SIT_OUT[s.round_number % len(SIT_OUT)] * POINT[left]
    for i in range(1, count):
        card = codes[i] - SWAP
        out[i] = max(exchange(s, me, s.owner[card] + 0, card, left), 0)
    grade_worth(count, out)


@seldom
def advise_gift(s: State, codes: list[int], count: int, out: list[int]) -> None:
    """The district that I miss least and that helps the other least; not one of the colour I take."""
    me = asked_seat(s)
    other = s.owner[s.card] + 0
    left = lots_left(s)
    for i in range(count):
        card = codes[i] - GIVE
        out[i] = MUCH - exchange(s, me, other, card, left)
        if COLOUR[card] == COLOUR[s.card]:
            out[i] -= POINT[left]
    grade_worth(count, out)


@seldom
def advise_discard(s: State, codes: list[int], count: int, out: list[int]) -> None:
    """The district that I miss least."""
    left = lots_left(s)
    for i in range(count):
        out[i] = MUCH - district_gain(s, s.turn + 0, left, codes[i] - DISCARD_CARD)
    grade_worth(count, out)
