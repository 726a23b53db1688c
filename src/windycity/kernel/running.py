"""What is done with every game, written once: random moves, random games, counting.

These are rules like those of a game, but the five questions they ask are left open; a carrier fills
them in with the answers of one game (`Binder`). So the interpreter, the CPU and the GPU play the same
random games to the last bit.
"""

from __future__ import annotations

from typing import Any

from .actors import CHANCE, OVER
from .questions import actor, apply, duplicate, legal, score, weight
from .randomness import WORD, below, draw, word
from .rule import rule

FOLD = 0xD1342543DE82EF95
"""Multiplier of the digest that the moves and scores of a game are folded into."""


@rule
def chance_pick(s: Any, codes: Any, count: int, bits: int) -> int:
    """Index of one of the listed chance outcomes, by its weight."""
    total = 0
    for i in range(count):
        total += weight(s, codes[i])
    left = below(bits, total)
    i = 0
    while left >= weight(s, codes[i]):
        left -= weight(s, codes[i])
        i += 1
    return i


@rule
def random_pick(s: Any, who: int, codes: Any, count: int, bits: int) -> int:
    """Index of a random move: chance by its odds, a seat with all moves alike."""
    if who == CHANCE:
        return chance_pick(s, codes, count, bits)
    return below(bits, count)


@rule
def random_step(s: Any, who: int, codes: Any, key: int, counter: int) -> int:
    """Make a random move; its code."""
    count = legal(s, codes)
    code: int = codes[random_pick(s, who, codes, count, draw(key, counter))]
    apply(s, code)
    return code


@rule
def random_game(s: Any, codes: Any, out: Any, key: int) -> tuple[int, int, int]:
    """Play to the end at random and score: the number of steps, the index of the ending, and the
    digest of all moves, scores and ranks."""
    steps = 0
    digest = word(0)
    who = actor(s)
    while who != OVER:
        code = random_step(s, who, codes, key, steps)
        digest = (digest * FOLD + word(code)) & WORD
        steps += 1
        who = actor(s)
    ending = score(s, out)
    for i in range(len(out)):
        digest = (digest * FOLD + word(out[i])) & WORD
    return steps, ending, digest


@rule
def count_lines(states: Any, codes: Any, counts: Any, at: Any, depth: int) -> int:
    """How many lines of exactly `depth` moves lead on from states[0]; an earlier end is no line.

    `states` and the lists have room for every level; the walk keeps its own stack in them."""
    level = 0
    lines = 0
    counts[0] = legal(states[0], codes[0])
    at[0] = 0
    while level >= 0:
        if level == depth - 1:
            lines += counts[level]
            level -= 1
        elif at[level] == counts[level]:
            level -= 1
        else:
            states[level + 1] = duplicate(states[level])
            apply(states[level + 1], codes[level][at[level]])
            at[level] += 1
            level += 1
            counts[level] = legal(states[level], codes[level])
            at[level] = 0
    return lines
