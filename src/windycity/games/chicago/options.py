"""The knobs of the editions."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from ...kernel import YES_NO, Option
from .course import lay_out
from .figures import CASINOS_TO_WIN, GANGS, MOVEMENT_DICE
from .state import NO_GANG, State

OPTIONS_91 = (
    Option("players", 4, range(2, 5), "how many play; two lead two gangs each"),
    Option("stacking", False, YES_NO, "Variant I: buildings hold several members of a gang"),
    Option("guarded_casinos", False, YES_NO, "Variant II: a casino pays only with a member in it"),
    Option("movement_die", "11-22", MOVEMENT_DICE, "the faces of the movement die"),
)

LEADERS_91 = {2: (0, 1, 0, 1), 3: (0, 1, 2, NO_GANG), 4: (0, 1, 2, 3)}
"""C91-37, C91-40: who leads yellow, red, green and blue."""


def set_up_91(s: State, values: Mapping[str, Any]) -> None:
    """A new game of the edition of 1991."""
    s.players = values["players"]
    s.stacking = int(values["stacking"])
    s.guarded_casinos = int(values["guarded_casinos"])
    s.movement_die = MOVEMENT_DICE.index(values["movement_die"])
    s.leader = list(LEADERS_91[s.players])
    s.casinos_to_win = GANGS if s.players == 2 else CASINOS_TO_WIN
    lay_out(s)
