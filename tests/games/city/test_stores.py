"""CTY-12 and CTY-13: customers that stand before a department store."""

from __future__ import annotations

import pytest

from windycity.games.city.board import FRONT, HOUSES, IS_STORE
from windycity.games.city.names import FIELD_LABELS, HOUSE_LABELS

from .street import CUSTOMERS, Houses, accounts, customer, legal, load, play, rolled, street
from .test_turns import JAM
from .walker import exits

STORES = [HOUSE_LABELS[number] for number in range(HOUSES) if IS_STORE[number]]
WALKER = {"brown 1": "market 4 east"}
"""Somebody to be moved where nobody owns anything."""
MOVE_IT = "move brown 1 to market 5 facing east"


@pytest.mark.parametrize("label", STORES)
@pytest.mark.parametrize(("name", "value"), [("bonzo", 3), ("blue 1", 2), ("brown 2", 1), ("rocco", -2)])
def test_cty_12_who_stands_before_a_store_shops_in_its_owners_turn(label: str, name: str, value: int) -> None:
    front = FIELD_LABELS[FRONT[HOUSE_LABELS.index(label)]]
    match = rolled(
        "1",
        customers={**WALKER, name: f"{front} {exits(front)[0]}"},
        houses={"A": {label: 2}},
        accounts=[9, 9, 9, 9],
    )
    play(match, f"A {MOVE_IT}")
    assert accounts(match) == [9 + 2 * value, 9, 9, 9]


@pytest.mark.parametrize("mover", "BCD")
def test_cty_12_not_in_the_turn_of_anyone_else(mover: str) -> None:
    match = rolled(
        "1", turn=mover, customers={**WALKER, "bonzo": "soda 4 south"}, houses={"A": {"cosmos hall": 2}}
    )
    play(match, f"{mover} {MOVE_IT}")
    assert accounts(match) == [0, 0, 0, 0]


def test_cty_12_again_and_again_in_every_turn_of_the_owner() -> None:
    match = street(2, customers={**WALKER, "blue 1": "soda 4 south"}, houses={"A": {"cosmos hall": 1}})
    earned = []
    for text in (
        "market 5 facing east",
        "market 6 facing east",
        "soda 5 facing south",
        "soda 6 facing south",
    ):
        face = "2" if text.startswith("soda 5") else "1"
        match.play(f"rolls {face}")
        match.play(f"move brown 1 to {text}")
        match.play("done")
        earned.append(accounts(match)[0])
    assert earned == [2, 2, 4, 4]


def test_cty_12_not_if_the_owner_moves_it_away() -> None:
    match = rolled("1", customers={"bonzo": "soda 4 south"}, houses={"A": {"cosmos hall": 2}})
    play(match, "A move bonzo to soda 5 facing south")
    assert accounts(match) == [0, 0, 0, 0]


def test_cty_12_the_others_shop_when_one_is_moved_away() -> None:
    match = rolled(
        "1",
        customers={"bonzo": "soda 4 south", "blue 1": "soda 1 south"},
        houses={"A": {"cosmos hall": 2, "titan mart": 3}, "B": {"salami spa": 1}},
    )
    play(match, "A move bonzo to soda 5 facing south")
    assert accounts(match) == [6, 3, 0, 0]


@pytest.mark.parametrize("owner", "AB")
def test_cty_12_who_has_just_been_moved_there_shops_once(owner: str) -> None:
    match = rolled("1", customers={"bonzo": "soda 3 south"}, houses={owner: {"cosmos hall": 2}})
    play(match, "A move bonzo to soda 4 facing west")
    assert accounts(match) == [6 * (letter == owner) for letter in "ABCD"]


def test_cty_12_from_store_to_store_one_shops_in_the_new_one_only() -> None:
    match = rolled(
        "3", customers={"bonzo": "soda 1 south"}, houses={"A": {"cosmos hall": 2, "titan mart": 1}}
    )
    play(match, "A move bonzo to soda 4 facing south")
    assert accounts(match) == [6, 0, 0, 0]


def test_cty_12_once_moved_there_it_shops_again_in_the_owners_next_turn() -> None:
    match = rolled("1", 2, customers={**WALKER, "bonzo": "soda 3 south"}, houses={"B": {"cosmos hall": 1}})
    play(match, "A move bonzo to soda 4 facing south", "A done", "chance rolls 1", f"B {MOVE_IT}")
    assert accounts(match) == [0, 6]


def test_cty_12_customers_before_the_stores_of_others_or_of_nobody_do_not_shop() -> None:
    match = rolled(
        "1",
        customers={**WALKER, "bonzo": "soda 4 south", "blue 1": "soda 1 south"},
        houses={"B": {"cosmos hall": 2}},
    )
    play(match, f"A {MOVE_IT}")
    assert accounts(match) == [0, 0, 0, 0]


def test_cty_12_after_a_pass_nobody_shops() -> None:
    match = rolled(
        "choice", customers=JAM, houses={"A": {"titan mart": 2, "golden lift": 1}}, accounts=[1, 0, 0, 0]
    )
    play(match, "A pass")
    assert accounts(match) == [1, 0, 0, 0]
    assert legal(match) == ["done"]


def test_cty_12_after_a_move_in_the_same_jam_they_shop() -> None:
    match = rolled(
        "4", customers=JAM, houses={"A": {"titan mart": 2, "golden lift": 1}}, accounts=[1, 0, 0, 0]
    )
    play(match, "A move brown 1 to soda 4 facing south")
    assert accounts(match) == [1 + 2 + 3, 0, 0, 0]


