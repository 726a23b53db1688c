"""How the record of a game is divided into lines."""

from __future__ import annotations

from .figures import PHASES
from .names import GANGS
from .state import DRAW, HIRE, PLACE, State


def heading(s: State) -> str:
    """One line of the record is one turn of a gang, or its hiring or placing."""
    phase = "ABCD"[min(s.phase, PHASES - 1)]
    if s.step == DRAW:
        return "start"
    if s.step == HIRE:
        return f"{phase} {GANGS[s.gang]} hires"
    if s.step == PLACE:
        return f"{phase} {GANGS[s.gang]} places"
    return f"{phase}{s.round_number + 1} {GANGS[s.gang]}"
