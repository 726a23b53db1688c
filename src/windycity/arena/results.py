"""How one game of a tournament ended, as an object and as a line of text."""

from __future__ import annotations

import json
from dataclasses import asdict, dataclass, fields
from typing import Any


@dataclass(frozen=True)
class GameResult:
    """One finished game; lists go by seat."""

    game: int
    """Its number in the tournament, from 0."""

    scores: tuple[int, ...]
    ranks: tuple[int, ...]
    ending: str
    steps: int
    hash: str
    """Of the final state."""

    asked: tuple[int, ...]
    """How many decisions each bot was asked for; forced moves are played without asking."""

    seconds: tuple[float, ...]
    """How long each bot thought in all."""

    @property
    def wins(self) -> tuple[float, ...]:
        """One win, shared by all who are first."""
        first = self.ranks.count(1)
        return tuple((rank == 1) / first for rank in self.ranks)

    def as_line(self) -> str:
        return json.dumps(asdict(self))


def read_line(line: str | bytes) -> GameResult:
    """The result that `as_line` wrote; `ValueError` if it is none."""
    data: Any = json.loads(line)
    if not isinstance(data, dict) or set(data) != {field.name for field in fields(GameResult)}:
        raise ValueError("this is no finished game")
    values: dict[str, Any] = {
        name: tuple(value) if isinstance(value, list) else value for name, value in data.items()
    }
    return GameResult(**values)
