"""All steps there are on the board, numbered: a move is a number, so a step is one too."""

from __future__ import annotations

from itertools import accumulate

from .board import BUILDING_FIELDS, DEGREE, FIELDS, NEIGHBOURS

STEP_FROM = tuple(field for field in range(FIELDS) for _ in range(DEGREE[field]))
STEP_TO = tuple(NEIGHBOURS[field][place] for field in range(FIELDS) for place in range(DEGREE[field]))
"""C91-20: from which field to which a step leads."""

FIRST_STEP = tuple(accumulate(DEGREE[:-1], initial=0))
"""The number of a field's first step; the others follow in the order of its neighbours."""

STEPS = len(STEP_FROM)

EXIT_FROM = tuple(field for field in BUILDING_FIELDS for _ in range(DEGREE[field]))
EXIT_TO = tuple(NEIGHBOURS[field][door] for field in BUILDING_FIELDS for door in range(DEGREE[field]))
"""C91-03: from which building over which street field an exit leads."""

FIRST_EXIT = tuple(accumulate((DEGREE[field] for field in BUILDING_FIELDS[:-1]), initial=0))
"""The number of a building's first exit."""

EXITS = len(EXIT_FROM)
