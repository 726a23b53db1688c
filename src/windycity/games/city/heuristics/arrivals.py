"""Who can be where after the next roll, in sixths (CTY-06, CTY-07); whoever is in the way is ignored."""

from __future__ import annotations

from ..board import DIRECTIONS, HOUSE_AT, HOUSES, NO_HOUSE
from ..figures import ALLOWED_STEPS, LONGEST_STEP
from ..ways import WAY_END, WAY_STEPS

CHANCE_OF = tuple(sum(steps >> n & 1 for steps in ALLOWED_STEPS) for n in range(LONGEST_STEP + 1))
"""By number of steps, the faces of the die that allow it."""


def _arrivals(row: int) -> tuple[int, ...]:
    """By house, the sixths of rolls that bring a customer before it."""
    ways = {(HOUSE_AT[end // DIRECTIONS], n) for end, n in zip(WAY_END[row], WAY_STEPS[row], strict=True)}
    sixths = [0] * (HOUSES + 1)
    for house, steps in ways:
        sixths[house] += CHANCE_OF[steps]
    return tuple(sixths[:NO_HOUSE])


ARRIVAL = tuple(_arrivals(row) for row in range(len(WAY_END)))
"""By `field * DIRECTIONS + facing` of a customer and by house: in how many of six rolls it can shop there."""

_CALLS = [[(house, sixths) for house, sixths in enumerate(row) if sixths] for row in ARRIVAL]

MOST_CALLS = max(map(len, _CALLS))

CALL_HOUSE = tuple(tuple(house for house, _ in row) + (0,) * (MOST_CALLS - len(row)) for row in _CALLS)
"""The same as a list: the houses that a customer can come to,"""
CALL_SIXTHS = tuple(tuple(n for _, n in row) + (0,) * (MOST_CALLS - len(row)) for row in _CALLS)
"""and in how many of six rolls; 0 fills a row up."""
