"""Text records: what is wrong with one is said with its line."""

from __future__ import annotations

from typing import Any

import pytest

import windycity as wc

MOVES = ("first C", "open red 4", "bid 0", "bid 3", "pass", "pass", "open blue 2", "open grey 8")


def valid() -> str:
    """A game that has just begun."""
    game = wc.load("don", players=3, side_auctions=False, zero_bid=True)
    match = game.start(seed=7, names=["Al", "Bo", "Cy"])
    for move in MOVES:
        match.play(move)
    return match.record()


def test_a_record_is_for_people_to_read() -> None:
    lines = valid().splitlines()
    assert lines[:8] == [
        "Windy City record 1",
        "game: don",
        "players: 3",
        "options: side_auctions=off zero_bid=on",
        "rules: 1",
        "seed: 7",
        "names: Al; Bo; Cy",
        "",
    ]
    assert lines[8].startswith("round 1: first C; open red 4; C bid 0; A bid 3; B pass; C pass #")
    assert lines[9].startswith("round 2: open blue 2; open grey 8 #")


def test_what_an_editor_does_to_a_file_does_no_harm() -> None:
    text = valid()
    for edited in ("\ufeff" + text, "\n\n" + text, text.replace("\n", "\r\n"), text.replace("\n", "  \n")):
        assert wc.read(edited).record() == text


def test_a_line_that_was_cut_off_is_noticed() -> None:
    text = valid()
    start = text.index("round 1:")
    for end in range(start + 1, len(text) - 1):
        if "\n" not in text[end - 1 : end + 1]:
            with pytest.raises(wc.RecordError):
                wc.read(text[:end])


def test_moves_under_the_heading_of_another_round_are_noticed() -> None:
    text = valid()
    with pytest.raises(wc.RecordError, match="'round 2:' is due"):
        wc.read(text.replace("\nround 2: ", "; "))


WRONG = [
    ("Windy City record 1", "A record", 1, "begins with 'Windy City record 1'"),
    ("game: don", "game: chess", 2, "no game 'chess'"),
    ("game: don\n", "", 7, "header 'game' is missing"),
    ("players: 3", "players: 9", 3, "option players=9: must be 3 to 6"),
    ("players: 3", "players: three", 3, "option players=three"),
    ("zero_bid=on", "zero_bid=maybe", 4, "option zero_bid=maybe: must be on or off"),
    ("zero_bid=on", "colour=red", 4, "don has no option 'colour'"),
    ("zero_bid=on", "side_auctions=on", 4, "option side_auctions is given twice"),
    ("rules: 1", "rules: 99", 5, "rules version 99; this is version 1"),
    ("seed: 7", "seed: lucky", 6, "seed 'lucky' is not a whole number"),
    ("seed: 7", "seed: 99999999999999999999999", 6, "a seed must be a whole number"),
    ("seed: 7", "colour: 7", 6, "'colour: 7' is no header"),
    ("seed: 7", "rules: 1", 6, "header 'rules' stands here twice"),
    ("Al; Bo; Cy", "Al; Bo", 7, "3 players need 3 different names"),
    ("round 1:", "round 5:", 9, "a line that begins with 'round 1:' is due"),
    ("first C", "first D", 9, "'first D': There is no seat D at a table of 3. [DON-17]"),
    ("C bid 0", "A bid 0", 9, "'A bid 0': C is to move"),
    ("A bid 3", "A bid 13", 9, "13 is more than the 12 tokens the bidder has. [DON-07]"),
    ("A bid 3", "A bod 3", 9, "'bod' is no move"),
    ("A bid 3", "A bid 4", 9, "the moves up to here have hash"),
    ("C bid 0", "C bid 1", 9, "the moves up to here have hash"),
    ("B pass;", "B pass;;", 9, "C is to move"),
    ("open grey 8", "open blue 2", 10, "blue 2 has been opened before. [DON-17]"),
]


@pytest.mark.parametrize(("right", "wrong", "line", "sentence"), WRONG)
def test_what_is_wrong_is_named_with_its_line(right: str, wrong: str, line: int, sentence: str) -> None:
    text = valid()
    assert right in text
    with pytest.raises(wc.RecordError) as caught:
        wc.read(text.replace(right, wrong, 1))
    assert caught.value.line == line
    assert str(caught.value).startswith(f"line {line}: ")
    assert sentence in str(caught.value)


@pytest.mark.parametrize("text", ["", "\n", "{}"])
def test_what_is_no_record_at_all_is_refused(text: str) -> None:
    with pytest.raises(wc.RecordError, match="line 1: a record begins with"):
        wc.read(text)


@pytest.mark.parametrize("thing", [None, b"Windy City record 1", 7])
def test_what_is_no_text_is_refused(thing: Any) -> None:
    with pytest.raises(TypeError, match="a record is a text"):
        wc.read(thing)


def test_moves_after_the_end_and_a_wrong_result_are_refused() -> None:
    text = wc.load("don").random_match(1).record()
    with pytest.raises(wc.RecordError, match="the game was over before this line"):
        wc.read(text + "round 16: A bid 1\n")
    with pytest.raises(wc.RecordError, match="is not the result these moves lead to"):
        wc.read(text.replace("result: A ", "result: A 9"))


def test_every_single_missing_move_is_noticed() -> None:
    """A record with one move left out never reads as another game of the same length."""
    lines = wc.load("don", side_auctions=False).random_match(2).record().splitlines()
    for at, line in enumerate(lines):
        if line.startswith("round 2:"):
            heading, _, moves = line.partition(": ")
            parts = moves.split("; ")
            for i in range(len(parts)):
                shorter = "; ".join(parts[:i] + parts[i + 1 :])
                with pytest.raises(wc.RecordError):
                    wc.read("\n".join([*lines[:at], f"{heading}: {shorter}", *lines[at + 1 :]]))


def test_a_record_without_hashes_is_read_back_too() -> None:
    match = wc.load("don").start(seed=7)
    match.play_at_random(7)
    text = match.record(without_hashes=True)
    assert "#" not in text
    assert wc.read(text).hashes == match.hashes
    with pytest.raises(wc.RecordError, match="hashes are there or 'none'"):
        wc.read(text.replace("hashes: none", "hashes: some"))


def test_a_record_without_hashes_says_so() -> None:
    match = wc.load("don").start(seed=7)
    match.play_at_random(7)
    with pytest.raises(wc.RecordError, match="hash at the end is missing"):
        wc.read(match.record(without_hashes=True).replace("hashes: none\n", ""))
    assert match.record(without_hashes=True, every_hash=True) == match.record(without_hashes=True)


def test_the_log_can_be_asked_for_some_moves_only() -> None:
    match = wc.load("don").start(seed=7)
    match.play_at_random(7)
    whole = match.log()
    assert match.log(5, 9) == [line for line in whole if 5 <= line.move < 9]
    assert match.log(5, 10**6) == [line for line in whole if line.move >= 5]
