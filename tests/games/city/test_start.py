"""CTY-01, CTY-02 and CTY-04: what everyone begins with, and how the city is set up."""

from __future__ import annotations

from collections import Counter
from fractions import Fraction

import pytest

import windycity as wc
from windycity.games.city.board import HOUSES, NO_FIELD
from windycity.games.city.names import HOUSE_LABELS
from windycity.games.city.state import FACE, MARK, NOBODY, PUT

from .street import (
    CUSTOMERS,
    KINDS,
    SEATS,
    accounts,
    chain,
    customer,
    field,
    free_marks,
    legal,
    load,
    play,
    refused,
    rolled,
    seat,
    stands,
)
from .walker import FIELDS, exits

SEVEN = (
    "bonzo on neon 3",
    "blue on crossing",
    "brown on market 4",
    "rocco on taxi 4",
    "brown on funk 1",
    "blue on parade 3",
    "brown on soda 1",
)
FACINGS = ("west", "south", "east", "east", "north", "north", "west")
STORES = {
    "glitz palace",
    "golden lift",
    "titan mart",
    "cosmos hall",
    "velvet tower",
    "seven floors",
    "humbug house",
    "mirror dome",
}
SHOPS = [label for label in HOUSE_LABELS if label not in STORES]


def begun(players: int = 4, first: str = "A") -> wc.Match:
    """The first player has been drawn."""
    match = load(players).start(seed=7)
    match.play(f"first {first}")
    return match


def peopled(players: int = 4, first: str = "A") -> wc.Match:
    """All seven customers stand."""
    match = begun(players, first)
    for spot, way in zip(SEVEN, FACINGS, strict=True):
        match.play(f"put {spot}")
        match.play(f"face {way}")
    return match


@pytest.mark.parametrize("players", [2, 3, 4, 5, 6])
def test_cty_01_everyone_begins_at_the_start_with_twelve_marks(players: int) -> None:
    match = load(players).start(seed=7)
    assert accounts(match) == [0] * players
    assert free_marks(match) == [12] * players
    assert match.state.goal == 35
    assert len(match.view()["seats"]) == players
    assert set(match.state.owner) == {NOBODY}


@pytest.mark.parametrize("players", [-1, 0, 1, 7])
def test_cty_01_only_two_to_six_can_play(players: int) -> None:
    with pytest.raises(wc.OptionError):
        wc.load("city", players=players)


def test_cty_01_the_plain_game_is_the_default() -> None:
    options = dict(wc.load("city").options)
    assert options == {
        "players": 4,
        "laps": 1,
        "forced_sale": False,
        "arcades": False,
        "sales": False,
        "advertising": False,
        "max_rounds": None,
    }


def test_cty_02_seven_customers_of_four_kinds() -> None:
    match = begun()
    for kind, count in (("bonzo", 1), ("blue", 2), ("brown", 3), ("rocco", 1)):
        for _ in range(count):
            match.play(next(text for text in legal(match) if text.startswith(f"put {kind} ")))
            match.play(legal(match)[0])
        assert not any(text.startswith(f"put {kind} ") for text in legal(match))
    assert match.state.step == MARK


@pytest.mark.parametrize(("name", "value"), [*zip(CUSTOMERS, (3, 2, 2, 1, 1, 1, -2), strict=True)])
def test_cty_02_what_each_customer_is_worth(name: str, value: int) -> None:
    match = rolled(
        "2", customers={name: "neon 6 east"}, houses={"B": {"moon boot": 1}}, accounts=[5, 5, 5, 5]
    )
    assert match.view()["customers"][customer(name)]["value"] == value
    play(match, f"A move {name} to neon 8 facing east")
    assert accounts(match) == [5, 5 + value, 5, 5]


def test_cty_02_the_lowest_number_of_a_kind_is_put_first() -> None:
    match = peopled()
    assert [stands(match, name) for name in CUSTOMERS] == [
        "neon 3 west",
        "crossing south",
        "parade 3 north",
        "market 4 east",
        "funk 1 north",
        "soda 1 west",
        "taxi 4 east",
    ]
    assert list(match.state.unmoved) == [1] * 7


def test_cty_02_before_they_are_put_customers_stand_nowhere() -> None:
    assert list(begun().state.field) == [NO_FIELD] * 7


@pytest.mark.parametrize("players", [2, 3, 4, 5, 6])
def test_cty_04_the_first_player_is_drawn(players: int) -> None:
    match = load(players).start(seed=7)
    assert match.actor == wc.CHANCE
    odds = {outcome.move.text: outcome.probability for outcome in match.outcomes()}
    assert odds == {f"first {letter}": Fraction(1, players) for letter in SEATS[:players]}


def test_cty_04_nothing_happens_before_the_first_player_is_drawn() -> None:
    match = load(3).start(seed=7)
    for move in ("put bonzo on neon 3", "mark pink comb", "rolls 3"):
        refusal = match.why_not(move)
        assert refusal is not None
        assert refusal.clause == "CTY-04"


def test_cty_04_only_who_is_at_the_table_is_drawn() -> None:
    refusal = load(3).start(seed=7).why_not("first D")
    assert refusal is not None
    assert refusal.clause in {"CTY-01", "CTY-04"}


def test_cty_04_a_customer_of_choice_on_any_street_field() -> None:
    match = begun(first="C")
    assert match.state.step == PUT
    assert sorted(legal(match)) == sorted(f"put {kind} on {label}" for kind in KINDS for label in FIELDS)


