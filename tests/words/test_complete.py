"""Every language has a translation of everything, and of nothing else."""

from __future__ import annotations

import pytest

from windycity.words import ENGLISH, FOLDER, LANGUAGES, words_in

from .complaints import complaints
from .texts import NoLiteral, patterns, texts

PARTS = sorted(texts())
KEYS = ["{who} pays {price:,}.", "pass"]
RIGHT = {"{who} pays {price:,}.": "{who} zahlt {price:,}.", "pass": "passen"}


@pytest.mark.parametrize("part", PARTS)
@pytest.mark.parametrize("language", LANGUAGES)
def test_everything_is_translated(language: str, part: str) -> None:
    assert complaints(texts()[part], words_in(language)[part]) == []


def test_there_are_no_other_languages_and_parts() -> None:
    assert {file.parent.name for file in FOLDER.glob("*/*.json")} == set(LANGUAGES)
    assert [sorted(words_in(language)) for language in LANGUAGES] == [PARTS] * len(LANGUAGES)
    assert words_in(ENGLISH) == {part: {} for part in PARTS}


def test_a_right_translation_is_not_complained_about() -> None:
    assert complaints(KEYS, RIGHT) == []
    assert complaints(KEYS, RIGHT | {"{who} pays {price:,}.": "{price} von {who}"}) == []


@pytest.mark.parametrize(
    ("planted", "complaint"),
    [
        ({"pass": " "}, "empty: pass"),
        ({"fold": "aufgeben"}, "left over: fold"),
        ({"{who} pays {price:,}.": "{wer} zahlt {price:,}."}, "other words"),
        ({"{who} pays {price:,}.": "{who} zahlt."}, "other words"),
        ({"{who} pays {price:,}.": "{who} zahlt {price:,} an {whom}."}, "other words"),
        ({"{who} pays {price:,}.": "{who} zahlt {price:+}."}, "numbers are written otherwise"),
        ({"{who} pays {price:,}.": "{who} zahlt {price!r}."}, "numbers are written otherwise"),
        ({"{who} pays {price:,}.": "{who} zahlt {price:,."}, "unmatched '{'"),
        ({"pass": "{who} passt"}, "other words"),
    ],
)
def test_a_planted_mistake_is_noticed(planted: dict[str, str], complaint: str) -> None:
    (found,) = complaints(KEYS, RIGHT | planted)
    assert found.startswith(complaint)


def test_a_missing_key_is_noticed() -> None:
    assert complaints([*KEYS, "bid"], RIGHT) == ["missing: bid"]


def test_what_is_said_is_found_in_the_source() -> None:
    source = 'SAID = phrase("b {x}")\nline = Line(say("a " "{x}", x=say("one")), fill(SAID, {}))\n'
    assert list(patterns(source, "here")) == ["b {x}", "a {x}", "one"]


@pytest.mark.parametrize("said", ['say(f"{who} passes")', "say(text)", 'phrase("a" if who else "b")'])
def test_a_pattern_that_cannot_be_seen_is_noticed(said: str) -> None:
    with pytest.raises(NoLiteral, match=r"here:1: .* needs a literal"):
        list(patterns(said, "here"))
