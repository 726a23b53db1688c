"""Shikago (G. Suzuki, 2012): earn by every means, and be only the second richest in the end."""

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
from .state import ARREST, DRAW, FIRST_PLAYER, RAID, State
from .terminal import screen
from .view import hidden, view

LONGEST = 12 * 7 + 2
"""Every henchman in a place of its own to any other area, and an end; one place is spare."""


def heading(s: State) -> Sentence:
    """One line of the record is the turn of one boss, or of the police."""
    if s.step == FIRST_PLAYER:
        return say("start")
    if s.step in (DRAW, RAID, ARREST):
        return say("turn {turn} police", turn=s.turn_number + 1)
    return say("turn {turn} {boss}", turn=s.turn_number + 1, boss=SEAT_NAMES[s.boss])


RULES = Rules(
    name="shikago",
    title="Shikago",
    summary="Run areas, casinos and a factory, keep off the register, and do not end up the richest.",
    minutes=60,
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
    longest=LONGEST,
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
    idle=("done",),
)
