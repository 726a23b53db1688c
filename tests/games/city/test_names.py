"""The labels of fields and houses."""

from __future__ import annotations

import re
from itertools import pairwise

from windycity.games.city.board import CENTRE, FIELDS, FRONT, HOUSES, IS_CORNER, NEIGHBOURS
from windycity.games.city.names import (
    FIELD_LABELS,
    HOUSE_LABELS,
    HOUSE_NAMES,
    LABELS,
    PLACE_OF,
    PLACES,
    STREETS,
    house_place,
)

WORDS_OF_MOVES = {"to", "facing", "open", "extend", "pass"}


def test_every_place_has_a_label_of_its_own() -> None:
    assert len(LABELS) == len(set(LABELS)) == PLACES == FIELDS + HOUSES
    assert all(PLACE_OF[FIELD_LABELS[field]] == field for field in range(FIELDS))
    assert all(PLACE_OF[HOUSE_LABELS[house]] == house_place(house) for house in range(HOUSES))


def test_every_letter_of_the_drawing_has_one_name() -> None:
    assert sorted(HOUSE_NAMES.values()) == sorted(HOUSE_LABELS)
    assert HOUSE_LABELS[FRONT.index(PLACE_OF["neon 1"])] == HOUSE_NAMES["A"]
    assert HOUSE_LABELS[FRONT.index(PLACE_OF["parade 4"])] == HOUSE_NAMES["n"]


def test_labels_are_easy_to_type() -> None:
    assert all(re.fullmatch(r"[a-z]+( [a-z]+)?", label) for label in HOUSE_LABELS)
    assert all(re.fullmatch(r"[a-z]+ [1-9]|crossing", label) for label in FIELD_LABELS)
    assert max(map(len, LABELS)) <= 12


def test_the_first_word_of_a_house_is_enough_to_know_it() -> None:
    assert len({label.split()[0] for label in HOUSE_LABELS} | set(STREETS)) == HOUSES + len(STREETS)


def test_labels_are_not_mistaken_for_words_of_a_move() -> None:
    assert not WORDS_OF_MOVES & {word for label in LABELS for word in label.split()}


def test_no_label_begins_another() -> None:
    """So that a label followed by more words can be read in one way only."""
    words = {tuple(label.split()) for label in LABELS}
    assert not any(label[:length] in words for label in words for length in range(1, len(label)))


def test_numbers_go_along_the_street() -> None:
    assert sorted(field for fields in STREETS.values() for field in fields) == list(range(FIELDS - 1))
    for name, fields in STREETS.items():
        assert [FIELD_LABELS[field] for field in fields] == [f"{name} {n}" for n in range(1, len(fields) + 1)]
        for field, after in pairwise(fields):
            assert after in NEIGHBOURS[field] or (CENTRE in NEIGHBOURS[field] and CENTRE in NEIGHBOURS[after])


def test_each_side_of_the_ring_begins_at_its_corner() -> None:
    corners = [FIELD_LABELS[field] for field in range(FIELDS) if IS_CORNER[field]]
    assert corners == ["neon 1", "soda 1", "funk 1", "taxi 1"]
    assert [len(fields) for fields in STREETS.values()] == [8, 6, 8, 6, 4, 6]
