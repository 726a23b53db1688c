"""Who earns the money that was paid for a lot (DON-10 to DON-12)."""

from __future__ import annotations

from ...kernel import rule
from .state import State


@rule
def most_of_digit(s: State, winner: int, digit: int) -> int:
    """DON-10: the most districts of the digit that anyone but the winner owns."""
    most = 0
    for seat in range(s.players):
        if seat != winner and s.holdings[seat][digit] > most:
            most = s.holdings[seat][digit]
    return most


@rule
def is_paid(s: State, seat: int, digit: int, most: int) -> bool:
    """DON-10: those with the most of the digit; DON-11: if nobody has any, `most` is 0 and all are."""
    return seat != s.bidder and s.holdings[seat][digit] == most


@rule
def pay_out(s: State) -> None:
    """DON-12: the price and the pot in equal shares, rounded down; the rest is the new pot."""
    digit = s.high % 10
    most = most_of_digit(s, s.bidder, digit)
    receivers = 0
    for seat in range(s.players):
        if is_paid(s, seat, digit, most):
            receivers += 1
    share = (s.high + s.pot) // receivers
    for seat in range(s.players):
        if is_paid(s, seat, digit, most):
            s.tokens[seat] += share
    s.pot = s.high + s.pot - share * receivers
