"""A bot that plays any legal move."""

from __future__ import annotations

import random

from ..kernel import Move
from ..match import Match


class RandomBot:
    """Every legal move alike; seeded, it plays the same game again."""

    def __init__(self, seed: int | None = None) -> None:
        self._random = random.Random(seed)

    def choose(self, match: Match, budget: float) -> Move:
        return self._random.choice(match.legal())
