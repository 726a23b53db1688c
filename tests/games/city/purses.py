"""The accounts of City, and what the log says of them."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence

from windycity.games.city.state import State
from windycity.kernel import Sentence

from ...conformance.money import Money, Purses, number
from .street import SEATS

MOVED = "{who} {points:+}, now at {account}."


def purses(s: State) -> Purses:
    return dict(zip(SEATS, s.account, strict=True))


def told(before: State, said: Sequence[Sentence]) -> Purses:
    change: Counter[str] = Counter()
    for sentence in said:
        if sentence.pattern == MOVED:
            change[str(sentence.words["who"])] += number(sentence, "points")
    return change


def shown(said: Sequence[Sentence]) -> Purses:
    return {
        str(sentence.words["who"]): number(sentence, "account")
        for sentence in said
        if sentence.pattern in (MOVED, "{who} {account}")
    }


MONEY = Money(purses, told, shown)
