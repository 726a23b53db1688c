"""The rules of thumb: what looks good, who looks like winning, and when it is a good time to ask."""

from __future__ import annotations

import pytest

import windycity as wc
from windycity.games.city import RULES
from windycity.kernel import WHOLE

from ..advised import advice, best_move, best_moves, prospects
from .street import building, load, play, rolled, street

FOUR = {"pink comb": 1, "tin owl": 1, "odd sock": 1}
"""Three shops; with a department store they are four."""
ALL_BUT_ONE_STORE = {
    "glitz palace": 1,
    "golden lift": 1,
    "titan mart": 1,
    "cosmos hall": 1,
    "velvet tower": 1,
    "seven floors": 1,
    "humbug house": 1,
}


def moved(match: wc.Match) -> str:
    """Who is moved where by the best advice, whichever way it looks then."""
    (where,) = {text.removeprefix("move ").split(" facing")[0] for text in best_moves(match)}
    return where


# Moving customers.


def test_the_richer_customer_is_led_to_ones_own_house() -> None:
    match = rolled(
        "2",
        customers={"bonzo": "neon 6 east", "brown 1": "neon 1 east"},
        houses={"A": {"moon boot": 1, "pink comb": 1}},
    )
    assert moved(match) == "bonzo to neon 8"


def test_the_house_with_more_marks_comes_first() -> None:
    match = rolled(
        "2",
        customers={"blue 1": "neon 6 east", "blue 2": "neon 1 east"},
        houses={"A": {"moon boot": 1, "pink comb": 3}},
    )
    assert moved(match) == "blue 2 to neon 3"


def test_rocco_goes_to_the_leader() -> None:
    match = rolled(
        "2",
        customers={"rocco": "neon 5 south"},
        houses={"B": {"yoyo nook": 1}, "C": {"tape deck": 1}, "A": {"pixel pit": 1}},
        accounts=[9, 25, 9, 9],
    )
    assert moved(match) == "rocco to parade 2"


def test_rocco_does_not_go_to_who_has_nothing_to_lose() -> None:
    match = rolled(
        "2",
        customers={"rocco": "neon 6 east", "brown 1": "neon 1 east"},
        houses={"B": {"moon boot": 3}, "A": {"pink comb": 1}},
        accounts=[5, 0, 20, 0],
    )
    assert moved(match) == "brown 1 to neon 3"


def test_rocco_is_kept_from_ones_own_house() -> None:
    match = rolled("2", customers={"rocco": "neon 6 east"}, houses={"A": {"moon boot": 3}}, accounts=[9] * 4)
    assert advice(match)["move rocco to neon 8 facing east"] == 0


def test_bonzo_is_kept_from_the_house_of_a_rival() -> None:
    match = rolled("2", customers={"bonzo": "neon 6 east"}, houses={"B": {"moon boot": 3}})
    assert advice(match)["move bonzo to neon 8 facing east"] < 100


def test_who_stands_before_ones_own_store_is_left_there() -> None:
    match = rolled(
        "3",
        customers={"bonzo": "soda 1 west", "brown 1": "taxi 6 north"},
        houses={"A": {"titan mart": 2, "pink comb": 1}},
    )
    assert moved(match) == "brown 1 to neon 3"


def test_rocco_is_taken_away_from_ones_own_store() -> None:
    match = rolled(
        "1", customers={"rocco": "soda 1 west"}, houses={"A": {"titan mart": 3}}, accounts=[20, 5, 5, 5]
    )
    assert moved(match) == "rocco to neon 8"


def test_bonzo_is_taken_away_from_the_store_of_a_rival() -> None:
    match = rolled(
        "3", customers={"bonzo": "soda 4 south"}, houses={"B": {"cosmos hall": 4}, "A": {"pink comb": 1}}
    )
    assert moved(match) == "bonzo to funk 1"


def test_bonzo_is_stopped_where_he_comes_to_a_store_of_ones_own() -> None:
    match = rolled(
        "2",
        customers={"bonzo": "neon 3 east"},
        free=["parade 3", "parade 4"],
        houses={"A": {"seven floors": 4}, "B": {"titan mart": 4}},
    )
    assert best_move(match) == "move bonzo to neon 5 facing south"


