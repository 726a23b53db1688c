"""Shopping (CTY-11 to CTY-13, CTY-16)."""

from __future__ import annotations

from ...kernel import rule
from .accounts import move_account, move_pending
from .arcade import is_in_arcade, owns_front
from .board import HOUSE_AT, IS_RED, NO_HOUSE
from .figures import CUSTOMERS, VALUE
from .state import BUILD, NOBODY, State


@rule
def purchase(s: State, customer: int) -> int:
    """CTY-11: in the house it stands before."""
    return purchase_at(s, customer, s.field[customer])


@rule
def purchase_at(s: State, customer: int, field: int) -> int:
    """CTY-11: the customer's value for each mark on the house before a field; CTY-19: one more in an arcade,
    but not from Rocco."""
    house = HOUSE_AT[field]
    amount = VALUE[customer] * s.marks[house]
    if s.arcades and VALUE[customer] > 0 and is_in_arcade(s, s.owner[house], field):
        amount += 1
    return amount


@rule
def standing_purchases(s: State, moved: int) -> int:
    """CTY-12: of those who stand before the mover's stores, but for the one just moved; CTY-13: of who was
    put there only from the second round on."""
    total = 0
    for customer in range(CUSTOMERS):
        field = s.field[customer]
        is_there = customer != moved and IS_RED[field] and owns_front(s, s.turn, field)
        if is_there and not (s.unmoved[customer] and s.round_number == 0):
            total += purchase(s, customer)
    return total


@rule
def shop(s: State, customer: int) -> None:
    """CTY-16: all purchases of an account are added; another player's moves before the mover's."""
    s.step = BUILD
    s.pending = standing_purchases(s, customer)
    house = HOUSE_AT[s.field[customer]]
    if house != NO_HOUSE and s.owner[house] == s.turn:
        s.pending += purchase(s, customer)
    elif house != NO_HOUSE and s.owner[house] != NOBODY:
        move_account(s, s.owner[house], purchase(s, customer))
    if s.step == BUILD:
        move_pending(s)
