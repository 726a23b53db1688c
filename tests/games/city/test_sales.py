"""CTY-20: houses sold to other players."""

from __future__ import annotations

from typing import Any

import pytest

import windycity as wc
from windycity.games.city.state import ANSWER, BUILD, PRICE

from .street import SEATS, accounts, building, chain, free_marks, legal, play, refused, seat, street

MINE = {"pink comb": 2, "golden lift": 1}
YOURS = {"tin owl": 3, "titan mart": 1}


def market(players: int = 3, **table: Any) -> wc.Match:
    """A builds; A owns two houses, B two others."""
    given = {"houses": {"A": MINE, "B": YOURS}, "accounts": [6, 4, 2, 0, 0, 0][:players], **table}
    return building(players, sales=True, **given)


def proposals(match: wc.Match) -> list[str]:
    """The proposals that can be made, sorted."""
    return sorted(text for text in legal(match) if text.split()[0] in ("offer", "ask"))


def test_cty_20_offer_a_house_to_one_player_or_ask_the_owner_of_another() -> None:
    assert proposals(market()) == [
        "ask tin owl",
        "ask titan mart",
        "offer golden lift to B",
        "offer golden lift to C",
        "offer pink comb to B",
        "offer pink comb to C",
    ]


def test_cty_20_only_houses_that_somebody_owns() -> None:
    match = market()
    assert refused(match, "A ask hot wok") == "CTY-20"
    assert refused(match, "A ask pink comb") == "CTY-20"
    assert refused(match, "A offer hot wok to B") == "CTY-20"
    assert refused(match, "A offer tin owl to C") == "CTY-20"
    assert refused(match, "A offer pink comb to A") == "CTY-20"
    assert refused(match, "A offer pink comb to D") in {"CTY-01", "CTY-20"}


def test_cty_20_first_house_and_partner_then_the_price_then_the_answer() -> None:
    match = market()
    play(match, "A offer pink comb to B")
    assert (match.state.step, match.actor) == (PRICE, seat("A"))
    assert (match.state.partner, match.state.is_asked) == (seat("B"), 0)
    play(match, "A price 3")
    assert (match.state.step, match.actor, match.state.turn) == (ANSWER, seat("B"), seat("A"))
    assert match.state.price == 3
    assert legal(match) in (["accept", "decline"], ["decline", "accept"])
    play(match, "B accept")
    assert (match.state.step, match.actor) == (BUILD, seat("A"))


def test_cty_20_an_offer_accepted() -> None:
    match = market()
    play(match, "A offer pink comb to B", "A price 3", "B accept")
    assert accounts(match) == [9, 1, 2]
    assert chain(match, "A") == {"golden lift": 1}
    assert chain(match, "B") == {**YOURS, "pink comb": 2}
    assert free_marks(match) == [11, 6, 12]


def test_cty_20_a_house_asked_for() -> None:
    match = market()
    play(match, "A ask tin owl", "A price 5")
    assert (match.actor, match.state.is_asked, match.state.partner) == (seat("B"), 1, seat("B"))
    play(match, "B accept")
    assert accounts(match) == [1, 9, 2]
    assert chain(match, "A") == {**MINE, "tin owl": 3}
    assert chain(match, "B") == {"titan mart": 1}
    assert free_marks(match) == [6, 11, 12]
    assert match.actor == seat("A")


@pytest.mark.parametrize("proposal", ["offer pink comb to B", "ask tin owl"])
def test_cty_20_declined_nothing_changes_hands(proposal: str) -> None:
    match = market()
    play(match, f"A {proposal}", "A price 4", "B decline")
    assert (accounts(match), free_marks(match)) == ([6, 4, 2], [9, 8, 12])
    assert (chain(match, "A"), chain(match, "B")) == (MINE, YOURS)
    assert (match.state.step, match.actor) == (BUILD, seat("A"))


def test_cty_20_a_price_from_one_to_the_buyers_account() -> None:
    match = market()
    play(match, "A offer pink comb to B")
    assert legal(match) == [f"price {points}" for points in range(1, 5)]
    assert refused(match, "A price 0") == "CTY-20"
    assert refused(match, "A price 5") == "CTY-20"
    assert refused(match, "A price 5000") == "CTY-20"
    match = market()
    play(match, "A ask tin owl")
    assert legal(match) == [f"price {points}" for points in range(1, 7)]


