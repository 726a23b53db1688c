"""What comes out of a batch of games."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from .randomness import WORD

if TYPE_CHECKING:
    import numpy as np
    from numpy.typing import NDArray


@dataclass(frozen=True)
class Batch:
    """Random games, a row each; equal in every carrier."""

    scores: NDArray[np.int32]
    ranks: NDArray[np.int32]
    endings: NDArray[np.int32]
    steps: NDArray[np.int64]
    digests: NDArray[np.uint64]

    def __len__(self) -> int:
        return len(self.steps)

    @property
    def digest(self) -> str:
        """One number for the whole batch, whatever the order its games were played in."""
        return f"{int(self.digests.sum(dtype=self.digests.dtype)) & WORD:016x}"

    @property
    def wins(self) -> NDArray[np.float64]:
        """Games won per seat; a shared win counts its share."""
        first = self.ranks == 1
        wins: NDArray[np.float64] = (first / first.sum(axis=1, keepdims=True)).sum(axis=0)
        return wins


def blank(games: int, players: int) -> Batch:
    """Room for so many games."""
    import numpy as np

    results = np.zeros((games, 2 * players), np.int32)
    return Batch(
        results[:, :players],
        results[:, players:],
        np.zeros(games, np.int32),
        np.zeros(games, np.int64),
        np.zeros(games, np.uint64),
    )


def join(batches: list[Batch]) -> Batch:
    """Several batches as one, in their order."""
    import numpy as np

    columns = ("scores", "ranks", "endings", "steps", "digests")
    return Batch(*(np.concatenate([getattr(batch, name) for batch in batches]) for name in columns))
