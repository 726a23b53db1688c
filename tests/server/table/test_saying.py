"""What sentences are made of is sent beside them, and makes the same text."""

from __future__ import annotations

from typing import Any

import pytest

from windycity import CATALOGUE, load
from windycity.kernel import as_data, as_word, say
from windycity.server.table.saying import SaidSentence
from windycity.server.web.messages import Problem


def in_english(word: Any) -> Any:
    """What a browser makes of data."""
    match word:
        case {"say": pattern, "words": words}:
            return pattern.format_map({name: in_english(each) for name, each in words.items()})
        case {"list": words, "joined": joined}:
            *first, last = [str(in_english(each)) for each in words]
            return f"{', '.join(first)}{' and ' if joined else ', '}{last}" if first else last
        case {"person": text} | {"verbatim": text}:
            return text
    return word


@pytest.mark.parametrize("name", CATALOGUE)
def test_lines_and_their_data_say_the_same(name: str) -> None:
    match = load(name).random_match(7)
    for line in match.log():
        for text in (line.text, line.heading):
            says = as_data(text)
            assert SaidSentence.model_validate(says).model_dump() == says
            assert in_english(says) == text


def test_a_problem_says_what_it_is_made_of_if_it_can() -> None:
    assert Problem.of("late", say("{seat} is late", seat=1)).says == {
        "say": "{seat} is late",
        "words": {"seat": 1},
    }
    assert Problem.of("late", "field required").says == as_data(as_word("field required"))
    assert Problem.of("late", "field required").says == {"verbatim": "field required"}
