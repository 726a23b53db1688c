"""What a seat may see: tokens are hidden (DON-01), all else lies open."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterator

from ...kernel import View
from .cards import CARDS, COLOUR, COLOUR_NAMES, DIGIT, DISTRICT_NAMES, LOT_SIZES, ROUNDS
from .course import actor
from .state import GAME_OVER, GONE, LOT, NO_BID, NO_CARD, NOBODY, UNSEEN, State

STEP_NAMES = (
    "first player",
    "offer",
    "side auction",
    "swap",
    "give in return",
    "opening",
    "auction",
    "discard",
    "round over",
    "over",
)


def sees_tokens(s: State, seat: int | None, other: int) -> bool:
    """DON-01: only one's own, unless the table plays with open money or the game is over."""
    return bool(s.open_money) or s.step == GAME_OVER or seat == other


def hidden(s: State, seat: int | None) -> Iterator[tuple[str, int]]:
    """What the seat may not see, by field and index."""
    for other in range(s.players):
        if not sees_tokens(s, seat, other):
            yield "tokens", other


def view(s: State, seat: int | None) -> View:
    """The table as the seat sees it; None is a spectator."""
    lying = districts_by_place(s)
    return {
        "step": STEP_NAMES[s.step],
        "round": min(s.round_number + 1, ROUNDS),
        "rounds": ROUNDS,
        "actor": actor(s),
        "first": s.first,
        "pot": s.pot,
        "lot": lying[LOT],
        "lot_size": LOT_SIZES[s.round_number % len(LOT_SIZES)],
        "unseen": lying[UNSEEN],
        "gone": lying[GONE],
        "high": None if s.high == NO_BID else s.high,
        "bidder": None if s.bidder == NOBODY else s.bidder,
        "opener": None if s.opener == NOBODY else s.opener,
        "offered": None if s.card == NO_CARD else district(s.card),
        "seller": None if s.seller == NOBODY else s.seller,
        "seats": [
            {
                "seat": other,
                "tokens": s.tokens[other] if sees_tokens(s, seat, other) else None,
                "districts": lying[other],
                "passed": bool(s.passed[other]),
                "barred": bool(s.barred[other]),
            }
            for other in range(s.players)
        ],
    }


def district(card: int) -> View:
    """A district as data."""
    return {"name": DISTRICT_NAMES[card], "colour": COLOUR_NAMES[COLOUR[card]], "digit": DIGIT[card]}


def districts_by_place(s: State) -> dict[int, list[View]]:
    """All districts, by where they lie: with a seat or elsewhere."""
    lying: dict[int, list[View]] = defaultdict(list)
    for card in range(CARDS):
        lying[s.owner[card]].append(district(card))
    return lying
