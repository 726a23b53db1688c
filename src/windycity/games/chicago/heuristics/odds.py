"""The exact odds of a duel, and what it brings either side (C91-26 to C91-29, C86-15 to C86-17)."""

from __future__ import annotations

from fractions import Fraction
from typing import NamedTuple

from ....kernel import rule
from ..figures import DUEL_DICE, FACES, MOST_RINGS, WORTH
from ..state import State

CERTAIN = 1000
"""Odds are counted in parts of so many."""

HUNDREDS = 10
"""Gains are counted in hundreds of FT; so many make a thousand."""

ROW = MOST_RINGS + 1


class Outlook(NamedTuple):
    """What a duel leads to on average."""

    attacker_stays: Fraction
    defender_stays: Fraction
    attacker_gains: Fraction
    defender_gains: Fraction
    promotion: Fraction
    """How often the attacker wins a ring."""


def _single_roll(attacker: int, defender: int) -> tuple[Fraction, Fraction, Fraction]:
    """How often the attacker's number is higher, lower, equal."""
    higher = lower = 0
    for mine in range(1, FACES + 1):
        for yours in range(1, FACES + 1):
            ways = DUEL_DICE[attacker][mine] * DUEL_DICE[defender][yours]
            higher += ways * (mine > yours)
            lower += ways * (mine < yours)
    cases = FACES * FACES
    return Fraction(higher, cases), Fraction(lower, cases), Fraction(cases - higher - lower, cases)


def _outlook(attacker: int, defender: int, prize_at_roll: bool) -> Outlook:
    """C91-28: equal numbers so often, and then a higher one or no ring left. C91-27: the prize goes by the
    rings at the beginning; C86-15: or at the roll."""
    stays = holds = gains = yields = promotion = Fraction(0)
    reached = Fraction(1)
    for ties in range(min(attacker, defender)):
        mine, yours = attacker - ties, defender - ties
        higher, lower, equal = _single_roll(mine, yours)
        my_prize = WORTH[yours] if prize_at_roll else WORTH[defender]
        your_prize = WORTH[mine] if prize_at_roll else WORTH[attacker]
        won, lost = reached * higher, reached * lower
        stays, holds, promotion = stays + won, holds + lost, promotion + won
        gains += won * (my_prize + WORTH[min(mine + 1, MOST_RINGS)]) - (won + lost) * WORTH[attacker]
        yields += lost * (your_prize + WORTH[min(yours + 1, MOST_RINGS)]) - (won + lost) * WORTH[defender]
        reached *= equal
    left = min(attacker, defender)
    gains += reached * (WORTH[attacker - left] - WORTH[attacker])
    yields += reached * (WORTH[defender - left] - WORTH[defender])
    stays += reached * (attacker > left)
    holds += reached * (defender > left)
    return Outlook(stays, holds, gains, yields, promotion)


_NOBODY = Outlook(*[Fraction(0)] * 5)
_OUTLOOKS = [
    _outlook(attacker, defender, prize_at_roll) if attacker and defender else _NOBODY
    for prize_at_roll in (False, True)
    for attacker in range(ROW)
    for defender in range(ROW)
]

TAKES = tuple(round(CERTAIN * outlook.attacker_stays) for outlook in _OUTLOOKS)
HOLDS = tuple(round(CERTAIN * outlook.defender_stays) for outlook in _OUTLOOKS)
RISES = tuple(round(CERTAIN * outlook.promotion) for outlook in _OUTLOOKS)
"""How often the attacker, or the defender, is left on the field, and how often the attacker gets a ring."""

ATTACKER_GAINS = tuple(round(HUNDREDS * outlook.attacker_gains) for outlook in _OUTLOOKS)
DEFENDER_GAINS = tuple(round(HUNDREDS * outlook.defender_gains) for outlook in _OUTLOOKS)
"""Prizes and what becomes of the own member, on average; all five tables go by `odds_row`."""


@rule
def odds_row(s: State, attacker: int, defender: int) -> int:
    """Where a duel of so many rings stands in the tables."""
    return (s.prize_at_roll * ROW + attacker) * ROW + defender


@rule
def duel_worth(s: State, attacker: int, defender: int) -> int:
    """What an attack brings: the own gain, less the rival's, of which every other player suffers a part."""
    row = odds_row(s, attacker, defender)
    return ATTACKER_GAINS[row] - DEFENDER_GAINS[row] // (s.players - 1)
