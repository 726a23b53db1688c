"""The tokens of Don and its pot, and what the log says of them."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence

from windycity.games.don.state import State
from windycity.kernel import Sentence

from ...conformance.money import Money, Purses

SEATS = "ABCDEF"
POT = "pot"


def purses(s: State) -> Purses:
    return {**dict(zip(SEATS, s.tokens, strict=True)), POT: s.pot}


def tokens(sentence: Sentence) -> int:
    """How many a sentence speaks of, as "1 token" or "3 tokens"."""
    return int(str(sentence.words["tokens"]).split()[0])


def told(before: State, said: Sequence[Sentence]) -> Purses:
    change: Counter[str] = Counter()
    for sentence in said:
        words = {name: str(word) for name, word in sentence.words.items()}
        match sentence.pattern:
            case "{who} bids {bid}, owns that digit and pays 1 token into the pot.":
                change[words["who"]] -= 1
            case "{buyer} buys {district} from {seller} for {tokens}.":
                change[words["buyer"]] -= tokens(sentence)
                change[words["seller"]] += tokens(sentence)
            case "{who} buys {lot} for {tokens}.":
                change[words["who"]] -= tokens(sentence)
            case "{who} gets {tokens}":
                change[words["who"]] += tokens(sentence)
    change[POT] = -sum(change.values())
    return change


def shown(said: Sequence[Sentence]) -> Purses:
    """DON-12: what is left over when a lot has been paid for; nothing is said of an empty pot."""
    left = [tokens(sentence) for sentence in said if sentence.pattern == "{tokens} in the pot."]
    is_paid = any(sentence.pattern == "{who} buys {lot} for {tokens}." for sentence in said)
    return {POT: sum(left)} if is_paid else {}


MONEY = Money(purses, told, shown)
