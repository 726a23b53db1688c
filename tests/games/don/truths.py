"""What the refusals of Don claim, and what its clauses forbid, read from the state alone."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from windycity.games.don.cards import DISTRICT_NAMES
from windycity.games.don.state import (
    BID,
    DISCARD,
    FIRST_PLAYER,
    GAME_OVER,
    OFFER,
    OPEN,
    SIDE_BID,
    SWAP_GIVE,
    SWAP_TAKE,
    UNSEEN,
    State,
)
from windycity.kernel import Move

from ...conformance.judging import Ban, Claim, Truths

TOKENS = 12
SEATS = "ABCDEF"

ASKS = {
    FIRST_PLAYER: ("first",),
    OFFER: ("keep", "sell"),
    SIDE_BID: ("bid", "pass"),
    SWAP_TAKE: ("stay", "swap"),
    SWAP_GIVE: ("give",),
    OPEN: ("open",),
    BID: ("bid", "pass"),
    DISCARD: ("discard",),
    GAME_OVER: (),
}
"""DON-04, DON-14 to DON-17: the moves of every step."""


def strays(s: State, move: Move, *steps: int) -> bool:
    """Whether one of the steps is on, and the move belongs to another."""
    return s.step in steps and move.verb not in ASKS[s.step]


def speaker(s: State) -> int:
    """Who is asked: round the table from the first player, or whoever's turn it is in an auction."""
    return s.turn if s.step in (BID, SIDE_BID, DISCARD) else (s.first + s.asked) % s.players


def owner(s: State, district: Any) -> int:
    return s.owner[DISTRICT_NAMES.index(district)]


def districts(s: State, seat: int) -> list[str]:
    return [name for name, owner in zip(DISTRICT_NAMES, s.owner, strict=True) if owner == seat]


def owned_digits(s: State, seat: int) -> set[int]:
    return {int(name.split()[-1]) for name in districts(s, seat)}


def bids(s: State, move: Move) -> bool:
    return s.step in (BID, SIDE_BID) and move.verb == "bid"


def bid_of(move: Move) -> int:
    return int(move.args[0])


def is_punished(s: State) -> bool:
    """DON-16: illegal bids can be made, but not by the last who may bid, nor in a side auction."""
    may_bid = [seat for seat in range(s.players) if not s.barred[seat]]
    return bool(s.penalties) and s.step == BID and len(may_bid) > 1


def is_of(s: State, move: Move, words: Mapping[str, Any]) -> bool:
    """Whether a sentence names the district of the move."""
    return bool(words["district"] == move.args[0])


CLAIMS: dict[str, Claim] = {
    "The first player is being drawn.": lambda s, move, words: s.step == FIRST_PLAYER,
    "The question is whether to sell a district or keep all.": lambda s, move, words: s.step == OFFER,
    "A side auction is on: bid or pass.": lambda s, move, words: s.step == SIDE_BID,
    "The question is whether to swap a district or stay.": lambda s, move, words: s.step == SWAP_TAKE,
    "A district has to be given in return.": lambda s, move, words: s.step == SWAP_GIVE,
    "Districts are being opened.": lambda s, move, words: s.step == OPEN,
    "The auction is on: bid or pass.": lambda s, move, words: s.step == BID,
    "A district has to be discarded.": lambda s, move, words: s.step == DISCARD,
    "The game is over.": lambda s, move, words: s.step == GAME_OVER,
    "A bid of 0 is not allowed in a side auction.": lambda s, move, words: (
        s.step == SIDE_BID and bid_of(move) == 0
    ),
    "A bid of 0 is not allowed without the zero bid option.": lambda s, move, words: (
        s.step == BID and bid_of(move) == 0 and not s.zero_bid
    ),
    "There is no seat {seat} at a table of {players}.": lambda s, move, words: (
        SEATS.index(words["seat"]) >= s.players == words["players"]
    ),
    "{bid} does not raise the bid of {highest}.": lambda s, move, words: (
        words["bid"] == bid_of(move) <= words["highest"] == s.high and s.bidder < s.players
    ),
    "{bid} is more than the {tokens} tokens in the game.": lambda s, move, words: (
        words["bid"] == bid_of(move) > words["tokens"] == sum(s.tokens) + s.pot
    ),
    "{bid} ends in {digit}, a digit the bidder owns.": lambda s, move, words: (
        words["bid"] == bid_of(move)
        and str(words["bid"])[-1] == str(words["digit"])
        and words["digit"] in owned_digits(s, s.turn)
    ),
    "{bid} is more than the {tokens} tokens the bidder has.": lambda s, move, words: (
        words["bid"] == bid_of(move) > words["tokens"] == s.tokens[s.turn]
    ),
    "{district} has been opened before.": lambda s, move, words: (
        is_of(s, move, words) and owner(s, words["district"]) != UNSEEN
    ),
    "{district} is not the player's own.": lambda s, move, words: (
        is_of(s, move, words) and owner(s, words["district"]) != speaker(s)
    ),
    "{district} is the player's own already.": lambda s, move, words: (
        is_of(s, move, words) and owner(s, words["district"]) == speaker(s)
    ),
    "Who has no district cannot swap.": lambda s, move, words: not districts(s, speaker(s)),
    "{district} lies before no player.": lambda s, move, words: (
        is_of(s, move, words) and owner(s, words["district"]) >= s.players
    ),
}

BANS: dict[str, Ban] = {
    "DON-04": lambda s, move: strays(s, move, BID) or (bids(s, move) and bid_of(move) <= s.high),
    "DON-05": lambda s, move: bids(s, move) and bid_of(move) == 0 and not (s.zero_bid and s.step == BID),
    "DON-07": lambda s, move: bids(s, move) and bid_of(move) > s.tokens[s.turn] and not is_punished(s),
    "DON-08": lambda s, move: (
        bids(s, move) and bid_of(move) % 10 in owned_digits(s, s.turn) and not is_punished(s)
    ),
    "DON-13": lambda s, move: s.step == GAME_OVER,
    "DON-14": lambda s, move: (
        strays(s, move, OFFER, SIDE_BID) or (move.verb == "sell" and owner(s, move.args[0]) != speaker(s))
    ),
    "DON-15": lambda s, move: (
        strays(s, move, SWAP_TAKE, SWAP_GIVE)
        or (move.verb == "give" and owner(s, move.args[0]) != speaker(s))
        or (
            move.verb == "swap"
            and (
                owner(s, move.args[0]) in (speaker(s), *range(s.players, UNSEEN + 3))
                or not districts(s, speaker(s))
            )
        )
    ),
    "DON-16": lambda s, move: (
        strays(s, move, DISCARD)
        or (move.verb == "discard" and owner(s, move.args[0]) != speaker(s))
        or (bids(s, move) and is_punished(s) and bid_of(move) > TOKENS * s.players)
    ),
    "DON-17": lambda s, move: (
        strays(s, move, FIRST_PLAYER, OPEN)
        or (move.verb == "first" and SEATS.index(str(move.args[0])) >= s.players)
        or (move.verb == "open" and owner(s, move.args[0]) != UNSEEN)
    ),
}

TRUTHS = Truths(CLAIMS, BANS)
