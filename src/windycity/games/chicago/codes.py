"""The integers that moves are inside; `moves.py` gives them their words."""

from __future__ import annotations

from .board import BUILDINGS
from .figures import FACES, GANGS, HIGHEST_ROLL, MOST_RINGS, THROWS
from .steps import EXITS, STEPS

HIRE_1 = 0
"""Hire a member of one ring; of two and three rings the next codes."""
DONE = HIRE_1 + 3
ROLL_DIE = DONE + 1
PLACE_IN = ROLL_DIE + 1
"""Put a member of so many rings into a building: (rings - 1) * BUILDINGS + building."""
WALK = PLACE_IN + BUILDINGS * MOST_RINGS
"""The member on a field makes a step, by its number."""
SEND = WALK + STEPS
"""One of several unlike members leaves a building: exit * MOST_RINGS + rings - 1."""
PAIR = SEND + EXITS * MOST_RINGS
"""A duel of an assault: (attacker's rings - 1) * MOST_RINGS + defender's rings - 1."""
ROLLED = PAIR + MOST_RINGS * MOST_RINGS
"""The movement die shows so many points."""
SHOWS = ROLLED + HIGHEST_ROLL + 1
"""A duel die shows 1 to 6."""
TAKE_DIE = SHOWS + FACES
"""The gang takes up a whole die that shows 1 to 6."""
THROW = TAKE_DIE + FACES
"""Three whole dice fall, by the throw's place in `THROWS`."""
STARTS = THROW + len(THROWS)
"""A gang is drawn to start."""
CODES = STARTS + GANGS
