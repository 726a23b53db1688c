"""What can be wrong with a translation."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from string import Formatter


def complaints(keys: Sequence[str], translated: Mapping[str, str]) -> list[str]:
    """What is wrong with the translations of one part."""
    return [
        *(f"missing: {key}" for key in keys if key not in translated),
        *(f"left over: {key}" for key in translated if key not in keys),
        *(f"empty: {key}" for key, translation in translated.items() if not translation.strip()),
        *(
            f"{wrong}: {key} -> {translation}"
            for key, translation in translated.items()
            if translation
            for wrong in _wrong_words(key, translation)
        ),
    ]


def _wrong_words(key: str, translation: str) -> Iterator[str]:
    """A translation names the words of its pattern, and may leave out how numbers are written."""
    try:
        asked, given = _words(key), _words(translation)
    except ValueError as error:
        yield str(error)
        return
    if {name for name, _ in asked} != {name for name, _ in given}:
        yield "other words"
    elif given - asked - {(name, "") for name, _ in asked}:
        yield "numbers are written otherwise"


def _words(pattern: str) -> set[tuple[str, str]]:
    """The words of a pattern, each with how it is written."""
    return {
        (name, (f"!{conversion}" if conversion else "") + (spec or ""))
        for _, name, spec, conversion in Formatter().parse(pattern)
        if name is not None
    }
