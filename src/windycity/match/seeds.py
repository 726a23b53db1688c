"""Seeds: whole numbers of 64 bits."""

from __future__ import annotations

import secrets
from typing import Any

from ..kernel.randomness import WORD
from .numbers import whole


def check(seed: Any) -> int:
    """The seed as an int, or an error that names it."""
    return whole(seed, "a seed", 0, WORD)


def from_system() -> int:
    """A seed nobody can guess."""
    return secrets.randbits(64)
