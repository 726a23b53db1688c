"""Bugs to plant in the rules of Chicago 1991: movement and duels."""

from __future__ import annotations

from ..planting import PlantedBug

MOVEMENT_BUGS = (
    PlantedBug("C91-19", "from ten", "figures.py", "FIRST_FACE = (11, 1, 0)", "FIRST_FACE = (10, 1, 0)"),
    PlantedBug("C91-19", "no even steps", "figures.py", "FACE_STEP = (1, 1, 2)", "FACE_STEP = (1, 1, 1)"),
    PlantedBug("C91-19", "eleven faces", "figures.py", "MOVEMENT_FACES = 12", "MOVEMENT_FACES = 11"),
    PlantedBug(
        "C91-20", "doors are free", "movement.py", "s.points -= 1\n", "s.points -= 1 - IS_BUILDING[target]\n"
    ),
    PlantedBug(
        "C91-20", "two points a step", "movement.py", "s.points -= 1\n", "s.points -= min(2, s.points)\n"
    ),
    PlantedBug(
        "C91-20",
        "one way only",
        "steps_open.py",
        "for place in range(DEGREE[field]):\n            out",
        "for place in range(1):\n            out",
    ),
    PlantedBug(
        "C91-21", "the last point is lost", "course.py", "if s.points > 0 and can", "if s.points > 1 and can"
    ),
    PlantedBug(
        "C91-21", "stuck for ever", "course.py", "s.points > 0 and can_step(s, s.points, 0)", "s.points > 0"
    ),
    PlantedBug(
        "C91-21",
        "one may stop",
        "movement.py",
        "    n = list_steps(s, out)\n",
        "    n = list_steps(s, out)\n    out[n] = 3\n    n += 1\n",
    ),
    PlantedBug(
        "C91-22",
        "stacks without the variant",
        "steps_open.py",
        "    if s.stacking:\n        inside",
        "    if s.players > 0:\n        inside",
    ),
    PlantedBug(
        "C91-22",
        "crowds in the street",
        "steps_open.py",
        "ways = 1 << NO_GANG\n",
        "ways = 1 << NO_GANG | 1 << s.gang\n",
    ),
    PlantedBug("C91-22", "wrong clause", "refusals.py", 'cite("C91-22"', 'cite("C91-20"'),
    PlantedBug(
        "C91-23",
        "a duel ends the turn",
        "duel.py",
        "    s.step = MOVE\n",
        "    s.step = MOVE\n    s.points = 0\n",
    ),
    PlantedBug(
        "C91-23",
        "a lost duel ends the turn",
        "duel.py",
        "    clear_duel(s)\n    s.step = MOVE\n",
        "    if s.attacker_rings == 0:\n        s.points = 0\n    clear_duel(s)\n    s.step = MOVE\n",
    ),
    PlantedBug(
        "C91-24",
        "only nobody's buildings",
        "buildings.py",
        "    if IS_BUILDING[field]:\n",
        "    if IS_BUILDING[field] and s.owner[BUILDING[field]] == NO_GANG:\n",
    ),
    PlantedBug(
        "C91-24",
        "lost when left",
        "buildings.py",
        "if s.held_casinos and s.occupant[field] == NO_GANG and is_casino(field):",
        "if s.occupant[field] == NO_GANG and IS_BUILDING[field]:",
    ),
    PlantedBug("C91-25", "never in buildings", "movement.py", "if s.stacking and IS_", "if IS_"),
    PlantedBug(
        "C91-47",
        "a duel costs nothing",
        "duel.py",
        "    s.step = MOVE\n",
        "    s.step = MOVE\n    s.points += 1\n",
    ),
    PlantedBug(
        "C91-47", "no 0", "movement.py", "s.points = code - ROLLED", "s.points = max(code - ROLLED, 1)"
    ),
    PlantedBug(
        "C91-47",
        "the last point is no attack",
        "steps_open.py",
        "    if not is_assault_on(s):",
        "    if s.points > 1 and not is_assault_on(s):",
    ),
)

