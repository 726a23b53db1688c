"""Bugs to plant in the rules of Shikago, each against a clause whose tests must notice it."""

from __future__ import annotations

from ..planting import PlantedBug
from .end_bugs import END_BUGS
from .fight_bugs import FIGHT_BUGS
from .money_bugs import INCOME_BUGS
from .police_bugs import POLICE_BUGS
from .setup_bugs import MOVE_BUGS, START_BUGS, STEP_BUGS

BUGS = tuple(
    PlantedBug(*bug)
    for bug in (*START_BUGS, *STEP_BUGS, *MOVE_BUGS, *FIGHT_BUGS, *INCOME_BUGS, *POLICE_BUGS, *END_BUGS)
)
