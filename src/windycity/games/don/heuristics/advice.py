"""What to do next: the advice of the step that is on."""

from __future__ import annotations

from ....kernel import rule
from ..state import BID, DISCARD, OFFER, SIDE_BID, SWAP_GIVE, SWAP_TAKE, State
from .bidding import advise_bid, advise_side_bid
from .trading import advise_discard, advise_gift, advise_offer, advise_swap


@rule
def advise(s: State, codes: list[int], count: int, out: list[int]) -> None:
    """How good every listed move looks."""
    if s.step == BID:
        advise_bid(s, codes, count, out)
    elif s.step == SIDE_BID:
        advise_side_bid(s, codes, count, out)
    elif s.step == OFFER:
        advise_offer(s, codes, count, out)
    elif s.step == SWAP_TAKE:
        advise_swap(s, codes, count, out)
    elif s.step == SWAP_GIVE:
        advise_gift(s, codes, count, out)
    elif s.step == DISCARD:
        advise_discard(s, codes, count, out)
