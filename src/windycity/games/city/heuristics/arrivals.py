"""Who can be where after one roll or two (CTY-06, CTY-07); whoever stands in the way is ignored.

A customer's row is `field * DIRECTIONS + facing`, as in `ways.py`.
"""

from __future__ import annotations

from ..board import DIRECTIONS, FIELDS, FRONT, HOUSE_AT, HOUSES, IS_JUNCTION, IS_STORE, NO_HOUSE
from ..figures import ALLOWED_STEPS, FACES, LONGEST_STEP
from ..ways import WAY_END, WAY_STEPS

CHANCE_OF = tuple(sum(steps >> n & 1 for steps in ALLOWED_STEPS) for n in range(LONGEST_STEP + 1))
"""By number of steps, how many of the six faces allow it."""

STORES = tuple(house for house in range(HOUSES) if IS_STORE[house])
ROWS = range(len(WAY_END))


def _ends(row: int) -> list[tuple[int, int]]:
    """All rows that a customer can get to, with the steps."""
    return [(end, steps) for end, steps in zip(WAY_END[row], WAY_STEPS[row], strict=True) if steps]


def _arrivals(row: int) -> tuple[int, ...]:
    """By house, the sixths of rolls that bring a customer before it."""
    sixths = [0] * (HOUSES + 1)
    for house, steps in {(HOUSE_AT[end // DIRECTIONS], steps) for end, steps in _ends(row)}:
        sixths[house] += CHANCE_OF[steps]
    return tuple(sixths[:NO_HOUSE])


ARRIVAL = tuple(_arrivals(row) for row in ROWS)
"""By row and house: in how many of six rolls the customer can shop there."""

_CALLS = [[(house, sixths) for house, sixths in enumerate(row) if sixths] for row in ARRIVAL]


def _lists(rows: list[list[tuple[int, int]]]) -> tuple[tuple[tuple[int, ...], ...], ...]:
    """Houses and chances as tables whose rows end with a chance of 0."""
    width = 1 + max(map(len, rows))
    filled = [row + [(0, 0)] * (width - len(row)) for row in rows]
    return tuple(tuple(house for house, _ in row) for row in filled), tuple(
        tuple(chance for _, chance in row) for row in filled
    )


CALL_HOUSE, CALL_SIXTHS = _lists(_CALLS)
"""The same as lists: by row the houses that a customer can come to, and in how many of six rolls."""


def _second_arrivals(row: int, store: int) -> int:
    """Of 36 pairs of rolls, those that bring a customer before a store at last, if it is led there."""
    best = [0] * (LONGEST_STEP + 1)
    for end, steps in _ends(row):
        best[steps] = max(best[steps], CHANCE_OF[steps] * ARRIVAL[end][store])
    return sum(best)


_SECOND_CALLS = [
    [(store, pairs) for store in STORES if (pairs := _second_arrivals(row, store))] for row in ROWS
]

SECOND_CALL_STORE, SECOND_CALL_PAIRS = _lists(_SECOND_CALLS)
"""By row the department stores that a customer can come to with two rolls, and in how many of 36 pairs."""

_MOUTHS = [store for store in STORES if IS_JUNCTION[FRONT[store]]]

MOUTH_CALLS = tuple(
    FACES if HOUSE_AT[row // DIRECTIONS] in _MOUTHS else sum(ARRIVAL[row][store] for store in _MOUTHS)
    for row in ROWS
)
"""By row: the sixths of rolls that bring a customer to a store at a mouth; all if it is there."""
MOST_MOUTH_CALLS = tuple(
    max(MOUTH_CALLS[field * DIRECTIONS : (field + 1) * DIRECTIONS]) for field in range(FIELDS)
)
"""By field, looking the best way."""
