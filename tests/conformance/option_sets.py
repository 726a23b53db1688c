"""The option sets that every game is tested with, from its own declaration."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import pytest

from windycity import CATALOGUE, Game, load
from windycity.kernel import Option


def option_sets(name: str) -> list[dict[str, Any]]:
    """For every number of players: the defaults, every other value of every option alone, and the
    last values of all options together."""
    players, *others = load(name).rules.options
    sets = []
    for count in players.choices:
        base = {"players": count}
        sets.append(base)
        sets += [
            base | {option.name: value}
            for option in others
            for value in some_choices(option)
            if value != option.default
        ]
        if others:
            sets.append(base | {option.name: option.choices[-1] for option in others})
    return sets


def some_choices(option: Option) -> Sequence[Any]:
    """All values of an option; of numbers the first and the last."""
    choices = option.choices[1:] if option.is_limit else option.choices
    return (choices[0], choices[-1]) if all(isinstance(value, int) for value in choices) else choices


def label(name: str, options: dict[str, Any]) -> str:
    return "-".join([name, *(f"{key}={value}" for key, value in options.items())])


ALL = [
    pytest.param(load(name, **options), id=label(name, options))
    for name in CATALOGUE
    for options in option_sets(name)
]
"""Every game with every option set."""

DEFAULTS: list[Game] = [load(name) for name in CATALOGUE]
"""Every game as it comes."""
