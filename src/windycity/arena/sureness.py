"""Being sure of a difference, at whatever moment one looks.

An ordinary confidence interval holds for a number of games that was fixed before. Whoever looks after every
game and stops as soon as it excludes the fair share will find a difference between equal bots, given time.

Here the claim that a bot's mean share is `m` is tested by betting against it (I. Waudby-Smith and A. Ramdas,
"Estimating means of bounded random variables by betting", Journal of the Royal Statistical Society, series B,
2024): money is put, in fixed fractions, on blocks in which the bot takes more than `m`. If the claim is true
these bets are fair, and by Ville's inequality (1939) the chance that the money ever reaches 40 times what it
was is at most 1/40. As much is put on less than `m`; so a true claim is ever refuted with a chance of at most
5 %, over all of time. Nothing is assumed of the shares but that blocks are alike and a share lies between 0
and 1: wins may be shared, and the games of a block may depend on each other.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Mapping
from math import exp, log

ERROR = 0.05
"""The chance that a true claim is ever refuted."""

ENOUGH = log(2 / ERROR)
"""Half of the chance goes to each side; as a logarithm, since money grows and shrinks by factors."""

BETS = tuple(0.9 * 0.6**k for k in range(10))
"""The fractions of its money that each of ten bettors stakes: bold ones soon see what is plain, careful ones
in the end what is not."""

HALVINGS = 40
"""How finely the ends of an interval are searched for."""


class Evidence:
    """What the blocks that were seen say about a mean share."""

    def __init__(self, shares: Iterable[float] = ()) -> None:
        self._seen = Counter(shares)

    def add(self, share: float) -> None:
        self._seen[share] += 1

    def refutes(self, mean: float) -> bool:
        """Whether a mean share, between 0 and 1, can be ruled out."""
        return self._is_above(mean) or self._is_below(mean)

    def interval(self) -> tuple[float, float]:
        """All mean shares that cannot be ruled out."""
        return _lowest(self._seen), 1 - _lowest(self._mirrored())

    def _is_above(self, mean: float) -> bool:
        return _money(self._seen, mean) >= ENOUGH

    def _is_below(self, mean: float) -> bool:
        return _money(self._mirrored(), 1 - mean) >= ENOUGH

    def _mirrored(self) -> dict[float, int]:
        """The shares of the others."""
        return {1 - share: times for share, times in self._seen.items()}


def _money(seen: Mapping[float, int], mean: float) -> float:
    """The logarithm of what became of one coin, split among the bettors that shares are above the mean."""
    purses = [sum(times * log(1 - bet + bet * share / mean) for share, times in seen.items()) for bet in BETS]
    fullest = max(purses)
    return fullest + log(sum(exp(purse - fullest) for purse in purses) / len(BETS))


def _lowest(seen: Mapping[float, int]) -> float:
    """The lowest mean that cannot be ruled out; the lower the mean, the better the bets went."""
    low, high = 0.0, 1.0
    for _ in range(HALVINGS):
        middle = (low + high) / 2
        low, high = (middle, high) if _money(seen, middle) >= ENOUGH else (low, middle)
    return low
