"""How a seat plays in a playout: at random, by the best advice, or in proportion to the advice.

These are rules for all games; the questions they ask are left open, as in `kernel/running.py`.
"""

from __future__ import annotations

from typing import Any

from ...kernel.actors import CHANCE, OVER
from ...kernel.questions import actor, advise, apply, legal, score
from ...kernel.randomness import WORD, below, draw, word
from ...kernel.rule import rule
from ...kernel.running import FOLD, chance_pick

AT_RANDOM, BEST, IN_PROPORTION = 0, 1, 2


@rule
def best_pick(advice: Any, count: int, bits: int) -> int:
    """Index of the best advice; among equals one at random."""
    best, equals = 0, 1
    for i in range(1, count):
        if advice[i] > advice[best]:
            best, equals = i, 1
        elif advice[i] == advice[best]:
            equals += 1
    left = below(bits, equals)
    i = best
    while left > 0:
        i += 1
        if advice[i] == advice[best]:
            left -= 1
    return i


@rule
def proportional_pick(advice: Any, count: int, bits: int) -> int:
    """Index of a piece of advice, each as likely as it is large; all alike if all are 0."""
    total = 0
    for i in range(count):
        total += advice[i]
    if total == 0:
        return below(bits, count)
    left = below(bits, total)
    i = 0
    while left >= advice[i]:
        left -= advice[i]
        i += 1
    return i


@rule
def policy_pick(s: Any, who: int, codes: Any, count: int, advice: Any, bits: int, policy: int) -> int:
    """Index of the move that chance, or a seat with a policy, makes."""
    if who == CHANCE:
        return chance_pick(s, codes, count, bits)
    if policy == AT_RANDOM or count == 1:
        return below(bits, count)
    advise(s, codes, count, advice)
    if policy == BEST:
        return best_pick(advice, count, bits)
    return proportional_pick(advice, count, bits)


@rule
def policy_game(s: Any, codes: Any, advice: Any, policies: Any, out: Any, key: int) -> tuple[int, int, int]:
    """Play to the end, every seat by its policy, and score: the number of steps, the index of the ending,
    and the digest of all moves, scores and ranks."""
    steps = 0
    digest = word(0)
    who = actor(s)
    while who != OVER:
        count = legal(s, codes)
        policy = policies[who] if who >= 0 else AT_RANDOM
        code = codes[policy_pick(s, who, codes, count, advice, draw(key, steps), policy)]
        apply(s, code)
        digest = (digest * FOLD + word(code)) & WORD
        steps += 1
        who = actor(s)
    ending = score(s, out)
    for i in range(len(out)):
        digest = (digest * FOLD + word(out[i])) & WORD
    return steps, ending, digest
