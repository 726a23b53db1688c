"""CTY-11 and CTY-14: what customers bring to the house before which they have been moved."""

from __future__ import annotations

import pytest

import windycity as wc
from windycity.games.city.board import FRONT, HOUSES
from windycity.games.city.names import FIELD_LABELS, HOUSE_LABELS

from .street import CUSTOMERS, accounts, play, rolled, seat
from .walker import BACK, beside, exits, ways_on

VALUES = {"bonzo": 3, "blue 1": 2, "blue 2": 2, "brown 1": 1, "brown 2": 1, "brown 3": 1}


def test_cty_11_example_a_blue_customer_before_an_own_shop() -> None:
    match = rolled(
        "2", customers={"blue 1": "neon 6 east"}, houses={"A": {"moon boot": 1}}, accounts=[3, 3, 3, 3]
    )
    play(match, "A move blue 1 to neon 8 facing east")
    assert accounts(match) == [5, 3, 3, 3]


def test_cty_11_example_a_brown_customer_before_anothers_shop() -> None:
    match = rolled(
        "2", customers={"brown 3": "neon 6 east"}, houses={"C": {"moon boot": 1}}, accounts=[3, 3, 3, 3]
    )
    play(match, "A move brown 3 to neon 8 facing east")
    assert accounts(match) == [3, 3, 4, 3]


def test_cty_12_example_rocco_sent_to_another_while_a_blue_one_stands_before_ones_own_store() -> None:
    match = rolled(
        "2",
        customers={"rocco": "neon 6 east", "blue 2": "soda 4 south"},
        houses={"A": {"cosmos hall": 1}, "B": {"moon boot": 1}},
        accounts=[3, 3, 3, 3],
    )
    play(match, "A move rocco to neon 8 facing east")
    assert accounts(match) == [5, 1, 3, 3]


def test_cty_12_example_bonzo_and_brown_ones_before_two_own_stores() -> None:
    match = rolled(
        "2",
        customers={"bonzo": "neon 6 east", "brown 1": "soda 4 south", "brown 2": "funk 1 west"},
        houses={"A": {"moon boot": 1, "cosmos hall": 1, "velvet tower": 1}},
        accounts=[3, 3, 3, 3],
    )
    play(match, "A move bonzo to neon 8 facing east")
    assert accounts(match) == [8, 3, 3, 3]


@pytest.mark.parametrize(("name", "marks", "change"), [("blue 1", 2, 4), ("blue 1", 4, 8), ("rocco", 4, -8)])
def test_cty_11_example_extensions_multiply(name: str, marks: int, change: int) -> None:
    match = rolled(
        "2", customers={name: "neon 6 east"}, houses={"A": {"moon boot": marks}}, accounts=[20, 0, 0, 0]
    )
    play(match, f"A move {name} to neon 8 facing east")
    assert accounts(match) == [20 + change, 0, 0, 0]


@pytest.mark.parametrize("marks", [1, 2, 3, 4, 5])
@pytest.mark.parametrize("name", CUSTOMERS)
@pytest.mark.parametrize("store", [False, True])
def test_cty_11_value_times_marks(name: str, marks: int, store: bool) -> None:
    label, face = ("titan mart", "3") if store else ("moon boot", "2")
    target = "soda 1 facing south" if store else "neon 8 facing east"
    match = rolled(
        face, customers={name: "neon 6 east"}, houses={"B": {label: marks}}, accounts=[15, 15, 15, 15]
    )
    play(match, f"A move {name} to {target}")
    assert accounts(match) == [15, 15 + VALUES.get(name, -2) * marks, 15, 15]


@pytest.mark.parametrize("owner", "ABCD")
@pytest.mark.parametrize("mover", "ABCD")
def test_cty_11_the_owner_earns_whoever_moves(owner: str, mover: str) -> None:
    match = rolled("2", turn=mover, customers={"bonzo": "neon 6 east"}, houses={owner: {"moon boot": 2}})
    play(match, f"{mover} move bonzo to neon 8 facing east")
    assert accounts(match) == [6 * (letter == owner) for letter in "ABCD"]


@pytest.mark.parametrize("name", ["bonzo", "rocco"])
def test_cty_11_nothing_in_a_house_without_an_owner(name: str) -> None:
    match = rolled("2", customers={name: "neon 6 east"}, accounts=[5, 6, 7, 8])
    play(match, f"A move {name} to neon 8 facing east")
    assert accounts(match) == [5, 6, 7, 8]


