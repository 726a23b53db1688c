"""Bugs to plant in the rules of both editions, each against a clause whose tests must notice it."""

from __future__ import annotations

from ..planting import PlantedBug
from .board_bugs import BOARD_BUGS
from .bugs86 import DICE_BUGS_86, START_BUGS_86
from .bugs86_course import END_BUGS_86, PAYOUT_BUGS_86
from .bugs86_streets import FIGHT_BUGS_86, WAYS_BUGS_86
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

BUGS_86 = tuple(
    PlantedBug(*bug)
    for bug in (*START_BUGS_86, *DICE_BUGS_86, *WAYS_BUGS_86, *FIGHT_BUGS_86, *PAYOUT_BUGS_86, *END_BUGS_86)
)
