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
        advice = advice_for(match)
        best = max(advice.values())
        return match.rules.codec.move(
            self._random.choice([code for code, worth in advice.items() if worth == best])
        )


def advice_for(match: Match) -> dict[int, int]:
    """How good every legal move looks to the seat that acts, by code."""
    codes = match.legal_codes()
    advice = [0] * len(codes)
    match.rules.heuristics.advise(match.state, codes, len(codes), advice)
    return dict(zip(codes, advice, strict=True))
