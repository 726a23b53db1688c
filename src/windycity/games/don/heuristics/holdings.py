"""What districts are worth to a seat: by their colours, and by the digits that earn and bar."""

from __future__ import annotations

from typing import TypeAlias

from ....kernel import rule, seldom
from ..cards import COLOUR, COLOUR_POINTS, COLOUR_SIZE, COLOURS, DIGIT, DIGITS, ROUNDS
from ..payout import most_of_digit
from ..state import LOT, NO_CARD, UNSEEN, State
from .weights import DIGIT_MOST, DIGIT_OWNED, DIGIT_SUM, POINT, POTENTIAL

Six: TypeAlias = tuple[int, int, int, int, int, int]
"""A number for every seat; 0 for those that are not taken."""


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
    """Districts of one colour: their points, and that those to come are worth more to who has many."""
    return POINT[left] * COLOUR_POINTS[count] + POTENTIAL[left] * count * unseen


@rule
def digit_worth(s: State, seat: int, digit: int, count: int, left: int) -> int:
    """A digit bars bids (DON-08), and earns if nobody has more of it (DON-10)."""
    if count == 0:
        return 0
    if count >= most_of_digit(s, seat, digit):
        return DIGIT_OWNED[left] + DIGIT_MOST[left]
    return DIGIT_OWNED[left] + 0


@seldom
def districts_worth(s: State, seat: int, left: int) -> int:
    """What lies before a seat."""
    worth = 0
    if seat >= s.players or s.districts[seat] == 0:
        return worth
    for colour in range(COLOURS):
        count = 0
        unseen = 0
        for card in range(colour * COLOUR_SIZE, (colour + 1) * COLOUR_SIZE):
            if s.owner[card] == seat:
                count += 1
                worth += DIGIT_SUM[left] * DIGIT[card]
            elif s.owner[card] == UNSEEN:
                unseen += 1
        worth += colour_worth(count, unseen, left)
    for digit in range(DIGITS):
        worth += digit_worth(s, seat, digit, s.holdings[seat][digit] * 1, left)
    return worth


@rule
def card_digit_gain(s: State, seat: int, card: int, left: int) -> int:
    """What the digit of one more district is worth to a seat."""
    digit = DIGIT[card]
    had = s.holdings[seat][digit] * 1
    if s.owner[card] == seat:
        had -= 1
    earning = digit_worth(s, seat, digit, had + 1, left) - digit_worth(s, seat, digit, had, left)
    return earning + DIGIT_SUM[left] * digit


@rule
def colour_gain(s: State, seat: int, colour: int, left: int, offered: int) -> int:
    """What the districts of a colour that are for sale are worth to a seat."""
    count = 0
    unseen = 0
    more = 0
    worth = 0
    for card in range(colour * COLOUR_SIZE, (colour + 1) * COLOUR_SIZE):
        if s.owner[card] == LOT or card == offered:
            more += 1
            worth += card_digit_gain(s, seat, card, left)
        elif s.owner[card] == seat:
            count += 1
        elif s.owner[card] == UNSEEN:
            unseen += 1
    return worth + colour_worth(count + more, unseen, left) - colour_worth(count, unseen, left)


@seldom
def district_gain(s: State, seat: int, left: int, offered: int) -> int:
    """What one district is worth to a seat, whether it has it or not."""
    if seat >= s.players:
        return 0
    return colour_gain(s, seat, COLOUR[offered] + 0, left, offered)


@seldom
def lot_gain(s: State, seat: int, left: int) -> int:
    """What the lot is worth to a seat."""
    worth = 0
    if seat < s.players:
        for colour in range(COLOURS):
            worth += colour_gain(s, seat, colour, left, NO_CARD)
    return worth


@rule
def standings(s: State, left: int) -> Six:
    """What lies before every seat."""
    return (
        districts_worth(s, 0, left),
        districts_worth(s, 1, left),
        districts_worth(s, 2, left),
        districts_worth(s, 3, left),
        districts_worth(s, 4, left),
        districts_worth(s, 5, left),
    )


@rule
def lot_gains(s: State, left: int) -> Six:
    """What the lot is worth to every seat."""
    return (
        lot_gain(s, 0, left),
        lot_gain(s, 1, left),
        lot_gain(s, 2, left),
        lot_gain(s, 3, left),
        lot_gain(s, 4, left),
        lot_gain(s, 5, left),
    )


@rule
def district_gains(s: State, left: int, offered: int) -> Six:
    """What one district is worth to every seat."""
    return (
        district_gain(s, 0, left, offered),
        district_gain(s, 1, left, offered),
        district_gain(s, 2, left, offered),
        district_gain(s, 3, left, offered),
        district_gain(s, 4, left, offered),
        district_gain(s, 5, left, offered),
    )
