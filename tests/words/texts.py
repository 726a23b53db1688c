"""All that there is to be translated, by part: the patterns of sentences, as they stand in the source, and
the texts of games, options and levels. Fields and houses have names that are the same in all languages."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from functools import cache
from itertools import chain
from pathlib import Path
from typing import Any

import windycity
from windycity import CATALOGUE, load
from windycity.bots.levels import LEVELS
from windycity.kernel import Name, Rules, Verb

SOURCE = Path(windycity.__file__).parent
COMMON = "common"
COMMON_SOURCES = ("kernel", "match", "bots", "server")
SAYING = {"say", "phrase", "Name"}
"""What takes a text as its first argument that people read; of a `Name` it is the kind of thing."""
PROPER = {"district", "building", "house", "street field"}
"""Kinds of things whose names need no translation."""
NUMBERED = {"district"}
"""Kinds whose names are a word and a number; the word is translated alone."""


class NoLiteral(Exception):
    """Something is said by a pattern that cannot be found in the source."""


@cache
def texts() -> dict[str, list[str]]:
    """The keys that every language has to translate, in the order of where they come from."""
    found: dict[str, list[str]] = {}
    for name in CATALOGUE:
        rules = load(name).rules
        found.setdefault(rules.part, []).extend(_texts_of(rules))
    for part in found:
        found[part] += patterns_in(*sorted((SOURCE / "games" / part).rglob("*.py")))
    common = chain(*((SOURCE / folder).rglob("*.py") for folder in COMMON_SOURCES))
    found[COMMON] = [*_levels(), *patterns_in(*(SOURCE / "games").glob("*.py"), *sorted(common))]
    return {part: list(dict.fromkeys(known)) for part, known in found.items()}


def _levels() -> Iterator[str]:
    for name, level in LEVELS.items():
        yield from (name, level.text)


def _texts_of(rules: Rules[Any]) -> Iterator[str]:
    """What a game has in words beside its sentences."""
    yield from (rules.title, rules.summary)
    for option in rules.options:
        yield option.text
        yield from (choice for choice in option.choices if isinstance(choice, str) and has_letters(choice))
    for preset in rules.presets:
        yield from (preset.name, preset.text)
    yield from rules.seat_names
    yield from (verb.word for verb in rules.codec.verbs)
    yield from (name for name in _names(rules) if name not in labels(rules) and has_letters(name))
    yield from (name.rsplit(" ", 1)[0] for name in names_of(rules, NUMBERED))
    yield from (ending.text for ending in rules.endings)
    yield from chain.from_iterable(clause.said for clause in rules.clauses)


def has_letters(text: str) -> bool:
    return any(letter.isalpha() for letter in text)


def _names(rules: Rules[Any]) -> Iterator[str]:
    """The things that moves name."""
    for code in range(rules.codec.size):
        yield from (arg for arg in rules.codec.move(code).args if isinstance(arg, str))


@cache
def labels(rules: Rules[Any]) -> frozenset[str]:
    """Names that need no translation: those on the board, and of things of some kinds."""
    named = set(rules.board.places) if rules.board is not None else set()
    return frozenset(named | set(names_of(rules, PROPER)))


def names_of(rules: Rules[Any], kinds: set[str]) -> Iterator[str]:
    """The names of things of some kinds."""
    for verb in rules.codec.verbs:
        for part in verb.parts if isinstance(verb, Verb) else ():
            if isinstance(part, Name) and part.kind in kinds:
                yield from part.names


def patterns_in(*files: Path) -> list[str]:
    """What is said in source files; `NoLiteral` where that cannot be seen."""
    return [pattern for file in files for pattern in patterns(file.read_text(encoding="utf-8"), file.name)]


def patterns(source: str, where: str) -> Iterator[str]:
    """What is said in a source."""
    calls = (node for node in ast.walk(ast.parse(source)) if isinstance(node, ast.Call) and node.args)
    for call in sorted(calls, key=lambda call: (call.lineno, call.col_offset)):
        if not isinstance(call.func, ast.Name) or call.func.id not in SAYING:
            continue
        match call.args[0]:
            case ast.Constant(value=str(text)):
                yield text
            case _:
                raise NoLiteral(f"{where}:{call.lineno}: {call.func.id} needs a literal")
