"""Codecs: code <-> structured move <-> text."""

from __future__ import annotations

import pytest

from windycity.kernel import NO_CODE, Codec, Name, Number, Unreadable, Verb

SHIPS = Name("ship", ("Lady Anne", "Lady", "Otto"))
CODEC = Codec(
    Verb("wait", 0),
    Verb("sail", 1, (SHIPS, Number(3, 6))),
    Verb("sink", 13, (SHIPS,)),
)


def test_every_code_has_one_text_that_leads_back() -> None:
    texts = {CODEC.move(code).text for code in range(CODEC.size)}
    assert len(texts) == CODEC.size == 16
    for code in range(CODEC.size):
        assert CODEC.read(CODEC.move(code).text) == CODEC.move(code)


def test_a_move_has_verb_and_arguments() -> None:
    move = CODEC.read("  SAIL lady   anne 5")
    assert (move.text, move.verb, move.args) == ("sail Lady Anne 5", "sail", ("Lady Anne", 5))
    assert CODEC.move(move.code) == move


def test_a_number_beyond_all_codes_is_a_move_without_a_code() -> None:
    move = CODEC.read("sail Otto 70")
    assert (move.code, move.args) == (NO_CODE, ("Otto", 70))
    assert CODEC.read("sail Otto " + "9" * 5000).code == NO_CODE


@pytest.mark.parametrize(
    ("text", "complaint"),
    [
        ("", "empty"),
        ("dance", "'dance' is no move"),
        ("sink", "A ship is missing."),
        ("sink titanic", "'titanic' is no ship"),
        ("sail otto", "A number is missing."),
        ("sail otto five", "'five' is not a number"),
        ("sail otto -3", "'-3' is not a number"),
        ("sail otto ³", "is not a number"),
        ("wait now", "'now' is too much after 'wait'"),
    ],
)
def test_what_cannot_be_read_is_named(text: str, complaint: str) -> None:
    with pytest.raises(Unreadable, match=complaint):
        CODEC.read(text)


@pytest.mark.parametrize("code", [-1, 16])
def test_a_code_of_no_move_is_named(code: int) -> None:
    with pytest.raises(Unreadable, match=f"Code {code} is no move"):
        CODEC.move(code)


def test_codes_must_follow_on_from_one_another() -> None:
    with pytest.raises(TypeError, match="'sink' begin at 14, expected 13"):
        Codec(*CODEC.verbs[:2], Verb("sink", 14, (SHIPS,)))
