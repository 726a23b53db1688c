"""Whatever a game says in play can be said in other languages: it is made of patterns and names that are
translated."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random

import pytest

from windycity import CATALOGUE, CHANCE, Game, Match, load
from windycity.kernel import Person, Seat, Sentence, Verbatim, Word, listed, say
from windycity.kernel.sentence import Listed, placeholders

from ..conformance.option_sets import ALL
from .texts import COMMON, has_letters, labels, texts

MOST_MOVES = 1_500


def unknown(game: Game, word: Word) -> Iterator[str]:
    """What in a word or sentence of a game could not be translated."""
    match word:
        case Sentence():
            if word.pattern not in known(game):
                yield f"pattern {word.pattern!r}"
            if set(word.words) != set(placeholders(word.pattern)):
                yield f"words {list(word.words)} of {word.pattern!r}"
            for each in word.words.values():
                yield from unknown(game, each)
        case Listed():
            for each in word.words:
                yield from unknown(game, each)
        case Seat() | Person() | Verbatim() | int():
            pass
        case _:
            if word not in known(game) and word not in labels(game.rules) and has_letters(word):
                yield f"name {word!r}"


def known(game: Game) -> frozenset[str]:
    if game.name not in _known:
        _known[game.name] = frozenset((*texts()[game.rules.part], *texts()[COMMON]))
    return _known[game.name]


_known: dict[str, frozenset[str]] = {}


def said_in_play(match: Match, random: Random) -> Iterator[str]:
    """Everything that is said while a game is played at random, and against moves that cannot be made."""
    codec = match.rules.codec
    while not match.is_over and len(match.turns) < MOST_MOVES:
        yield match.rules.heading(match.state)
        yield match.to_move
        words = random.choice(match.legal()).text.split()
        garbled = words[: random.randrange(len(words) + 1)] + random.choice([[], ["nonsense"]])
        for move in (random.randrange(codec.size), " ".join(garbled)):
            if refusal := match.why_not(move):
                yield refusal.sentence
        if match.actor == CHANCE:
            match.roll()
        else:
            match.play(random.choice(match.legal()))
    yield from (line.text for line in match.log())
    if match.reason is not None:
        yield match.reason


@pytest.mark.parametrize("game", ALL)
def test_everything_that_is_said_can_be_translated(game: Game) -> None:
    names = [f"player {number}" for number in range(game.players)]
    for sentence in said_in_play(game.start(seed=11, names=names), Random(11)):
        assert isinstance(sentence, Sentence), sentence
        assert not list(unknown(game, sentence)), sentence


@pytest.mark.parametrize("name", CATALOGUE)
def test_what_cannot_be_translated_is_noticed(name: str) -> None:
    game = load(name)
    for planted in (
        say("{who} does something unheard of.", who=Person("Ann")),
        say("{who} is to move", who="nobody we know"),
        say("{who} is to move", who=listed([say("somebody")])),
        say("chance is to act", who=Person("Ann")),
    ):
        assert len(list(unknown(game, planted))) == 1, planted
