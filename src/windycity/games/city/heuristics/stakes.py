"""How much a point on another account matters: most where that seat is about to win.

If prospects go by the powers of positions, a point for a rival costs in proportion to the rival's prospects,
and a point of one's own brings as much as a point for all rivals costs. So stakes follow prospects, and those
of all rivals add up to one's own.
"""

from __future__ import annotations

from math import exp

from ....kernel import rule
from ..arcade import owns_front
from ..board import IS_RED, NO_FIELD
from ..figures import CUSTOMERS, MARKS
from ..shopping import purchase
from ..state import State
from .packing import packed
from .weights import ACCOUNT_HASTE, ACCOUNT_POSITION, LAST_ROUNDS, MARK_POSITION, OWN_STAKE

POWER = tuple(round(4096 * exp(-behind / 100)) for behind in range(800))
"""The prospects of a position, by how many hundredths it is behind another."""


@rule
def power(behind: int) -> int:
    """From 0 up; never nothing."""
    return 1 + POWER[min(behind, len(POWER) - 1)]


@rule
def leader_account(s: State) -> int:
    most = 0
    for seat in range(s.players):
        most = max(most, s.account[seat])
    return most


@rule
def point_position(s: State, leader: int) -> int:
    """CTY-16: what ten points are worth: a lead counts the more the nearer the end is."""
    worth = 10 * ACCOUNT_POSITION // (ACCOUNT_HASTE + s.goal - leader)
    if s.max_rounds:
        left = s.max_rounds - 1 - s.round_number
        worth += 10 * LAST_ROUNDS // ((1 + left) * (1 + left))
    return worth


@rule
def position(s: State, seat: int, ten_points: int) -> int:
    """Points, and marks on houses that will bring more."""
    return s.account[seat] * ten_points // 10 + MARK_POSITION * (MARKS - s.free_marks[seat]) // s.goal


@rule
def stakes(s: State, seat: int) -> int:
    """The stakes of all seats as one of them sees them, packed."""
    ten_points = point_position(s, leader_account(s))
    best, total, all_stakes = 0, 0, packed(seat, OWN_STAKE)
    for rival in range(s.players):
        if rival != seat:
            best = max(best, position(s, rival, ten_points))
    for rival in range(s.players):
        if rival != seat:
            total += power(best - position(s, rival, ten_points))
    for rival in range(s.players):
        if rival != seat:
            share = OWN_STAKE * power(best - position(s, rival, ten_points)) // total
            all_stakes |= packed(rival, share)
    return all_stakes


@rule
def standing(s: State, seat: int) -> int:
    """CTY-12: what those bring a seat on its turn who stand before its stores."""
    points = 0
    for customer in range(CUSTOMERS):
        field = s.field[customer]
        if field != NO_FIELD and IS_RED[field] and owns_front(s, seat, field):
            points += purchase(s, customer)
    return points


@rule
def lack(s: State, seat: int) -> int:
    """CTY-16: what a seat needs to win on its next turn, beside those who stand before its stores."""
    return max(s.goal - s.account[seat] - standing(s, seat), 0)


@rule
def lacks(s: State) -> int:
    """What all seats need, packed."""
    all_lacks = 0
    for seat in range(s.players):
        all_lacks |= packed(seat, lack(s, seat))
    return all_lacks


@rule
def turns_before(s: State, seat: int) -> int:
    """How many others move between the player on turn and a seat; all of them before the player's own."""
    return (seat - 1 - s.turn + s.players) % s.players
