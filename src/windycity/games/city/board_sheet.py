"""The empty board to look at, with all names, and where one of them lies."""

from __future__ import annotations

from collections.abc import Collection
from typing import TYPE_CHECKING

from ...kernel import Board
from .board import IS_RED
from .drawing import LONGEST_MARK, WIDTH
from .geometry import geometry, kind
from .legend import legend, whereabouts
from .names import PLACE_OF, PLACES, STREETS
from .painting import painted

if TYPE_CHECKING:
    from rich.console import Group

SOUGHT_SIGN = "◆"
STYLES = {"street": "none", "red street": "red", "shop": "none", "store": "bold"}


def board_sheet() -> Board:
    """The board of the game."""
    return Board(
        width=WIDTH,
        places={label: [place] for label, place in PLACE_OF.items()} | STREETS,
        picture=lambda places: _sought(places) if places else _sheet(),
        geometry=geometry,
    )


def _sheet() -> Group:
    """The board and what its signs mean."""
    from rich.console import Group

    return Group(painted({}, {place: _style(place) for place in range(PLACES)}), "", legend())


def _style(place: int) -> str:
    is_red = kind(place) == "street" and IS_RED[place]
    return STYLES["red street" if is_red else kind(place)]


def _sought(places: Collection[int]) -> Group:
    """The board with a mark on some places, and what they are."""
    from rich.console import Group

    marks = dict.fromkeys(places, SOUGHT_SIGN * LONGEST_MARK)
    return Group(painted(marks, dict.fromkeys(places, "reverse")), "", whereabouts(places))
