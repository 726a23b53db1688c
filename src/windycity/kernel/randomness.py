"""Randomness that belongs to whoever runs a game, never to its state.

Counter-based: draw number `counter` of the stream `key` is a fixed function of the two (splitmix64,
whose stream is a hash of an arithmetic sequence). Nothing is carried along, so any game of a batch
can be replayed alone, and every carrier draws the same numbers.
"""

from __future__ import annotations

from .rule import rule

WORD = 0xFFFFFFFFFFFFFFFF
GOLDEN = 0x9E3779B97F4A7C15
MIX_1 = 0xBF58476D1CE4E5B9
MIX_2 = 0x94D049BB133111EB
LOW_HALF = 0xFFFFFFFF


def word(number: int) -> int:
    """A number on its way into 64-bit arithmetic; compiling carriers put their unsigned type here."""
    return number


def number(word: int) -> int:
    """And on its way back; compiling carriers put their signed type here."""
    return word


@rule
def mix(z: int) -> int:
    """A 64-bit word scrambled one to one."""
    z = ((z ^ (z >> 30)) * MIX_1) & WORD
    z = ((z ^ (z >> 27)) * MIX_2) & WORD
    return z ^ (z >> 31)


@rule
def stream(seed: int, index: int) -> int:
    """The key of stream number `index` under a seed."""
    return mix((mix(word(seed)) + word(index) * GOLDEN) & WORD)


@rule
def draw(key: int, counter: int) -> int:
    """Draw number `counter` of a stream: 64 random bits."""
    return mix((key + word(counter) * GOLDEN) & WORD)


@rule
def below(bits: int, bound: int) -> int:
    """A number from 0 to bound - 1 out of 64 random bits, every one exactly as likely (Lemire).

    Bits that would favour the low numbers are thrown away and scrambled anew; for a bound of some
    hundreds that happens once in ten million draws."""
    product = (bits >> 32) * word(bound)
    while (product & LOW_HALF) < bound and (product & LOW_HALF) < (LOW_HALF + 1 - bound) % bound:
        bits = mix(bits ^ GOLDEN)
        product = (bits >> 32) * word(bound)
    return number(product >> 32)
