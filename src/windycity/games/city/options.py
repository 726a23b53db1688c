"""The knobs of City."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from ...kernel import YES_NO, Option, Preset
from .course import lay_out
from .figures import SEATS
from .state import State

OPTIONS = (
    Option("players", 4, range(2, SEATS + 1), "how many play"),
    Option("laps", 1, range(1, 5), "laps of the account to the goal"),
    Option("forced_sale", False, YES_NO, "who cannot pay Rocco's damage sells marks"),
    Option("arcades", False, YES_NO, "shops in a row bring one point more"),
    Option("sales", False, YES_NO, "houses can be sold to other players"),
    Option("advertising", False, YES_NO, "for two points one may roll twice and choose"),
    Option("max_rounds", None, (None, *range(1, 101)), "the highest account wins after so many rounds"),
)

PRESETS = (
    Preset(
        "expert",
        {"laps": 2, "forced_sale": True, "arcades": True, "sales": True, "advertising": True},
        "the expert game: two laps, and the four rules above",
    ),
)


def set_up(s: State, values: Mapping[str, Any]) -> None:
    """A new game with these options."""
    for option in OPTIONS:
        setattr(s, option.name, int(values[option.name] or 0))
    lay_out(s)
