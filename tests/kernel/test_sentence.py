"""Sentences: English texts that remember what they were made of."""

from __future__ import annotations

import json
import pickle

import pytest

from windycity.kernel import (
    Line,
    Person,
    Seat,
    Sentence,
    Verbatim,
    as_data,
    fill,
    joined,
    listed,
    phrase,
    quoted,
    say,
)
from windycity.kernel.sentence import placeholders


def test_a_sentence_is_its_english_text() -> None:
    sentence = say("{who} pays {price:,}.", who=Person("Ann"), price=5000)
    assert sentence == "Ann pays 5,000."
    assert (sentence.pattern, sentence.words) == ("{who} pays {price:,}.", {"who": "Ann", "price": 5000})


def test_seats_become_people() -> None:
    paid = say("{who} {price}", who=Seat("A"), price=3)
    line = Line(
        say("{who} beats {others}: {paid}.", who=Seat("A"), others=joined([Seat("B")]), paid=paid), "X-1"
    )
    assert line.text == "{A} beats {B}: {A} 3."
    told = line.text.told({"A": "{Ann}", "B": "Bob"})
    assert told == "{Ann} beats Bob: {Ann} 3."
    assert as_data(told)["words"]["who"] == {"person": "{Ann}"}


@pytest.mark.parametrize(
    ("words", "text"),
    [
        (listed(["red 1", "red 2"]), "red 1, red 2"),
        (joined(["red 1", "red 2"]), "red 1 and red 2"),
        (joined([1, 2, 3]), "1, 2 and 3"),
        (joined(["red 1"]), "red 1"),
    ],
)
def test_lists(words: object, text: str) -> None:
    assert say("{words}", words=words) == text  # type: ignore[arg-type]


def test_a_pattern_of_a_table_takes_the_words_it_asks_for() -> None:
    said = fill(phrase("{who} passes."), {"who": Seat("A"), "what": "red 1"})
    assert said.words == {"who": "A"}
    assert placeholders("{a} and {b:,}, {a} again") == ("a", "b")


def test_what_a_sentence_is_made_of_can_be_sent() -> None:
    sentence = say(
        "{who} says {text}, {things}, {tokens}.",
        who=Seat("A"),
        text=quoted("bod"),
        things=listed(["red 1", Person("Ann"), Verbatim("bid")]),
        tokens=say("1 token"),
    )
    assert sentence == "{A} says 'bod', red 1, Ann, bid, 1 token."
    assert json.loads(json.dumps(as_data(sentence))) == {
        "say": "{who} says {text}, {things}, {tokens}.",
        "words": {
            "who": {"seat": "A"},
            "text": {"verbatim": "'bod'"},
            "things": {"list": ["red 1", {"person": "Ann"}, {"verbatim": "bid"}], "joined": False},
            "tokens": {"say": "1 token", "words": {}},
        },
    }


def test_sentences_travel_between_processes() -> None:
    sentence = say("{who} passes.", who=Seat("A"))
    twin = pickle.loads(pickle.dumps(sentence))
    assert isinstance(twin, Sentence)
    assert (twin, twin.pattern, as_data(twin)) == (sentence, sentence.pattern, as_data(sentence))
