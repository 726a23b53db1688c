"""The eight areas of the city and the figures of the rulebook. Money is counted in thousands of dollars."""

from __future__ import annotations

BOSSES = 4
HENCHMEN = 12
"""SHI-01: henchmen of a boss."""
FIRST_HENCHMEN = 2
"""SHI-01: so many of them in hand at the start."""

ROWS, COLUMNS = 2, 4
AREAS = ROWS * COLUMNS
"""SHI-02: areas by number, row by row."""

AREA_NAMES = (
    *("brick lane", "silk mile", "grand arcade", "old pier"),
    *("stock pens", "brewers row", "banker hill", "ice house"),
)
"""Invented names."""

INCOME = (3, 5, 4, 2, 2, 4, 5, 3)
"""SHI-02: thousands a turn. The middle pays more and lies open to three sides, a corner to two."""

NEIGHBOUR = tuple(
    tuple(int(abs(a // COLUMNS - b // COLUMNS) + abs(a % COLUMNS - b % COLUMNS) == 1) for b in range(AREAS))
    for a in range(AREAS)
)
"""SHI-02: whether two areas share an edge."""

NEIGHBOURS = tuple(sum(1 << b for b in range(AREAS) if NEIGHBOUR[a][b]) for a in range(AREAS))
"""The same: for each area a bit for each of its neighbours."""

TURNS = 12
"""SHI-03."""
REVEALS = (7, 10)
"""SHI-22: turns that begin with all cash laid open."""

ACTION_POINTS = 3
"""SHI-06."""
FREE_MOVES = 8
"""SHI-08: free moves in a turn."""

BAIL, FUNERAL = 2, 2
"""SHI-05, SHI-11: for each henchman."""

CASINO_PRICE, FACTORY_PRICE = 8, 16
CASINOS = 5
"""SHI-14, SHI-15: prices, and casinos there can be on the board."""

LARGEST_GIFT = 20
"""SHI-16."""

POLICEMEN = 5
"""SHI-18: ordinary police chips; the sixth chip is the Untouchables."""
HENCHMAN_BRIBE, CASINO_BRIBE, FACTORY_BRIBE = 1, 4, 8
"""SHI-19."""

MOST_TRIPLES = 4
MOST_PAIRS = 11
"""SHI-10: the most groups of 3:1 and of 1:1 that twelve henchmen can make."""
