"""A bot that follows the rules of thumb of its game, without looking ahead."""

from __future__ import annotations

import random

from ..kernel import Move
from ..match import Match


class GreedyBot:
    """The move that is advised most; of equals one at random. Now and then, if it is `careless`, any move."""

    def __init__(self, seed: int | None = None, *, careless: float = 0.0) -> None:
        self._random = random.Random(seed)
        self._careless = careless

    def choose(self, match: Match, budget: float) -> Move:
        codes = match.legal_codes()
        if self._random.random() < self._careless:
            return match.rules.codec.move(self._random.choice(codes))
        advice = [0] * len(codes)
        match.rules.heuristics.advise(match.state, codes, len(codes), advice)
        best = max(advice)
        return match.rules.codec.move(
            self._random.choice([code for code, worth in zip(codes, advice, strict=True) if worth == best])
        )
