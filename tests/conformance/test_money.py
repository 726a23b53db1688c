"""The money that the log tells of is the money that has changed hands, in random games of every game."""

from __future__ import annotations

from dataclasses import replace
from random import Random
from typing import Any

import pytest

from windycity import CATALOGUE, load
from windycity.kernel import Line, Move, Sentence
from windycity.kernel.sentence import Listed

from .money import differences
from .option_sets import option_sets

GAMES, GAMES_IN_SOAK = 1, 20
"""Of every option set."""

every_game = pytest.mark.parametrize("name", CATALOGUE)


def all_differences(name: str, games: int, seed: int) -> list[str]:
    return [
        difference
        for index, options in enumerate(option_sets(name))
        for number in range(games)
        for difference in differences(
            load(name).rules, load(name, **options).start().state, Random(f"{name} {seed} {index} {number}")
        )
    ]


@every_game
def test_the_log_tells_the_money_that_changes_hands(name: str) -> None:
    assert all_differences(name, GAMES, 1) == []


@pytest.mark.soak
@every_game
def test_the_log_tells_the_money_that_changes_hands_in_many_more_games(name: str) -> None:
    assert all_differences(name, GAMES_IN_SOAK, 2) == []


@every_game
def test_money_that_is_told_wrongly_is_noticed(name: str) -> None:
    """Every amount in the log is one too large."""
    rules = load(name).rules

    def tell(before: Any, move: Move, after: Any) -> list[Line]:
        return [Line(more(line.text), line.clause) for line in rules.tell(before, move, after)]

    assert list(differences(replace(rules, tell=tell), load(name).start().state, Random(1)))


def more(word: Any) -> Any:
    """A sentence with larger amounts."""
    match word:
        case Sentence():
            return Sentence(word.pattern, {name: more(each) for name, each in word.words.items()})
        case Listed():
            return Listed(tuple(more(each) for each in word.words), word.joined)
        case int():
            return word + 1
        case _:
            return word
