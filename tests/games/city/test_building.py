"""CTY-15: opening and extending shops and department stores."""

from __future__ import annotations

import pytest

from windycity.games.city.board import HOUSES, IS_STORE
from windycity.games.city.names import HOUSE_LABELS

from .street import accounts, building, chain, free_marks, legal, play, refused, rolled, seat, street

STORES = [HOUSE_LABELS[number] for number in range(HOUSES) if IS_STORE[number]]
SHOPS = [HOUSE_LABELS[number] for number in range(HOUSES) if not IS_STORE[number]]
MINE = {"pink comb": 1, "golden lift": 1}


def openings(*labels: str) -> list[str]:
    return [f"open {label}" for label in labels]


def test_there_are_eight_stores_and_thirty_shops() -> None:
    assert (len(STORES), len(SHOPS)) == (8, 30)


@pytest.mark.parametrize(
    ("account", "allowed"),
    [
        (0, []),
        (1, []),
        (2, ["extend pink comb"]),
        (3, ["extend golden lift", "extend pink comb", "shops"]),
        (4, ["extend golden lift", "extend pink comb", "shops"]),
        (5, ["extend golden lift", "extend pink comb", "shops", "stores"]),
        (34, ["extend golden lift", "extend pink comb", "shops", "stores"]),
    ],
)
def test_cty_15_what_the_account_allows(account: int, allowed: list[str]) -> None:
    match = building(houses={"A": MINE, "B": {"tin owl": 2, "titan mart": 1}}, accounts=[account, 30, 0, 0])
    taken = {*MINE, "tin owl", "titan mart"}
    groups = {
        "shops": openings(*(label for label in SHOPS if label not in taken)),
        "stores": openings(*(label for label in STORES if label not in taken)),
    }
    expected = ["done"]
    for entry in allowed:
        expected += groups.get(entry, [entry])
    assert sorted(legal(match)) == sorted(expected)


@pytest.mark.parametrize(
    ("move", "price", "after"),
    [
        ("open tin owl", 3, {"tin owl": 1}),
        ("open titan mart", 5, {"titan mart": 1}),
        ("extend pink comb", 2, {"pink comb": 2}),
        ("extend golden lift", 3, {"golden lift": 2}),
    ],
)
def test_cty_15_what_it_costs(move: str, price: int, after: dict[str, int]) -> None:
    match = building(turn="C", houses={"C": MINE}, accounts=[9, 9, 9, 9])
    play(match, f"C {move}")
    assert accounts(match) == [9, 9, 9 - price, 9]
    assert chain(match, "C") == MINE | after
    assert free_marks(match) == [12, 12, 9, 12]
    assert match.actor == seat("C")


@pytest.mark.parametrize("label", [*STORES, "teapot inn", "jelly bean", "comic cave"])
def test_cty_15_stores_cost_five_and_all_the_rest_three(label: str) -> None:
    match = building(accounts=[10, 0, 0, 0])
    play(match, f"A open {label}", f"A extend {label}")
    assert accounts(match)[0] == (10 - 5 - 3 if label in STORES else 10 - 3 - 2)


def test_cty_15_as_much_as_the_account_has_and_not_more() -> None:
    match = building(houses={"A": MINE}, accounts=[4, 0, 0, 0])
    assert refused(match, "A open titan mart") == "CTY-15"
    play(match, "A open tin owl")
    assert accounts(match)[0] == 1
    assert legal(match) == ["done"]
    assert refused(match, "A extend pink comb") == "CTY-15"


def test_cty_15_one_store_a_turn() -> None:
    match = building(houses={"A": MINE}, accounts=[30, 0, 0, 0])
    play(match, "A open titan mart")
    assert match.state.store_opened == 1
    assert not {f"open {label}" for label in STORES} & set(legal(match))
    assert refused(match, "A open cosmos hall") == "CTY-15"
    play(match, "A open tin owl", "A extend titan mart", "A extend golden lift", "A open pickle jar")
    assert refused(match, "A open cosmos hall") == "CTY-15"


def test_cty_15_a_store_can_be_opened_after_shops_and_extensions() -> None:
    match = building(houses={"A": MINE}, accounts=[30, 0, 0, 0])
    play(match, "A open tin owl", "A extend golden lift", "A open titan mart")
    assert chain(match, "A") == {"pink comb": 1, "golden lift": 2, "tin owl": 1, "titan mart": 1}
    assert accounts(match)[0] == 30 - 3 - 3 - 5


