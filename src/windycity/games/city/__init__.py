"""City (W. Kramer and A. Spottog, 1988): customers into your own shops, Rocco into those of others."""

from __future__ import annotations

from ...kernel import Rules, Sentence, say
from .board_sheet import board_sheet
from .clauses import CLAUSES, ENDINGS
from .course import actor, apply, legal, weight
from .heuristics import HEURISTICS
from .log import tell
from .moves import CODEC, SEAT_NAMES
from .options import OPTIONS, PRESETS, set_up
from .refusals import why_not
from .scoring import score
from .state import FACE, FIRST_PLAYER, MARK, PUT, State
from .terminal import screen
from .view import hidden, view

LONGEST = 256
"""More than four kinds of customers on all fields, or all that can be built, offered and asked for."""


def heading(s: State) -> Sentence:
    """One line of the record is one turn, or a player's part of the setup."""
    if s.step in (FIRST_PLAYER, PUT, FACE):
        return say("customers")
    if s.step == MARK:
        return say("first houses")
    return say("round {round} {player}", round=s.round_number + 1, player=SEAT_NAMES[s.turn])


RULES = Rules(
    name="city",
    title="City",
    summary="Lead rich customers to your own shops, send the swindler to those of others, and build.",
    minutes=60,
    version=1,
    module=__name__,
    state=State,
    options=OPTIONS,
    presets=PRESETS,
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
    board=board_sheet(),
    heuristics=HEURISTICS,
    idle=("pass", "done", "decline"),
)
