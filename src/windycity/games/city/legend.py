"""What stands on the picture of the board, in words: the signs, and what a place is."""

from __future__ import annotations

from collections.abc import Iterable
from typing import TYPE_CHECKING

from .board import FRONT, HOUSE_AT, IS_RED, IS_STORE, NEIGHBOURS, NO_FIELD, NO_HOUSE
from .drawing import DOORS, FACINGS, GARDEN_LINES
from .geometry import house_in
from .names import FIELD_LABELS, HOUSE_LABELS, LABELS

if TYPE_CHECKING:
    from rich.table import Table

SIGNS = {
    FIELD_LABELS[1]: "a street field, red before a department store; customers walk from name to name",
    HOUSE_LABELS[1]: "a shop",
    f"┃{HOUSE_LABELS[0]}┃": "a department store: its walls are thick",
    " ".join(DOORS): "the front: customers on this field shop in the house that it points to",
    " ".join(f"B{facing}" for facing in FACINGS): "in the game, a customer who looks up, right, down or left",
    "A3": "in the game, the owner of a house and how many marks lie on it",
    GARDEN_LINES[-1]: "a garden; nobody enters it",
}


def legend() -> Table:
    """All signs."""
    table = _table("sign", "meaning")
    for sign, meaning in SIGNS.items():
        table.add_row(sign, meaning)
    return table


def whereabouts(places: Iterable[int]) -> Table:
    """What some places are, and where one can go from the fields among them."""
    table = _table("place", "what", "one step to")
    for place in places:
        house = house_in(place)
        if house == NO_HOUSE:
            steps = ", ".join(FIELD_LABELS[to] for to in NEIGHBOURS[place] if to != NO_FIELD)
            table.add_row(LABELS[place], _what_field(place), steps)
        else:
            table.add_row(LABELS[place], _what_house(house), "")
    return table


def _what_field(field: int) -> str:
    what = "red street field" if IS_RED[field] else "street field"
    house = HOUSE_AT[field]
    return f"{what} before no house" if house == NO_HOUSE else f"{what} before {HOUSE_LABELS[house]}"


def _what_house(house: int) -> str:
    what = "department store" if IS_STORE[house] else "shop"
    return f"{what}, front on {FIELD_LABELS[FRONT[house]]}"


def _table(*headings: str) -> Table:
    from rich.table import Table

    table = Table(box=None, padding=(0, 2, 0, 0), header_style="bold", pad_edge=False)
    for heading in headings:
        table.add_column(heading)
    return table
