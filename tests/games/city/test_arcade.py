"""CTY-19: five own houses in a row."""

from __future__ import annotations

import random
from typing import Any

import pytest

from windycity.games.city.board import FRONT, HOUSES
from windycity.games.city.names import FIELD_LABELS, HOUSE_LABELS
from windycity.games.city.state import NOBODY

from .bookkeeper import arcade_houses
from .street import accounts, building, house, play, rolled, seat
from .walker import BACK, beside, exits, ways_on

NEON_ROW = ("rubber duck", "pink comb", "pickle jar", "golden lift", "teapot inn")
UPRIGHT_ROW = ("golden lift", "banana boat", "yoyo nook", "shoe zoo", "comic cave", "seven floors")
LEVEL_ROW = (
    "mirror dome",
    "magic rug",
    "tin owl",
    "silver sax",
    "walrus bar",
    "jelly bean",
    "dizzy cone",
    "cosmos hall",
)


def shops(*labels: str) -> dict[str, int]:
    return dict.fromkeys(labels, 1)


def entry(label: str) -> tuple[str, str, str]:
    """A spot one step before a house, its front, and a way to look there."""
    front = FIELD_LABELS[FRONT[house(label)]]
    way = exits(front)[0]
    return f"{beside(front, way)} {BACK[way]}", front, ways_on(front, BACK[way])[0]


def earned(label: str, chain: dict[str, int], *, name: str = "blue 1", players: int = 4, **table: Any) -> int:
    """What B earns (from 20) when A brings a customer to B's house."""
    spot, front, facing = entry(label)
    options = {"arcades": True, "laps": 4, **table}
    match = rolled(
        "1",
        players,
        customers={name: spot},
        free=[front],
        houses={"B": chain},
        accounts=[20] * players,
        **options,
    )
    play(match, f"A move {name} to {front} facing {facing}")
    assert accounts(match)[:1] + accounts(match)[2:] == [20] * (players - 1)
    return accounts(match)[1] - 20


@pytest.mark.parametrize("label", NEON_ROW)
def test_cty_19_a_purchase_in_one_of_five_in_a_row_brings_one_more(label: str) -> None:
    assert earned(label, shops(*NEON_ROW)) == 3


@pytest.mark.parametrize("gap", NEON_ROW)
def test_cty_19_four_of_five_are_no_arcade(gap: str) -> None:
    four = shops(*(label for label in NEON_ROW if label != gap))
    for label in four:
        assert earned(label, four) == 2


@pytest.mark.parametrize(("players", "length"), [(2, 5), (3, 5), (4, 5), (5, 4), (6, 4)])
def test_cty_19_four_with_five_or_six_players(players: int, length: int) -> None:
    for count in (3, 4, 5):
        row = shops(*NEON_ROW[:count])
        assert {earned(label, row, players=players) for label in row} == {3 if count >= length else 2}


@pytest.mark.parametrize("marks", [2, 3, 5])
def test_cty_19_one_point_whatever_the_marks(marks: int) -> None:
    chain = {**shops(*NEON_ROW), "pink comb": marks}
    assert earned("pink comb", chain) == 2 * marks + 1
    assert earned("pickle jar", chain) == 3


@pytest.mark.parametrize(("name", "value"), [("bonzo", 3), ("blue 2", 2), ("brown 1", 1)])
def test_cty_19_one_point_whoever_shops(name: str, value: int) -> None:
    assert earned("pink comb", shops(*NEON_ROW), name=name) == value + 1


@pytest.mark.parametrize("marks", [1, 3])
def test_cty_19_not_with_rocco(marks: int) -> None:
    chain = {**shops(*NEON_ROW), "pink comb": marks}
    assert earned("pink comb", chain, name="rocco") == -2 * marks


def test_cty_19_one_point_whatever_the_rows() -> None:
    both = shops(*NEON_ROW, *UPRIGHT_ROW[1:5])
    assert earned("golden lift", both) == 3, "it is part of two rows"
    assert earned("banana boat", both) == 3
    assert earned("teapot inn", both) == 3


def test_cty_19_longer_rows_are_no_better() -> None:
    ten = shops(*LEVEL_ROW)
    assert {earned(label, ten) for label in ten} == {3}


def test_cty_19_houses_beside_the_row_get_nothing() -> None:
    chain = shops(*NEON_ROW, "moon boot", "titan mart")
    assert earned("moon boot", chain) == 2
    assert earned("titan mart", chain) == 2
    assert earned("banana boat", shops(*NEON_ROW, "banana boat")) == 2


@pytest.mark.parametrize(
    "row",
    [
        ("moon boot", "titan mart", "hot wok", "odd sock", "cosmos hall"),
        ("salami spa", "pixel pit", "velvet tower", "tiny tuba", "paper kite"),
        ("purple wig", "bent fork", "humbug house", "snail mail", "lava lamp"),
        ("cuckoo nest", "fizz bar", "glitz palace", "rubber duck", "pink comb"),
        ("fizz bar", "glitz palace", "rubber duck", "pink comb", "pickle jar"),
        ("noodle hut", "seven floors", "parrot club", "purple wig", "bent fork"),
        ("lava lamp", "mirror dome", "cuckoo nest", "fizz bar", "glitz palace"),
    ],
)
def test_cty_19_the_ring_is_one_line_that_bends_and_has_no_end(row: tuple[str, ...]) -> None:
    assert {earned(label, shops(*row)) for label in row} == {3}


