"""Marks on houses: where to begin, what to build, and what to give up (CTY-04, CTY-15, CTY-18).

A seat has twelve marks, and a mark on a department store brings about three times as much as one on a shop:
more customers come by, and they shop again. So marks go to stores, new ones first, as soon as they can be
paid, and to shops only if no store will need them. Points that are kept are worth less than what they buy,
until the end is near.
"""

from __future__ import annotations

from ....kernel import rule
from ..arcade import is_in_arcade, row_length
from ..board import AFTER, BEFORE, DIRECTIONS, FRONT, IS_JUNCTION, IS_STORE, LINES, NO_FIELD
from ..codes import DONE, EXTEND, MARK_HOUSE, OFFER, OPEN, SELL_MARK
from ..figures import (
    CUSTOMERS,
    EXTEND_PRICE,
    EXTEND_REFUND,
    MOST_ON_A_HOUSE,
    OPEN_PRICE,
    OPEN_REFUND,
    VALUE,
)
from ..state import NOBODY, State
from .arrivals import ARRIVAL, STORES
from .stakes import leader_account
from .weights import (
    ARCADE_TRADE,
    BUILD_CALL,
    FIRST_CALL,
    FIRST_DAMAGE,
    FIRST_MOUTH,
    FIRST_ROW,
    FIRST_STAY,
    FIRST_STORE,
    MOUTH_TRADE,
    OPENING_TRADE,
    PACE,
    POINT,
    SCARCE_TRADE,
    SHOP_TRADE,
    STORE_TRADE,
)

ROCCO = CUSTOMERS - 1
LINE_COUNT = len(LINES)
PROPOSAL = -4 * POINT
"""A sale between players who know what a house is worth pays nobody."""


@rule
def coming(s: State, house: int) -> int:
    """What all customers but Rocco would spend for one mark on a house, in sixths, if all who can be brought
    there were."""
    total = 0
    for customer in range(ROCCO):
        total += ARRIVAL[s.field[customer] * DIRECTIONS + s.facing[customer]][house] * VALUE[customer]
    return total


@rule
def threatened(s: State, house: int) -> int:
    """The same for Rocco's damage; not above 0."""
    return ARRIVAL[s.field[ROCCO] * DIRECTIONS + s.facing[ROCCO]][house] * VALUE[ROCCO]


@rule
def waiting(s: State, field: int) -> int:
    """CTY-13: what the customer on a field will spend again and again for each mark; Rocco will not stay."""
    for customer in range(ROCCO):
        if s.field[customer] == field:
            return VALUE[customer]
    return 0


@rule
def longest_row(s: State, seat: int, field: int) -> int:
    """CTY-19: own houses in a row if the one before the field were among them."""
    longest = 0
    for line in range(LINE_COUNT):
        if AFTER[line][field] != NO_FIELD or BEFORE[line][field] != NO_FIELD:
            longest = max(longest, row_length(s, seat, line, field))
    return longest


@rule
def rate_first_houses(s: State, codes: list[int], count: int, out: list[int]) -> None:
    """CTY-04: the store at a mouth, and shops to which customers can be brought at once."""
    for i in range(count):
        house = codes[i] - MARK_HOUSE
        front = FRONT[house]
        out[i] = FIRST_CALL * coming(s, house) + FIRST_DAMAGE * threatened(s, house)
        if IS_STORE[house]:
            out[i] += FIRST_STORE + FIRST_MOUTH * IS_JUNCTION[front] + FIRST_STAY * waiting(s, front)
        if s.arcades:
            out[i] += FIRST_ROW * longest_row(s, s.turn, front)


@rule
def rounds_left(s: State) -> int:
    """In tenths, by what the leader lacks, or by the rounds that are left."""
    tenths = 10 + (s.goal - leader_account(s)) * 100 // PACE
    if s.max_rounds:
        return min(tenths, 10 * (s.max_rounds - 1 - s.round_number))
    return tenths


@rule
def room_in_stores(s: State, seat: int) -> int:
    """How many marks of a seat its own stores and the free ones can hold."""
    room = 0
    for i in range(len(STORES)):
        if s.owner[STORES[i]] == seat or s.owner[STORES[i]] == NOBODY:
            room += MOST_ON_A_HOUSE - s.marks[STORES[i]]
    return room


@rule
def scarcity(s: State, seat: int) -> int:
    """What a mark is worth each round if a store gets it later."""
    return SCARCE_TRADE if room_in_stores(s, seat) >= s.free_marks[seat] else 0


@rule
def one_more(s: State, seat: int, house: int, is_new: bool, tenths: int, scarce: int) -> int:
    """What one more mark on a house brings: now, by those who can come, and in the rounds to come, if any."""
    if tenths == 0:
        return 0
    trade = STORE_TRADE if IS_STORE[house] else SHOP_TRADE - scarce
    trade += MOUTH_TRADE * IS_JUNCTION[FRONT[house]]
    if is_new:
        trade += OPENING_TRADE
        if s.arcades and is_in_arcade(s, seat, FRONT[house]):
            trade += ARCADE_TRADE
    return BUILD_CALL * (coming(s, house) + threatened(s, house)) + trade * tenths // 10


@rule
def rate_buildings(s: State, codes: list[int], count: int, out: list[int]) -> None:
    """CTY-15: what a mark brings less what it costs; to be done is worth nothing."""
    tenths, scarce = rounds_left(s), scarcity(s, s.turn)
    for i in range(count):
        code = codes[i]
        if code == DONE:
            out[i] = 0
        elif code < EXTEND:
            house = code - OPEN
            price = OPEN_PRICE[IS_STORE[house]]
            out[i] = one_more(s, s.turn, house, True, tenths, scarce) - POINT * price
        elif code < OFFER:
            house = code - EXTEND
            price = EXTEND_PRICE[IS_STORE[house]]
            out[i] = one_more(s, s.turn, house, False, tenths, scarce) - POINT * price
        else:
            out[i] = PROPOSAL


@rule
def rate_forced_sales(s: State, codes: list[int], count: int, out: list[int]) -> None:
    """CTY-18: the mark that brings least beyond what it is taken back for."""
    tenths = rounds_left(s)
    for i in range(count):
        house = codes[i] - SELL_MARK
        is_last = s.marks[house] == 1
        refund = OPEN_REFUND[IS_STORE[house]] if is_last else EXTEND_REFUND[IS_STORE[house]]
        out[i] = POINT * refund - one_more(s, s.victim, house, is_last, tenths, 0)
