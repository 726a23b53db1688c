"""What a move did, in words; `{A}` stands for the name of seat A."""

from __future__ import annotations

from ...kernel import Line, Move
from .auction import owns_digit
from .cards import CARDS, DISTRICT_NAMES
from .course import actor
from .moves import SEAT_NAMES
from .payout import most_of_digit
from .scoring import score
from .state import BID, GAME_OVER, LOT, NO_BID, SIDE_BID, UNSEEN, State


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


def _seat(seat: int) -> str:
    return "{" + SEAT_NAMES[seat] + "}"


def _tokens(count: int) -> str:
    return "1 token" if count == 1 else f"{count} tokens"


def _said(s: State, move: Move) -> Line:
    who = _seat(actor(s)) if actor(s) >= 0 else ""
    what = str(move.args[0]) if move.args else ""
    if move.verb == "bid":
        return _said_bid(s, who, int(what))
    if move.verb == "swap":
        owner = s.owner[DISTRICT_NAMES.index(what)]
        return Line(f"{who} takes {what} from {_seat(owner)}.", "DON-15")
    return {
        "first": Line(f"{{{what}}} is the first player.", "DON-17"),
        "open": Line(f"{what} is opened.", "DON-17"),
        "keep": Line(f"{who} sells nothing.", "DON-14"),
        "sell": Line(f"{who} puts {what} up for auction.", "DON-14"),
        "stay": Line(f"{who} does not swap.", "DON-15"),
        "give": Line(f"{who} gives {what} in return and sits out the auction.", "DON-15"),
        "pass": Line(f"{who} passes.", "DON-04"),
        "discard": Line(f"{who} discards {what}; the lot is auctioned again.", "DON-16"),
    }[move.verb]


def _said_bid(s: State, who: str, bid: int) -> Line:
    if not owns_digit(s, s.turn, bid):
        return Line(f"{who} bids {bid}.", "DON-04")
    if s.tokens[s.turn] == 0:
        return Line(f"{who} bids {bid}, owns that digit, cannot pay for it and is out.", "DON-16")
    return Line(f"{who} bids {bid}, owns that digit and pays 1 token into the pot.", "DON-16")


def _side_sale(before: State, after: State) -> Line:
    name, owner = DISTRICT_NAMES[before.card], after.owner[before.card]
    if owner == before.seller:
        return Line(f"Nobody wants {name}.", "DON-14")
    price = after.tokens[before.seller] - before.tokens[before.seller]
    return Line(f"{_seat(owner)} buys {name} from {_seat(before.seller)} for {_tokens(price)}.", "DON-14")


def _winning_bid(before: State, move: Move) -> tuple[int, int]:
    """Bidder and bid that the auction ended with: this move, or what stood before it."""
    if move.verb == "bid" and not owns_digit(before, before.turn, int(move.args[0])):
        return before.turn, int(move.args[0])
    return before.bidder, before.high


def _overbid(before: State, move: Move) -> Line:
    bidder, bid = _winning_bid(before, move)
    return Line(f"{_seat(bidder)} cannot pay {bid} and is out of this auction.", "DON-16")


def _lot_sold(before: State, move: Move, after: State) -> list[Line]:
    """Who got the lot and who earned by it, from what changed."""
    winner, new = after.first, (LOT, UNSEEN)
    lot = [c for c in range(CARDS) if before.owner[c] in new and after.owner[c] == winner]
    names = ", ".join(DISTRICT_NAMES[card] for card in lot)
    if move.verb == "open":
        return [Line(f"All have swapped: {_seat(winner)} gets {names} for nothing.", "DON-15")]
    _, price = _winning_bid(before, move)
    if price == NO_BID:
        return [Line(f"Nobody bids: {_seat(winner)} gets {names} for nothing.", "DON-06")]
    lines = [Line(f"{_seat(winner)} buys {names} for {_tokens(price)}.", "DON-09")]
    earned = [
        f"{_seat(seat)} gets {_tokens(after.tokens[seat] - before.tokens[seat])}"
        for seat in range(before.players)
        if seat != winner and after.tokens[seat] > before.tokens[seat]
    ]
    if earned:
        clause = "DON-10" if most_of_digit(before, winner, price % 10) else "DON-11"
        lines.append(Line(f"{', '.join(earned)}.", clause))
    if after.pot:
        lines.append(Line(f"{_tokens(after.pot)} in the pot.", "DON-12"))
    return lines


def _result(s: State) -> list[Line]:
    out = [0] * (2 * s.players)
    score(s, out)
    places = sorted(range(s.players), key=lambda seat: out[s.players + seat])
    totals = ", ".join(f"{_seat(seat)} {out[seat]}" for seat in places)
    winners = " and ".join(_seat(seat) for seat in places if out[s.players + seat] == 1)
    verb = "win" if " and " in winners else "wins"
    return [Line(f"The last lot is gone. {winners} {verb}: {totals}.", "DON-13")]
