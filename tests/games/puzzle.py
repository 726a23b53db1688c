"""A position with one right decision, for players of every kind."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

import windycity as wc


@dataclass(frozen=True)
class Puzzle:
    """The games' tests prove that nothing else is as good, by trying everything."""

    name: str
    position: Callable[[], wc.Match]
    right: tuple[str, ...]
    """All right moves."""
    why: str
    is_deep: bool = False
    """Whether it takes more than rules of thumb."""
