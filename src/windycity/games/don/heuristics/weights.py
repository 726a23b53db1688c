"""What things are worth, in thousandths of a logit: ten more, and the odds of winning grow by a hundredth.

Every table has an entry for the number of lots still to be sold, from none to fifteen. They are fitted to who
won tens of thousands of games that were played by this very advice, again and again until nothing changed.
"""

from __future__ import annotations

from math import exp

POINT = (8000, 1484, 495, 419, 311, 239, 199, 167, 139, 118, 102, 83, 67, 60, 60, 60)
"""A point. Early on it says little about who will win; after the last lot a single one decides."""

POTENTIAL = (0, 33, 78, 77, 65, 57, 54, 48, 42, 37, 33, 29, 29, 24, 24, 24)
"""A district one has, for every district of its colour still to come: each will score one more."""

TOKEN = (0, 101, 154, 139, 119, 102, 91, 81, 72, 66, 60, 52, 46, 46, 49, 49)
"""A token: about half a point in the middle of the game, less in the end, when only the most count."""

RICHEST = (16000, -540, -1869, -1601, -945, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0)
"""To be able to bid most, or at the end to have the most tokens, which is the bonus (DON-13). Before that
it pays only together with the PRIZE that one can take."""

PRIZE = (0, 1443, 189, 122, 62, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0)
"""A point that all the districts to come would bring to who can bid most. The last lot goes to them."""

DIGIT_SUM = (120, 54, 20, 19, 13, 10, 8, 7, 6, 6, 6, 5, 5, 6, 6, 6)
"""A unit of one's digit sum, which breaks ties (DON-13)."""

DIGIT_OWNED = (0, -136, -155, -166, -157, -149, -147, -141, -135, -143, -149, -168, -145, -74, -21, -21)
"""A digit on one's districts, which bars bids (DON-08)."""

DIGIT_MOST = (0, 70, 66, 92, 134, 162, 172, 177, 178, 194, 201, 215, 184, 138, 98, 98)
"""A digit that nobody owns more of, which earns (DON-10)."""

CERTAIN = 65535
"""How likely it is that somebody wins, for comparison with others."""

STEP = 10
"""Differences of less than this do not count."""

FARTHEST = 800
"""Who is so many steps behind is as good as lost."""

ODDS = tuple(round(CERTAIN * exp(-steps * STEP / 1000)) for steps in range(FARTHEST + 1))
"""How likely it is that one who is so many steps behind wins, beside CERTAIN for the other."""
