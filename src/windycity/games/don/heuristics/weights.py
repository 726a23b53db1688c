"""What things are worth, in hundredths of a logit: so much more and the odds of winning grow by 1 %.

Every table has an entry for the number of lots still to be sold, from none to fifteen.
"""

from __future__ import annotations

from math import exp

POINT = (400, 92, 48, 40, 29, 22, 18, 16, 14, 12, 11, 11, 11, 10, 9, 9)
"""A point."""

POTENTIAL = (0, 26, 14, 12, 10, 8, 7, 6, 5, 5, 4, 4, 4, 3, 2, 2)
"""A district one has, for every district of its colour that is still to come."""

TOKEN = (0, 10, 16, 15, 13, 11, 10, 9, 8, 7, 7, 7, 7, 6, 6, 6)
"""A token."""

RICHEST = (800, 413, 21, 3, -4, -8, -5, -5, -5, -8, -9, -11, -12, -11, -9, -9)
"""To have the most tokens, alone or with others."""

DIGIT_SUM = (6, 2, 1, 1, 1, 1, 1, 1, 1, 1, 0, 0, 1, 1, 1, 1)
"""A unit of one's digit sum, which breaks ties."""

DIGIT_OWNED = (0, -5, -8, -7, -5, -4, -4, -5, -6, -6, -6, -7, -8, -4, -2, -2)
"""A digit on one's districts bars bids."""

DIGIT_MOST = (0, 11, 12, 14, 15, 15, 14, 14, 13, 13, 12, 12, 12, 11, 9, 9)
"""To have the most of a digit earns."""

FARTHEST = 800
"""Who is this far behind is as good as lost."""

ODDS = tuple(round(65535 * exp(-behind / 100)) for behind in range(FARTHEST + 1))
"""How likely it is to win from so far behind, beside who leads."""