def test_cty_04_not_where_somebody_stands_and_not_a_kind_that_is_used_up() -> None:
    match = begun()
    play(match, "A put bonzo on neon 3", "A face east")
    left = sorted(f"put {kind} on {label}" for kind in KINDS[1:] for label in FIELDS if label != "neon 3")
    assert sorted(legal(match)) == left
    assert refused(match, "B put blue on neon 3") in {"CTY-04", "CTY-09"}
    assert refused(match, "B put bonzo on neon 4") in {"CTY-02", "CTY-04"}


@pytest.mark.parametrize("label", FIELDS)
def test_cty_04_facing_any_exit_of_that_field(label: str) -> None:
    match = begun(first="B")
    play(match, f"B put blue on {label}")
    assert (match.state.step, match.actor) == (FACE, seat("B"))
    assert legal(match) == [
        f"face {way}" for way in ("north", "east", "south", "west") if way in exits(label)
    ]
    match.play(f"face {exits(label)[-1]}")
    assert stands(match, "blue 1") == f"{label} {exits(label)[-1]}"


def test_cty_04_facing_no_wall() -> None:
    match = begun()
    play(match, "A put blue on neon 3")
    assert legal(match) == ["face east", "face west"]
    assert refused(match, "A face north") == "CTY-04"
    assert refused(match, "A put brown on neon 4") == "CTY-04"


@pytest.mark.parametrize(("players", "first"), [(2, "B"), (3, "B"), (4, "C"), (5, "E"), (6, "F")])
def test_cty_04_everything_goes_clockwise_without_a_break(players: int, first: str) -> None:
    match, order = begun(players, first), []
    for spot, way in zip(SEVEN, FACINGS, strict=True):
        order.append(match.actor)
        match.play(f"put {spot}")
        assert match.actor == order[-1], "who puts a customer also turns it"
        match.play(f"face {way}")
    for label in SHOPS[: 4 * players]:
        order.append(match.actor)
        match.play(f"mark {label}")
    assert order == [(seat(first) + turn) % players for turn in range(7 + 4 * players)]
    assert match.state.first == seat(first)
    assert match.state.turn == match.state.starter == (seat(first) + 7) % players
    assert match.state.round_number == 0
    assert match.actor == wc.CHANCE


def test_cty_04_all_seven_stand_before_the_first_mark() -> None:
    match = begun()
    for spot, way in zip(SEVEN, FACINGS, strict=True):
        assert refused(match, f"{SEATS[match.actor]} mark pink comb") == "CTY-04"
        match.play(f"put {spot}")
        match.play(f"face {way}")
    assert sorted(legal(match)) == sorted(f"mark {label}" for label in HOUSE_LABELS)


def test_cty_04_one_mark_on_each_free_house() -> None:
    match = peopled()
    play(match, "D mark pink comb", "A mark walrus bar")
    assert (chain(match, "D"), chain(match, "A")) == ({"pink comb": 1}, {"walrus bar": 1})
    assert free_marks(match) == [11, 12, 12, 11]
    assert accounts(match) == [0] * 4
    assert refused(match, "B mark pink comb") in {"CTY-04", "CTY-15"}
    assert sorted(legal(match)) == sorted(
        f"mark {label}" for label in HOUSE_LABELS if label not in ("pink comb", "walrus bar")
    )


def test_cty_04_at_most_one_department_store_each() -> None:
    match = peopled()
    play(match, "D mark golden lift", "A mark titan mart", "B mark pink comb", "C mark tin owl")
    marked = {"golden lift", "titan mart", "pink comb", "tin owl"}
    assert sorted(legal(match)) == sorted(f"mark {label}" for label in SHOPS if label not in marked)
    assert refused(match, "D mark cosmos hall") == "CTY-04"
    play(match, "D mark rubber duck", "A mark pickle jar")
    assert "mark cosmos hall" in legal(match), "B has none yet"
    assert "mark rubber duck" not in legal(match)


def test_cty_04_a_store_can_also_be_the_last_house() -> None:
    match = peopled(2)
    while len(chain(match, "A")) < 3 or len(chain(match, "B")) < 3:
        match.play(f"mark {SHOPS[sum(map(len, (chain(match, 'A'), chain(match, 'B'))))]}")
    match.play("mark golden lift")
    match.play("mark mirror dome")
    assert match.actor == wc.CHANCE
    assert [len(chain(match, letter)) for letter in "AB"] == [4, 4]


@pytest.mark.parametrize("players", [2, 6])
def test_cty_04_until_all_have_four(players: int) -> None:
    match = peopled(players)
    while match.state.step == MARK:
        match.play(next(text for text in legal(match)))
    owners = Counter(match.state.owner[number] for number in range(HOUSES))
    assert owners == dict.fromkeys(range(players), 4) | {NOBODY: HOUSES - 4 * players}
    assert free_marks(match) == [8] * players
    for letter in SEATS[:players]:
        assert sum(label in STORES for label in chain(match, letter)) <= 1
        assert set(chain(match, letter).values()) == {1}


def test_cty_04_nobody_shops_in_the_setup() -> None:
    match = peopled(2)
    play(match, "B mark pink comb", "A mark titan mart")
    while match.state.step == MARK:
        match.play(legal(match)[0])
    assert accounts(match) == [0, 0]
    assert match.state.field[customer("bonzo")] == field("neon 3")
