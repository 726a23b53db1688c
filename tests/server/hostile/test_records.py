"""Records that somebody has changed are read as another game, or refused with a reason."""

from __future__ import annotations

from collections.abc import Callable
from random import Random

import pytest

from windycity import CATALOGUE, load
from windycity.kernel import WindyCityError
from windycity.match import records

STRANGE = ["", " ", ";", ":", "#", "\n", "\x00", "\u2028", "9" * 5_000, "-1", "²", "٣", "=", "None", "round"]


def some_record(game: str, luck: Random) -> str:
    """Some moves of a game, written down."""
    match = load(game).start(seed=luck.randrange(1_000))
    for _ in range(luck.randrange(60)):
        if match.is_over:
            break
        match.play(luck.choice(match.legal()))
    return match.record()


def cut(luck: Random, text: str) -> str:
    begin = luck.randrange(len(text) + 1)
    return text[:begin] + text[begin + luck.randint(1, 100) :]


def another_letter(luck: Random, text: str) -> str:
    at = luck.randrange(len(text) + 1)
    return text[:at] + chr(luck.choice([luck.randrange(128), luck.randrange(0xD800)])) + text[at + 1 :]


def something_strange(luck: Random, text: str) -> str:
    words = text.split(" ")
    words[luck.randrange(len(words))] = luck.choice(STRANGE)
    return " ".join(words)


def lines_moved(luck: Random, text: str) -> str:
    lines = text.split("\n")
    luck.shuffle(lines)
    return "\n".join(lines)


def a_line_again(luck: Random, text: str) -> str:
    lines = text.split("\n")
    lines.insert(luck.randrange(len(lines)), luck.choice(lines) * luck.choice([1, 1, 1_000]))
    return "\n".join(lines)


CHANGES: list[Callable[[Random, str], str]] = [
    cut,
    another_letter,
    something_strange,
    lines_moved,
    a_line_again,
]


def internal_errors(game: str, times: int) -> list[Exception]:
    """What reading changed records leads to that is no refusal."""
    luck, errors = Random(game), list[Exception]()
    for _ in range(times):
        text = some_record(game, luck)
        for _ in range(luck.randint(1, 4)):
            text = luck.choice(CHANGES)(luck, text)
        try:
            records.read(text)
        except WindyCityError:
            pass
        except Exception as error:
            errors.append(error)
    return errors


@pytest.mark.parametrize("game", CATALOGUE)
def test_changed_records_are_refused(game: str) -> None:
    assert internal_errors(game, 40) == []


@pytest.mark.soak
@pytest.mark.parametrize("game", CATALOGUE)
def test_many_changed_records_are_refused(game: str) -> None:
    assert internal_errors(game, 5_000) == []


def test_a_reader_that_raises_is_caught(monkeypatch: pytest.MonkeyPatch) -> None:
    def read(text: str) -> None:
        {"game": text}["players"]

    monkeypatch.setattr(records, "read", read)
    assert internal_errors("don", 3)
