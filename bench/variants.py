"""Variants of search, to be compared by tournaments. From this folder:

    windycity arena chicago86 --bots variants:Plans,greedy --games 200
    windycity arena chicago86 --bots variants:Steps,greedy --games 200

`Plans` searches as it is done in Chicago: it compares plans for a whole turn. `Steps` has a tree of single
steps and as many walks for every step as the other has for a plan, so it thinks longer. Its settings are the
best that were found for it there.
"""

from __future__ import annotations

from windycity.bots.search.bot import SearchBot
from windycity.bots.search.settings import DEFAULT

WALKS = 1_000


class Plans(SearchBot):
    """Sixteen plans, two rounds ahead."""

    def __init__(self, seed: int | None) -> None:
        super().__init__(seed, walks=WALKS, settings=DEFAULT._replace(horizon=8, plans=16))


class Steps(SearchBot):
    """Step by step, a round ahead."""

    def __init__(self, seed: int | None) -> None:
        super().__init__(seed, walks=WALKS, settings=DEFAULT._replace(horizon=4, trust=0.9))
