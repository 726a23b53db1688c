"""Whether the money that the log tells of is the money that has changed hands."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from importlib import import_module
from random import Random
from typing import Any, NamedTuple

from windycity.kernel import Line, Move, Rules, Sentence
from windycity.kernel.sentence import Listed

from .illegal import Player

MOST_STEPS = 2_500

Purses = dict[str, int]
"""By name what somebody has, or what has come or gone."""


class Money(NamedTuple):
    """What is known of the money of a game, and of the sentences that tell of it."""

    purses: Callable[[Any], Purses]
    """What everybody has in a state."""
    told: Callable[[Any, Sequence[Sentence]], Purses]
    """By how much the purses change by a move, from the state before it and what the log says."""
    shown: Callable[[Sequence[Sentence]], Purses]
    """What some purses hold by now, as the log says."""


def number(sentence: Sentence, name: str) -> int:
    """A number that stands in a sentence."""
    word = sentence.words[name]
    assert isinstance(word, int)
    return word


def money_of(rules: Rules[Any]) -> Money:
    """The money of a game, which lies beside its tests."""
    money: Money = import_module(f"tests.games.{rules.part}.purses").MONEY
    return money


def steps(rules: Rules[Any], state: Any, random: Random) -> Iterator[tuple[Any, Move, Sequence[Line], Any]]:
    """The moves of a random game with the states around them and what the log says."""
    player, codes = Player(rules, random), [0] * rules.longest
    for _ in range(MOST_STEPS):
        count = rules.legal(state, codes)
        if not count:
            return
        before, code = state.copy(), player.choose(state, codes[:count])
        rules.apply(state, code)
        move = rules.codec.move(code)
        yield before, move, rules.tell(before, move, state), state


def sentences(lines: Sequence[Line]) -> list[Sentence]:
    """Everything that some lines say, with the sentences within sentences."""
    found: list[Sentence] = []
    waiting: list[Any] = [line.text for line in lines]
    while waiting:
        match waiting.pop(0):
            case Sentence() as sentence:
                found.append(sentence)
                waiting += sentence.words.values()
            case Listed(words=words):
                waiting += words
    return found


def differences(rules: Rules[Any], state: Any, random: Random) -> Iterator[str]:
    """Where the log of a random game and the purses part ways."""
    money = money_of(rules)
    for before, move, lines, after in steps(rules, state, random):
        said, now = sentences(lines), money.purses(after)
        told = money.told(before, said)
        gone = {purse: now[purse] - had for purse, had in money.purses(before).items()}
        if {purse: told.get(purse, 0) for purse in gone} != gone:
            yield f"{move.text}: told {told}, changed {gone}"
        if any(now[purse] != amount for purse, amount in money.shown(said).items()):
            yield f"{move.text}: shown {money.shown(said)}, there is {now}"
