"""What is said against a move is true, and the clause that is named forbids it: judged in every game, over
moves of all kinds that are not legal."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterator
from functools import cache
from random import Random
from typing import NamedTuple

import pytest

from windycity import CATALOGUE, load
from windycity.kernel import Refusal, Sentence, Word, say
from windycity.kernel.sentence import Listed

from .illegal import Attempt, attempts
from .judging import patterns_of, truths_of, untruths
from .option_sets import option_sets

MOVES, MOVES_IN_SOAK = 5_000, 100_000
"""So many moves are judged in every game."""
MOVES_TO_LIE_ABOUT = 1_500
PARTS = sorted({load(name).rules.part for name in CATALOGUE})

every_game = pytest.mark.parametrize("name", CATALOGUE)


class Verdict(NamedTuple):
    """How often each sentence was met, and what was wrong."""

    met: Counter[str]
    wrong: list[str]


def tried(name: str, most: int, seed: int, met: Counter[str]) -> Iterator[Attempt]:
    """Illegal moves of a game, spread over all its option sets."""
    sets = option_sets(name)
    for index, options in enumerate(sets):
        game = load(name, **options)
        random = Random(f"{name} {seed} {index}")
        yield from attempts(game, random, -(-most // len(sets)), truths_of(game.rules).stir, met)


@cache
def verdict(name: str, most: int, seed: int) -> Verdict:
    """What the judge has to say about so many refusals."""
    rules, met = load(name).rules, Counter[str]()
    wrong = [
        f"{attempt.move.text}: {attempt.refusal} {complaint}"
        for attempt in tried(name, most, seed, met)
        for complaint in untruths(rules, attempt.state, attempt.move, attempt.refusal)
    ]
    return Verdict(met, wrong)


@every_game
def test_refusals_are_true(name: str) -> None:
    assert verdict(name, MOVES, 1).wrong == []


@pytest.mark.soak
@every_game
def test_many_more_refusals_are_true(name: str) -> None:
    assert verdict(name, MOVES_IN_SOAK, 2).wrong == []


@pytest.mark.soak
@pytest.mark.parametrize("part", PARTS)
def test_every_refusal_is_met(part: str) -> None:
    """By the moves of the test above; in one edition, if a game has several."""
    names = [name for name in CATALOGUE if load(name).rules.part == part]
    met = {pattern for name in names for pattern in verdict(name, MOVES_IN_SOAK, 2).met}
    rules = load(names[0]).rules
    assert set(patterns_of(rules)) - truths_of(rules).parts - met == set()


@every_game
def test_the_judge_knows_every_sentence_and_no_other(name: str) -> None:
    rules = load(name).rules
    truths = truths_of(rules)
    assert set(truths.claims) | truths.parts == set(patterns_of(rules))


@pytest.mark.parametrize("part", PARTS)
def test_the_judge_knows_no_clause_that_does_not_exist(part: str) -> None:
    games = [load(name) for name in CATALOGUE if load(name).rules.part == part]
    clauses = {clause.id for game in games for clause in game.clauses}
    assert set(truths_of(games[0].rules).bans) <= clauses


@cache
def to_lie_about(name: str) -> list[Attempt]:
    """Some illegal moves that are refused as they should be."""
    return [*tried(name, MOVES_TO_LIE_ABOUT, 3, Counter())]


def reworded(attempt: Attempt, name: str, word: Word) -> Refusal:
    """The refusal with another word in its sentence."""
    sentence = attempt.refusal.sentence
    return Refusal(attempt.refusal.clause, Sentence(sentence.pattern, {**sentence.words, name: word}))


@every_game
def test_a_wrong_word_in_any_sentence_is_noticed(name: str) -> None:
    """A number is one too large; anything else is what the same sentence has named before."""
    rules = load(name).rules
    before: dict[tuple[str, str], Word] = {}
    lies = 0
    for attempt in to_lie_about(name):
        for place, word in attempt.refusal.sentence.words.items():
            key = (attempt.refusal.sentence.pattern, place)
            other = word + 1 if isinstance(word, int) else before.setdefault(key, word)
            if other != word and not isinstance(word, Listed):
                lie = reworded(attempt, place, other)
                assert list(untruths(rules, attempt.state, attempt.move, lie)), f"{attempt.move.text}: {lie}"
                lies += 1
    assert lies > MOVES_TO_LIE_ABOUT / 10


def other_clause(right: str, wrong: str) -> Callable[[Refusal], Refusal]:
    return lambda refusal: Refusal(wrong, refusal.sentence) if refusal.clause == right else refusal


def other_sentence(pattern: str, sentence: Sentence) -> Callable[[Refusal], Refusal]:
    return lambda refusal: (
        Refusal(refusal.clause, sentence) if refusal.sentence.pattern == pattern else refusal
    )


PLANTED = [
    ("don", other_clause("DON-08", "DON-05")),
    ("don", other_clause("DON-04", "DON-99")),
    ("don", other_sentence("Districts are being opened.", say("The auction is on: bid or pass."))),
    ("don", other_sentence("{district} has been opened before.", say("Who has no district cannot swap."))),
    ("shikago", other_clause("SHI-08", "SHI-09")),
    ("shikago", other_sentence("{boss} has only {henchmen} in {area}.", say("At least one henchman moves."))),
    ("shikago", other_sentence("There is not enough cash.", say("The bank is closed."))),
    ("city", other_clause("CTY-07", "CTY-08")),
    ("city", other_sentence("{house} is not free.", say("Advertising costs two points."))),
    ("city", other_sentence("Move a customer.", say("No customer can be moved: pass."))),
    ("chicago91", other_clause("C91-22", "C91-39")),
    ("chicago91", other_clause("C91-16", "C86-20")),
    (
        "chicago91",
        other_sentence(
            "Nobody is on the board: hire for the home bar, or be done.",
            say("Before the roll: hire for the home bar, or roll."),
        ),
    ),
    (
        "chicago91",
        other_sentence(
            "An assault is open: walk on, or begin its first duel.",
            say("The attacker chooses who duels whom."),
        ),
    ),
    ("chicago86", other_clause("C86-08", "C86-09")),
    (
        "chicago86",
        other_sentence("The member on {field} has begun this die.", say("Take up a die, or be done.")),
    ),
]
"""Lies: a clause in the place of another, or a sentence."""


@pytest.mark.parametrize(("name", "plant"), PLANTED)
def test_a_planted_lie_is_noticed_wherever_it_is_told(name: str, plant: Callable[[Refusal], Refusal]) -> None:
    rules = load(name).rules
    lies = 0
    for attempt in to_lie_about(name):
        lie = plant(attempt.refusal)
        if lie is not attempt.refusal:
            assert list(untruths(rules, attempt.state, attempt.move, lie)), f"{attempt.move.text}: {lie}"
            lies += 1
    assert lies > 0
