"""One machinery for both editions: the five answers, and the words of an edition around them."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from functools import partial
from typing import Any

from ...kernel import Clause, Option, Rules
from ...kernel.moves import Codec
from .board_sheet import board_sheet
from .course import actor, apply, legal, weight
from .edition import Edition
from .heading import heading
from .heuristics import HEURISTICS
from .log import tell
from .moves import SEAT_NAMES
from .refusals import why_not
from .scenes import scenes
from .scoring import score
from .state import State
from .terminal import screen
from .view import hidden, view

LONGEST = 400
"""Twenty members with an edge field's steps each are fewer, and so are four strengths to place in any
building."""


def rules(
    edition: Edition,
    *,
    name: str,
    summary: str,
    minutes: int,
    version: int,
    module: str,
    options: Sequence[Option],
    set_up: Callable[[State, Mapping[str, Any]], None],
    codec: Codec,
    clauses: Sequence[Clause],
    start_owner: Sequence[int],
) -> Rules[State]:
    """The rules of an edition."""
    return Rules(
        name=name,
        title=edition.title,
        summary=summary,
        minutes=minutes,
        version=version,
        module=module,
        state=State,
        options=options,
        set_up=set_up,
        actor=actor,
        legal=legal,
        weight=weight,
        apply=apply,
        score=score,
        longest=LONGEST,
        codec=codec,
        clauses=clauses,
        endings=edition.endings,
        seat_names=SEAT_NAMES,
        heading=heading,
        view=partial(view, edition),
        hidden=hidden,
        why_not=partial(why_not, edition),
        tell=partial(tell, edition),
        scenes=partial(scenes, edition),
        screen=partial(screen, edition),
        board=board_sheet(start_owner),
        heuristics=HEURISTICS,
        idle=("done",),
        steps=("walk", "send"),
    )
