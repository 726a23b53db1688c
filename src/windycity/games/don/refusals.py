"""Which clause forbids a move: explains `legal`, decides nothing."""

from __future__ import annotations

from ...kernel import Move, Refusal, say
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
    FIRST_PLAYER: ("DON-17", say("The first player is being drawn.")),
    OFFER: ("DON-14", say("The question is whether to sell a district or keep all.")),
    SIDE_BID: ("DON-14", say("A side auction is on: bid or pass.")),
    SWAP_TAKE: ("DON-15", say("The question is whether to swap a district or stay.")),
    SWAP_GIVE: ("DON-15", say("A district has to be given in return.")),
    OPEN: ("DON-17", say("Districts are being opened.")),
    BID: ("DON-04", say("The auction is on: bid or pass.")),
    DISCARD: ("DON-16", say("A district has to be discarded.")),
    GAME_OVER: ("DON-13", say("The game is over.")),
}
"""G-5: the clause of the step that is on, for a move of another kind."""

AGAINST_ZERO = {
    SIDE_BID: say("A bid of 0 is not allowed in a side auction."),
    BID: say("A bid of 0 is not allowed without the zero bid option."),
}

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
        sentence = say(
            "There is no seat {seat} at a table of {players}.", seat=move.args[0], players=s.players
        )
        return Refusal("DON-17", sentence)
    return _against_district(s, str(move.args[0]))


def _against_bid(s: State, bid: int) -> Refusal:
    if bid <= s.high:
        return Refusal("DON-04", say("{bid} does not raise the bid of {highest}.", bid=bid, highest=s.high))
    if bid == 0 and not (s.zero_bid and s.step == BID):
        return Refusal("DON-05", AGAINST_ZERO[s.step])
    if s.step == BID and may_err(s):
        there_are = START_TOKENS * s.players
        sentence = say("{bid} is more than the {tokens} tokens in the game.", bid=bid, tokens=there_are)
        return Refusal("DON-16", sentence)
    if owns_digit(s, s.turn, bid):
        sentence = say("{bid} ends in {digit}, a digit the bidder owns.", bid=bid, digit=bid % 10)
        return Refusal("DON-08", sentence)
    has = s.tokens[s.turn]
    sentence = say("{bid} is more than the {tokens} tokens the bidder has.", bid=bid, tokens=has)
    return Refusal("DON-07", sentence)


def _against_district(s: State, name: str) -> Refusal:
    owner = s.owner[DISTRICT_NAMES.index(name)]
    clause = ASKED[s.step][0]
    if s.step == OPEN:
        return Refusal(clause, say("{district} has been opened before.", district=name))
    if s.step != SWAP_TAKE:
        return Refusal(clause, say("{district} is not the player's own.", district=name))
    if owner == asked_seat(s):
        return Refusal(clause, say("{district} is the player's own already.", district=name))
    if owner < s.players:
        return Refusal(clause, say("Who has no district cannot swap."))
    return Refusal(clause, say("{district} lies before no player.", district=name))
