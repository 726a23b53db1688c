"""Guests: people who sit down without a name. Each is a guest of a number, in the reader's language, and is
called what nobody else at the table is called in any language."""

from __future__ import annotations

from collections.abc import Collection
from itertools import count

from ...kernel import Sentence, say
from ...words import LANGUAGES, words_in


def guest_name(number: int) -> Sentence:
    """The first guest has no number."""
    return say("Guest") if number == 1 else say("Guest {number}", number=number)


def next_guest(taken: Collection[str]) -> int:
    """The number of another guest at a table at which names are taken."""
    return next(number for number in count(1) if spellings(number).isdisjoint(taken))


def spellings(number: int) -> set[str]:
    """What a guest is called, in all languages."""
    name = guest_name(number)
    patterns = (words_in(language)["common"][name.pattern] for language in LANGUAGES)
    return {str(name), *(pattern.format_map(name.words) for pattern in patterns)}