def test_a_move_that_hands_a_rival_the_goal_is_no_choice() -> None:
    match = rolled(
        "2",
        customers={"brown 1": "neon 6 east", "bonzo": "neon 1 east"},
        houses={"B": {"moon boot": 1}, "A": {"pink comb": 1}},
        accounts=[0, 34, 0, 0],
    )
    ratings = advice(match)
    assert ratings["move brown 1 to neon 8 facing east"] == 0
    assert moved(match) == "bonzo to neon 3"


def test_who_must_pass_passes() -> None:
    match = rolled("1", customers={"bonzo": "neon 6 east"})
    match.state.rolls = 0
    assert best_move(match) == "pass"


# Building.


def test_a_new_store_comes_before_all_else() -> None:
    match = building(houses={"A": {**FOUR, "golden lift": 1}}, accounts=[5, 0, 0, 0])
    assert best_move(match).startswith("open ")
    assert best_move(match).removeprefix("open ") in {"cosmos hall", "seven floors", "mirror dome"}


def test_stores_are_extended_and_not_shops() -> None:
    match = building(houses={"A": {**FOUR, "golden lift": 1}}, accounts=[4, 0, 0, 0])
    assert best_move(match) == "extend golden lift"
    assert advice(match)["extend tin owl"] == 0


def test_points_are_kept_for_stores_rather_than_spent_on_shops() -> None:
    match = building(houses={"A": {**FOUR, "golden lift": 1}}, accounts=[2, 0, 0, 0])
    assert best_move(match) == "done"


def test_shops_are_extended_when_no_store_can_be() -> None:
    match = building(houses={"A": {**FOUR, "mirror dome": 5}, "B": ALL_BUT_ONE_STORE}, accounts=[2, 0, 0, 0])
    assert set(best_moves(match)) == {"extend pink comb", "extend tin owl", "extend odd sock"}


def test_nothing_is_built_when_the_end_is_near() -> None:
    match = building(houses={"A": {**FOUR, "golden lift": 1}}, accounts=[5, 34, 0, 0])
    assert best_move(match) == "done"


def test_a_shop_that_makes_an_arcade_is_opened() -> None:
    row = {"rubber duck": 1, "pink comb": 1, "pickle jar": 1, "golden lift": 1}
    match = building(houses={"A": row}, accounts=[5, 0, 0, 0], arcades=True)
    assert set(best_moves(match)) <= {"open glitz palace", "open teapot inn"}


# The setup.


def setup(*moves: str) -> wc.Match:
    match = load(4).start(seed=7)
    play(match, "chance first A", *moves)
    return match


def test_the_first_house_is_a_store_at_a_mouth_to_which_bonzo_can_be_brought() -> None:
    match = setup(
        *("A put bonzo on neon 3", "A face east", "B put blue on funk 7", "B face west"),
        *("C put blue on soda 6", "C face south", "D put brown on funk 8", "D face west"),
        *("A put brown on soda 2", "A face north", "B put brown on neon 8", "B face east"),
        *("C put rocco on market 5", "C face east"),
    )
    assert best_move(match) == "mark golden lift"


def test_who_marks_first_wants_bonzo_near_a_mouth_and_the_others_do_not() -> None:
    ratings = advice(setup())
    assert ratings["put bonzo on neon 5"] < ratings["put bonzo on neon 1"]
    ratings = advice(
        setup(
            *("A put blue on funk 7", "A face west", "B put blue on taxi 2", "B face south"),
            *("C put brown on funk 8", "C face west"),
        )
    )
    assert ratings["put bonzo on neon 5"] > ratings["put bonzo on neon 1"]


# The expert game.


def test_the_mark_that_brings_least_is_taken_back() -> None:
    match = rolled(
        "2",
        3,
        customers={"rocco": "neon 6 east"},
        houses={"B": {**FOUR, "moon boot": 3, "golden lift": 3}},
        accounts=[9, 5, 0],
        forced_sale=True,
    )
    play(match, "A move rocco to neon 8 facing east")
    assert best_move(match) == "sell moon boot"


