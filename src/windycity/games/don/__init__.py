"""Don (M. Schacht, 2001): districts under the hammer, and money that goes round in a circle."""

from __future__ import annotations

from ...kernel import Rules, Sentence, say
from .clauses import CLAUSES, ENDINGS
from .course import actor, apply, legal, weight
from .heuristics import HEURISTICS
from .log import tell
from .moves import CODEC, SEAT_NAMES
from .options import OPTIONS, set_up
from .refusals import why_not
from .scoring import score
from .state import State
from .terminal import screen
from .view import hidden, view


def heading(s: State) -> Sentence:
    """One line of the record is one round."""
    return say("round {round}", round=s.round_number + 1)


RULES = Rules(
    name="don",
    title="Don",
    summary="Bid for the districts of the city; every token you pay goes to your rivals.",
    minutes=40,
    version=1,
    module=__name__,
    state=State,
    options=OPTIONS,
    set_up=set_up,
    actor=actor,
    legal=legal,
    weight=weight,
    apply=apply,
    score=score,
    longest=80,
    codec=CODEC,
    clauses=CLAUSES,
    endings=ENDINGS,
    seat_names=SEAT_NAMES,
    heading=heading,
    view=view,
    hidden=hidden,
    why_not=why_not,
    tell=tell,
    screen=screen,
    heuristics=HEURISTICS,
    idle=("pass", "keep", "stay"),
)
