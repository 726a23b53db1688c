"""The board of a game that has one: a picture for people, and data for programs that draw it themselves."""

from __future__ import annotations

from collections.abc import Callable, Collection, Mapping
from dataclasses import dataclass
from typing import Any


@dataclass(frozen=True, eq=False)
class Board:
    """A board before the game, with nobody on it. Fields are numbered as in its geometry."""

    width: int
    """Columns of a terminal that the picture takes."""
    places: Mapping[str, Collection[int]]
    """The fields that each name on the board means, in small letters."""
    picture: Callable[[Collection[int]], Any]
    """A rich renderable: without fields the board and what all its names mean, otherwise where these lie."""
    geometry: Callable[[], dict[str, Any]]
    """Where everything lies, ready for JSON."""
