"""What a seat may see: everything lies open in City."""

from __future__ import annotations

from collections.abc import Iterator

from ...kernel import View
from .board import HOUSES, IS_STORE, NO_FIELD
from .course import actor
from .figures import CUSTOMERS, LONGEST_STEP, VALUE
from .moves import CUSTOMER_NAMES, DIRECTION_NAMES
from .names import FIELD_LABELS, HOUSE_LABELS
from .state import ANSWER, NOBODY, PRICE, State

STEP_NAMES = (
    "first player",
    "customers",
    "customers",
    "first houses",
    "advertising",
    "roll",
    "move",
    "forced sale",
    "building",
    "price",
    "answer",
    "over",
)


def hidden(s: State, seat: int | None) -> Iterator[tuple[str, int]]:
    """Nothing is hidden."""
    yield from ()


def view(s: State, seat: int | None) -> View:
    """The table as everybody sees it."""
    return {
        "step": STEP_NAMES[s.step],
        "round": s.round_number + 1,
        "max_rounds": s.max_rounds or None,
        "goal": s.goal,
        "actor": actor(s),
        "turn": s.turn,
        "steps": [steps for steps in range(1, LONGEST_STEP + 1) if (s.rolls >> steps) & 1],
        "customers": [_customer(s, customer) for customer in range(CUSTOMERS)],
        "houses": [_house(s, house) for house in range(HOUSES)],
        "seats": [
            {"seat": other, "account": s.account[other], "free_marks": s.free_marks[other]}
            for other in range(s.players)
        ],
        "proposal": _proposal(s),
        "owed": s.owed if s.victim != NOBODY else None,
        "victim": None if s.victim == NOBODY else s.victim,
    }


def _customer(s: State, customer: int) -> View:
    is_there = s.field[customer] != NO_FIELD
    looks = is_there and customer != s.customer
    return {
        "name": CUSTOMER_NAMES[customer],
        "value": VALUE[customer],
        "field": FIELD_LABELS[s.field[customer]] if is_there else None,
        "facing": DIRECTION_NAMES[s.facing[customer]] if looks else None,
    }


def _house(s: State, house: int) -> View:
    return {
        "name": HOUSE_LABELS[house],
        "store": bool(IS_STORE[house]),
        "owner": None if s.owner[house] == NOBODY else s.owner[house],
        "marks": s.marks[house],
    }


def _proposal(s: State) -> View | None:
    if s.step not in (PRICE, ANSWER):
        return None
    return {
        "house": HOUSE_LABELS[s.house],
        "partner": s.partner,
        "asked": bool(s.is_asked),
        "price": s.price or None,
    }
