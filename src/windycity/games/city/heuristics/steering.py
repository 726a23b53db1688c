"""Moving customers: what it pays at once and to whom, and what it sets up for the next rolls."""

from __future__ import annotations

from ....kernel import rule
from ..board import DIRECTIONS, FIELDS, HOUSE_AT, IS_RED, NO_HOUSE
from ..codes import PASS, WALK
from ..figures import CUSTOMERS, VALUE
from ..arcade import owns_front
from ..moving import moved_customer
from ..shopping import purchase, purchase_at, standing_purchases
from ..state import NO_CUSTOMER, NOBODY, State
from .arrivals import CALL_HOUSE, CALL_SIXTHS, MOST_CALLS
from .stakes import STAKE_BITS, STAKE_MASK, stake_of, stakes
from .weights import (
    OWN_CALL,
    OWN_STAKE,
    OWN_STAY,
    OWN_THREAT,
    POINT,
    POINT_STAKE,
    RIVAL_CALL,
    OWN_LETHAL,
    RIVAL_LETHAL,
    LETHAL_LATER,
    LETHAL_STAY,
    RIVAL_LATER,
    RIVAL_STAY,
    RIVAL_STAY_LATER,
    RIVAL_THREAT,
)

WIN = 1000 * POINT


@rule
def rate_moves(s: State, codes: list[int], count: int, out: list[int]) -> None:
    packed = stakes(s, s.turn)
    needs = all_needs(s)
    standing = standing_purchases(s, NO_CUSTOMER)
    last, before = NO_CUSTOMER, 0
    for i in range(count):
        if codes[i] == PASS:
            out[i] = 0
            continue
        customer = moved_customer(codes[i])
        if customer != last:
            last = customer
            before = outlook(s, packed, needs, customer, s.field[customer], s.facing[customer])
        end = (codes[i] - WALK) % (FIELDS * DIRECTIONS)
        after = outlook(s, packed, needs, customer, end // DIRECTIONS, end % DIRECTIONS)
        out[i] = payment(s, packed, customer, end // DIRECTIONS, standing) + after - before


@rule
def payment(s: State, packed: int, customer: int, field: int, standing: int) -> int:
    """CTY-11, CTY-12, CTY-16: what accounts gain and lose at once."""
    own = standing_purchases(s, customer)
    house = HOUSE_AT[field]
    rivals = 0
    if house != NO_HOUSE and s.owner[house] != NOBODY:
        amount = purchase_at(s, customer, field)
        owner = s.owner[house]
        if owner == s.turn:
            own += amount
        else:
            if s.account[owner] + amount >= s.goal:
                return -WIN
            rivals = max(amount, -s.account[owner]) * stake_of(packed, owner)
    if s.account[s.turn] + own >= s.goal:
        return WIN
    return POINT_STAKE * (OWN_STAKE * max(own, -s.account[s.turn]) - rivals)


@rule
def outlook(s: State, packed: int, needs: int, customer: int, field: int, facing: int) -> int:
    """What a customer promises where it stands and looks."""
    row = field * DIRECTIONS + facing
    total = 0
    for i in range(MOST_CALLS):
        house = CALL_HOUSE[row][i]
        total += CALL_SIXTHS[row][i] * call(s, packed, needs, house, VALUE[customer] * s.marks[house])
    house = HOUSE_AT[field]
    if IS_RED[field]:
        total += stay(s, packed, needs, house, VALUE[customer] * s.marks[house])
    return total


@rule
def call(s: State, packed: int, needs: int, house: int, amount: int) -> int:
    owner = s.owner[house]
    if owner == s.turn:
        if amount > 0 and amount >= stake_of(needs, owner):
            return OWN_LETHAL
        return OWN_STAKE * amount * (OWN_CALL if amount > 0 else OWN_THREAT)
    if amount > 0:
        later = (s.players + owner - s.turn - 1) % s.players
        if amount >= stake_of(needs, owner):
            return LETHAL_LATER * later - RIVAL_LETHAL
        return -stake_of(packed, owner) * amount * (RIVAL_CALL - RIVAL_LATER * later)
    return -stake_of(packed, owner) * amount * RIVAL_THREAT


@rule
def stay(s: State, packed: int, needs: int, house: int, amount: int) -> int:
    owner = s.owner[house]
    if owner == s.turn:
        return OWN_STAKE * amount * OWN_STAY
    if amount > 0 and stake_of(needs, owner) == 0:
        return -LETHAL_STAY
    later = (s.players + owner - s.turn - 1) % s.players
    return -stake_of(packed, owner) * amount * (RIVAL_STAY - RIVAL_STAY_LATER * later)


@rule
def all_needs(s: State) -> int:
    """What every seat still needs from one more purchase, beside those who stand before its stores."""
    packed = 0
    for seat in range(s.players):
        need = s.goal - s.account[seat]
        for customer in range(CUSTOMERS):
            field = s.field[customer]
            if IS_RED[field] and owns_front(s, seat, field):
                need -= purchase(s, customer)
        packed |= min(max(need, 0), STAKE_MASK) << (STAKE_BITS * seat)
    return packed