def entries(front: str) -> list[tuple[str, str]]:
    """How one can come to a field: the spot before it, and a way to look on it then."""
    found = []
    for way in exits(front):
        start = beside(front, way)
        assert start is not None
        found.append((f"{start} {BACK[way]}", ways_on(front, BACK[way])[0]))
    return found


def give_all(match: wc.Match, letter: str, *but: str) -> None:
    """All houses but some belong to a seat."""
    for number, label in enumerate(HOUSE_LABELS):
        if label not in but:
            match.state.owner[number], match.state.marks[number] = seat(letter), 1


@pytest.mark.parametrize("number", range(HOUSES))
def test_cty_11_every_house_sells_at_its_front_and_nowhere_else(number: int) -> None:
    label, front = HOUSE_LABELS[number], FIELD_LABELS[FRONT[number]]
    for spot, facing in entries(front):
        match = rolled("1", customers={"bonzo": spot}, free=[front], houses={"B": {label: 2}})
        play(match, f"A move bonzo to {front} facing {facing}")
        assert accounts(match) == [0, 6, 0, 0]
        match = rolled("1", customers={"bonzo": spot}, free=[front])
        give_all(match, "B", label)
        play(match, f"A move bonzo to {front} facing {facing}")
        assert accounts(match) == [0, 0, 0, 0]


def test_cty_11_nobody_shops_on_the_crossing() -> None:
    match = rolled("1", customers={"bonzo": "market 4 west"})
    give_all(match, "A")
    play(match, "A move bonzo to crossing facing north")
    assert accounts(match) == [0, 0, 0, 0]


def test_cty_11_nobody_shops_on_the_way() -> None:
    match = rolled("3", customers={"bonzo": "neon 6 east"}, houses={"A": {"tape deck": 1, "moon boot": 1}})
    play(match, "A move bonzo to soda 1 facing south")
    assert accounts(match) == [0, 0, 0, 0]


def test_cty_11_nor_where_it_comes_from() -> None:
    match = rolled(
        "1", customers={"bonzo": "neon 7 east"}, houses={"A": {"tape deck": 1}, "B": {"moon boot": 1}}
    )
    play(match, "A move bonzo to neon 8 facing east")
    assert accounts(match) == [0, 3, 0, 0]


def test_cty_11_customers_that_stand_before_shops_do_not_shop_again() -> None:
    match = rolled(
        "1",
        customers={"bonzo": "neon 7 east", "blue 1": "soda 2 south", "brown 1": "market 5 east"},
        houses={"A": {"hot wok": 3, "jelly bean": 1}, "B": {"moon boot": 1}},
    )
    play(match, "A move bonzo to neon 8 facing east")
    assert accounts(match) == [0, 3, 0, 0]


def test_cty_11_an_extension_counts_from_the_next_purchase() -> None:
    match = rolled(
        "1", customers={"bonzo": "neon 7 east", "blue 1": "neon 6 east"}, houses={"A": {"moon boot": 1}}
    )
    play(match, "A move bonzo to neon 8 facing east", "A extend moon boot", "A done")
    assert accounts(match) == [1, 0, 0, 0]
    play(match, "chance rolls 3", "B move bonzo to soda 3 facing south", "B done")
    play(match, "chance rolls 2", "C move blue 1 to neon 8 facing east")
    assert accounts(match) == [5, 0, 0, 0]


@pytest.mark.parametrize(("account", "left"), [(0, 0), (1, 0), (5, 0), (6, 0), (7, 1), (9, 3)])
@pytest.mark.parametrize("owner", "AB")
def test_cty_14_an_account_never_falls_below_the_start(owner: str, account: int, left: int) -> None:
    money = [account if letter == owner else 4 for letter in "ABCD"]
    match = rolled("2", customers={"rocco": "neon 6 east"}, houses={owner: {"moon boot": 3}}, accounts=money)
    play(match, "A move rocco to neon 8 facing east")
    assert accounts(match) == [left if letter == owner else 4 for letter in "ABCD"]
    assert match.actor == 0, "the rest of the damage lapses"


def test_cty_14_in_the_expert_game_too() -> None:
    match = rolled(
        "2",
        customers={"rocco": "neon 6 east"},
        houses={"B": {"moon boot": 1}},
        accounts=[0, 1, 0, 0],
        expert=True,
    )
    play(match, "A move rocco to neon 8 facing east")
    assert accounts(match) == [0, 0, 0, 0]
