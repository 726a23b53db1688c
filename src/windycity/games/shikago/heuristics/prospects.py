"""Who will win: the second richest, for the richest loses half (SHI-23).

Every boss's riches at the end are guessed, and the nearer the end, the more a lead is trusted. The chance to
be second is that of one rival being ahead and the others behind."""

from __future__ import annotations

from ....kernel import WHOLE, rule, seldom
from ..areas import AREAS, BOSSES, LARGEST_GIFT
from ..control import controls, is_alone
from ..state import GAME_OVER, State
from .purses import PURSE_BITS, final_share, purse
from .worth import LASTING, POINTS, incomes_left, takings, turns_left

DOUBT = (4, 8, 18, 40, 70, 80, 90, 110, 140, 200, 250, 300, 300)
"""By turns left: a lead of so many thousands is right in 73 of 100 games."""

FIRST = (0, 200, 400, 500, 500, 800, 900, 900, 900, 900, 900, 900, 900)
"""By turns left: the richest can still give money away, or be ruined: their parts of a second's chance."""

OUT_OF_REACH = 20
"""Thousands beyond twice the riches of the others: half of them will do to win."""

STEPS = 12
TRUST = tuple(round(WHOLE / (1 + 2.718281828 ** (-step / STEPS))) for step in range(6 * STEPS))
"""The chance that a lead is kept, by twelfths of the doubt."""


@seldom
def riches(s: State, boss: int) -> int:
    """The cash of a boss and what the areas will bring, in thousands."""
    worth = s.cash[boss] * POINTS
    left = incomes_left(s, boss)
    for area in range(AREAS):
        if controls(s, boss, area):
            count = s.henchmen[area][boss]
            worth += takings(s, boss, area, count, is_alone(s, boss, area)) * LASTING[count][left]
    return worth // POINTS


@seldom
def all_riches(s: State) -> int:
    """The riches of all, as purses."""
    purses = 0
    for boss in range(BOSSES):
        purses += riches(s, boss) << (PURSE_BITS * boss)
    return purses


@rule
def trust(lead: int, left: int) -> int:
    """How likely a lead is kept, in parts of WHOLE."""
    kept: int = TRUST[min(lead * STEPS // DOUBT[left], len(TRUST) - 1)]
    return kept


@rule
def is_ahead(purses: int, boss: int, other: int, left: int) -> int:
    """How likely a boss ends up richer than another, in parts of WHOLE."""
    mine, theirs = purse(purses, boss), purse(purses, other)
    if mine >= theirs:
        return trust(mine - theirs, left)
    return WHOLE - trust(theirs - mine, left)


@seldom
def chance(purses: int, boss: int, left: int) -> int:
    """How likely a boss is to be second, or first with a way out, on no fixed scale."""
    first = WHOLE
    second = 0
    for rival in range(BOSSES):
        if rival != boss:
            ahead = is_ahead(purses, boss, rival, left)
            first = first * ahead // WHOLE
            likely = WHOLE - ahead
            for third in range(BOSSES):
                if third != boss and third != rival:
                    likely = likely * is_ahead(purses, boss, third, left) // WHOLE
            second += likely
    return second + first * FIRST[left] // WHOLE + 1


@seldom
def share(purses: int, boss: int, left: int) -> int:
    """The prospects of a boss, in parts of WHOLE."""
    total = 0
    for other in range(BOSSES):
        total += chance(purses, other, left)
    return WHOLE * chance(purses, boss, left) // total


@seldom
def surplus(s: State, gifts: int) -> int:
    """By how much the boss at turn is too rich to get down to the second place with so many gifts."""
    purses = all_riches(s)
    mine = purse(purses, s.boss)
    most = 0
    for other in range(BOSSES):
        if other != s.boss:
            most = max(most, purse(purses, other))
    if mine > 2 * most + OUT_OF_REACH:
        return 0
    return max(0, mine + 1 - most - gifts * LARGEST_GIFT)


@seldom
def evaluate(s: State, out: list[int]) -> None:
    """The prospects of every boss."""
    purses = all_riches(s)
    for boss in range(BOSSES):
        if s.step == GAME_OVER:
            out[boss] = final_share(purses, boss)
        else:
            out[boss] = share(purses, boss, turns_left(s))
