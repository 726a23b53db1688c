"""Sales between players (CTY-20). What a house is worth, both sides know: about what building it costs."""

from __future__ import annotations

from ....kernel import rule
from ..board import IS_STORE
from ..building import buyer_of
from ..codes import ACCEPT, PRICE_1
from ..figures import EXTEND_PRICE, OPEN_PRICE
from ..state import State
from .investing import rounds_left
from .steering import WIN
from .weights import POINT

FULL_WORTH = 60
"""Tenths of rounds in which a house brings what it costs; with fewer to come it is worth less."""


@rule
def house_worth(s: State) -> int:
    """What the house of the proposal is worth, in points."""
    is_store = IS_STORE[s.house]
    price = OPEN_PRICE[is_store] + EXTEND_PRICE[is_store] * (s.marks[s.house] - 1)
    return price * min(rounds_left(s), FULL_WORTH) // FULL_WORTH


@rule
def bargain(s: State, price: int, sells: bool) -> int:
    """CTY-16, CTY-20: what one side gains by the price; who reaches the goal by it wins."""
    gain = price - house_worth(s)
    if s.account[s.owner[s.house]] + price >= s.goal:
        return WIN if sells else -WIN
    return POINT * gain if sells else -POINT * gain


@rule
def rate_prices(s: State, codes: list[int], count: int, out: list[int]) -> None:
    """The least that the other can accept; a price that is a gift is worse than one that is declined."""
    sells = buyer_of(s) != s.turn
    for i in range(count):
        gain = bargain(s, codes[i] - PRICE_1 + 1, sells)
        out[i] = min(-gain, 4 * gain)


@rule
def rate_answers(s: State, codes: list[int], count: int, out: list[int]) -> None:
    """Accept what pays."""
    sells = buyer_of(s) == s.turn
    for i in range(count):
        out[i] = bargain(s, s.price, sells) - POINT // 2 if codes[i] == ACCEPT else 0
