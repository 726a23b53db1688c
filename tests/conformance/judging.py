"""A judge of refusals: whether what is said against a move is so, and whether the clause that is named
forbids it. What a sentence claims is looked up in the state by the truths of the game, which are written from
the clauses and use none of the functions by which moves are refused."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from importlib import import_module
from pathlib import Path
from typing import Any, NamedTuple

from windycity.games import chicago
from windycity.kernel import Move, Refusal, Rules, Sentence, Word

from ..words.texts import patterns_in
from .illegal import Stir

GAMES = Path(chicago.__file__).parents[1]

Claim = Callable[[Any, Move, Any], bool]
"""Whether a sentence is true of the state, the move it is said against, and the words that stand in it."""
Ban = Callable[[Any, Move], bool]
"""Whether a clause forbids a move in a state, whatever else may forbid it too."""


NAMES = {"area", "building", "customer", "direction", "district", "field", "house", "seat", "start", "target"}
"""Words of sentences that stand for what the move is about."""


class Truths(NamedTuple):
    """What is known of the refusals of a game."""

    claims: Mapping[str, Claim]
    """By pattern."""
    bans: Mapping[str, Ban]
    """By clause."""
    parts: frozenset[str] = frozenset()
    """Patterns that only stand in others, whose claims look at them."""
    elsewhere: frozenset[str] = frozenset()
    """Patterns that name a place which is not the move's."""
    stir: Stir = lambda state, random: None
    """Makes a position more interesting, where random games are too dull."""


def truths_of(rules: Rules[Any]) -> Truths:
    """The truths of a game, which lie beside its tests."""
    truths: Truths = import_module(f"tests.games.{rules.part}.truths").TRUTHS
    return truths


def patterns_of(rules: Rules[Any]) -> list[str]:
    """All sentences by which a game can refuse a move."""
    return patterns_in(GAMES / rules.part / "refusals.py")


def _named(sentence: Sentence) -> set[Word]:
    """What a sentence names that a move names too."""
    return {word for name, word in sentence.words.items() if name in NAMES}


def untruths(rules: Rules[Any], state: Any, move: Move, refusal: Refusal) -> Iterator[str]:
    """What is wrong with a refusal of an illegal move."""
    truths = truths_of(rules)
    pattern = refusal.sentence.pattern
    if pattern not in truths.claims:
        yield f"no truth is known of {pattern!r}"
    elif not truths.claims[pattern](state, move, refusal.sentence.words):
        yield "untrue"
    elif pattern not in truths.elsewhere and not _named(refusal.sentence) <= set(move.args):
        yield "of something else"
    if refusal.clause not in {clause.id for clause in rules.clauses}:
        yield "no clause of the game"
    elif refusal.clause not in truths.bans:
        yield f"nothing is known of {refusal.clause}"
    elif not truths.bans[refusal.clause](state, move):
        yield f"{refusal.clause} does not forbid it"
