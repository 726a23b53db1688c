"""Variants of search, to be compared by tournaments. From this folder:

    windycity arena chicago86 --bots variants:WholeTurns,greedy --games 200
    windycity arena chicago86 --bots variants:FixedSteps,greedy --games 200

`WholeTurns` searches as it is done in Chicago: playouts end where a turn ends, so a plan of many small steps
is seen to its end before it is judged. `FixedSteps` differs in nothing but that it cuts walks off wherever
they are, after as many steps as the others have there on average; `windycity bench chicago86 --search` tells.
"""

from __future__ import annotations

from windycity.bots.search.bot import SearchBot
from windycity.bots.search.settings import DEFAULT

WALKS = 300
IN_CHICAGO = DEFAULT._replace(trust=0.9)


class WholeTurns(SearchBot):
    """Playouts to settled positions."""

    def __init__(self, seed: int | None) -> None:
        super().__init__(seed, walks=WALKS, settings=IN_CHICAGO._replace(horizon=4))


class FixedSteps(SearchBot):
    """Walks of so many steps."""

    def __init__(self, seed: int | None) -> None:
        super().__init__(seed, walks=WALKS, settings=IN_CHICAGO._replace(most_steps=71))
