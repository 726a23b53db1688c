"""Bugs to plant in the rules of City, each against a clause whose tests must notice it."""

from __future__ import annotations

from ..planting import PlantedBug
from .board_bugs import BOARD_BUGS
from .building_bugs import BUILDING_BUGS, SALE_BUGS
from .goal_bugs import GOAL_BUGS, LENGTH_BUGS
from .purchase_bugs import ARCADE_BUGS, FORCED_SALE_BUGS, SHOPPING_BUGS
from .setup_bugs import CUSTOMER_BUGS, HOUSE_BUGS, START_BUGS
from .turn_bugs import ADVERTISING_BUGS, PHASE_BUGS, WALK_BUGS

BUGS = tuple(
    PlantedBug(*bug)
    for bug in (
        *BOARD_BUGS,
        *(*START_BUGS, *CUSTOMER_BUGS, *HOUSE_BUGS),
        *(*PHASE_BUGS, *WALK_BUGS, *ADVERTISING_BUGS),
        *(*SHOPPING_BUGS, *FORCED_SALE_BUGS, *ARCADE_BUGS),
        *(*BUILDING_BUGS, *SALE_BUGS),
        *(*GOAL_BUGS, *LENGTH_BUGS),
    )
)
