"""The table before the first move."""

from __future__ import annotations

from ...kernel import rule
from .board import BUILDING_FIELDS, BUILDINGS, FIELDS, HOME, HOME_OWNER, START_OWNER
from .duel import clear_duel
from .figures import FIGURES, GANGS, MOST_RINGS
from .goals import NO_GOAL
from .members import put_member
from .phases import begin_phase
from .state import DRAW, NO_ASSAULT, NO_GANG, NO_MEMBER, State, in_play


@rule
def lay_out(s: State, cash: int) -> None:
    """C91-08, C91-09, C86-02, C86-03: what everyone owns and has before phase A."""
    for field in range(FIELDS):
        s.occupant[field] = NO_GANG
    for building in range(BUILDINGS):
        field = BUILDING_FIELDS[building]
        owner = HOME_OWNER[field] if s.from_headquarters else START_OWNER[field]
        s.owner[building] = owner if owner < GANGS and in_play(s, owner) else NO_GANG
    for gang in range(GANGS):
        for i in range(FIGURES):
            s.members[gang][i] = NO_MEMBER
        if in_play(s, gang):
            s.cash[gang] = cash
            s.reserve[gang] = FIGURES - 1
            if s.from_headquarters:
                put_member(s, gang, HOME[gang], MOST_RINGS)
            else:
                s.waiting[gang][MOST_RINGS - 1] = 1
    s.assault_field = NO_ASSAULT
    s.walker = NO_MEMBER
    s.ending = NO_GOAL
    s.winner = NO_GANG
    clear_duel(s)
    if s.drawn_start:
        s.step = DRAW
    else:
        begin_phase(s)
