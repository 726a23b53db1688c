"""The city on a small terminal: three characters for every cell.

□  A2 ■     a free shop, one with two marks of A, a free department store: each beside its front
·  B> ·     three fields, and Bonzo on one of them, looking east
"""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from typing import TYPE_CHECKING

from .board import FIELDS, IS_STORE, PLAN
from .names import house_place
from .plan import COLUMNS, ROWS, STREET_CELLS, Cell, beside

if TYPE_CHECKING:
    from rich.text import Text

FREE_FIELD, FREE_SHOP, FREE_STORE = "·", "□", "■"


@cache
def _signs() -> dict[Cell, tuple[int, str]]:
    """By cell: the place that is shown there, and how it is shown while it is free."""
    signs = {cell: (field, FREE_FIELD) for field, cell in enumerate(STREET_CELLS)}
    assert len(signs) == FIELDS
    for number, house in enumerate(PLAN.houses):
        sign = FREE_STORE if IS_STORE[number] else FREE_SHOP
        signs[beside(house.front, house.side)] = (house_place(number), sign)
    return signs


def small_map(marks: Mapping[int, str], styles: Mapping[int, str]) -> Text:
    """The cells with the marks of some places in their styles."""
    from rich.text import Text

    text = Text(no_wrap=True)
    for row in range(ROWS):
        for column in range(COLUMNS):
            place, sign = _signs().get((row, column), (-1, ""))
            text.append(f"{marks.get(place, sign):3}", style=styles.get(place, "dim"))
        text.append("\n")
    text.right_crop()
    return text
