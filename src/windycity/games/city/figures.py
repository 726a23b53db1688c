"""The figures of the rulebook: customers, prices, the account."""

from __future__ import annotations

SEATS = 6
MARKS = 12
"""CTY-01: trade marks of a player."""
MOST_ON_A_HOUSE = 5
"""CTY-15."""
LAP = 35
"""CTY-01, CTY-17: steps of the account from the start to the goal, in one lap."""

CUSTOMERS = 7
KIND_NAMES = ("bonzo", "blue", "brown", "rocco")
FIRST_OF_KIND = (0, 1, 3, 6, CUSTOMERS)
"""The number of the first customer of a kind, and of the first beyond the last."""
VALUE = (3, 2, 2, 1, 1, 1, -2)
"""CTY-02: what a purchase of a customer is worth for each mark on the house."""

FIRST_HOUSES = 4
"""CTY-04, CTY-18: houses that a player marks at the start, and keeps in a forced sale."""

LONGEST_STEP = 5
FACES = 6
ALLOWED_STEPS = (0b10, 0b100, 0b1000, 0b10000, 0b100000, 0b1110)
"""CTY-06: by face of the die, which numbers of steps it allows, a bit each: 1 to 5, and 1, 2 or 3."""
FACE_NAMES = ("1", "2", "3", "4", "5", "choice")

OPEN_PRICE = (3, 5)
EXTEND_PRICE = (2, 3)
"""CTY-15: for a shop, and for a department store."""
OPEN_REFUND = (2, 3)
EXTEND_REFUND = (1, 2)
"""CTY-18: half of it, rounded up."""

ARCADE = (0, 0, 5, 5, 5, 4, 4)
"""CTY-19: how many shops in a row make an arcade, by players."""
PROPOSALS = 3
"""CTY-20: a turn."""
ADVERTISING = 2
"""CTY-21: what it costs."""
