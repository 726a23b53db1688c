"""Chiccaggo (Flying Turtle Games, 1986)."""

from __future__ import annotations

from .board import HOME_OWNER
from .clauses86 import CLAUSES_86
from .edition import EDITION_86
from .machinery import rules
from .moves import CODEC_86
from .options import OPTIONS_86, set_up_86

RULES = rules(
    EDITION_86,
    name="chicago86",
    summary="Gangs set out from their headquarters with three dice a turn; who reaches a goal wins at once.",
    minutes=90,
    version=1,
    module=__name__,
    options=OPTIONS_86,
    set_up=set_up_86,
    codec=CODEC_86,
    clauses=CLAUSES_86,
    start_owner=HOME_OWNER,
)
