"""Bugs to plant in the board: clause, mistake, file, snippet, replacement.

All leave a drawing that can be read, so that the tests of the clause fail and not the import.
"""

from __future__ import annotations

BOARD_BUGS = (
    (
        "C91-01",
        "a three is a two",
        "quarter.txt",
        "     3  B J R*\n     2  D",
        "     3  B J\n     2  R* D",
    ),
    (
        "C91-01",
        "anticlockwise",
        "board.py",
        "row, column = column, 2 * PLAN.size - 1 - row",
        "row, column = 2 * PLAN.size - 1 - column, row",
    ),
    ("C91-01", "streets are worth something", "board.py", "else 0 for field", "else 1 for field"),
    (
        "C91-02",
        "a hole in the square",
        "board.py",
        "(_STREET[cell] for cell in PLAN.square)",
        "(_STREET[cell] for cell in PLAN.square[1:])",
    ),
    (
        "C91-02",
        "one bar per quarter",
        "board.py",
        "for letter in PLAN.square_bars)",
        "for letter in PLAN.square_bars[:1])",
    ),
    ("C91-03", "no way out", "board.py", "            steps[building].add(street)\n", ""),
    ("C91-03", "no second door", "board.py", "].doors:", "].doors[:1]:"),
    ("C91-04", "short avenues", "board.py", "_STREET[0, PLAN.size - 1]", "_STREET[1, PLAN.size - 1]"),
    (
        "C91-05",
        "four edge fields only",
        "board.py",
        "steps[edge].update(set(EDGE_FIELDS)",
        "steps[edge].update(set(EDGE_FIELDS[:4])",
    ),
    (
        "C91-05",
        "onto a street of one's choice",
        "board.py",
        "update(set(EDGE_FIELDS) - {edge})",
        "update(set(EDGE_FIELDS) - {edge} | set(SQUARE_FIELDS))",
    ),
    ("C91-06", "not in the corner", "plan.py", "if (0, 0) in b.cells", "if (0, 3) in b.cells"),
    (
        "C91-07",
        "avenues cannot be crossed",
        "board.py",
        "if beside in at)",
        "if beside in at and QUARTER[at[beside]] == QUARTER[street])",
    ),
    ("C91-08", "eleven buildings", "quarter.txt", "A* E* I K*", "A* E* I* K*"),
    (
        "C91-08",
        "all of them the same gang's",
        "board.py",
        "    QUARTER[field] if IS_BUILDING[field] and PLAN",
        "    0 if IS_BUILDING[field] and PLAN",
    ),
    (
        "C91-08",
        "a square bar",
        "quarter.txt",
        "5  H* O S\n     4  F W\n     3  B J R*",
        "5  H* O* S\n     4  F W\n     3  B J R",
    ),
    (
        "C91-33",
        "twos for ones",
        "board.py",
        "ONES = _by_quarter(*_worth(1))",
        "ONES = _by_quarter(*_worth(2))",
    ),
)
