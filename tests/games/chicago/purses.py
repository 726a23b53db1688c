"""The cash of the gangs of Chicago, in FT, and what the log says of it."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence

from windycity.games.chicago.names import GANGS
from windycity.games.chicago.state import State
from windycity.kernel import Sentence

from ...conformance.money import Money, Purses, number

PRICES = {"1er": 10_000, "2er": 25_000, "3er": 40_000}
PRICES |= {f"member with a {plug} plug": price for plug, price in (("blue", 10_000), ("green", 25_000))}
"""C91-12, C86-04."""


def purses(s: State) -> Purses:
    return {gang: cash * 1000 for gang, cash in zip(GANGS, s.cash, strict=True)}


def told(before: State, said: Sequence[Sentence]) -> Purses:
    change: Counter[str] = Counter()
    for sentence in said:
        gang = str(sentence.words.get("gang", ""))
        match sentence.pattern:
            case "{gang} hires a {member}.":
                change[gang] -= PRICES[str(sentence.words["member"])]
            case "{gang} wins the duel with {higher} against {lower} and is paid {prize:,}.":
                change[gang] += number(sentence, "prize")
            case "{gang} {cash:,}":
                change[gang] += number(sentence, "cash")
    return change


MONEY = Money(purses, told, lambda said: {})
