"""The cash of all four bosses packed into one number, so that rules can try things without a state to
change."""

from __future__ import annotations

from ....kernel import WHOLE, rule, seldom
from ..areas import BOSSES

PURSE_BITS = 15
PURSE = (1 << PURSE_BITS) - 1


@rule
def purse(purses: int, boss: int) -> int:
    """The cash of a boss in thousands."""
    return (purses >> (PURSE_BITS * boss)) & PURSE


@rule
def less(purses: int, boss: int, amount: int) -> int:
    """The purses when a boss has paid an amount."""
    return purses - (amount << (PURSE_BITS * boss))


@seldom
def final_share(purses: int, boss: int) -> int:
    """SHI-23: a boss's share of the win, in parts of WHOLE."""
    most = 0
    for other in range(BOSSES):
        most = max(most, purse(purses, other))
    mine = purse(purses, boss)
    mine *= 1 if mine == most else 2
    equals = 0
    for other in range(BOSSES):
        theirs = purse(purses, other)
        theirs *= 1 if theirs == most else 2
        if theirs > mine:
            return 0
        if theirs == mine:
            equals += 1
    return WHOLE // equals
