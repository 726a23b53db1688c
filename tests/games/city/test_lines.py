"""CTY-19: the lines along which houses make an arcade."""

from __future__ import annotations

from collections import Counter

from windycity.games.city.board import (
    AFTER,
    BEFORE,
    CENTRE,
    FIELDS,
    HOUSE_AT,
    LINES,
    NEIGHBOURS,
    NO_FIELD,
    NO_HOUSE,
)
from windycity.games.city.geometry import CELLS, PLACE_AT

RING, UPRIGHT, LEVEL = range(3)
MOUTHS = {PLACE_AT[cell] for cell in ((1, 5), (4, 9), (7, 5), (4, 1))}


def test_cty_19_the_ring_is_one_line_that_bends_round_its_corners() -> None:
    field, walked = 0, []
    while field not in walked:
        walked.append(field)
        field = AFTER[RING][field]
        assert field in NEIGHBOURS[walked[-1]]
    assert field == 0, "the ring has no end"
    assert walked == list(LINES[RING]) == list(range(28))


def test_cty_19_each_cross_street_with_its_two_mouths_is_another_line() -> None:
    assert [CELLS[field][0] for field in LINES[UPRIGHT]] == [(row, 5) for row in (1, 2, 3, 5, 6, 7)]
    assert [CELLS[field][0] for field in LINES[LEVEL]] == [(4, c) for c in (1, 2, 3, 4, 6, 7, 8, 9)]
    for line in (UPRIGHT, LEVEL):
        first, *_, last = LINES[line]
        assert BEFORE[line][first] == AFTER[line][last] == NO_FIELD, "a cross street ends"


def test_cty_19_no_turning_between_lines() -> None:
    on_lines = Counter(field for line in LINES for field in line)
    assert {field for field, lines in on_lines.items() if lines == 2} == MOUTHS
    assert set(on_lines) == set(range(FIELDS)) - {CENTRE}
    for line, fields in enumerate(LINES):
        steps = {AFTER[line][field] for field in fields} | {BEFORE[line][field] for field in fields}
        assert steps - {NO_FIELD} <= set(fields)
        others = set(range(FIELDS)) - set(fields)
        assert (
            {AFTER[line][field] for field in others}
            == {BEFORE[line][field] for field in others}
            == {NO_FIELD}
        )


def test_cty_19_the_centre_breaks_no_row() -> None:
    for line in (UPRIGHT, LEVEL):
        across = [field for field in LINES[line] if CENTRE in NEIGHBOURS[field]]
        assert len(across) == 2
        assert AFTER[line][across[0]] == across[1]
        assert BEFORE[line][across[1]] == across[0]


def test_cty_19_every_field_on_a_line_has_a_house() -> None:
    assert all(HOUSE_AT[field] != NO_HOUSE for line in LINES for field in line)


def test_cty_19_back_is_the_other_way() -> None:
    for line, fields in enumerate(LINES):
        for field in fields:
            if AFTER[line][field] != NO_FIELD:
                assert BEFORE[line][AFTER[line][field]] == field
            if BEFORE[line][field] != NO_FIELD:
                assert AFTER[line][BEFORE[line][field]] == field
