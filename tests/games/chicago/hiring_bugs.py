"""Bugs to plant in the rules of Chicago 1991: hiring."""

from __future__ import annotations

from ..planting import PlantedBug

HIRING_BUGS = (
    PlantedBug("C91-09", "too little money", "options.py", "START_CASH_86 = 125,", "START_CASH_86 = 120,"),
    PlantedBug("C91-09", "21 figures", "layout.py", "FIGURES - 1\n", "FIGURES\n"),
    PlantedBug("C91-09", "a 3er", "layout.py", "waiting[gang][MOST_RINGS - 1] = 1", "waiting[gang][2] = 1"),
    PlantedBug("C91-10", "a dear 4er", "figures.py", "(0, 10, 25, 40, 50)", "(0, 10, 25, 40, 60)"),
    PlantedBug("C91-10", "30 for a 2er", "figures.py", "(0, 10, 25, 40, 50)", "(0, 10, 30, 40, 50)"),
    PlantedBug("C91-12", "on credit", "hiring.py", "s.cash[gang] >= WORTH[rings] and ", ""),
    PlantedBug("C91-12", "no figure needed", "hiring.py", "s.reserve[gang] > 0 and ", ""),
    PlantedBug("C91-12", "no figure used", "hiring.py", "    s.reserve[gang] -= 1\n", ""),
    PlantedBug("C91-12", "by the ring", "hiring.py", "-= WORTH[rings]", "-= 10 * rings"),
    PlantedBug(
        "C91-12",
        "one hire at a time",
        "phases.py",
        "        hire_for_phase(s, code)\n",
        "        hire_for_phase(s, code)\n        pass_on(s)\n",
    ),
    PlantedBug("C91-13", "3ers at will", "hiring.py", "s.hired[s.gang][rings - 1] == 0", "rings > 0"),
    PlantedBug(
        "C91-13", "3ers in turns", "hiring.py", "range(1, ONE_A_PHASE):", "range(1, ONE_A_PHASE + 1):"
    ),
    PlantedBug(
        "C91-13", "once a game", "phases.py", "s.hired[gang][i] = 0", "s.hired[gang][i] *= int(s.phase > 0)"
    ),
    PlantedBug("C91-14", "two 1ers more", "hiring.py", "ones + 1 - twos <= 1", "ones + 1 - twos <= 2"),
    PlantedBug("C91-14", "two 2ers more", "hiring.py", "twos + 1 - ones <= 1", "twos + 1 - ones <= 2"),
    PlantedBug("C91-14", "2ers first never", "hiring.py", "twos + 1 - ones <= 1", "twos + 1 - ones <= 0"),
    PlantedBug(
        "C91-14", "counted for the game", "phases.py", "s.hired[gang][i] = 0", "s.hired[gang][i] += 0"
    ),
    PlantedBug(
        "C91-14",
        "hires in turns are not counted",
        "hiring.py",
        "    put_member(s, s.gang, HOME[s.gang], rings)\n",
        "    put_member(s, s.gang, HOME[s.gang], rings)\n    s.hired[s.gang][rings - 1] -= 1\n",
    ),
    PlantedBug(
        "C91-15",
        "loose rings",
        "hiring.py",
        "s.waiting[s.gang][rings - 1] += 1",
        "s.waiting[s.gang][0] += rings",
    ),
    PlantedBug(
        "C91-15",
        "a ring more for the road",
        "hiring.py",
        "BUILDING_FIELDS[building], i + 1)",
        "BUILDING_FIELDS[building], max(i + 1, 2))",
    ),
    PlantedBug(
        "C91-15",
        "stacks merge",
        "members.py",
        "member_key(field, rings_of(row[i]))",
        "member_key(field, rings_of(row[i]) + (s.occupant[field] == gang))",
    ),
    PlantedBug("C91-16", "any building", "hiring.py", "if s.owner[building] != gang:", "if building > 92:"),
    PlantedBug(
        "C91-16",
        "two in a building",
        "hiring.py",
        "s.stacking != 0 or s.occupant[BUILDING_FIELDS[building]] == NO_GANG",
        "building >= 0",
    ),
    PlantedBug("C91-16", "one too many", "hiring.py", "free > waiting_count", "free >= waiting_count"),
    PlantedBug(
        "C91-16",
        "the 4er needs no room",
        "hiring.py",
        "free > waiting_count(s, gang)",
        "free + s.waiting[gang][3] > waiting_count(s, gang)",
    ),
    PlantedBug(
        "C91-16",
        "one each in turn",
        "phases.py",
        "        if waiting_count(s, s.gang) == 0:\n            end_placing(s)",
        "        if s.gang < 9:\n            end_placing(s)",
    ),
    PlantedBug(
        "C91-17",
        "another home bar",
        "hiring.py",
        "put_member(s, s.gang, HOME[s.gang]",
        "put_member(s, s.gang, HOME[0]",
    ),
    PlantedBug(
        "C91-17",
        "an occupied home bar",
        "hiring.py",
        "return is_room_in(s, gang, BUILDING[HOME[gang]])",
        "return s.owner[BUILDING[HOME[gang]]] == gang",
    ),
    PlantedBug(
        "C91-18",
        "any empty home bar",
        "hiring.py",
        "return is_room_in(s, gang, BUILDING[HOME[gang]])",
        "return s.occupant[HOME[gang]] == NO_GANG",
    ),
    PlantedBug("C91-17", "told as before a phase", "log.py", '"C91-17" if', '"C91-12" if'),
    PlantedBug("C91-18", "wrong clause", "refusals.py", '("C91-18"', '("C91-17"'),
    PlantedBug("C91-46", "told as any hire", "log.py", 'else "C91-46"', 'else "C91-17"'),
    PlantedBug(
        "C91-46",
        "a roll without members",
        "hiring.py",
        "ROLL_DIE if s.member_count[s.gang] > 0 else DONE",
        "ROLL_DIE",
    ),
    PlantedBug(
        "C91-46",
        "without members one is out",
        "phases.py",
        "s.member_count[gang] == 0 and s.reserve[gang] == 0 and",
        "s.member_count[gang] == 0 and",
    ),
    PlantedBug(
        "C91-46",
        "anyone may pass",
        "hiring.py",
        "ROLL_DIE if s.member_count[s.gang] > 0 else DONE",
        "DONE",
    ),
)
