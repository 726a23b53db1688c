"""Who controls an area (SHI-09)."""

from __future__ import annotations

from ...kernel import rule
from .areas import AREAS, BOSSES
from .state import NOBODY, State


@rule
def controls(s: State, boss: int, area: int) -> bool:
    """SHI-09: strictly more henchmen there than every other single boss."""
    rivals = 0
    for other in range(BOSSES):
        if other != boss and s.henchmen[area][other] >= s.henchmen[area][boss]:
            rivals += 1
    return rivals == 0


@rule
def controlled_areas(s: State, boss: int) -> int:
    """A bit for each area that a boss controls."""
    areas = 0
    for area in range(AREAS):
        if controls(s, boss, area):
            areas |= 1 << area
    return areas


@rule
def controller(s: State, area: int) -> int:
    """The boss who controls an area, or `NOBODY`."""
    for boss in range(BOSSES):
        if controls(s, boss, area):
            return boss
    return NOBODY


@rule
def is_alone(s: State, boss: int, area: int) -> bool:
    """Whether no henchman of another boss is there."""
    for other in range(BOSSES):
        if other != boss and s.henchmen[area][other] > 0:
            return False
    return True
