"""What the rules of thumb weigh against what, in one place. All of it was found by playing many games."""

from __future__ import annotations

POINT = 163840
"""A point on one's own account, in the units in which moves are compared."""
OWN_STAKE = 256
POINT_STAKE = 640
"""A point of a seat with a stake is worth its stake times this; one's own stake makes it POINT."""

OWN_CALL = 50
RIVAL_CALL = 60
RIVAL_LATER = 5
OWN_THREAT = 80
RIVAL_THREAT = 30
OWN_STAY = 400
RIVAL_STAY = 300
RIVAL_STAY_LATER = 30

PACE = 7
NEAR = 14000
NEAR_ROCCO = 14000
TRADE = 42000
STORE_TRADE = 80000
SCARCE = 90000
OPENING = 80000
SPENT = 163840
FIRST_NEAR = 21000
FIRST_ROCCO = 40000
FIRST_STORE = 420000
MOUTH_TRADE = 10000
FIRST_MOUTH = 300000
OWN_LETHAL = 200000
RIVAL_LETHAL = 200000
LETHAL_LATER = 20000
LETHAL_STAY = 800000
SHARP = 80
SOFT = 5
MARK_STRENGTH = 14
