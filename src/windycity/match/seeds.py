"""Seeds: whole numbers of 64 bits."""

from __future__ import annotations

import secrets

from ..kernel.randomness import WORD


def check(seed: int) -> int:
    """The seed itself, or an error that names it."""
    if not isinstance(seed, int) or isinstance(seed, bool) or not 0 <= seed <= WORD:
        raise ValueError(f"a seed must be a whole number from 0 to {WORD}, not {seed!r}")
    return seed


def from_system() -> int:
    """A seed nobody can guess."""
    return secrets.randbits(64)
