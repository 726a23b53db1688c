"""Who is going to win: what lies before each seat and what is in its purse, and the odds that follow."""

from __future__ import annotations

from ....kernel import WHOLE, rule, seldom
from ..cards import COLOUR_POINTS, COLOUR_SIZE, COLOURS
from ..state import LOT, NOBODY, OPEN, UNSEEN, State
from .holdings import Six, lots_left, seats, standings
from .weights import CERTAIN, FARTHEST, ODDS, PRIZE, RICHEST, STEP, TOKEN

FINE = 1_000_000
"""What chances are counted in."""


@rule
def reach(s: State, seat: int, tokens: int) -> int:
    """The highest bid that a seat can make with so many tokens (DON-07, DON-08)."""
    while tokens > 0 and s.holdings[seat][tokens % 10] != 0:
        tokens -= 1
    return tokens


@rule
def might(s: State, seat: int, tokens: int, left: int) -> int:
    """What the richest is richest in: bids as long as there is something to buy, tokens in the end."""
    return tokens if left == 0 else reach(s, seat, tokens)


@rule
def mightiest(s: State, purse: Six, left: int) -> int:
    """The most that anyone is mighty."""
    most = 0
    for seat in range(seats(s)):
        most = max(most, might(s, seat, purse[seat], left))
    return most


@rule
def is_shared(s: State, purse: Six, left: int, most: int) -> bool:
    """Several are equally mighty, and there is something to buy that only one of them can have."""
    count = 0
    for seat in range(seats(s)):
        if might(s, seat, purse[seat], left) == most:
            count += 1
    return left > 0 and count > 1


@rule
def prize(s: State, seat: int, has_lot: bool) -> int:
    """The points that all the districts to come would bring."""
    points = 0
    for colour in range(COLOURS):
        count = 0
        unseen = 0
        for card in range(colour * COLOUR_SIZE, (colour + 1) * COLOUR_SIZE):
            if s.owner[card] == seat or (has_lot and s.owner[card] == LOT):
                count += 1
            elif s.owner[card] == UNSEEN:
                unseen += 1
        points += COLOUR_POINTS[count + unseen] - COLOUR_POINTS[count]
    return points


@seldom
def power(s: State, seat: int, left: int, has_lot: bool, shared: bool) -> int:
    """What it is worth to be the mightiest: the last lots go to who can outbid everybody, and in the end
    there is the bonus (DON-13)."""
    worth = RICHEST[left] + PRIZE[left] * prize(s, seat, has_lot)
    return worth >> 1 if shared else worth


@rule
def odds(ahead: int) -> int:
    """How likely it is that one who is so far ahead wins, beside CERTAIN for another."""
    if ahead > 0:
        return CERTAIN * CERTAIN // ODDS[min(ahead // STEP, FARTHEST)]
    return ODDS[min(-ahead // STEP, FARTHEST)] * 1


@rule
def worth_of(
    s: State, seat: int, winner: int, purse: Six, stand: Six, gain: int, left: int, most: int, shared: bool
) -> int:
    """All that a seat has when the winner has gained something."""
    worth = stand[seat] + TOKEN[left] * purse[seat]
    if seat == winner:
        worth += gain
    if RICHEST[left] != 0 and might(s, seat, purse[seat], left) == most:
        worth += power(s, seat, left, seat == winner, shared)
    return worth


@seldom
def chances(s: State, me: int, winner: int, purse: Six, stand: Six, gain: int, left: int) -> int:
    """My chances in parts of FINE, when the winner gains something and everybody has so much in the purse."""
    most = 0
    shared = False
    if RICHEST[left] != 0:
        most = mightiest(s, purse, left)
        shared = is_shared(s, purse, left, most)
    mine = worth_of(s, me, winner, purse, stand, gain, left, most, shared)
    total = CERTAIN
    for seat in range(seats(s)):
        if seat != me:
            total += odds(worth_of(s, seat, winner, purse, stand, gain, left, most, shared) - mine)
    return FINE * CERTAIN // total


@rule
def purses(s: State) -> Six:
    """What everybody has now."""
    return (
        s.tokens[0] + 0,
        s.tokens[1] + 0,
        s.tokens[2] + 0,
        s.tokens[3] + 0,
        s.tokens[4] + 0,
        s.tokens[5] + 0,
    )


@rule
def evaluate(s: State, out: list[int]) -> None:
    """The prospects of every seat."""
    left = lots_left(s)
    stand = standings(s, left)
    purse = purses(s)
    for seat in range(seats(s)):
        out[seat] = WHOLE * chances(s, seat, NOBODY, purse, stand, 0, left) // FINE


@rule
def settled(s: State) -> bool:
    """A lot is sold, nobody wants to sell or swap any more, and the next is not opened yet."""
    return s.step == OPEN and s.lot_size == 0
