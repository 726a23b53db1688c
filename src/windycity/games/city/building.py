"""Opening and extending, and sales between players (CTY-15, CTY-20)."""

from __future__ import annotations

from ...kernel import rule
from .accounts import move_account, take_mark
from .board import HOUSES, IS_STORE
from .codes import ACCEPT, ASK, DONE, EXTEND, OFFER, OPEN, PRICE_1
from .figures import EXTEND_PRICE, MOST_ON_A_HOUSE, OPEN_PRICE, PROPOSALS, SEATS
from .setting import put_mark
from .state import ANSWER, BUILD, NOBODY, PRICE, State


@rule
def can_open(s: State, house: int) -> bool:
    """CTY-15: a free house that one can pay, with a mark left; one department store a turn."""
    if s.owner[house] != NOBODY or (IS_STORE[house] and s.store_opened):
        return False
    return s.free_marks[s.turn] > 0 and s.account[s.turn] >= OPEN_PRICE[IS_STORE[house]]


@rule
def can_extend(s: State, house: int) -> bool:
    """CTY-15: an own house with fewer than five marks."""
    if s.owner[house] != s.turn or s.marks[house] == MOST_ON_A_HOUSE:
        return False
    return s.free_marks[s.turn] > 0 and s.account[s.turn] >= EXTEND_PRICE[IS_STORE[house]]


@rule
def can_buy(s: State, house: int, buyer: int) -> bool:
    """CTY-20: with a point at least, and as many free marks as stand there; three proposals a turn."""
    if s.proposals == PROPOSALS or s.account[buyer] < 1:
        return False
    return s.free_marks[buyer] >= s.marks[house]


@rule
def list_buildings(s: State, out: list[int]) -> int:
    """CTY-15: open and extend as the account lasts; CTY-20: offer a house, or ask for one."""
    n = 0
    for house in range(HOUSES):
        out[n] = OPEN + house
        if can_open(s, house):
            n += 1
    for house in range(HOUSES):
        out[n] = EXTEND + house
        if can_extend(s, house):
            n += 1
    if s.sales:
        n = list_proposals(s, out, n)
    out[n] = DONE
    return n + 1


@rule
def list_proposals(s: State, out: list[int], n: int) -> int:
    """CTY-20: an own house to anybody who can buy it; then anybody's house that one can buy."""
    for house in range(HOUSES):
        if s.owner[house] == s.turn:
            for seat in range(s.players):
                out[n] = OFFER + house * SEATS + seat
                if seat != s.turn and can_buy(s, house, seat):
                    n += 1
    for house in range(HOUSES):
        out[n] = ASK + house
        if s.owner[house] != NOBODY and s.owner[house] != s.turn and can_buy(s, house, s.turn):
            n += 1
    return n


@rule
def build(s: State, code: int) -> None:
    """CTY-15, CTY-20."""
    if code < EXTEND:
        open_house(s, code - OPEN)
    elif code < OFFER:
        house = code - EXTEND
        s.account[s.turn] -= EXTEND_PRICE[IS_STORE[house]]
        put_mark(s, s.turn, house)
    elif code < ASK:
        propose(s, (code - OFFER) // SEATS, (code - OFFER) % SEATS, 0)
    else:
        propose(s, code - ASK, s.owner[code - ASK], 1)


@rule
def open_house(s: State, house: int) -> None:
    """CTY-15."""
    s.account[s.turn] -= OPEN_PRICE[IS_STORE[house]]
    if IS_STORE[house]:
        s.store_opened = 1
    put_mark(s, s.turn, house)


@rule
def propose(s: State, house: int, partner: int, is_asked: int) -> None:
    """CTY-20: first house and partner."""
    s.proposals += 1
    s.house = house
    s.partner = partner
    s.is_asked = is_asked
    s.step = PRICE


@rule
def buyer_of(s: State) -> int:
    """CTY-20: who buys if the proposal is accepted."""
    if s.is_asked:
        return s.turn
    return s.partner


@rule
def list_prices(s: State, out: list[int]) -> int:
    """CTY-20: from one point to the buyer's account."""
    most = s.account[buyer_of(s)]
    for price in range(1, most + 1):
        out[price - 1] = PRICE_1 + price - 1
    return most


@rule
def name_price(s: State, code: int) -> None:
    """CTY-20: then the price."""
    s.price = code - PRICE_1 + 1
    s.step = ANSWER


@rule
def answer(s: State, code: int) -> None:
    """CTY-20: then the other accepts or declines."""
    house, price, buyer = s.house, s.price, buyer_of(s)
    clear_proposal(s)
    s.step = BUILD
    if code == ACCEPT:
        hand_over(s, house, buyer, price)


@rule
def hand_over(s: State, house: int, buyer: int, price: int) -> None:
    """CTY-20: the whole house, mark for mark; the seller may win by it."""
    seller = s.owner[house]
    count = s.marks[house]
    for _ in range(count):
        take_mark(s, house)
    for _ in range(count):
        put_mark(s, buyer, house)
    s.account[buyer] -= price
    move_account(s, seller, price)


@rule
def clear_proposal(s: State) -> None:
    s.house = HOUSES
    s.partner = NOBODY
    s.price = 0
    s.is_asked = 0
