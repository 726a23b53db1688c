"""Bugs to plant in the board: clause, mistake, file, snippet, replacement.

All leave a drawing that can be read, so that the tests of the clause fail and not the import.
"""

from __future__ import annotations

BOARD_BUGS = (
    ("CTY-03", "a shop pulled down", "city.txt", "W > a * e", "W + * * e"),
    (
        "CTY-03",
        "a lopsided city",
        "city.txt",
        "f g d > J\n    W < v v ^ + v ^ ^ > K\n    V < h i j < k * l",
        "f * d > J\n    W < v v ^ + v v ^ > K\n    V < h i j < k g l",
    ),
    (
        "CTY-03",
        "corners are not red",
        "board.py",
        "IS_RED = _flags((*CORNERS, *MOUTHS))",
        "IS_RED = _flags(MOUTHS)",
    ),
    (
        "CTY-03",
        "inner stores",
        "board.py",
        "tuple(IS_RED[field] for field in FRONT)",
        "tuple(IS_JUNCTION[field] for field in FRONT)",
    ),
    (
        "CTY-03",
        "houses in the order of the letters",
        "board.py",
        "for house in PLAN.houses))",
        "for house in sorted(PLAN.houses)))",
    ),
    ("CTY-03", "upside down", "board.py", "beside(cell, direction)", "beside(cell, OPPOSITE[direction])"),
    (
        "CTY-03",
        "anticlockwise",
        "plan.py",
        "RING = tuple(cell for side in SIDES for cell in side)",
        "RING = tuple(cell for side in SIDES[::-1] for cell in side[::-1])",
    ),
    ("CTY-07", "no turn in the centre", "board.py", "_flags((*MOUTHS, CENTRE_CELL))", "_flags(MOUTHS)"),
    ("CTY-08", "the way back is a turn", "board.py", "OPPOSITE = (2, 3, 0, 1)", "OPPOSITE = (1, 2, 3, 0)"),
    ("CTY-08", "mouths are bends", "board.py", "IS_CORNER = _flags(CORNERS)", "IS_CORNER = _flags(MOUTHS)"),
    (
        "CTY-11",
        "the next field is the front",
        "board.py",
        "_fields(tuple(house.front for house in PLAN.houses))",
        "_fields(tuple(house.front for house in PLAN.houses[1:] + PLAN.houses[:1]))",
    ),
    (
        "CTY-19",
        "the ring ends",
        "board.py",
        "        steps[line[-1]] = line[0]\n",
        "        steps[line[-1]] = NO_FIELD\n",
    ),
    ("CTY-19", "cross streets are rings", "board.py", "    if line == LINES[RING_LINE]:\n", "    if line:\n"),
    (
        "CTY-19",
        "the centre breaks the row",
        "board.py",
        "if field != CENTRE) for street",
        "if field >= 0) for street",
    ),
    ("CTY-19", "the ring turns off", "board.py", "pairwise(line)", "pairwise((*LINES[RING_LINE], *line))"),
    ("CTY-19", "only forwards", "board.py", "row.index(field) if field in row else NO_FIELD", "NO_FIELD"),
)
