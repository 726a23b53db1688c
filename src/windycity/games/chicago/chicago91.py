"""Chicago (Ravensburger, 1991)."""

from __future__ import annotations

from .board import START_OWNER
from .clauses91 import CLAUSES_91
from .edition import EDITION_91
from .machinery import rules
from .moves import CODEC_91
from .options import OPTIONS_91, set_up_91

RULES = rules(
    EDITION_91,
    name="chicago91",
    summary="Four gangs fight for the bars and casinos of a city: hire, walk, duel, cash in.",
    minutes=120,
    version=1,
    module=__name__,
    options=OPTIONS_91,
    set_up=set_up_91,
    codec=CODEC_91,
    clauses=CLAUSES_91,
    start_owner=START_OWNER,
)
