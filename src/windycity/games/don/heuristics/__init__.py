"""Rules of thumb for Don: what a sensible player knows beyond the rules."""

from __future__ import annotations

from ....kernel import Heuristics
from .advice import advise
from .prospects import evaluate, settled

HEURISTICS = Heuristics(advise=advise, evaluate=evaluate, settled=settled, horizon=1)