def test_cty_20_high_prices_in_a_long_game() -> None:
    match = market(accounts=[6, 138, 2], laps=4)
    play(match, "A offer pink comb to B")
    assert legal(match) == [f"price {points}" for points in range(1, 139)]
    play(match, "A price 120", "B accept")
    assert accounts(match) == [126, 18, 2]


def test_cty_20_a_buyer_without_points_buys_nothing() -> None:
    match = market(accounts=[6, 0, 1])
    assert proposals(match) == [
        "ask tin owl",
        "ask titan mart",
        "offer golden lift to C",
        "offer pink comb to C",
    ]
    assert refused(match, "A offer pink comb to B") == "CTY-20"
    match = market(accounts=[0, 4, 0])
    assert proposals(match) == ["offer golden lift to B", "offer pink comb to B"]
    assert refused(match, "A ask titan mart") == "CTY-20"


def test_cty_20_the_buyer_needs_as_many_free_marks_as_stand_there() -> None:
    nearly_all = {"tin owl": 3, "titan mart": 5, "moon boot": 3}
    match = market(houses={"A": {"pink comb": 2, "golden lift": 1}, "B": nearly_all})
    assert free_marks(match)[1] == 1
    assert "offer golden lift to B" in legal(match)
    assert refused(match, "A offer pink comb to B") == "CTY-20"
    many = {"pink comb": 5, "golden lift": 4, "hot wok": 1}
    match = market(houses={"A": many, "B": {"tin owl": 2, "titan mart": 3}})
    assert [text for text in proposals(match) if text.startswith("ask")] == ["ask tin owl"]
    assert refused(match, "A ask titan mart") == "CTY-20"
    play(match, "A ask tin owl", "A price 1", "B accept")
    assert free_marks(match) == [0, 9, 12]


def test_cty_20_whole_houses() -> None:
    match = market()
    play(match, "A ask tin owl", "A price 1", "B accept")
    assert (chain(match, "A")["tin owl"], "tin owl" in chain(match, "B")) == (3, False)


def test_cty_20_not_an_opening_so_no_store_limit() -> None:
    match = market(houses={"A": MINE, "B": {"titan mart": 1, "cosmos hall": 1}}, accounts=[20, 4, 2])
    play(match, "A open velvet tower", "A ask titan mart", "A price 1", "B accept")
    play(match, "A ask cosmos hall", "A price 1", "B accept")
    assert set(chain(match, "A")) == {*MINE, "titan mart", "cosmos hall", "velvet tower"}
    match = market(houses={"A": MINE, "B": {"titan mart": 1}}, accounts=[20, 4, 2])
    play(match, "A ask titan mart", "A price 1", "B accept", "A open velvet tower")
    assert accounts(match) == [14, 5, 2]


def test_cty_20_the_seller_may_go_below_four() -> None:
    match = market(houses={"A": {"pink comb": 1}, "B": {"tin owl": 1}})
    play(match, "A offer pink comb to C", "A price 2", "C accept", "A ask tin owl", "A price 1", "B accept")
    assert (chain(match, "A"), chain(match, "B")) == ({"tin owl": 1}, {})
    assert chain(match, "C") == {"pink comb": 1}


@pytest.mark.parametrize(("price", "over"), [(3, False), (4, True)])
def test_cty_20_a_seller_who_reaches_the_goal_wins_at_once(price: int, over: bool) -> None:
    match = market(accounts=[31, 10, 30])
    play(match, "A offer pink comb to B", f"A price {price}", "B accept")
    assert (match.actor == wc.OVER) == over
    if over:
        assert (match.reason, match.scores, match.ranks) == ("goal", (35, 6, 30), (1, 3, 2))
        assert match.state.winner == seat("A")


def test_cty_20_a_seller_who_was_asked_can_win_too() -> None:
    match = market(accounts=[20, 33, 0])
    play(match, "A ask titan mart", "A price 2", "B accept")
    assert (match.reason, match.scores, match.ranks) == ("goal", (18, 35, 0), (2, 1, 3))


