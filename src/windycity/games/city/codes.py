"""The integers that moves are inside; `moves.py` gives them their words."""

from __future__ import annotations

from .board import DIRECTIONS, FIELDS, HOUSES
from .figures import CUSTOMERS, FACES, KIND_NAMES, LAP, SEATS

HIGHEST_PRICE = 4 * LAP
"""No account is higher in the longest game."""

PUT_ON = 0
"""Put a customer of a kind on a field: kind * FIELDS + field."""
FACE_TO = PUT_ON + len(KIND_NAMES) * FIELDS
MARK_HOUSE = FACE_TO + DIRECTIONS
ROLL_ONCE = MARK_HOUSE + HOUSES
ADVERTISE = ROLL_ONCE + 1
WALK = ADVERTISE + 1
"""Move a customer: (customer * FIELDS + target) * DIRECTIONS + facing."""
PASS = WALK + CUSTOMERS * FIELDS * DIRECTIONS
SELL_MARK = PASS + 1
OPEN = SELL_MARK + HOUSES
EXTEND = OPEN + HOUSES
OFFER = EXTEND + HOUSES
"""Offer a house to a player: house * SEATS + seat."""
ASK = OFFER + HOUSES * SEATS
DONE = ASK + HOUSES
PRICE_1 = DONE + 1
ACCEPT = PRICE_1 + HIGHEST_PRICE
DECLINE = ACCEPT + 1
ROLLED = DECLINE + 1
FIRST = ROLLED + FACES
CODES = FIRST + SEATS
