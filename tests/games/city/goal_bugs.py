"""Bugs to plant in the goal, the places, the rounds and the length of the game."""

from __future__ import annotations

GOAL_BUGS = (
    (
        "CTY-16",
        "the goal must be passed",
        "accounts.py",
        "s.account[seat] >= s.goal",
        "s.account[seat] > s.goal",
    ),
    (
        "CTY-16",
        "only in one's own turn",
        "accounts.py",
        "s.account[seat] >= s.goal",
        "seat == s.turn and s.account[seat] >= s.goal",
    ),
    (
        "CTY-16",
        "the game goes on",
        "accounts.py",
        "        s.winner = seat\n        s.step = GAME_OVER\n",
        "        s.winner = seat\n",
    ),
    (
        "CTY-16",
        "purchases one by one",
        "shopping.py",
        "        s.pending += purchase(s, customer)\n",
        "        move_account(s, s.turn, purchase(s, customer))\n",
    ),
    (
        "CTY-16",
        "the mover first",
        "shopping.py",
        "        move_account(s, s.owner[house], purchase(s, customer))\n",
        (
            "        move_pending(s)\n        if s.step == BUILD:\n"
            "            move_account(s, s.owner[house], purchase(s, customer))\n"
        ),
    ),
    (
        "CTY-16",
        "equal ones by seat",
        "scoring.py",
        "    return s.account[other] > s.account[seat]\n",
        "    return 6 * s.account[other] - other > 6 * s.account[seat] - seat\n",
    ),
    (
        "CTY-16",
        "twenty rounds by default",
        "options.py",
        'Option("max_rounds", None,',
        'Option("max_rounds", 20,',
    ),
    ("CTY-16", "no limit is no round", "course.py", "s.max_rounds > 0 and ", ""),
    (
        "CTY-16",
        "the last round is cut",
        "course.py",
        "s.round_number == s.max_rounds:",
        "s.round_number + 1 >= s.max_rounds:",
    ),
    ("CTY-16", "wrong clause", "refusals.py", 'GAME_OVER: ("CTY-16"', 'GAME_OVER: ("CTY-05"'),
)

LENGTH_BUGS = (
    ("CTY-17", "one lap always", "course.py", "s.goal = LAP * s.laps", "s.goal = LAP"),
    ("CTY-17", "three laps at most", "options.py", "range(1, 5)", "range(1, 4)"),
    ("CTY-17", "expert without sales", "options.py", '"sales": True, ', ""),
    ("CTY-17", "arcades by default", "options.py", 'Option("arcades", False', 'Option("arcades", True'),
    (
        "CTY-17",
        "a lap that was made is safe",
        "accounts.py",
        "    s.account[seat] += amount\n",
        (
            "    floor = s.account[seat] // 35 * 35\n    s.account[seat] += amount\n"
            "    if 0 < floor and s.account[seat] < floor:\n        s.account[seat] = floor\n"
        ),
    ),
)
