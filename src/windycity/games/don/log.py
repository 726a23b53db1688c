"""What a move did, in words; `Seat("A")` stands for the name of seat A."""

from __future__ import annotations

from ...kernel import Line, Move, Seat, Sentence, fill, joined, listed, phrase, say
from .auction import owns_digit
from .cards import CARDS, DISTRICT_NAMES
from .course import actor
from .moves import SEAT_NAMES
from .payout import most_of_digit
from .scoring import score
from .state import BID, GAME_OVER, LOT, NO_BID, SIDE_BID, UNSEEN, State

SAID = {
    "keep": (phrase("{who} sells nothing."), "DON-14"),
    "sell": (phrase("{who} puts {district} up for auction."), "DON-14"),
    "stay": (phrase("{who} does not swap."), "DON-15"),
    "swap": (phrase("{who} takes {district} from {owner}."), "DON-15"),
    "give": (phrase("{who} gives {district} in return and sits out the auction."), "DON-15"),
    "pass": (phrase("{who} passes."), "DON-04"),
    "discard": (phrase("{who} discards {district}; the lot is auctioned again."), "DON-16"),
}
"""What a player's move says, by its verb, and the clause."""


def tell(before: State, move: Move, after: State) -> list[Line]:
    """The lines a move adds to the log."""
    lines = [_said(before, move)]
    if before.step == SIDE_BID and after.step != SIDE_BID:
        lines.append(_side_sale(before, after))
    if after.may_bid_count < before.may_bid_count and before.step == BID:
        lines.append(_overbid(before, move))
    if after.round_number > before.round_number:
        lines += _lot_sold(before, move, after)
    if after.step == GAME_OVER:
        lines += _result(after)
    return lines


def _seat(seat: int) -> Seat:
    return Seat(SEAT_NAMES[seat])


def _tokens(count: int) -> Sentence:
    return say("1 token") if count == 1 else say("{count} tokens", count=count)


def _said(s: State, move: Move) -> Line:
    what = str(move.args[0]) if move.args else ""
    if move.verb == "first":
        return Line(say("{who} is the first player.", who=Seat(what)), "DON-17")
    if move.verb == "open":
        return Line(say("{district} is opened.", district=what), "DON-17")
    who = _seat(actor(s))
    if move.verb == "bid":
        return _said_bid(s, who, int(what))
    words = {"who": who, "district": what}
    if move.verb == "swap":
        words["owner"] = _seat(s.owner[DISTRICT_NAMES.index(what)])
    pattern, clause = SAID[move.verb]
    return Line(fill(pattern, words), clause)


def _said_bid(s: State, who: Seat, bid: int) -> Line:
    if not owns_digit(s, s.turn, bid):
        return Line(say("{who} bids {bid}.", who=who, bid=bid), "DON-04")
    if s.tokens[s.turn] == 0:
        pattern = phrase("{who} bids {bid}, owns that digit, cannot pay for it and is out.")
    else:
        pattern = phrase("{who} bids {bid}, owns that digit and pays 1 token into the pot.")
    return Line(fill(pattern, {"who": who, "bid": bid}), "DON-16")


def _side_sale(before: State, after: State) -> Line:
    name, owner = DISTRICT_NAMES[before.card], after.owner[before.card]
    if owner == before.seller:
        return Line(say("Nobody wants {district}.", district=name), "DON-14")
    sentence = say(
        "{buyer} buys {district} from {seller} for {tokens}.",
        buyer=_seat(owner),
        district=name,
        seller=_seat(before.seller),
        tokens=_tokens(after.tokens[before.seller] - before.tokens[before.seller]),
    )
    return Line(sentence, "DON-14")


def _winning_bid(before: State, move: Move) -> tuple[int, int]:
    """Bidder and bid that the auction ended with: this move, or what stood before it."""
    if move.verb == "bid" and not owns_digit(before, before.turn, int(move.args[0])):
        return before.turn, int(move.args[0])
    return before.bidder, before.high


def _overbid(before: State, move: Move) -> Line:
    bidder, bid = _winning_bid(before, move)
    return Line(
        say("{who} cannot pay {bid} and is out of this auction.", who=_seat(bidder), bid=bid), "DON-16"
    )


def _lot_sold(before: State, move: Move, after: State) -> list[Line]:
    """Who got the lot and who earned by it, from what changed."""
    winner, new = after.first, (LOT, UNSEEN)
    lot = [c for c in range(CARDS) if before.owner[c] in new and after.owner[c] == winner]
    who, names = _seat(winner), listed(DISTRICT_NAMES[card] for card in lot)
    if move.verb == "open":
        return [Line(say("All have swapped: {who} gets {lot} for nothing.", who=who, lot=names), "DON-15")]
    _, price = _winning_bid(before, move)
    if price == NO_BID:
        return [Line(say("Nobody bids: {who} gets {lot} for nothing.", who=who, lot=names), "DON-06")]
    sentence = say("{who} buys {lot} for {tokens}.", who=who, lot=names, tokens=_tokens(price))
    lines = [Line(sentence, "DON-09")]
    earned = [
        say("{who} gets {tokens}", who=_seat(seat), tokens=_tokens(after.tokens[seat] - before.tokens[seat]))
        for seat in range(before.players)
        if seat != winner and after.tokens[seat] > before.tokens[seat]
    ]
    if earned:
        clause = "DON-10" if most_of_digit(before, winner, price % 10) else "DON-11"
        lines.append(Line(say("{earned}.", earned=listed(earned)), clause))
    if after.pot:
        lines.append(Line(say("{tokens} in the pot.", tokens=_tokens(after.pot)), "DON-12"))
    return lines


def _result(s: State) -> list[Line]:
    out = [0] * (2 * s.players)
    score(s, out)
    places = sorted(range(s.players), key=lambda seat: out[s.players + seat])
    totals = listed(say("{who} {points}", who=_seat(seat), points=out[seat]) for seat in places)
    winners = [_seat(seat) for seat in places if out[s.players + seat] == 1]
    if len(winners) == 1:
        sentence = say("The last lot is gone. {winner} wins: {totals}.", winner=winners[0], totals=totals)
    else:
        sentence = say(
            "The last lot is gone. {winners} win: {totals}.", winners=joined(winners), totals=totals
        )
    return [Line(sentence, "DON-13")]
