"""Moves: integers inside, words outside.

A game's codec is a list of verbs. A verb has a word, the first of its codes, and the parts that
follow the word; the codes of a verb count through all combinations of its parts.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Protocol

from .sentence import Sentence, Verbatim, listed, quoted, say


@dataclass(frozen=True)
class Move:
    """One move: the code inside, the text outside, and both halves of the text apart.

    A number beyond all codes (a bid of 500) still makes a move, so that it can be refused with a
    clause; its code is `NO_CODE`."""

    code: int
    text: str
    verb: str
    args: tuple[int | str, ...]

    def __str__(self) -> str:
        return self.text


NO_CODE = -1

LONGEST_NUMBER = 18
"""Digits that are read of a number; one that is longer is beyond all codes anyway."""


class Unreadable(ValueError):
    """A text that is no move; the sentence says which word is not understood."""

    def __init__(self, sentence: Sentence) -> None:
        super().__init__(sentence)
        self.sentence = sentence


class Part(Protocol):
    """One thing named after a verb."""

    @property
    def size(self) -> int: ...
    def value(self, index: int) -> int | str: ...
    def read(self, words: list[str]) -> tuple[int | str, int]:
        """The value that the words begin with, and how many words it takes."""

    def index(self, value: int | str) -> int:
        """Which code it is within the part, or `NO_CODE`."""


@dataclass(frozen=True)
class Number:
    """A number from low to high."""

    low: int
    high: int

    @property
    def size(self) -> int:
        return self.high - self.low + 1

    def value(self, index: int) -> int:
        return self.low + index

    def read(self, words: list[str]) -> tuple[int, int]:
        if not words:
            raise Unreadable(say("A number is missing."))
        if not words[0].isdecimal() or not words[0].isascii():
            raise Unreadable(say("{text} is not a number.", text=quoted(words[0])))
        return int(words[0][:LONGEST_NUMBER]), 1

    def index(self, value: int | str) -> int:
        number = int(value)
        return number - self.low if self.low <= number <= self.high else NO_CODE


@dataclass(frozen=True)
class Name:
    """One of a list of names, each of one or more words."""

    kind: str
    names: Sequence[str]

    @property
    def size(self) -> int:
        return len(self.names)

    def value(self, index: int) -> str:
        return self.names[index]

    def read(self, words: list[str]) -> tuple[str, int]:
        if not words:
            raise Unreadable(say("A {kind} is missing.", kind=self.kind))
        for name in self.names:
            parts = name.lower().split()
            if words[: len(parts)] == parts:
                return name, len(parts)
        raise Unreadable(say("{text} is no {kind}.", text=quoted(" ".join(words)), kind=self.kind))

    def index(self, value: int | str) -> int:
        return self.names.index(str(value))


class Words(Protocol):
    """A kind of move: its first word, its codes, and how the words after it are written and read."""

    @property
    def word(self) -> str: ...
    @property
    def base(self) -> int: ...
    @property
    def size(self) -> int: ...
    def move(self, code: int) -> Move: ...
    def read(self, words: list[str]) -> Move: ...


@dataclass(frozen=True)
class Verb:
    """A word with its parts; its codes are base, base + 1, ... A part that is a plain text, such as "to",
    is written and read but means nothing."""

    word: str
    base: int
    parts: tuple[Part | str, ...] = ()

    @property
    def size(self) -> int:
        total = 1
        for part in self.parts:
            if not isinstance(part, str):
                total *= part.size
        return total

    def move(self, code: int) -> Move:
        index, args = code - self.base, []
        for part in reversed(self.parts):
            if not isinstance(part, str):
                index, digit = divmod(index, part.size)
                args.append(part.value(digit))
        return self._of(code, args[::-1])

    def read(self, words: list[str]) -> Move:
        index, args = 0, []
        for part in self.parts:
            if isinstance(part, str):
                words = expect(part, words)
                continue
            value, used = part.read(words)
            words = words[used:]
            digit = part.index(value)
            index = NO_CODE if NO_CODE in (digit, index) else index * part.size + digit
            args.append(value)
        nothing_after(self.word, words)
        return self._of(NO_CODE if index == NO_CODE else self.base + index, args)

    def _of(self, code: int, args: list[int | str]) -> Move:
        values = iter(args)
        words = [part if isinstance(part, str) else str(next(values)) for part in self.parts]
        return Move(code, " ".join([self.word, *words]), self.word, tuple(args))


def expect(word: str, words: list[str]) -> list[str]:
    """What follows a word that must come now."""
    if words[:1] != [word]:
        if not words:
            raise Unreadable(say("{word} is missing.", word=quoted(word)))
        rest = quoted(" ".join(words))
        raise Unreadable(say("{word} is missing before {text}.", word=quoted(word), text=rest))
    return words[1:]


def nothing_after(word: str, words: list[str]) -> None:
    """A move has ended; more words are too many."""
    if words:
        rest = quoted(" ".join(words))
        raise Unreadable(say("{text} is too much after {word}.", text=rest, word=quoted(word)))


class Codec:
    """All moves of a game: code <-> structured move <-> text."""

    def __init__(self, *verbs: Words) -> None:
        self.verbs = tuple(sorted(verbs, key=lambda verb: verb.base))
        self._by_word = {verb.word: verb for verb in self.verbs}
        at = 0
        for verb in self.verbs:
            if verb.base != at:
                raise TypeError(f"codes of {verb.word!r} begin at {verb.base}, expected {at}")
            at += verb.size
        self.size = at
        self._moves = tuple(verb.move(verb.base + i) for verb in self.verbs for i in range(verb.size))

    def move(self, code: int) -> Move:
        """The move of a code; `Unreadable` if no move has it."""
        if not 0 <= code < self.size:
            last = self.size - 1
            raise Unreadable(say("Code {code} is no move; codes run from 0 to {last}.", code=code, last=last))
        return self._moves[code]

    def read(self, text: str) -> Move:
        """The move a text means; upper case and extra spaces do not matter."""
        words = text.lower().split()
        if not words:
            raise Unreadable(say("An empty text is no move."))
        verb = self._by_word.get(words[0])
        if verb is None:
            known = listed(map(Verbatim, self._by_word))
            said = quoted(words[0])
            raise Unreadable(say("{text} is no move; moves begin with {words}.", text=said, words=known))
        return verb.read(words[1:])
