"""Which clause forbids a move: explains `legal`, decides nothing."""

from __future__ import annotations

from ...kernel import Move, Refusal
from .auction import owns_digit
from .bidding import may_err
from .cards import DISTRICT_NAMES, START_TOKENS
from .state import (
    BID,
    DISCARD,
    FIRST_PLAYER,
    GAME_OVER,
    OFFER,
    OPEN,
    SIDE_BID,
    SWAP_GIVE,
    SWAP_TAKE,
    State,
    asked_seat,
)

ASKED = {
    FIRST_PLAYER: ("DON-17", "The first player is being drawn."),
    OFFER: ("DON-14", "The question is whether to sell a district or keep all."),
    SIDE_BID: ("DON-14", "A side auction is on: bid or pass."),
    SWAP_TAKE: ("DON-15", "The question is whether to swap a district or stay."),
    SWAP_GIVE: ("DON-15", "A district has to be given in return."),
    OPEN: ("DON-17", "Districts are being opened."),
    BID: ("DON-04", "The auction is on: bid or pass."),
    DISCARD: ("DON-16", "A district has to be discarded."),
    GAME_OVER: ("DON-13", "The game is over."),
}
"""G-5: the clause of the step that is on, for a move of another kind."""

KIND = {
    FIRST_PLAYER: "first",
    OFFER: "sell",
    SIDE_BID: "bid",
    SWAP_TAKE: "swap",
    SWAP_GIVE: "give",
    OPEN: "open",
    BID: "bid",
    DISCARD: "discard",
}


def why_not(s: State, move: Move) -> Refusal:
    """The clause against a move that is not legal now."""
    if KIND.get(s.step) != move.verb:
        return Refusal(*ASKED[s.step])
    if move.verb == "bid":
        return _against_bid(s, int(move.args[0]))
    if move.verb == "first":
        return Refusal("DON-17", f"There is no seat {move.args[0]} at a table of {s.players}.")
    return _against_district(s, str(move.args[0]))


def _against_bid(s: State, bid: int) -> Refusal:
    if bid <= s.high:
        return Refusal("DON-04", f"{bid} does not raise the bid of {s.high}.")
    if bid == 0 and not (s.zero_bid and s.step == BID):
        where = "in a side auction" if s.step == SIDE_BID else "without the zero bid option"
        return Refusal("DON-05", f"A bid of 0 is not allowed {where}.")
    if s.step == BID and may_err(s):
        return Refusal("DON-16", f"{bid} is more than the {START_TOKENS * s.players} tokens in the game.")
    if owns_digit(s, s.turn, bid):
        return Refusal("DON-08", f"{bid} ends in {bid % 10}, a digit the bidder owns.")
    return Refusal("DON-07", f"{bid} is more than the {s.tokens[s.turn]} tokens the bidder has.")


def _against_district(s: State, name: str) -> Refusal:
    owner = s.owner[DISTRICT_NAMES.index(name)]
    clause = ASKED[s.step][0]
    if s.step == OPEN:
        return Refusal(clause, f"{name} has been opened before.")
    if s.step != SWAP_TAKE:
        return Refusal(clause, f"{name} is not the player's own.")
    if owner == asked_seat(s):
        return Refusal(clause, f"{name} is the player's own already.")
    if owner < s.players:
        return Refusal(clause, "Who has no district cannot swap.")
    return Refusal(clause, f"{name} lies before no player.")
