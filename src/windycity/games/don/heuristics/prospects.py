"""Who is going to win."""

from __future__ import annotations

from ....kernel import WHOLE, rule
from ..cards import COLOUR_POINTS, COLOUR_SIZE, COLOURS, DIGIT, DIGITS, ROUNDS
from ..payout import most_of_digit
from ..state import LOT, NO_CARD, OPEN, UNSEEN, State
from .weights import DIGIT_MOST, DIGIT_OWNED, DIGIT_SUM, FARTHEST, ODDS, POINT, POTENTIAL, RICHEST, TOKEN


@rule
def seats(s: State) -> int:
    """How many play, as a signed number."""
    return s.players + 0


@rule
def lots_left(s: State) -> int:
    """Lots that are not sold yet, the open one among them."""
    return ROUNDS - s.round_number


@rule
def colour_worth(count: int, unseen: int, left: int) -> int:
    """What districts of one colour are worth: points, and a better price for those to come."""
    return POINT[left] * COLOUR_POINTS[count] + POTENTIAL[left] * count * unseen


@rule
def districts_worth(s: State, seat: int, left: int, offered: int) -> int:
    """What lies before a seat is worth, without the district that is offered."""
    worth = 0
    for colour in range(COLOURS):
        count = 0
        unseen = 0
        for card in range(colour * COLOUR_SIZE, (colour + 1) * COLOUR_SIZE):
            if s.owner[card] == seat and card != offered:
                count += 1
                worth += DIGIT_SUM[left] * DIGIT[card]
            elif s.owner[card] == UNSEEN:
                unseen += 1
        worth += colour_worth(count, unseen, left)
    for digit in range(DIGITS):
        worth += digit_worth(s, seat, digit, s.holdings[seat][digit] * 1, left)
    return worth


@rule
def digit_worth(s: State, seat: int, digit: int, count: int, left: int) -> int:
    """A digit bars, and earns if one has the most of it."""
    if count == 0:
        return 0
    if count > most_of_digit(s, seat, digit):
        return DIGIT_OWNED[left] + DIGIT_MOST[left]
    return DIGIT_OWNED[left] + 0


@rule
def gain(s: State, seat: int, left: int, offered: int) -> int:
    """What the lot, or the district that is offered, adds to what lies before a seat."""
    worth = 0
    for colour in range(COLOURS):
        count = 0
        unseen = 0
        more = 0
        for card in range(colour * COLOUR_SIZE, (colour + 1) * COLOUR_SIZE):
            if card == offered or s.owner[card] == LOT:
                more += 1
                worth += DIGIT_SUM[left] * DIGIT[card]
                digit = DIGIT[card]
                had = s.holdings[seat][digit] * 1
                if s.owner[card] == seat:
                    had -= 1
                worth += digit_worth(s, seat, digit, had + 1, left) - digit_worth(s, seat, digit, had, left)
            elif s.owner[card] == seat:
                count += 1
            elif s.owner[card] == UNSEEN:
                unseen += 1
        if more > 0:
            worth += colour_worth(count + more, unseen, left) - colour_worth(count, unseen, left)
    return worth


@rule
def purse_worth(tokens: int, most: int, left: int) -> int:
    """What tokens are worth when somebody has the most of them."""
    if tokens == most:
        return TOKEN[left] * tokens + RICHEST[left]
    return TOKEN[left] * tokens


@rule
def odds(behind: int) -> int:
    """How likely it is to win from so far behind."""
    return ODDS[min(behind, FARTHEST)] * 1


@rule
def evaluate(s: State, out: list[int]) -> None:
    """The prospects of every seat."""
    left = lots_left(s)
    most = 0
    for seat in range(seats(s)):
        most = max(most, s.tokens[seat])
    best = 0
    for seat in range(seats(s)):
        out[seat] = districts_worth(s, seat, left, NO_CARD) + purse_worth(s.tokens[seat], most, left)
        best = max(best, out[seat])
    total = 0
    for seat in range(seats(s)):
        out[seat] = odds(best - out[seat])
        total += out[seat]
    for seat in range(seats(s)):
        out[seat] = WHOLE * out[seat] // total


@rule
def settled(s: State) -> bool:
    """A lot is sold, nobody wants to sell or swap any more, and the next is not opened yet."""
    return s.step == OPEN and s.lot_size == 0
