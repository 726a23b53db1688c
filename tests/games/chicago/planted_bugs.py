"""Bugs to plant in the rules of Chicago 1991, each against a clause whose tests must notice it."""

from __future__ import annotations

from ..planting import PlantedBug
from .board_bugs import BOARD_BUGS
from .course_bugs import COURSE_BUGS
from .hiring_bugs import HIRING_BUGS
from .street_bugs import DUEL_BUGS, MOVEMENT_BUGS
from .variant_bugs import ALLIANCE_BUGS, STACKING_BUGS

BUGS = (
    *(PlantedBug(*bug) for bug in BOARD_BUGS),
    *HIRING_BUGS,
    *COURSE_BUGS,
    *MOVEMENT_BUGS,
    *DUEL_BUGS,
    *ALLIANCE_BUGS,
    *STACKING_BUGS,
)
