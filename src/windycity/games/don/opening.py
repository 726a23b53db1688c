"""Opening the new districts, one by one (DON-03, DON-17)."""

from __future__ import annotations

from ...kernel import rule
from .bidding import begin_auction
from .cards import CARDS, LOT_SIZES
from .codes import OPEN_CARD
from .state import LOT, OPEN, UNSEEN, State


@rule
def begin_opening(s: State) -> None:
    """DON-03: the lot is empty yet."""
    s.asked = 0
    s.lot_size = 0
    s.step = OPEN


@rule
def list_unseen(s: State, out: list[int]) -> int:
    """DON-17: every unseen district, all equally likely."""
    n = 0
    for card in range(CARDS):
        out[n] = OPEN_CARD + card
        if s.owner[card] == UNSEEN:
            n += 1
    return n


@rule
def open_district(s: State, code: int) -> None:
    """DON-03: one, two or three districts, then the auction."""
    s.owner[code - OPEN_CARD] = LOT
    s.lot_size += 1
    if s.lot_size == LOT_SIZES[s.round_number % len(LOT_SIZES)]:
        begin_auction(s)
