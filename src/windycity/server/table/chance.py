"""Chance at a table: drawn from a key that nobody sees before the end, and everybody can check after it.

The key comes from the operating system when the table is made. Its hash is shown from the start, so the key
cannot be changed on the way; draw number n is a function of the key and of how many moves there were, so
nobody can draw again.
"""

from __future__ import annotations

import hmac
import secrets
from hashlib import sha256

KEY_BYTES = 32
COUNTER_BYTES, WORD_BYTES = 8, 8


def new_key() -> bytes:
    return secrets.token_bytes(KEY_BYTES)


def commitment(key: bytes) -> str:
    """What is shown of the key from the start."""
    return sha256(key).hexdigest()


def bits_for(key: bytes, moves: int) -> int:
    """64 random bits for the move after so many others."""
    digest = hmac.digest(key, moves.to_bytes(COUNTER_BYTES, "big"), "sha256")
    return int.from_bytes(digest[:WORD_BYTES], "big")
