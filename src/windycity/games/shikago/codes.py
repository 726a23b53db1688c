"""The integers that moves are inside; `moves.py` gives them their words."""

from __future__ import annotations

from .areas import AREAS, BOSSES, HENCHMEN, LARGEST_GIFT, MOST_PAIRS, MOST_TRIPLES

BAIL_0 = 0
"""Bail out so many."""
RECRUIT_ONE = BAIL_0 + HENCHMEN + 1
PLACE_IN = RECRUIT_ONE + 1
"""Place one from the hand in an area."""
SHIFT = PLACE_IN + AREAS
"""Move henchmen: (from * AREAS + to) * HENCHMEN + number - 1."""
ATTACK = SHIFT + AREAS * AREAS * HENCHMEN
"""Fight a boss in an area: boss * AREAS + area."""
FIGHT_GROUPS = ATTACK + BOSSES * AREAS
"""Fight so many groups of 3:1 and of 1:1: triples * (MOST_PAIRS + 1) + pairs."""
BUILD_CASINO = FIGHT_GROUPS + (MOST_TRIPLES + 1) * (MOST_PAIRS + 1)
BUILD_FACTORY = BUILD_CASINO + AREAS
DONE = BUILD_FACTORY + 1
"""On to the next step."""
GIVE_0 = DONE + 1
"""Give so many thousands to charity."""
RAID_AREA = GIVE_0 + LARGEST_GIFT + 1
INSPECT = RAID_AREA + AREAS
"""Name the factory of a boss."""
ARREST_BOSS = INSPECT + BOSSES
DRAW_POLICEMAN = ARREST_BOSS + BOSSES
DRAW_UNTOUCHABLES = DRAW_POLICEMAN + 1
FIRST = DRAW_UNTOUCHABLES + 1
"""A boss is drawn to be the first player."""
CODES = FIRST + BOSSES
