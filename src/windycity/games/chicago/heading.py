"""How the record of a game is divided into lines."""

from __future__ import annotations

from ...kernel import Sentence, say
from .figures import PHASES
from .names import GANGS, PHASE_NAMES
from .state import DRAW, HIRE, PLACE, State


def heading(s: State) -> Sentence:
    """One line of the record is one turn of a gang, or its hiring or placing."""
    phase, gang = PHASE_NAMES[min(s.phase, PHASES - 1)], GANGS[s.gang]
    if s.step == DRAW:
        return say("start")
    if s.step == HIRE:
        return say("{phase} {gang} hires", phase=phase, gang=gang)
    if s.step == PLACE:
        return say("{phase} {gang} places", phase=phase, gang=gang)
    return say("{phase}{round} {gang}", phase=phase, round=s.round_number + 1, gang=gang)