@pytest.mark.parametrize(("price", "answer"), [(2, "decline"), (4, "decline"), (9, "accept"), (15, "accept")])
def test_a_house_is_sold_for_more_than_it_is_worth(price: int, answer: str) -> None:
    match = building(3, houses={"B": {**FOUR, "moon boot": 2}}, accounts=[15, 0, 0], sales=True)
    play(match, "A ask moon boot", f"A price {price}")
    assert best_move(match) == answer


@pytest.mark.parametrize(("price", "answer"), [(2, "accept"), (9, "decline")])
def test_a_house_is_bought_for_less_than_it_is_worth(price: int, answer: str) -> None:
    match = building(3, houses={"A": {**FOUR, "moon boot": 2}}, accounts=[0, 15, 0], sales=True)
    play(match, "A offer moon boot to B", f"A price {price}")
    assert best_move(match) == answer


def test_a_price_is_named_that_is_no_gift() -> None:
    match = building(3, houses={"B": {**FOUR, "moon boot": 2}}, accounts=[15, 0, 0], sales=True)
    play(match, "A ask moon boot")
    assert 3 <= int(best_move(match).removeprefix("price ")) <= 6


def test_nobody_begs() -> None:
    match = building(
        houses={"A": {**FOUR, "moon boot": 2}, "B": {"hot wok": 1}}, accounts=[1] * 4, sales=True
    )
    assert best_move(match) == "done"


def test_advertising_only_for_a_large_purchase_that_one_roll_may_miss() -> None:
    near = {"bonzo": "neon 5 east"}
    match = street(customers=near, houses={"A": {"titan mart": 5}}, accounts=[9] * 4, advertising=True)
    assert best_move(match) == "advertise"
    match = street(customers=near, houses={"A": {"titan mart": 1}}, accounts=[9] * 4, advertising=True)
    assert best_move(match) == "roll"


# Prospects.


def test_nobody_is_ahead_at_the_beginning() -> None:
    assert prospects(load(4).start(seed=7)) == [WHOLE // 4] * 4


def test_the_leader_is_ahead_and_the_more_so_the_nearer_the_goal_is() -> None:
    early = prospects(street(accounts=[8, 3, 3, 3]))
    late = prospects(street(accounts=[33, 28, 28, 28]))
    assert 250 < early[0] < late[0]


def test_marks_count_before_points_do() -> None:
    found = prospects(street(houses={"A": {"golden lift": 4}, "B": {"pink comb": 1}}, accounts=[0, 3, 0, 0]))
    assert found[0] > found[1]


def test_a_win_that_nobody_can_prevent_is_nearly_certain() -> None:
    match = street(2, customers={"bonzo": "neon 5 west"}, houses={"A": {"golden lift": 3}}, accounts=[30, 20])
    assert prospects(match)[0] > 950


def test_who_can_win_first_is_ahead_of_who_could_win_later() -> None:
    houses = {"A": {"golden lift": 2}, "B": {"seven floors": 2}}
    customers = {"bonzo": "neon 3 east", "blue 1": "funk 3 west"}
    match = street(2, turn="B", customers=customers, houses=houses, accounts=[31, 31])
    assert prospects(match)[1] > 600


def test_the_last_round_makes_a_small_lead_large() -> None:
    few = prospects(street(accounts=[12, 10, 8, 8], max_rounds=40))
    last = prospects(street(accounts=[12, 10, 8, 8], max_rounds=6))
    assert last[0] > 600 > few[0]


def test_the_winners_share_all_at_the_end() -> None:
    match = rolled(
        "2", customers={"bonzo": "neon 6 east"}, houses={"B": {"moon boot": 1}}, accounts=[0, 32, 0, 0]
    )
    play(match, "A move bonzo to neon 8 facing east")
    assert prospects(match) == [0, WHOLE, 0, 0]
    match = building(2, turn="B", accounts=[7, 7], max_rounds=6)
    play(match, "B done")
    assert prospects(match) == [WHOLE // 2] * 2


# When to ask.


@pytest.mark.parametrize("expert", [False, True])
def test_every_turn_is_settled_once_when_it_begins(expert: bool) -> None:
    game = load(4, expert=expert)
    match, settled, ended = game.start(seed=0), 0, 0
    for turn in game.random_match(seed=3).turns:
        settled += RULES.heuristics.settled(match.state)
        match.play(turn.move)
        ended += turn.move.verb == "done"
    assert settled == ended + 1
