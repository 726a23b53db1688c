"""How far a share of wins may be off by luck."""

from __future__ import annotations

from math import sqrt

NORMAL_95 = 1.959963984540054
"""Within so many deviations lie 95 % of a normal distribution."""


def wilson(wins: float, games: int) -> tuple[float, float]:
    """The 95 % score interval (E. B. Wilson, 1927) for a share of wins, after a number of games that was
    fixed before.

    A shared win is a fraction; fractions with the same mean scatter less than whole wins, so with them the
    interval is rather too wide than too narrow. Games are taken for independent, although those of a block
    begin with the same dice: where it was measured, in three games with simple bots, the shares of blocks
    scattered 0.8 to 1.1 times as much as they would by chance alone."""
    share, square = wins / games, NORMAL_95**2 / games
    centre = (share + square / 2) / (1 + square)
    reach = NORMAL_95 / (1 + square) * sqrt(share * (1 - share) / games + square / (4 * games))
    return max(0.0, min(share, centre - reach)), min(1.0, max(share, centre + reach))
