"""Sentences for people. Each is an English text that remembers the pattern it was made by and the words that
were put into it, so that it can be said in other languages as well."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from functools import cache
from string import Formatter
from typing import Any, NamedTuple, NewType, TypeAlias

Phrase = NewType("Phrase", str)
"""A pattern that is kept in a table; `phrase` makes one."""


class Seat(str):
    """Somebody at the table, by the name of the seat; who it is, is filled in later."""

    __slots__ = ()

    def __format__(self, spec: str) -> str:
        return f"{{{self!s}}}"


class Person(str):
    """The name that somebody has given, which is the same in all languages."""

    __slots__ = ()


class Verbatim(str):
    """What is repeated as it was written, in all languages."""

    __slots__ = ()


class Listed(NamedTuple):
    """Several words one after the other, the last one behind "and" if they are `joined`."""

    words: tuple[Word, ...]
    joined: bool = False

    def __format__(self, spec: str) -> str:
        texts = [f"{word}" for word in self.words]
        if self.joined and len(texts) > 1:
            return f"{', '.join(texts[:-1])} and {texts[-1]}"
        return ", ".join(texts)


class Sentence(str):
    """A text in English, and what it was made of."""

    __slots__ = ("pattern", "words")
    pattern: str
    words: Mapping[str, Word]

    def __new__(cls, pattern: str, words: Mapping[str, Word]) -> Sentence:
        self = str.__new__(cls, pattern.format_map(words))
        self.pattern, self.words = pattern, words
        return self

    def __reduce__(self) -> tuple[Any, ...]:
        return Sentence, (self.pattern, self.words)

    def told(self, names: Mapping[str, str]) -> Sentence:
        """The same with names for the seats."""
        if not self.words:
            return self
        return Sentence(self.pattern, {name: named(word, names) for name, word in self.words.items()})


Word: TypeAlias = int | str | Seat | Person | Verbatim | Listed | Sentence
"""What a pattern takes: a number, the name of a thing of the game, somebody, something that was written,
several of them, or a sentence again."""


def say(pattern: str, **words: Word) -> Sentence:
    """A sentence by a pattern, in which `{word}` stands for a word, and `{word:,}` for a large number."""
    return Sentence(pattern, words)


def phrase(pattern: str) -> Phrase:
    """A pattern that is kept in a table until something is said by it."""
    return Phrase(pattern)


def fill(pattern: Phrase, words: Mapping[str, Word]) -> Sentence:
    """A sentence by a pattern of a table, with those of the words that it asks for."""
    return Sentence(pattern, {name: words[name] for name in placeholders(pattern)})


@cache
def placeholders(pattern: str) -> tuple[str, ...]:
    """The names of the words that a pattern asks for."""
    return tuple(dict.fromkeys(name for _, name, _, _ in Formatter().parse(pattern) if name is not None))


def quoted(thing: object) -> Verbatim:
    """Something that was written or given, in quotation marks if it is a text."""
    return Verbatim(repr(thing))


def as_word(text: str) -> Word:
    """A text that may be a sentence, as a word of another; otherwise it is repeated as it stands."""
    return text if isinstance(text, Sentence) else Verbatim(text)


def listed(words: Iterable[Word]) -> Listed:
    """A, B, C"""
    return Listed(tuple(words))


def joined(words: Iterable[Word]) -> Listed:
    """A, B and C"""
    return Listed(tuple(words), joined=True)


def named(word: Word, names: Mapping[str, str]) -> Word:
    """A word in which seats have become people, or whatever else their name says."""
    if isinstance(word, Seat):
        return person(names[word])
    if isinstance(word, Sentence):
        return word.told(names)
    if isinstance(word, Listed):
        return Listed(tuple(named(each, names) for each in word.words), word.joined)
    return word


def person(name: str) -> Word:
    """Somebody by a name they have given, or by a sentence where they have given none."""
    return name if isinstance(name, Sentence) else Person(name)


def as_data(word: Word) -> Any:
    """A word or a whole sentence for JSON: numbers and names of things as they are, all else as an object."""
    data = DATA.get(type(word))
    return word if data is None else data(word)


def _sentence_as_data(word: Any) -> Any:
    return {"say": word.pattern, "words": {name: as_data(each) for name, each in word.words.items()}}


DATA: dict[type, Callable[[Any], Any]] = {
    Sentence: _sentence_as_data,
    Listed: lambda word: {"list": [as_data(each) for each in word.words], "joined": word.joined},
    Seat: lambda word: {"seat": str(word)},
    Person: lambda word: {"person": str(word)},
    Verbatim: lambda word: {"verbatim": str(word)},
}
"""How a word is sent that is neither a number nor the name of a thing."""
