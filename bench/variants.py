"""Variants of search, to be compared by tournaments. From this folder:

    windycity arena chicago86 --bots variants:WholeTurns,greedy --games 200
    windycity arena chicago86 --bots variants:FixedSteps,greedy --games 200

`WholeTurns` is search as it is: playouts end where a turn ends, so a plan of many small steps is seen to its
end before it is judged. `FixedSteps` cuts playouts off after as many steps as those take on average, wherever
they are; `Move` does not look beyond the next position at all.
"""

from __future__ import annotations

from windycity.bots.search.bot import SearchBot
from windycity.bots.search.settings import DEFAULT

WALKS = 300


class WholeTurns(SearchBot):
    """Playouts to settled positions."""

    def __init__(self, seed: int | None) -> None:
        super().__init__(seed, walks=WALKS)


class FixedSteps(SearchBot):
    """Playouts of so many steps."""

    STEPS = 30

    def __init__(self, seed: int | None) -> None:
        super().__init__(seed, walks=WALKS, settings=DEFAULT._replace(most_steps=self.STEPS))


class Move(FixedSteps):
    """No playouts: what follows a move is judged at once."""

    STEPS = 1
