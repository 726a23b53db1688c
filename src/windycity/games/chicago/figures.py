"""The figures of the rulebooks: prices, dice, phases. Money is counted in thousands of FT."""

from __future__ import annotations

GANGS = 4
FIGURES = 20
"""C91-09: figures of a gang."""

START_CASH = 125
"""C91-09."""

MOST_RINGS = 4

WORTH = (0, 10, 25, 40, 50)
"""C91-10: what a member of so many rings is worth; C91-12: and what it costs, if it can be hired."""

PHASES = 4
ROUNDS = 6
"""C91-11: phases A to D of six rounds."""

FACES = 6
"""Duel dice show 1 to 6."""

DUEL_DICE = (
    (0, 0, 0, 0, 0, 0, 0),
    (0, 1, 1, 1, 1, 1, 1),
    (0, 0, 0, 2, 2, 1, 1),
    (0, 0, 0, 0, 2, 2, 2),
    (0, 0, 0, 0, 0, 3, 3),
)
"""C91-26: for so many rings, on how many sides of its die each number stands."""

MOVEMENT_DICE = ("11-22", "1-12", "even")
FIRST_FACE = (11, 1, 0)
FACE_STEP = (1, 1, 2)
MOVEMENT_FACES = 12
"""C91-19: the faces of the twelve-sided movement die, by option."""
HIGHEST_ROLL = 22

CASINOS_TO_WIN = 3
"""C91-34: of the four; two players need all (C91-38)."""

TOP_MEMBERS_TO_WIN = 5
"""C91-34: members of four rings."""

SET_FACTOR = 3
"""C91-33: all ones or all twos of the own quarter pay so many times over."""
