"""The knobs of Shikago."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from ...kernel import YES_NO, Option
from .areas import BOSSES
from .course import lay_out
from .state import State

OPTIONS = (
    Option("players", BOSSES, range(BOSSES, BOSSES + 1), "exactly four bosses"),
    Option("open_money", False, YES_NO, "everybody sees everybody's cash"),
)


def set_up(s: State, values: Mapping[str, Any]) -> None:
    """A new game with these options."""
    s.players = values["players"]
    s.open_money = int(values["open_money"])
    lay_out(s)
