"""Bugs to plant in the rules of Chicago 1991: alliances, three players and Variant I."""

from __future__ import annotations

from ..planting import PlantedBug

ALLIANCE_BUGS = (
    PlantedBug("C91-37", "neighbours are allies", "options.py", "2: (0, 1, 0, 1)", "2: (0, 0, 1, 1)"),
    PlantedBug(
        "C91-37",
        "one purse",
        "hiring.py",
        "s.cash[gang] -= WORTH[rings]",
        "s.cash[s.leader[gang]] -= WORTH[rings]",
    ),
    PlantedBug(
        "C91-38",
        "three casinos",
        "options.py",
        "CASINOS_OF_ALLIES = 4",
        "CASINOS_OF_ALLIES = 3",
    ),
    PlantedBug(
        "C91-38",
        "buildings of one gang",
        "goals.py",
        "gang < GANGS and s.leader[gang] == player",
        "gang == player",
    ),
    PlantedBug(
        "C91-38",
        "members of one gang",
        "goals.py",
        "        if s.leader[gang] == player:",
        "        if gang == player:",
    ),
    PlantedBug(
        "C91-38", "wealth of one gang", "scoring.py", "if s.leader[gang] == player:", "if gang == player:"
    ),
    PlantedBug(
        "C91-39",
        "allies duel",
        "steps_open.py",
        "if not allied(s, s.gang, other):",
        "if other != s.gang:",
    ),
    PlantedBug(
        "C91-39",
        "allies leave each other's buildings alone",
        "buildings.py",
        "    if IS_BUILDING[field]:\n",
        "    if IS_BUILDING[field] and (s.owner[BUILDING[field]] + gang) % 2:\n",
    ),
    PlantedBug(
        "C91-40", "yellow leads blue", "options.py", "0, 1), 3: (0, 1, 2, NO_GANG)", "0, 1), 3: (0, 1, 2, 0)"
    ),
    PlantedBug(
        "C91-40",
        "blue owns",
        "layout.py",
        "owner if owner < GANGS and in_play(s, owner) else NO_GANG",
        "owner",
    ),
    PlantedBug("C91-40", "all four casinos", "options.py", "if s.players == 2", "if s.players <= 3"),
    PlantedBug(
        "C91-48",
        "sets of both gangs",
        "buildings.py",
        "not owns(s, gang, ONES[gang][i])",
        "not owns(s, gang, ONES[gang][i]) and not owns(s, (gang + 2) % GANGS, ONES[gang][i])",
    ),
    PlantedBug(
        "C91-48",
        "even over both gangs",
        "hiring.py",
        "ones = s.hired[gang][0]",
        "ones = s.hired[gang][0] + s.hired[(gang + 2) % 4][0]",
    ),
    PlantedBug(
        "C91-48",
        "the ally pays",
        "hiring.py",
        "s.cash[gang] >= WORTH[rings]",
        "s.cash[gang] + s.cash[(gang + 2) % 4] >= WORTH[rings]",
    ),
    PlantedBug(
        "C91-48",
        "at home with the ally",
        "hiring.py",
        "return is_room_in(s, gang, BUILDING[HOME[gang]])",
        "return s.owner[BUILDING[HOME[gang]]] in (gang, (gang + 2) % 4)",
    ),
)

STACKING_BUGS = (
    PlantedBug(
        "C91-41",
        "stacks in the street",
        "steps_open.py",
        "    inside = ways\n",
        "    ways |= s.stacking << s.gang\n    inside = ways\n",
    ),
    PlantedBug(
        "C91-41",
        "no stacks by walking",
        "steps_open.py",
        "    if s.stacking:\n        inside",
        "    if s.stacking > 1:\n        inside",
    ),
    PlantedBug(
        "C91-41",
        "assaults in the street",
        "movement.py",
        "if s.stacking and IS_BUILDING[field]:",
        "if s.stacking:",
    ),
    PlantedBug(
        "C91-42",
        "two fights at once",
        "steps_open.py",
        "    if not is_assault_on(s):",
        "    if s.players > 0:",
    ),
    PlantedBug("C91-42", "nobody joins", "steps_open.py", " | (field == s.assault_field)", ""),
    PlantedBug(
        "C91-42",
        "no declaring",
        "movement.py",
        "    if is_assault_on(s):\n        n = list_pairs",
        "    if n == 0:\n        n = list_pairs",
    ),
    PlantedBug(
        "C91-42",
        "the duels start at once",
        "assault.py",
        "    s.assault_duels = 0\n    join_assault(s, rings)\n",
        "    s.assault_duels = 0\n    join_assault(s, rings)\n    s.points = 0\n",
    ),
    PlantedBug("C91-44", "the defender first", "assault.py", "% 2 == 0", "% 2 == 1"),
    PlantedBug(
        "C91-44",
        "always the attacker",
        "assault.py",
        "or s.assault_duels % 2 == 0:",
        "or s.assault_duels >= 0:",
    ),
    PlantedBug(
        "C91-44",
        "taken too early",
        "duel.py",
        "        s.defender_rings = 0\n",
        "        s.defender_rings = 0\n        take_building(s, s.gang, s.battlefield)\n",
    ),
    PlantedBug(
        "C91-44",
        "taken by the dead",
        "duel.py",
        "    leave_empty(s, field)\n    clear",
        "    take_building(s, s.gang, field)\n    leave_empty(s, field)\n    clear",
    ),
    PlantedBug(
        "C91-44",
        "one duel is enough",
        "assault.py",
        "if attackers_left(s) == 0 or count_at(s, defender, s.assault_field) == 0:",
        "if s.assault_duels > 0:",
    ),
    PlantedBug(
        "C91-44",
        "only the first defender",
        "assault.py",
        "if has_defender(s, defender):",
        "if has_defender(s, defender) and defender < 3:",
    ),
    PlantedBug(
        "C91-45",
        "one hire a turn",
        "hiring.py",
        "return is_room_in(s, gang, BUILDING[HOME[gang]])",
        "return is_room_in(s, gang, BUILDING[HOME[gang]]) and s.occupant[HOME[gang]] == NO_GANG",
    ),
    PlantedBug("C91-45", "one per building", "hiring.py", "return s.stacking != 0 or s.occ", "return s.occ"),
    PlantedBug(
        "C91-45", "as many as buildings", "hiring.py", "(s.stacking != 0 or free > waiting", "(free > waiting"
    ),
    PlantedBug(
        "C91-45",
        "allies share",
        "steps_open.py",
        "if not allied(s, s.gang, other):",
        "if not allied(s, s.gang, other) or (s.stacking and other != s.gang):",
    ),
    PlantedBug(
        "C91-45",
        "the weakest leaves",
        "movement.py",
        "(code - SEND) % MOST_RINGS + 1)",
        "1)",
    ),
)
