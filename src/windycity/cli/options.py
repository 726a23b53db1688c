"""Arguments that several commands take, and what they mean."""

from __future__ import annotations

import math
from collections.abc import Iterator, Mapping, Sequence
from contextlib import contextmanager
from typing import Annotated, Any

from cyclopts import Parameter, Token

from ..games import CATALOGUE, rules_of
from ..kernel import OptionError, Rules, WindyCityError
from ..kernel.options import Option, as_switch, find
from ..match import Game, seeds


def switch(text: str) -> Parameter:
    """A flag that is off unless given."""
    return Parameter(negative=(), show_default=False, help=text)


class BadInput(WindyCityError):
    """Something typed that cannot be used; the message says what and why."""


def _whole(_: type, tokens: Sequence[Token]) -> int:
    """A whole number as it was typed; nothing is rounded."""
    typed = tokens[-1]
    try:
        return int(typed.value)
    except ValueError:
        named = f"{typed.keyword} {typed.value}".removeprefix("None ")
        raise BadInput(f"{named}: must be a whole number") from None


Whole = Annotated[int, Parameter(converter=_whole)]
MaybeWhole = Annotated[int | None, Parameter(converter=_whole)]

GameName = Annotated[str, Parameter(help="A game; windycity games lists them.")]
Json = Annotated[bool, switch("Write JSON instead of text.")]
Players = Annotated[MaybeWhole, Parameter(help="How many play.")]
OptionWords = Annotated[
    list[str] | None,
    Parameter(name=("--option", "-o"), negative=(), help="An option of the game, as NAME=VALUE; repeatable."),
]
Seed = Annotated[MaybeWhole, Parameter(help="The same seed gives the same chance.")]
Think = Annotated[float, Parameter(help="Seconds a bot may think about a move.")]


@contextmanager
def typed() -> Iterator[None]:
    """What goes wrong in here is the fault of something typed, not of the program."""
    try:
        yield
    except WindyCityError:
        raise
    except (ValueError, LookupError) as error:
        raise BadInput(str(error.args[0] if error.args else error)) from None


def game_with(name: str, players: int | None, words: Sequence[str] | None) -> Game:
    """The game with the options of the command line."""
    rules = rules_of(name)
    options = _read_words(rules, words or ())
    if players is not None:
        if options.setdefault("players", players) != players:
            raise OptionError("players", "option players is given twice")
        find(rules.options, "players", rules.name).check(players)
    return Game(rules, options)


def _read_words(rules: Rules[Any], words: Sequence[str]) -> dict[str, Any]:
    """Options from `name=value`; a switch alone means on."""
    options: dict[str, Any] = {}
    for word in words:
        name, equals, value = word.partition("=")
        option = find(with_presets(rules), name.strip(), rules.name)
        if option.name in options:
            raise OptionError(option.name, f"option {option.name} is given twice")
        options[option.name] = option.parse(value.strip() if equals or not option.is_switch else "on")
    return options


def with_presets(rules: Rules[Any]) -> list[Option]:
    """All that can be given as an option: the options of the game, and its presets as switches."""
    return [*rules.options, *(as_switch(preset) for preset in rules.presets)]


def options_in_words(rules: Rules[Any], options: Mapping[str, Any]) -> str:
    """All options with their values, in one line."""
    return ", ".join(f"{option.name} {option.format(options[option.name])}" for option in rules.options)


def checked_seed(seed: int | None) -> int | None:
    """The seed, if it is one; None stays None."""
    with typed():
        return None if seed is None else seeds.check(seed)


def check_think(think: float) -> None:
    if not (math.isfinite(think) and think > 0):
        raise BadInput(f"--think {think}: must be a number of seconds above 0")


def every_game() -> Iterator[Rules[Any]]:
    """The rules of all games of the catalogue."""
    return map(rules_of, CATALOGUE)
