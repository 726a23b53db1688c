"""What the rules of thumb weigh against what, in one place. All of it was found by playing many games."""

from __future__ import annotations

POINT = 16384
"""A point on one's own account, in the units in which moves are compared."""
OWN_STAKE = 256
POINT_STAKE = 64
"""A point of a seat with a stake is worth its stake times this; one's own stake makes it POINT."""

OWN_CALL = 5
RIVAL_CALL = 6
OWN_THREAT = 10
RIVAL_THREAT = 3
OWN_STAY = 24
RIVAL_STAY = 30

PACE = 3
NEAR = 700
TRADE = 4200
OPENING = 2000
SPENT = 16384
