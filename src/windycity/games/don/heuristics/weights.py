"""What things are worth, in hundredths of a logit: so much more and the odds of winning grow by 1 %.

Every table has an entry for the number of lots still to be sold, from none to fifteen.
"""

from __future__ import annotations

from math import exp

POINT = (400, 138, 50, 42, 31, 23, 19, 16, 14, 12, 11, 9, 8, 7, 7, 7)
"""A point."""

POTENTIAL = (0, 3, 7, 7, 6, 5, 5, 4, 4, 3, 3, 3, 3, 2, 2, 2)
"""A district one has, for every district of its colour that is still to come."""

TOKEN = (0, 10, 15, 14, 12, 10, 9, 8, 7, 7, 6, 5, 5, 5, 5, 5)
"""A token."""

RICHEST = (800, -30, -178, -148, -82, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0)
"""To have the most tokens, alone or with others."""

PRIZE = (0, 130, 19, 11, 6, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0)
"""A point that all the districts to come would bring to who can bid most."""

DIGIT_SUM = (6, 5, 2, 2, 1, 1, 1, 1, 1, 1, 1, 0, 0, 0, 0, 0)
"""A unit of one's digit sum, which breaks ties."""

DIGIT_OWNED = (0, -13, -15, -16, -15, -15, -15, -13, -12, -13, -14, -16, -11, -3, 2, 2)
"""A digit on one's districts bars bids."""

DIGIT_MOST = (0, 9, 7, 10, 14, 17, 18, 18, 17, 19, 21, 23, 18, 13, 8, 8)
"""To have the most of a digit earns."""

CERTAIN = 65535

FARTHEST = 800
"""Who is this far behind is as good as lost."""

ODDS = tuple(round(CERTAIN * exp(-behind / 100)) for behind in range(FARTHEST + 1))
"""How likely it is to win from so far behind, beside who leads with CERTAIN."""
