"""Chicago (Ravensburger, 1991)."""

from __future__ import annotations

from ...kernel import Ending, Rules
from .clauses91 import CLAUSES_91
from .course import actor, apply, legal, weight
from .figures import PHASES
from .log import tell
from .moves import CODEC, SEAT_NAMES
from .names import GANGS
from .options import OPTIONS_91, set_up_91
from .refusals import why_not
from .scoring import score
from .state import HIRE, PLACE, State
from .terminal import screen
from .view import hidden, view

ENDINGS = (
    Ending("casinos", "C91-34"),
    Ending("square bars", "C91-34"),
    Ending("five 4ers", "C91-34"),
    Ending("wealth", "C91-36"),
)


def heading(s: State) -> str:
    """One line of the record is one turn of a gang, or its hiring or placing."""
    phase = "ABCD"[min(s.phase, PHASES - 1)]
    if s.step == HIRE:
        return f"{phase} {GANGS[s.gang]} hires"
    if s.step == PLACE:
        return f"{phase} {GANGS[s.gang]} places"
    return f"{phase}{s.round_number + 1} {GANGS[s.gang]}"


RULES = Rules(
    name="chicago91",
    title="Chicago",
    summary="Four gangs fight for the bars and casinos of a city: hire, walk, duel, cash in.",
    version=1,
    module=__name__,
    state=State,
    options=OPTIONS_91,
    set_up=set_up_91,
    actor=actor,
    legal=legal,
    weight=weight,
    apply=apply,
    score=score,
    longest=400,
    codec=CODEC,
    clauses=CLAUSES_91,
    endings=ENDINGS,
    seat_names=SEAT_NAMES,
    heading=heading,
    view=view,
    hidden=hidden,
    why_not=why_not,
    tell=tell,
    screen=screen,
)
