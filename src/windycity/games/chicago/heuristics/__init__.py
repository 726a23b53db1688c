"""Rules of thumb for both editions: knobs are asked, never editions."""

from __future__ import annotations

from ....kernel import Heuristics
from .advice import advise, settled
from .prospects import evaluate

HEURISTICS = Heuristics(advise, evaluate, settled, horizon=8, plans=16)