def test_cty_15_another_store_in_the_next_turn_and_for_the_next_player() -> None:
    match = building(2, customers={"brown 1": "market 4 east"}, accounts=[20, 20])
    play(match, "A open titan mart", "A done")
    play(match, "chance rolls 1", "B move brown 1 to market 5 facing east", "B open cosmos hall", "B done")
    play(match, "chance rolls 1", "A move brown 1 to market 6 facing east", "A open velvet tower")
    assert chain(match, "A") == {"titan mart": 1, "velvet tower": 1}
    assert accounts(match) == [10, 15]


def test_cty_15_any_number_of_shops() -> None:
    match = building(accounts=[34, 0, 0, 0])
    for label in SHOPS[:11]:
        play(match, f"A open {label}")
    assert accounts(match)[0] == 1
    assert chain(match, "A") == dict.fromkeys(SHOPS[:11], 1)


def test_cty_15_at_most_five_marks_on_a_house() -> None:
    match = building(houses={"A": {"pink comb": 1, "golden lift": 5}}, accounts=[34, 0, 0, 0])
    assert refused(match, "A extend golden lift") == "CTY-15"
    for marks in (2, 3, 4, 5):
        play(match, "A extend pink comb")
        assert chain(match, "A")["pink comb"] == marks
    assert refused(match, "A extend pink comb") == "CTY-15"
    assert free_marks(match)[0] == 2
    assert not any(text.startswith("extend") for text in legal(match))


def test_cty_15_an_opened_shop_can_be_extended_at_once() -> None:
    match = building(accounts=[11, 0, 0, 0])
    play(match, "A open tin owl", *["A extend tin owl"] * 4)
    assert chain(match, "A") == {"tin owl": 5}
    assert accounts(match)[0] == 0


def test_cty_15_marks_of_one_player_only() -> None:
    match = building(houses={"A": MINE, "B": {"tin owl": 1}}, accounts=[30, 30, 0, 0])
    assert refused(match, "A open tin owl") == "CTY-15"
    assert refused(match, "A extend tin owl") == "CTY-15"
    assert refused(match, "A open pink comb") == "CTY-15"
    assert refused(match, "A extend titan mart") == "CTY-15"


def test_cty_15_twelve_marks_in_all() -> None:
    match = building(houses={"A": {"pink comb": 5, "golden lift": 4, "tin owl": 2}}, accounts=[30, 0, 0, 0])
    play(match, "A extend tin owl")
    assert free_marks(match)[0] == 0
    assert legal(match) == ["done"]
    assert refused(match, "A extend golden lift") in {"CTY-01", "CTY-15"}
    assert refused(match, "A open titan mart") in {"CTY-01", "CTY-15"}


def test_cty_15_marks_stay_where_they_are() -> None:
    match = building(houses={"A": MINE}, accounts=[30, 0, 0, 0])
    assert {text.split()[0] for text in legal(match)} == {"open", "extend", "done"}
    assert refused(match, "A sell pink comb") in {"CTY-05", "CTY-15", "CTY-18"}


def test_cty_15_only_in_phase_three() -> None:
    match = street(houses={"A": MINE}, accounts=[30, 0, 0, 0])
    for move in ("open tin owl", "extend pink comb"):
        refusal = match.why_not(move)
        assert refusal is not None
        assert refusal.clause in {"CTY-05", "CTY-06", "CTY-15"}
    match.play("rolls 1")
    for move in ("open tin owl", "extend pink comb"):
        assert refused(match, f"A {move}") in {"CTY-05", "CTY-07", "CTY-10", "CTY-15"}


def test_cty_15_money_earned_this_turn_can_be_spent() -> None:
    match = rolled("2", customers={"bonzo": "neon 6 east"}, houses={"A": {"moon boot": 1}})
    play(match, "A move bonzo to neon 8 facing east", "A open tin owl")
    assert accounts(match)[0] == 0


def test_cty_15_building_is_free_to_end_at_any_time() -> None:
    match = building(houses={"A": MINE}, accounts=[30, 0, 0, 0])
    play(match, "A extend pink comb", "A done")
    assert accounts(match)[0] == 28
    assert match.state.turn == seat("B")


def test_cty_15_only_the_player_on_turn_builds() -> None:
    match = building(turn="B", houses={"A": MINE}, accounts=[30, 30, 0, 0])
    assert refused(match, "B extend pink comb") == "CTY-15"
    play(match, "B open tin owl")
    assert (chain(match, "A"), chain(match, "B")) == (MINE, {"tin owl": 1})
    assert accounts(match) == [30, 27, 0, 0]