@pytest.mark.parametrize(
    "row", [UPRIGHT_ROW[:5], UPRIGHT_ROW[1:], LEVEL_ROW[:5], LEVEL_ROW[2:7], LEVEL_ROW[3:]]
)
def test_cty_19_cross_streets_with_their_mouths_are_lines_and_the_centre_breaks_no_row(
    row: tuple[str, ...],
) -> None:
    assert {earned(label, shops(*row)) for label in row} == {3}


@pytest.mark.parametrize(
    "row",
    [
        ("pink comb", "pickle jar", "golden lift", "banana boat", "yoyo nook"),
        ("jelly bean", "dizzy cone", "cosmos hall", "salami spa", "pixel pit"),
        ("banana boat", "yoyo nook", "walrus bar", "jelly bean", "dizzy cone"),
        ("golden lift", "banana boat", "yoyo nook", "silver sax", "tin owl"),
        ("lava lamp", "mirror dome", "magic rug", "tin owl", "silver sax"),
    ],
)
def test_cty_19_a_row_does_not_turn_from_one_line_into_another(row: tuple[str, ...]) -> None:
    assert {earned(label, shops(*row)) for label in row} == {2}


def test_cty_19_stores_count() -> None:
    row = ("pickle jar", "golden lift", "teapot inn", "tape deck", "moon boot")
    assert {earned(label, shops(*row)) for label in row} == {3}


def test_cty_19_the_house_of_another_breaks_the_row() -> None:
    match = rolled(
        "1",
        customers={"blue 1": "neon 2 east"},
        houses={
            "B": shops("rubber duck", "pink comb", "golden lift", "teapot inn"),
            "C": shops("pickle jar"),
        },
        arcades=True,
    )
    play(match, "A move blue 1 to neon 3 facing east")
    assert accounts(match) == [0, 2, 0, 0]


def test_cty_19_not_in_the_plain_game() -> None:
    assert earned("pink comb", shops(*NEON_ROW), arcades=False) == 2


def test_cty_19_who_stands_before_a_store_of_the_arcade_brings_it_too() -> None:
    standing = {"blue 1": "neon 5 east", "brown 1": "market 4 east"}
    match = rolled(
        "1", customers=standing, houses={"A": {**shops(*NEON_ROW), "golden lift": 2}}, arcades=True
    )
    play(match, "A move brown 1 to market 5 facing east")
    assert accounts(match) == [5, 0, 0, 0]


def test_cty_19_every_purchase_of_a_turn() -> None:
    standing = {"blue 1": "neon 5 east", "bonzo": "neon 2 east"}
    match = rolled("1", customers=standing, houses={"A": shops(*NEON_ROW)}, arcades=True)
    play(match, "A move bonzo to neon 3 facing east")
    assert accounts(match) == [7, 0, 0, 0]


def test_cty_19_rocco_before_a_store_of_the_arcade() -> None:
    standing = {"rocco": "neon 5 east", "brown 1": "market 4 east"}
    match = rolled(
        "1", customers=standing, houses={"A": shops(*NEON_ROW)}, accounts=[9, 0, 0, 0], arcades=True
    )
    play(match, "A move brown 1 to market 5 facing east")
    assert accounts(match) == [7, 0, 0, 0]


def test_cty_19_the_fifth_shop_makes_the_arcade() -> None:
    match = building(
        2,
        customers={"brown 1": "neon 3 east"},
        houses={"A": shops(*NEON_ROW[:2], *NEON_ROW[3:])},
        accounts=[3, 0],
        arcades=True,
    )
    play(match, "A open pickle jar", "A done", "chance rolls 1", "B move brown 1 to neon 4 facing east")
    assert accounts(match) == [2, 0]


@pytest.mark.parametrize("players", [2, 6])
def test_cty_19_the_bonus_is_where_the_rows_are(players: int) -> None:
    """In cities that belong to A and B in random pieces."""
    choices, bonuses = random.Random(players), set()
    for _ in range(150):
        label = choices.choice(HOUSE_LABELS)
        spot, front, facing = entry(label)
        match = rolled("1", players, customers={"blue 1": spot}, free=[front], arcades=True)
        state = match.state
        for number in range(HOUSES):
            state.owner[number], state.marks[number] = choices.choice([0, 0, 1, 1, 1, NOBODY]), 1
        state.owner[house(label)] = seat("B")
        bonus = label in arcade_houses(dict(zip(HOUSE_LABELS, state.owner, strict=True)), players)
        play(match, f"A move blue 1 to {front} facing {facing}")
        assert accounts(match)[:2] == [0, 2 + bonus]
        bonuses.add(bonus)
    assert bonuses == {False, True}
