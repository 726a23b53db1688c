"""The course of the game, and the five questions it answers: every step in its order."""

from __future__ import annotations

from ...kernel import CHANCE, OVER, rule
from .auction import clear_auction
from .bidding import answer_bid, discard, list_bids, list_discards
from .cards import CARDS, ROUNDS, START_TOKENS
from .codes import FIRST
from .opening import list_unseen, open_district
from .side_auction import answer_offer, answer_side_bid, begin_offers, list_offers, list_side_bids
from .state import (
    BID,
    DISCARD,
    FIRST_PLAYER,
    GAME_OVER,
    OFFER,
    OPEN,
    ROUND_OVER,
    SIDE_BID,
    SWAP_GIVE,
    SWAP_TAKE,
    UNSEEN,
    State,
    asked_seat,
)
from .swap import answer_swap, give_in_return, list_gifts, list_swaps


@rule
def lay_out(s: State) -> None:
    """DON-01: twelve tokens each. DON-17: chance draws the first player."""
    for seat in range(s.players):
        s.tokens[seat] = START_TOKENS
    for card in range(CARDS):
        s.owner[card] = UNSEEN
    clear_auction(s)
    s.step = FIRST_PLAYER


@rule
def actor(s: State) -> int:
    """Whose move it is."""
    if s.step == BID or s.step == SIDE_BID or s.step == DISCARD:
        return s.turn
    if s.step == OFFER or s.step == SWAP_TAKE or s.step == SWAP_GIVE:
        return asked_seat(s)
    if s.step == GAME_OVER:
        return OVER
    return CHANCE


@rule
def legal(s: State, out: list[int]) -> int:
    """The moves of the step that is on."""
    if s.step == BID:
        return list_bids(s, out)
    if s.step == OFFER:
        return list_offers(s, out)
    if s.step == SIDE_BID:
        return list_side_bids(s, out)
    if s.step == OPEN:
        return list_unseen(s, out)
    if s.step == SWAP_TAKE:
        return list_swaps(s, out)
    if s.step == SWAP_GIVE:
        return list_gifts(s, out)
    if s.step == DISCARD:
        return list_discards(s, out)
    if s.step == FIRST_PLAYER:
        return list_seats(s, out)
    return 0


@rule
def weight(s: State, code: int) -> int:
    """DON-17: first players and unseen districts are equally likely."""
    return 1


@rule
def apply(s: State, code: int) -> None:
    """Carry out a legal move."""
    if s.step == BID:
        answer_bid(s, code)
    elif s.step == OFFER:
        answer_offer(s, code)
    elif s.step == SIDE_BID:
        answer_side_bid(s, code)
    elif s.step == OPEN:
        open_district(s, code)
    elif s.step == SWAP_TAKE:
        answer_swap(s, code)
    elif s.step == SWAP_GIVE:
        give_in_return(s, code)
    elif s.step == DISCARD:
        discard(s, code)
    else:
        draw_first_player(s, code)
    if s.step == ROUND_OVER:
        end_round(s)


@rule
def list_seats(s: State, out: list[int]) -> int:
    """DON-17: any seat may be drawn."""
    for seat in range(s.players):
        out[seat] = FIRST + seat
    return s.players


@rule
def draw_first_player(s: State, code: int) -> None:
    """DON-17: and the first round begins."""
    s.first = code - FIRST
    begin_round(s)


@rule
def begin_round(s: State) -> None:
    """Everybody may bid again; side auctions come first (DON-14)."""
    for seat in range(s.players):
        s.barred[seat] = 0
    s.may_bid_count = s.players
    begin_offers(s)


@rule
def end_round(s: State) -> None:
    """DON-03: the game is over after fifteen rounds."""
    clear_auction(s)
    s.round_number += 1
    if s.round_number == ROUNDS:
        s.step = GAME_OVER
    else:
        begin_round(s)
