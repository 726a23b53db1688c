"""Bugs to plant in the course of a turn and the moves of customers."""

from __future__ import annotations

PHASE_BUGS = (
    (
        "CTY-05",
        "no building",
        "course.py",
        "        shop(s, moved_customer(code))\n",
        "        shop(s, moved_customer(code))\n        if s.step == BUILD:\n            end_turn(s)\n",
    ),
    (
        "CTY-05",
        "shopping after building",
        "course.py",
        (
            "        shop(s, moved_customer(code))\n\n\n"
            "@rule\ndef apply_build(s: State, code: int) -> None:\n"
            '    """CTY-05: building ends the turn."""\n'
            "    if code == DONE:\n"
        ),
        (
            "        s.customer = moved_customer(code)\n        s.step = BUILD\n\n\n"
            "@rule\ndef apply_build(s: State, code: int) -> None:\n"
            '    """CTY-05: building ends the turn."""\n'
            "    if code == DONE:\n        if s.customer != NO_CUSTOMER:\n            shop(s, s.customer)\n"
        ),
    ),
    ("CTY-05", "wrong clause", "refusals.py", 'MOVE: ("CTY-05"', 'MOVE: ("CTY-11"'),
    ("CTY-06", "a loaded die", "course.py", "    return 1\n", "    return 2 if code == FIRST - 1 else 1\n"),
    ("CTY-06", "a choice of all numbers", "figures.py", "0b100000, 0b1110)", "0b100000, 0b111110)"),
    ("CTY-06", "the last roll still counts", "course.py", "    s.rolls = 0\n", ""),
    (
        "CTY-06",
        "the player picks the face",
        "course.py",
        "if s.step == ROLL or s.step == FIRST_PLAYER:",
        "if s.step == FIRST_PLAYER:",
    ),
    (
        "CTY-10",
        "a pass is always allowed",
        "moving.py",
        "    if n == 0:\n        out[0] = PASS\n        n = 1\n",
        "    out[n] = PASS\n    n += 1\n",
    ),
    (
        "CTY-10",
        "nobody has to move Rocco",
        "moving.py",
        "    if n == 0:\n        out[0] = PASS\n        n = 1\n",
        "    if n == 0 or moved_customer(out[0]) == CUSTOMERS - 1:\n        out[n] = PASS\n        n += 1\n",
    ),
    (
        "CTY-10",
        "nothing is built after a pass",
        "course.py",
        "    if code == PASS:\n        s.step = BUILD\n",
        "    if code == PASS:\n        end_turn(s)\n",
    ),
    ("CTY-10", "wrong clause", "refusals.py", '"CTY-10", say("A customer', '"CTY-09", say("A customer'),
)

WALK_BUGS = (
    (
        "CTY-07",
        "fewer steps too",
        "moving.py",
        "if (s.rolls >> WAY_STEPS[row][i]) & 1 and",
        "if WAY_STEPS[row][i] > 0 and s.rolls >> WAY_STEPS[row][i] and",
    ),
    (
        "CTY-07",
        "customers go back",
        "ways.py",
        "        for target, way in _ends(field, facing, steps)\n",
        (
            "        for start in (facing, OPPOSITE[facing])\n        if NEXT[field][start] != NO_FIELD\n"
            "        for target, way in _ends(field, start, steps)\n"
        ),
    ),
    (
        "CTY-07",
        "the first step may turn off",
        "ways.py",
        "        for target, way in _ends(field, facing, steps)\n",
        "        for start in exits(field, facing)\n        for target, way in _ends(field, start, steps)\n",
    ),
    (
        "CTY-07",
        "nobody turns off on the way",
        "ways.py",
        "        else:\n            yield from _ends(target, way, steps - 1)",
        (
            "        elif way == facing or facing not in exits(target, facing):\n"
            "            yield from _ends(target, way, steps - 1)"
        ),
    ),
    ("CTY-08", "turning round", "ways.py", " and way != OPPOSITE[came]]", "]"),
    (
        "CTY-08",
        "straight on is no choice",
        "ways.py",
        "        if steps == 1:\n",
        (
            "        if steps == 1 and way == facing and len(exits(target, facing)) > 1:\n"
            "            continue\n        if steps == 1:\n"
        ),
    ),
    ("CTY-08", "the nose keeps its direction", "ways.py", "yield target, way\n", "yield target, facing\n"),
    ("CTY-08", "the old look", "moving.py", "    s.facing[customer] = (code - WALK) % DIRECTIONS\n", ""),
    ("CTY-09", "two on a field", "moving.py", " and is_free(s, end // DIRECTIONS):", ":"),
    (
        "CTY-09",
        "no overtaking",
        "moving.py",
        (
            "        for i in range(MOST_ENDS):\n            end = WAY_END[row][i]\n"
            "            out[n] = first + end\n"
            "            if (s.rolls >> WAY_STEPS[row][i]) & 1 and is_free(s, end // DIRECTIONS):\n"
        ),
        (
            "        is_open = True\n        for i in range(MOST_ENDS):\n"
            "            if WAY_STEPS[row][i] == 1:\n"
            "                is_open = is_open and is_free(s, WAY_END[row][i] // DIRECTIONS)\n"
            "        for i in range(MOST_ENDS):\n            end = WAY_END[row][i]\n"
            "            out[n] = first + end\n"
            "            is_end = (s.rolls >> WAY_STEPS[row][i]) & 1 and is_free(s, end // DIRECTIONS)\n"
            "            if is_end and is_open:\n"
        ),
    ),
)

ADVERTISING_BUGS = (
    ("CTY-21", "it costs 3", "figures.py", "ADVERTISING = 2", "ADVERTISING = 3"),
    ("CTY-21", "on credit", "moving.py", "if s.account[s.turn] >= ADVERTISING:", "if s.account[s.turn] > 0:"),
    (
        "CTY-21",
        "only the second roll counts",
        "moving.py",
        "s.rolls |= ALLOWED_STEPS",
        "s.rolls = ALLOWED_STEPS",
    ),
    (
        "CTY-21",
        "again and again",
        "moving.py",
        "        s.in_second_roll = 1\n    s.step = ROLL\n",
        "        s.in_second_roll = 1\n    else:\n        s.step = ROLL\n",
    ),
    ("CTY-21", "at every table", "course.py", "ADVERT if s.advertising else ROLL", "ADVERT"),
    (
        "CTY-21",
        "paid back after a pass",
        "course.py",
        "    if code == PASS:\n        s.step = BUILD\n",
        "    if code == PASS:\n        s.step = BUILD\n        s.account[s.turn] += 2 * s.advertising\n",
    ),
)
