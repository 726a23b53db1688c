"""The knobs of Don."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from ...kernel import YES_NO, Option
from .course import lay_out
from .state import State

OPTIONS = (
    Option("players", 4, range(3, 7), "how many play"),
    Option("side_auctions", True, YES_NO, "players may auction own districts before a round"),
    Option("swap", False, YES_NO, "players may swap a district instead of bidding"),
    Option("penalties", False, YES_NO, "illegal bids can be made and are punished"),
    Option("zero_bid", False, YES_NO, "a lot may be opened at 0"),
    Option("open_money", False, YES_NO, "everybody sees everybody's tokens"),
)


def set_up(s: State, values: Mapping[str, Any]) -> None:
    """A new game with these options."""
    for option in OPTIONS:
        setattr(s, option.name, int(values[option.name]))
    lay_out(s)
