"""The variant Swap: exchange one district with somebody and sit out the auction (DON-15)."""

from __future__ import annotations

from ...kernel import rule
from .cards import CARDS
from .codes import GIVE, STAY, SWAP
from .opening import begin_opening
from .state import NO_CARD, SWAP_GIVE, SWAP_TAKE, State, asked_seat, lay_before, take_from


@rule
def begin_swaps(s: State) -> None:
    """DON-15: an additional step, left out while nobody could swap."""
    s.asked = 0
    s.step = SWAP_TAKE
    if not s.swap or not is_swap_possible(s):
        begin_opening(s)


@rule
def is_swap_possible(s: State) -> bool:
    """DON-15: a swap needs a district on both sides, so two owners."""
    owners = 0
    for seat in range(s.players):
        if s.districts[seat] > 0:
            owners += 1
    return owners >= 2


@rule
def list_swaps(s: State, out: list[int]) -> int:
    """DON-15: stay, or take a district of another player if one has any to give."""
    out[0] = STAY
    n = 1
    seat = asked_seat(s)
    if s.districts[seat] == 0:
        return n
    for card in range(CARDS):
        out[n] = SWAP + card
        if s.owner[card] < s.players and s.owner[card] != seat:
            n += 1
    return n


@rule
def answer_swap(s: State, code: int) -> None:
    """DON-15: the other cannot refuse; what is given in return comes next."""
    if code == STAY:
        ask_next_swapper(s)
    else:
        s.card = code - SWAP
        s.step = SWAP_GIVE


@rule
def list_gifts(s: State, out: list[int]) -> int:
    """DON-15: one of one's own in return; the one just taken is not among them."""
    n = 0
    seat = asked_seat(s)
    for card in range(CARDS):
        out[n] = GIVE + card
        if s.owner[card] == seat:
            n += 1
    return n


@rule
def give_in_return(s: State, code: int) -> None:
    """DON-15: the two districts change places, and who swapped may not bid this round."""
    seat = asked_seat(s)
    given = code - GIVE
    other = s.owner[s.card]
    take_from(s, s.card, other)
    take_from(s, given, seat)
    lay_before(s, s.card, seat)
    lay_before(s, given, other)
    s.card = NO_CARD
    s.barred[seat] = 1
    s.may_bid_count -= 1
    ask_next_swapper(s)


@rule
def ask_next_swapper(s: State) -> None:
    """DON-15: once round the table, then the cards are opened."""
    s.step = SWAP_TAKE
    s.asked += 1
    if s.asked == s.players:
        begin_opening(s)
