"""Accounts, the goal, and forced sales (CTY-14, CTY-16, CTY-18)."""

from __future__ import annotations

from ...kernel import rule
from .board import HOUSES, IS_STORE
from .codes import SELL_MARK
from .figures import EXTEND_REFUND, FIRST_HOUSES, OPEN_REFUND
from .state import BUILD, GAME_OVER, NOBODY, SALE, State


@rule
def move_account(s: State, seat: int, amount: int) -> None:
    """CTY-16: who reaches the goal wins at once; CTY-14: nobody falls below the start; CTY-18: who cannot pay
    may have to sell."""
    s.account[seat] += amount
    if s.account[seat] >= s.goal:
        s.winner = seat
        s.step = GAME_OVER
    elif s.account[seat] < 0:
        s.owed = -s.account[seat]
        s.account[seat] = 0
        s.victim = seat
        if s.forced_sale and can_sell(s):
            s.step = SALE
        else:
            forget_debt(s)


@rule
def move_pending(s: State) -> None:
    """CTY-16: now the mover's account."""
    amount = s.pending
    s.pending = 0
    move_account(s, s.turn, amount)


@rule
def forget_debt(s: State) -> None:
    """CTY-14, CTY-18: damage that cannot be paid lapses."""
    s.owed = 0
    s.victim = NOBODY


@rule
def houses_of(s: State, seat: int) -> int:
    count = 0
    for house in range(HOUSES):
        if s.owner[house] == seat:
            count += 1
    return count


@rule
def list_sales(s: State, out: list[int]) -> int:
    """CTY-18: extensions before a house's last mark; four houses are safe."""
    n = 0
    may_close = houses_of(s, s.victim) > FIRST_HOUSES
    for house in range(HOUSES):
        out[n] = SELL_MARK + house
        if s.owner[house] == s.victim and (s.marks[house] > 1 or may_close):
            n += 1
    return n


@rule
def can_sell(s: State) -> bool:
    """Whether the victim has anything to sell."""
    if houses_of(s, s.victim) > FIRST_HOUSES:
        return True
    for house in range(HOUSES):
        if s.owner[house] == s.victim and s.marks[house] > 1:
            return True
    return False


@rule
def take_mark(s: State, house: int) -> None:
    """One mark of a house goes back to its owner, who can use it again."""
    s.free_marks[s.owner[house]] += 1
    s.marks[house] -= 1
    if s.marks[house] == 0:
        s.owner[house] = NOBODY


@rule
def sell_mark(s: State, code: int) -> None:
    """CTY-18: half the price, until the damage is paid; a surplus stays."""
    house = code - SELL_MARK
    refund = EXTEND_REFUND[IS_STORE[house]] if s.marks[house] > 1 else OPEN_REFUND[IS_STORE[house]]
    take_mark(s, house)
    s.owed -= refund
    if s.owed > 0 and can_sell(s):
        return
    if s.owed < 0:
        s.account[s.victim] -= s.owed
    was_mover = s.victim == s.turn
    forget_debt(s)
    s.step = BUILD
    if not was_mover:
        move_pending(s)
