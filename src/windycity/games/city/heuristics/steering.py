"""Moving customers: what a move pays at once and to whom, and what it sets up for the next rolls."""

from __future__ import annotations

from ....kernel import rule
from ..board import DIRECTIONS, FIELDS, HOUSE_AT, IS_RED, NO_HOUSE
from ..codes import PASS, WALK
from ..figures import VALUE
from ..moving import moved_customer
from ..shopping import purchase_at, standing_purchases
from ..state import NO_CUSTOMER, NOBODY, State
from .arrivals import CALL_HOUSE, CALL_SIXTHS, SECOND_CALL_PAIRS, SECOND_CALL_STORE
from .packing import unpacked
from .stakes import lacks, stakes, turns_before
from .weights import (
    CERTAIN_GOAL,
    OWN_CALL,
    OWN_DAMAGE,
    OWN_GOAL,
    OWN_SECOND_CALL,
    OWN_STAKE,
    OWN_STAY,
    POINT,
    PURCHASE,
    RIVAL_CALL,
    RIVAL_CALL_LATER,
    RIVAL_DAMAGE,
    RIVAL_GOAL,
    RIVAL_GOAL_LATER,
    RIVAL_SECOND_CALL,
    RIVAL_STAY,
    RIVAL_STAY_LATER,
    SECOND_DAMAGE,
)

WIN = 1000 * POINT
"""More than anything else can be worth."""


@rule
def rate_moves(s: State, codes: list[int], count: int, out: list[int]) -> None:
    """CTY-07: the payments, and how much more the customer promises at its target than where it is."""
    if codes[0] == PASS:
        out[0] = 0
        return
    all_stakes, all_lacks = stakes(s, s.turn), lacks(s)
    last, before, standing = NO_CUSTOMER, 0, 0
    for i in range(count):
        customer = moved_customer(codes[i])
        if customer != last:
            last = customer
            row = s.field[customer] * DIRECTIONS + s.facing[customer]
            before = outlook(s, all_stakes, all_lacks, customer, row)
            standing = standing_purchases(s, customer)
        row = (codes[i] - WALK) % (FIELDS * DIRECTIONS)
        after = outlook(s, all_stakes, all_lacks, customer, row)
        out[i] = payment(s, all_stakes, customer, row // DIRECTIONS, standing) + after - before


@rule
def payment(s: State, all_stakes: int, customer: int, field: int, own: int) -> int:
    """CTY-11, CTY-12, CTY-16: what accounts gain and lose at once; `own` is what those bring who stand before
    the mover's stores. Another's account moves first."""
    house = HOUSE_AT[field]
    others = 0
    if house != NO_HOUSE and s.owner[house] != NOBODY:
        amount = purchase_at(s, customer, field)
        if s.owner[house] == s.turn:
            own += amount
        elif s.account[s.owner[house]] + amount >= s.goal:
            return -WIN
        else:
            others = change(s, s.owner[house], amount) * unpacked(all_stakes, s.owner[house])
    if s.account[s.turn] + own >= s.goal:
        return WIN
    return PURCHASE * (OWN_STAKE * change(s, s.turn, own) - others)


@rule
def change(s: State, seat: int, amount: int) -> int:
    """CTY-14: nobody falls below the start; CTY-18: but damage may have to be paid with marks."""
    if s.forced_sale:
        return amount
    return max(amount, -s.account[seat])


@rule
def outlook(s: State, all_stakes: int, all_lacks: int, customer: int, row: int) -> int:
    """What a customer promises who stands and looks like this: houses one roll away, department stores two
    rolls away, and the store it stands before."""
    value, field = VALUE[customer], row // DIRECTIONS
    total = calls(s, all_stakes, all_lacks, value, row) + second_calls(s, all_stakes, value, row)
    if IS_RED[field]:
        total += stay(s, all_stakes, all_lacks, HOUSE_AT[field], value * s.marks[HOUSE_AT[field]])
    return total


@rule
def calls(s: State, all_stakes: int, all_lacks: int, value: int, row: int) -> int:
    """All houses that one roll can bring a customer to."""
    total, i = 0, 0
    while CALL_SIXTHS[row][i] > 0:
        house = CALL_HOUSE[row][i]
        if s.marks[house] > 0:
            total += CALL_SIXTHS[row][i] * call(s, all_stakes, all_lacks, house, value * s.marks[house])
        i += 1
    return total


@rule
def second_calls(s: State, all_stakes: int, value: int, row: int) -> int:
    """All department stores that two rolls can bring a customer to; further ahead too much will happen."""
    total, i = 0, 0
    while SECOND_CALL_PAIRS[row][i] > 0:
        house = SECOND_CALL_STORE[row][i]
        if s.marks[house] > 0:
            total += SECOND_CALL_PAIRS[row][i] * second_call(s, all_stakes, house, value * s.marks[house])
        i += 1
    return total


@rule
def call(s: State, all_stakes: int, all_lacks: int, house: int, amount: int) -> int:
    """A customer that one roll in six can bring to a house: its owner will; Rocco, any of the others."""
    owner = s.owner[house]
    stake = unpacked(all_stakes, owner)
    if amount <= 0:
        return stake * amount * OWN_DAMAGE if owner == s.turn else -stake * amount * RIVAL_DAMAGE
    wins = amount >= unpacked(all_lacks, owner)
    if owner == s.turn:
        return OWN_GOAL if wins else stake * amount * OWN_CALL
    if wins:
        return RIVAL_GOAL_LATER * turns_before(s, owner) - RIVAL_GOAL
    return -stake * amount * (RIVAL_CALL - RIVAL_CALL_LATER * turns_before(s, owner))


@rule
def second_call(s: State, all_stakes: int, house: int, amount: int) -> int:
    """A customer that one pair of rolls in 36 can bring to a department store."""
    owner = s.owner[house]
    stake = unpacked(all_stakes, owner)
    if owner == s.turn:
        return stake * amount * (OWN_SECOND_CALL if amount > 0 else SECOND_DAMAGE)
    return -stake * amount * (RIVAL_SECOND_CALL if amount > 0 else SECOND_DAMAGE)


@rule
def stay(s: State, all_stakes: int, all_lacks: int, house: int, amount: int) -> int:
    """CTY-12: who stands before a store shops again on the owner's turn, if nobody takes it away."""
    owner = s.owner[house]
    stake = unpacked(all_stakes, owner)
    if owner == s.turn:
        return stake * amount * OWN_STAY
    if amount > 0 and unpacked(all_lacks, owner) == 0:
        return -CERTAIN_GOAL
    return -stake * amount * (RIVAL_STAY - RIVAL_STAY_LATER * turns_before(s, owner))