DUEL_BUGS = (
    PlantedBug(
        "C91-49",
        "the lower number wins, as it is seen",
        "scenes.py",
        "before.gang if before.attacker_roll > number",
        "before.gang if before.attacker_roll < number",
    ),
    PlantedBug("C91-49", "the second die is not seen", "scenes.py", '["roll"] = number', '["roll"] = None'),
    PlantedBug("C91-26", "a better 2er", "figures.py", "(0, 0, 0, 2, 2, 1, 1)", "(0, 0, 0, 1, 2, 2, 1)"),
    PlantedBug("C91-26", "a worse 4er", "figures.py", "(0, 0, 0, 0, 0, 3, 3)", "(0, 0, 0, 0, 0, 4, 2)"),
    PlantedBug("C91-26", "even odds", "course.py", "return sides(s, code)", "return 1"),
    PlantedBug(
        "C91-26", "one die for both", "duel.py", "return s.defender_rings\n", "return s.attacker_rings\n"
    ),
    PlantedBug("C91-27", "five rings", "duel.py", "if rings < MOST_RINGS:", "if rings <= MOST_RINGS:"),
    PlantedBug(
        "C91-27",
        "no ring for the attacker",
        "duel.py",
        "s.attacker_rings = promoted(s.attacker_rings)",
        "s.attacker_rings += 0",
    ),
    PlantedBug(
        "C91-27",
        "no ring for the defender",
        "duel.py",
        "s.defender_rings = promoted(s.defender_rings)",
        "s.defender_rings += 0",
    ),
    PlantedBug("C91-27", "today's prices", "duel.py", "WORTH[s.defender_began]", "WORTH[s.defender_rings]"),
    PlantedBug(
        "C91-27", "today's prices too", "duel.py", "WORTH[s.attacker_began]", "WORTH[s.attacker_rings]"
    ),
    PlantedBug(
        "C91-27",
        "the log tells the other prize",
        "log.py",
        "attackers_prize(s) if winner == s.gang else defenders_prize(s)",
        "defenders_prize(s) if winner == s.gang else attackers_prize(s)",
    ),
    PlantedBug(
        "C91-27",
        "the figure comes back",
        "duel.py",
        "        s.defender_rings = 0\n",
        "        s.defender_rings = 0\n        s.reserve[s.defender] += 1\n",
    ),
    PlantedBug(
        "C91-28",
        "equal is enough",
        "duel.py",
        "if s.attacker_roll > number:",
        "if s.attacker_roll >= number:",
    ),
    PlantedBug("C91-28", "the defender keeps its rings", "duel.py", "        s.defender_rings -= 1\n", ""),
    PlantedBug(
        "C91-28",
        "nobody loses rings twice",
        "duel.py",
        "        s.attacker_rings -= 1\n",
        "        s.attacker_rings = 1\n",
    ),
    PlantedBug(
        "C91-29",
        "money for outlasting",
        "duel.py",
        "        s.defender_rings -= 1\n",
        "        s.defender_rings -= 1\n        if s.defender_rings == 0:\n"
        "            s.cash[s.gang] += WORTH[s.defender_began]\n",
    ),
    PlantedBug(
        "C91-29",
        "a ring for outlasting",
        "duel.py",
        "        s.defender_rings -= 1\n",
        "        s.defender_rings -= 1\n        if s.defender_rings == 0 and s.attacker_rings > 0:\n"
        "            s.attacker_rings += 1\n",
    ),
    PlantedBug("C91-30", "no building", "duel.py", "    take_building(s, s.gang, field)\n", ""),
    PlantedBug(
        "C91-30",
        "taken by nobody",
        "duel.py",
        "    clear_duel(s)\n    s.step = MOVE\n",
        "    if s.defender_rings == 0:\n        take_building(s, s.gang, s.battlefield)\n"
        "    clear_duel(s)\n    s.step = MOVE\n",
    ),
    PlantedBug(
        "C91-49",
        "the defender first",
        "duel.py",
        "if s.step == ATTACKER_ROLLS:",
        "if s.step != ATTACKER_ROLLS:",
    ),
    PlantedBug(
        "C91-49",
        "a ring too early",
        "duel.py",
        "    s.step = DEFENDER_ROLLS\n",
        "    s.step = DEFENDER_ROLLS\n    s.attacker_rings = promoted(s.attacker_rings)\n",
    ),
)
