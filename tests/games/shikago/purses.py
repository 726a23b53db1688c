"""The cash of the bosses of Shikago, in dollars, and what the log says of it."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence

from windycity.games.shikago.state import State
from windycity.kernel import Sentence

from ...conformance.money import Money, Purses, number

BOSSES = "ABCD"
BAIL = FUNERAL = 2_000
CASINO, FACTORY = 8_000, 16_000
"""SHI-05, SHI-11, SHI-14, SHI-15: the log does not tell what always costs the same."""


def purses(s: State) -> Purses:
    return {boss: cash * 1000 for boss, cash in zip(BOSSES, s.cash, strict=True)}


def told(before: State, said: Sequence[Sentence]) -> Purses:
    change: Counter[str] = Counter()
    for sentence in said:
        boss = str(sentence.words.get("boss", ""))
        match sentence.pattern:
            case "{boss} earns {earned:,}.":
                change[boss] += number(sentence, "earned")
            case "{boss} gives {amount:,} to charity.":
                change[boss] -= number(sentence, "amount")
            case "{boss} pays {price:,}.":
                change[boss] -= number(sentence, "price")
            case "{boss} bails out {number}.":
                change[boss] -= BAIL * number(sentence, "number")
            case "{boss} builds a casino in {area}.":
                change[boss] -= CASINO
            case "{boss} builds a factory.":
                change[boss] -= FACTORY
            case "Groups of 3:1 that are fought: {triples}; of 1:1: {pairs}.":
                triples, pairs = number(sentence, "triples"), number(sentence, "pairs")
                change[BOSSES[before.boss]] -= FUNERAL * pairs
                rival = BOSSES[before.opponent]
                afforded = purses(before)[rival] // FUNERAL
                change[rival] -= FUNERAL * min(triples + pairs, afforded)
    return change


def shown(said: Sequence[Sentence]) -> Purses:
    """SHI-22: all cash is laid open."""
    return {
        str(sentence.words["boss"]): number(sentence, "cash")
        for sentence in said
        if sentence.pattern == "{boss} {cash:,}"
    }


MONEY = Money(purses, told, shown)