HOLDING: Houses = {"A": {"cosmos hall": 1}, "B": {"titan mart": 1}}
ON_RED = {**WALKER, "bonzo": "soda 4 south", "blue 1": "soda 1 south"}


@pytest.mark.parametrize("name", CUSTOMERS)
def test_cty_13_from_the_setup_it_does_not_shop_in_the_first_round(name: str) -> None:
    mover = "brown 1" if name != "brown 1" else "brown 2"
    match = rolled(
        "1",
        round_number=0,
        customers={mover: "market 4 east", name: "soda 4 south"},
        unmoved=CUSTOMERS,
        houses=HOLDING,
        accounts=[5, 0, 0, 0],
    )
    play(match, f"A move {mover} to market 5 facing east")
    assert accounts(match) == [5, 0, 0, 0]


def test_cty_13_it_shops_from_the_second_round() -> None:
    match = street(2, round_number=0, customers=ON_RED, unmoved=CUSTOMERS, houses=HOLDING)
    earned = []
    for text in (
        "market 5 facing east",
        "market 6 facing east",
        "soda 5 facing south",
        "soda 6 facing south",
    ):
        match.play(f"rolls {2 if text.startswith('soda 5') else 1}")
        match.play(f"move brown 1 to {text}")
        earned.append(accounts(match))
        match.play("done")
    assert earned == [[0, 0], [0, 0], [3, 0], [3, 2]]


def test_cty_13_the_first_round_is_each_players_first_turn() -> None:
    """Whoever begins: the last player's first turn is still the first round, the starter's second is not."""
    match = street(
        3,
        turn="C",
        starter="A",
        round_number=0,
        customers=ON_RED,
        unmoved=CUSTOMERS,
        houses={"C": {"cosmos hall": 1}, "A": {"titan mart": 1}},
    )
    play(match, "chance rolls 1", f"C {MOVE_IT}", "C done")
    assert accounts(match) == [0, 0, 0]
    play(match, "chance rolls 1", "A move brown 1 to market 6 facing east")
    assert accounts(match) == [2, 0, 0]


def test_cty_13_who_is_moved_to_a_store_in_the_first_round_shops() -> None:
    match = street(
        2,
        round_number=0,
        customers={**WALKER, "bonzo": "soda 3 south"},
        unmoved=CUSTOMERS,
        houses={"B": {"cosmos hall": 1}},
    )
    play(match, "chance rolls 1", "A move bonzo to soda 4 facing south", "A done")
    assert accounts(match) == [0, 3]
    assert match.state.unmoved[customer("bonzo")] == 0
    play(match, "chance rolls 1", f"B {MOVE_IT}")
    assert accounts(match) == [0, 6], "it has been moved since the setup"


def test_cty_13_moved_from_one_store_to_another_in_the_first_round_it_shops() -> None:
    match = street(
        2,
        round_number=0,
        customers={**WALKER, "blue 1": "soda 1 south"},
        unmoved=CUSTOMERS,
        houses={"A": {"titan mart": 2, "cosmos hall": 1}},
    )
    play(match, "chance rolls 3", "A move blue 1 to soda 4 facing south")
    assert accounts(match) == [2, 0]


def test_cty_13_the_setup_itself_marks_the_customers_as_not_moved() -> None:
    match = load(2).start(seed=7)
    for text in (
        "first A",
        "put bonzo on soda 4",
        "face south",
        "put blue on soda 1",
        "face south",
        "put brown on market 4",
        "face east",
        "put rocco on funk 7",
        "face west",
        "put brown on funk 8",
        "face west",
        "put brown on taxi 2",
        "face south",
        "put blue on taxi 3",
        "face south",
        "mark cosmos hall",
        "mark titan mart",
        "mark pink comb",
        "mark pickle jar",
        "mark bent fork",
        "mark snail mail",
        "mark lava lamp",
        "mark tin owl",
    ):
        match.play(text)
    assert match.state.turn == 1
    play(match, "chance rolls 1", f"B {MOVE_IT}", "B done")
    play(match, "chance rolls 1", "A move brown 1 to market 6 facing east", "A done")
    assert accounts(match) == [0, 0]
    play(match, "chance rolls 2", "B move brown 1 to soda 5 facing south", "B done")
    assert accounts(match) == [0, 3]
    play(match, "chance rolls 1", "A move brown 1 to soda 6 facing south", "A done")
    assert accounts(match) == [2, 3]


def test_cty_13_an_opened_store_earns_from_its_owners_next_turn() -> None:
    match = street(2, customers={**WALKER, "bonzo": "soda 4 south"}, accounts=[5, 5])
    play(match, "chance rolls 1", f"A {MOVE_IT}", "A open cosmos hall")
    assert accounts(match) == [0, 5]
    play(match, "A done", "chance rolls 1", "B move brown 1 to market 6 facing east", "B done")
    assert accounts(match) == [0, 5]
    play(match, "chance rolls 2", "A move brown 1 to soda 5 facing south")
    assert accounts(match) == [3, 5]


def test_cty_13_in_an_opened_store_who_is_moved_there_shops_at_once() -> None:
    match = street(2, customers={"bonzo": "soda 3 south", **WALKER}, accounts=[5, 0])
    play(match, "chance rolls 1", f"A {MOVE_IT}", "A open cosmos hall", "A done")
    play(match, "chance rolls 1", "B move bonzo to soda 4 facing south")
    assert accounts(match) == [3, 0]
