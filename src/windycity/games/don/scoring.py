"""The end: colours, tokens and ranks (DON-13)."""

from __future__ import annotations

from ...kernel import rule
from .cards import BONUS, CARDS, COLOUR_POINTS, COLOUR_SIZE, COLOURS, DIGIT
from .state import State

ALL_SOLD = 0


@rule
def district_points(s: State, seat: int) -> int:
    """DON-13: every colour scores by how many districts of it one has."""
    points = 0
    for colour in range(COLOURS):
        count = 0
        for card in range(colour * COLOUR_SIZE, (colour + 1) * COLOUR_SIZE):
            if s.owner[card] == seat:
                count += 1
        points += COLOUR_POINTS[count]
    return points


@rule
def digit_sum(s: State, seat: int) -> int:
    """DON-13: the digits on one's districts, which break a tie."""
    total = 0
    for card in range(CARDS):
        if s.owner[card] == seat:
            total += DIGIT[card]
    return total


@rule
def has_most_tokens(s: State, seat: int) -> bool:
    """DON-13: nobody has more, so all who tie have the most."""
    for other in range(s.players):
        if s.tokens[other] > s.tokens[seat]:
            return False
    return True


@rule
def is_ahead(s: State, out: list[int], other: int, seat: int) -> bool:
    """DON-13: by the total, then by the digit sum."""
    if out[other] == out[seat]:
        return digit_sum(s, other) > digit_sum(s, seat)
    return out[other] > out[seat]


@rule
def score(s: State, out: list[int]) -> int:
    """DON-13: totals, then ranks by total and digit sum; equal ones share a rank (G-2)."""
    for seat in range(s.players):
        out[seat] = district_points(s, seat)
        if has_most_tokens(s, seat):
            out[seat] += BONUS
    for seat in range(s.players):
        rank = 1
        for other in range(s.players):
            if is_ahead(s, out, other, seat):
                rank += 1
        out[s.players + seat] = rank
    return ALL_SOLD