def test_cty_20_at_most_three_proposals_a_turn_declined_ones_included() -> None:
    match = market()
    play(match, "A offer pink comb to B", "A price 1", "B decline")
    play(match, "A ask titan mart", "A price 1", "B accept")
    assert proposals(match)
    play(match, "A offer golden lift to C", "A price 2", "C decline")
    assert match.state.proposals == 3
    assert proposals(match) == []
    assert refused(match, "A offer pink comb to B") == "CTY-20"
    assert refused(match, "A ask tin owl") == "CTY-20"
    play(match, "A extend pink comb", "A done")


def test_cty_20_building_and_proposals_in_any_order() -> None:
    match = market()
    play(match, "A extend pink comb", "A offer pink comb to B", "A price 4", "B accept")
    assert accounts(match) == [8, 0, 2]
    play(match, "A open pickle jar", "A ask titan mart", "A price 5", "B accept")
    assert accounts(match) == [0, 5, 2]
    assert chain(match, "A") == {"golden lift": 1, "pickle jar": 1, "titan mart": 1}


def test_cty_20_points_and_marks_of_a_sale_can_be_used_at_once() -> None:
    match = market(houses={"A": {"pink comb": 5, "golden lift": 5, "hot wok": 2}}, accounts=[0, 4, 0])
    assert [text for text in legal(match) if text.startswith(("open", "extend"))] == []
    play(match, "A offer hot wok to B", "A price 4", "B accept", "A open tin owl")
    assert (accounts(match), free_marks(match)) == ([1, 0, 0], [1, 10, 12])


def test_cty_20_proposals_are_counted_anew_in_the_next_turn() -> None:
    match = market(2, customers={"brown 1": "market 4 east"})
    for _ in range(3):
        play(match, "A ask tin owl", "A price 1", "B decline")
    play(match, "A done", "chance rolls 1", "B move brown 1 to market 5 facing east")
    assert match.state.proposals == 0
    assert proposals(match) == [
        "ask golden lift",
        "ask pink comb",
        "offer tin owl to A",
        "offer titan mart to A",
    ]


def test_cty_20_only_in_phase_three_and_only_the_player_on_turn() -> None:
    match = street(
        3,
        turn="B",
        houses={"A": MINE, "B": YOURS},
        accounts=[6, 6, 6],
        sales=True,
        customers={"bonzo": "neon 6 east"},
    )
    match.play("rolls 1")
    for move in ("offer tin owl to A", "ask pink comb"):
        assert refused(match, f"B {move}") in {"CTY-05", "CTY-07", "CTY-10", "CTY-20"}
    play(match, "B move bonzo to neon 7 facing east")
    assert refused(match, "B offer pink comb to C") == "CTY-20"


def test_cty_20_in_a_proposal_nothing_else_is_done() -> None:
    match = market()
    play(match, "A offer pink comb to B")
    for move in ("done", "open hot wok", "accept", "decline", "ask tin owl"):
        assert refused(match, f"A {move}") == "CTY-20"
    play(match, "A price 2")
    for move in ("done", "open hot wok", "price 1", "offer tin owl to A"):
        assert refused(match, f"B {move}") == "CTY-20"


def test_cty_20_without_the_option_nothing_is_sold() -> None:
    match = building(3, houses={"A": MINE, "B": YOURS}, accounts=[6, 4, 2])
    assert proposals(match) == []
    assert refused(match, "A offer pink comb to B") in {"CTY-15", "CTY-20"}
    assert refused(match, "A ask tin owl") in {"CTY-15", "CTY-20"}


@pytest.mark.parametrize("players", [2, 6])
def test_cty_20_to_everyone_at_the_table(players: int) -> None:
    match = building(players, sales=True, houses={"A": {"pink comb": 1}}, accounts=[1] * players)
    assert proposals(match) == [f"offer pink comb to {letter}" for letter in SEATS[1:players]]


def test_cty_20_a_store_bought_earns_in_the_new_owners_next_turn() -> None:
    match = market(2, customers={"brown 1": "market 4 east", "blue 1": "soda 1 south"})
    play(match, "A ask titan mart", "A price 1", "B accept")
    assert accounts(match) == [5, 5]
    play(match, "A done", "chance rolls 1", "B move brown 1 to market 5 facing east", "B done")
    assert accounts(match) == [5, 5]
    play(match, "chance rolls 1", "A move brown 1 to market 6 facing east")
    assert accounts(match) == [7, 5]
