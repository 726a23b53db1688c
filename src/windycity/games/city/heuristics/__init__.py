"""Rules of thumb for City: build department stores, lead rich customers there and Rocco elsewhere."""

from __future__ import annotations

from ....kernel import Heuristics
from .advice import advise
from .prospects import evaluate, settled

HEURISTICS = Heuristics(advise=advise, evaluate=evaluate, settled=settled, horizon=12)
