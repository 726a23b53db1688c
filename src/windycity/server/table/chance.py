"""Chance at a table: drawn from a key that nobody sees before the end, and everybody can check after it.

The key comes from the operating system when the table is made. Its hash is shown from the start, so the key
cannot be changed on the way; draw number n is a function of the key and of how many moves there were, so
nobody can draw again.
"""

from __future__ import annotations

import hmac
import secrets
from hashlib import sha256

from ...kernel import CHANCE, WindyCityError
from ...match import Game, Match

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


class OtherChance(WindyCityError):
    """Chance has not fallen as a key says."""


def check(match: Match, key: bytes, since: int = 0) -> int:
    """How often chance has acted in a game after so many moves, each time as the key says; `OtherChance`
    names the first move that differs."""
    again, draws = Game(match.rules, match.options).start(), 0
    for number, turn in enumerate(match.turns):
        if again.actor == CHANCE and number >= since:
            drawn = again.copy().roll(bits=bits_for(key, number))
            if drawn != turn.move:
                raise OtherChance(f"move {number + 1} is {turn.move.text}; by this key it is {drawn.text}")
            draws += 1
        again.play(turn.move)
    return draws
