"""The thirty districts (DON-02) and the figures of the rulebook."""

from __future__ import annotations

SEATS = 6
"""DON-01: at most six players."""

START_TOKENS = 12
"""DON-01: tokens each player begins with."""

ROUNDS = 15
"""DON-03: rounds in a game."""

LOT_SIZES = (1, 2, 3)
"""DON-03: districts opened in a round, over and over."""

BONUS = 2
"""DON-13: points for the most tokens."""

COLOUR_POINTS = (0, 1, 3, 6, 10, 15)
"""DON-13: points for so many districts of one colour."""

DIGITS = 10
COLOURS = 6
COLOUR_SIZE = 5
"""DON-02: districts of one colour; they have neighbouring numbers."""

PLAN = """
    red     0 1 4 8 9
    blue    2 3 5 6 7
    green   0 1 5 7 9
    gold    2 3 4 6 8
    violet  0 2 5 6 9
    grey    1 3 4 7 8
"""
"""DON-02: our deal of the digits. Any two colours share two or three digits or none, and the digits
of a colour add up to about the same, so that no colour is worth more when a tie is broken."""

COLOUR_NAMES = tuple(line.split()[0] for line in PLAN.split("\n") if line.strip())
DIGIT = tuple(int(word) for word in PLAN.split() if word.isdigit())
COLOUR = tuple(card // COLOUR_SIZE for card in range(len(DIGIT)))
CARDS = len(DIGIT)

DISTRICT_NAMES = tuple(f"{COLOUR_NAMES[COLOUR[card]]} {DIGIT[card]}" for card in range(CARDS))
