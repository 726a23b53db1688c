"""A bot of one's own: anything with a method `choose`. From this folder,

    windycity play don --bots miser:Miser
    windycity arena don --bots miser:Miser,random --games 100

seat it at a table and count how often it wins. A bot that throws dice takes a seed as its only argument and
draws from `random.Random(seed)`; then the same seed gives the same games.
"""

from __future__ import annotations

from windycity import Match, Move


class Miser:
    """Bids as little as it can, if it must."""

    def choose(self, match: Match, budget: float) -> Move:
        return min(match.legal(), key=lambda move: sum(arg for arg in move.args if isinstance(arg, int)))
