"""The integers that moves are inside; `moves.py` gives them their words."""

from __future__ import annotations

from .cards import CARDS, SEATS, START_TOKENS

HIGHEST_BID = START_TOKENS * SEATS

BID_0 = 0
PASS = BID_0 + HIGHEST_BID + 1
KEEP = PASS + 1
SELL = KEEP + 1
STAY = SELL + CARDS
SWAP = STAY + 1
GIVE = SWAP + CARDS
DISCARD_CARD = GIVE + CARDS
OPEN_CARD = DISCARD_CARD + CARDS
FIRST = OPEN_CARD + CARDS
