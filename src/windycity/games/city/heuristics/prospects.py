"""Who will win: positions as a softmax, which is flat at the beginning and sharp near the goal.

The weights were fitted to games played by advice, at the beginning of turns.
"""

from __future__ import annotations

from ....kernel import WHOLE, rule
from ..board import DIRECTIONS, NO_FIELD
from ..figures import CUSTOMERS, VALUE
from ..scoring import is_ahead
from ..state import ADVERT, GAME_OVER, ROLL, State
from .arrivals import CALL_HOUSE, CALL_SIXTHS
from .stakes import lack, leader_account, point_position, position, power, standing, turns_before
from .weights import (
    CALL_HASTE,
    CALL_POSITION,
    CONTRAST,
    GOAL_POSITION,
    STAY_POSITION,
    WAIT_POSITION,
)

SIXTHS = 6


@rule
def settled(s: State) -> bool:
    """A turn begins, nothing has been rolled: CTY-21, before advertising if there is any."""
    if s.advertising:
        return s.step == ADVERT
    return s.step == ROLL


@rule
def evaluate(s: State, out: list[int]) -> None:
    """The prospects of all seats; after the end, those who are first share all."""
    if s.step == GAME_OVER:
        tell_winners(s, out)
        return
    leader = leader_account(s)
    ten_points = point_position(s, leader)
    best = 0
    for seat in range(s.players):
        out[seat] = max(0, position(s, seat, ten_points) + customers_position(s, seat, leader))
        best = max(best, out[seat])
    share_out(s, best, out)


@rule
def share_out(s: State, best: int, out: list[int]) -> None:
    """From positions to parts of the whole."""
    total = 0
    for seat in range(s.players):
        out[seat] = power((best - out[seat]) * CONTRAST[s.players] // 10)
        total += out[seat]
    for seat in range(s.players):
        out[seat] = WHOLE * out[seat] // total


@rule
def tell_winners(s: State, out: list[int]) -> None:
    """CTY-16."""
    winners = 0
    for seat in range(s.players):
        out[seat] = 1
        for other in range(s.players):
            if is_ahead(s, other, seat):
                out[seat] = 0
        winners += out[seat]
    for seat in range(s.players):
        out[seat] = WHOLE * out[seat] // winners


@rule
def customers_position(s: State, seat: int, leader: int) -> int:
    """What customers promise a seat: those who can be brought to its houses, those who stand before its
    stores, and whether they can win it the game before others move them away."""
    lacking = lack(s, seat)
    spent, winning = 0, 0
    for customer in range(CUSTOMERS):
        if s.field[customer] != NO_FIELD:
            spent += calls_at(s, seat, customer)
            winning += rolls_for(s, seat, customer, lacking)
    winning = SIXTHS if lacking == 0 else min(winning, SIXTHS)
    return outlook_position(s, seat, leader, spent) + GOAL_POSITION[turns_to_go(s, seat)] * winning


@rule
def calls_at(s: State, seat: int, customer: int) -> int:
    """What a customer can spend in a seat's houses after the next roll, in sixths; Rocco's is damage."""
    row = s.field[customer] * DIRECTIONS + s.facing[customer]
    total, i = 0, 0
    while CALL_SIXTHS[row][i] > 0:
        if s.owner[CALL_HOUSE[row][i]] == seat:
            total += CALL_SIXTHS[row][i] * VALUE[customer] * s.marks[CALL_HOUSE[row][i]]
        i += 1
    return total


@rule
def rolls_for(s: State, seat: int, customer: int, amount: int) -> int:
    """In how many of six rolls a customer can spend an amount in one of a seat's houses."""
    row = s.field[customer] * DIRECTIONS + s.facing[customer]
    total, i = 0, 0
    while CALL_SIXTHS[row][i] > 0:
        house = CALL_HOUSE[row][i]
        if s.owner[house] == seat and VALUE[customer] * s.marks[house] >= amount:
            total += CALL_SIXTHS[row][i]
        i += 1
    return total


@rule
def turns_to_go(s: State, seat: int) -> int:
    """How many others move first, when a turn begins."""
    return (turns_before(s, seat) + 1) % s.players


@rule
def outlook_position(s: State, seat: int, leader: int, spent: int) -> int:
    """Customers count the more the nearer the end is, and so does it to wait for one's turn."""
    per_call = (100 * CALL_POSITION + 10 * CALL_HASTE * leader) // s.goal
    waiting = WAIT_POSITION * leader * turns_to_go(s, seat) // s.goal
    return max(spent, 0) * per_call // 100 + STAY_POSITION * standing(s, seat) - waiting
