"""Bugs to plant in the beginning of the game: customers, marks, and the setup by the players."""

from __future__ import annotations

START_BUGS = (
    ("CTY-01", "eleven marks", "figures.py", "MARKS = 12", "MARKS = 11"),
    ("CTY-01", "the goal is 34 steps away", "figures.py", "LAP = 35", "LAP = 34"),
    ("CTY-01", "one can play alone", "options.py", "range(2, SEATS + 1)", "range(1, SEATS + 1)"),
    (
        "CTY-01",
        "accounts begin one step on",
        "course.py",
        "        s.free_marks[seat] = MARKS\n",
        "        s.free_marks[seat] = MARKS\n        s.account[seat] = 1\n",
    ),
    ("CTY-02", "two Bonzos and one blue", "figures.py", "(0, 1, 3, 6, CUSTOMERS)", "(0, 2, 3, 6, CUSTOMERS)"),
    (
        "CTY-02",
        "the second blue is worth 1",
        "figures.py",
        "(3, 2, 2, 1, 1, 1, -2)",
        "(3, 2, 1, 1, 1, 1, -2)",
    ),
    ("CTY-02", "Rocco costs 3", "figures.py", "(3, 2, 2, 1, 1, 1, -2)", "(3, 2, 2, 1, 1, 1, -3)"),
)

CUSTOMER_BUGS = (
    ("CTY-04", "a loaded draw", "course.py", "    return 1\n", "    return 2 if code == FIRST else 1\n"),
    ("CTY-04", "anticlockwise", "state.py", "(seat + 1) % s.players", "(seat + s.players - 1) % s.players"),
    (
        "CTY-04",
        "two on a field",
        "setting.py",
        "                if is_free(s, field):\n",
        "                if field >= 0:\n",
    ),
    (
        "CTY-04",
        "two facings on a junction",
        "setting.py",
        "if NEXT[s.field[s.customer]][direction] != NO_FIELD:",
        "if NEXT[s.field[s.customer]][direction] != NO_FIELD and n < 2:",
    ),
    (
        "CTY-04",
        "six customers stand",
        "setting.py",
        "customers_put(s) < CUSTOMERS else MARK",
        "customers_put(s) < CUSTOMERS - 1 else MARK",
    ),
    (
        "CTY-04",
        "the first player also marks first",
        "setting.py",
        "    s.step = PUT if customers_put(s) < CUSTOMERS else MARK\n",
        (
            "    s.step = PUT if customers_put(s) < CUSTOMERS else MARK\n"
            "    if s.step == MARK:\n        s.turn = s.first\n"
        ),
    ),
)

HOUSE_BUGS = (
    (
        "CTY-04",
        "marked houses are marked again",
        "setting.py",
        "s.owner[house] == NOBODY and not (has_store",
        "s.owner[house] != s.turn and not (has_store",
    ),
    ("CTY-04", "two stores", "setting.py", "has_store = owns_store(s, s.turn)", "has_store = False"),
    ("CTY-04", "three houses each", "figures.py", "FIRST_HOUSES = 4", "FIRST_HOUSES = 3"),
    (
        "CTY-04",
        "all four at once",
        "setting.py",
        "    put_mark(s, s.turn, code - MARK_HOUSE)\n    s.turn = next_player(s, s.turn)\n",
        (
            "    put_mark(s, s.turn, code - MARK_HOUSE)\n"
            "    if s.free_marks[s.turn] == MARKS - FIRST_HOUSES:\n        s.turn = next_player(s, s.turn)\n"
        ),
    ),
    (
        "CTY-04",
        "the first player has the first turn",
        "course.py",
        "            s.starter = s.turn\n",
        "            s.turn = s.first\n            s.starter = s.turn\n",
    ),
)
