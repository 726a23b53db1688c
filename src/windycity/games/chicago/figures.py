"""The figures of the rulebooks: prices, dice, phases. Money is counted in thousands of FT."""

from __future__ import annotations

from itertools import combinations_with_replacement

GANGS = 4
FIGURES = 20
"""C91-09, C86-02: figures of a gang."""

MOST_RINGS = 4

WORTH = (0, 10, 25, 40, 50)
"""C91-10: what a member of so many rings is worth; C91-12: and what it costs, if it can be hired. C86-02:
a blue plug is as good as one ring, a green one as two, a red one as three and a yellow one as four."""

PHASES = 4
ROUNDS = 6
"""C91-11, C86-06: phases A to D of six rounds."""

FACES = 6
"""Duel dice show 1 to 6."""

DUEL_DICE = (
    (0, 0, 0, 0, 0, 0, 0),
    (0, 1, 1, 1, 1, 1, 1),
    (0, 0, 0, 2, 2, 1, 1),
    (0, 0, 0, 0, 2, 2, 2),
    (0, 0, 0, 0, 0, 3, 3),
)
"""C91-26, C86-15: for so many rings, on how many sides of its die each number stands."""

MOVEMENT_DICE = ("11-22", "1-12", "even")
FIRST_FACE = (11, 1, 0)
FACE_STEP = (1, 1, 2)
MOVEMENT_FACES = 12
"""C91-19: the faces of the twelve-sided movement die, by option."""
HIGHEST_ROLL = 22

WHOLE_DICE = 3
THROWS = tuple(combinations_with_replacement(range(1, FACES + 1), WHOLE_DICE))
"""C86-27: the 56 ways in which three dice can fall, whatever their order."""
THROW_WEIGHT = tuple((1, 3, 6)[len(set(throw)) - 1] for throw in THROWS)
"""C86-27: in how many of 216 cases each of them comes."""

TOP_MEMBERS_TO_WIN = 5
"""C91-34, C86-21: members of four rings."""

SET_FACTOR = 3
"""C91-33, C86-19: all ones or all twos of the own quarter pay so many times over."""
