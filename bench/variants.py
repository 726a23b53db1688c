"""Three ways to search the long turns of Chicago, to be compared by tournaments. From this folder:

    windycity arena chicago86 --bots variants:Blind,greedy --games 200
    windycity arena chicago86 --bots variants:Steps,greedy --games 200
    windycity arena chicago86 --bots variants:Plans,greedy --games 200

The numbers of walks and playouts are such that all three think about equally long.
"""

from __future__ import annotations

from windycity.bots.search.bot import SearchBot
from windycity.bots.search.settings import DEFAULT

STEPS = DEFAULT._replace(horizon=4, trust=0.9)
"""The best that was found for a tree of single steps."""


class Blind(SearchBot):
    """Step by step; a walk is judged where it leaves the tree, in the middle of a turn."""

    def __init__(self, seed: int | None) -> None:
        super().__init__(seed, walks=10_000, settings=STEPS._replace(most_steps=1))


class Steps(SearchBot):
    """Step by step; a walk is played on for a round before it is judged."""

    def __init__(self, seed: int | None) -> None:
        super().__init__(seed, walks=250, settings=STEPS)


class Plans(SearchBot):
    """Sixteen plans for the whole turn, two rounds ahead."""

    def __init__(self, seed: int | None) -> None:
        super().__init__(seed, walks=300, settings=DEFAULT._replace(horizon=8, plans=16))
