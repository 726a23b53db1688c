"""DON-14: at the start of a round everyone may auction one of their districts."""

from __future__ import annotations

from functools import partial

import pytest

import windycity as wc

from .table import (
    bids,
    everyone,
    first,
    legal,
    load,
    open_lot,
    owned,
    play,
    refused,
    round_start,
    tokens,
    unseen,
)

asking = partial(round_start, side_auctions=True)
"""A round with side auctions, at its first question."""


def test_don_14_side_auctions_are_on_by_default() -> None:
    assert wc.load("don").options["side_auctions"] is True


def test_don_14_side_auctions_can_be_switched_off() -> None:
    match = round_start(districts={"A": ["red 4"]}, side_auctions=False)
    assert match.actor == wc.CHANCE
    assert match.legal()[0].verb == "open"


def test_don_14_everyone_is_asked_once_from_the_first_player_clockwise() -> None:
    match = asking(first="C", districts={"A": ["red 0"], "B": ["red 1"], "C": ["red 4"], "D": ["red 8"]})
    play(match, "C keep", "D keep", "A keep", "B keep")
    assert match.actor == wc.CHANCE


def test_don_14_everyone_is_asked_again_in_every_round() -> None:
    match = asking(players=3)
    everyone(match, "keep")
    open_lot(match, "grey 3")
    play(match, "A pass", "B bid 2", "C pass")
    assert legal(match) == ["keep", "sell grey 3"]
    play(match, "B keep", "C keep", "A keep")
    open_lot(match, "red 0", "red 1")


def test_don_14_it_comes_before_any_card_is_opened() -> None:
    match = asking(districts={"A": ["red 4"]})
    assert len(unseen(match)) == 29
    assert match.view()["lot"] == []
    play(match, "A sell red 4", "B pass", "C pass", "D pass")
    assert len(unseen(match)) == 29


def test_don_14_nothing_can_be_sold_once_the_lot_is_open() -> None:
    match = asking(districts={"A": ["red 4"]})
    everyone(match, "keep")
    open_lot(match, "grey 3")
    assert refused(match, "A sell red 4") == "DON-04"


def test_don_14_any_own_district_can_be_offered() -> None:
    match = asking(districts={"A": ["red 4", "grey 8"], "B": ["blue 2"]})
    assert sorted(legal(match)) == ["keep", "sell grey 8", "sell red 4"]


@pytest.mark.parametrize("name", ["blue 2", "green 0"])
def test_don_14_only_own_districts_can_be_offered(name: str) -> None:
    match = asking(districts={"A": ["red 4"], "B": ["blue 2"]})
    assert refused(match, f"A sell {name}") == "DON-14"


def test_don_14_who_owns_nothing_can_only_keep() -> None:
    match = asking(districts={"B": ["blue 2"]})
    assert legal(match) == ["keep"]
    assert refused(match, "A sell blue 2") == "DON-14"


@pytest.mark.parametrize("move", ["pass", "bid 3", "stay", "swap blue 2", "give red 4", "discard red 4"])
def test_don_14_other_moves_are_refused_when_asked(move: str) -> None:
    match = asking(districts={"A": ["red 4"], "B": ["blue 2"]})
    assert refused(match, f"A {move}") == "DON-14"


@pytest.mark.parametrize("move", ["keep", "sell blue 2", "stay", "discard blue 2"])
def test_don_14_other_moves_are_refused_while_bidding(move: str) -> None:
    match = asking(districts={"A": ["red 4"], "B": ["blue 2"]})
    play(match, "A sell red 4")
    assert refused(match, f"B {move}") == "DON-14"


def test_don_14_the_left_neighbour_of_the_seller_opens() -> None:
    match = asking(first="C", districts={"D": ["red 4"]})
    play(match, "C keep", "D sell red 4", "A bid 1", "B bid 2", "C bid 3", "A bid 4")


def test_don_14_the_seller_does_not_bid() -> None:
    match = asking(players=3, districts={"A": ["red 4"]})
    play(match, "A sell red 4", "B bid 1", "C bid 2", "B bid 3", "C pass")
    assert owned(match, "B") == ["red 4"]


def test_don_14_the_seller_gets_all_the_money() -> None:
    match = asking(districts={"A": ["red 4"], "C": ["blue 7"], "D": ["grey 7"]})
    play(match, "A sell red 4", "B bid 7", "C pass", "D pass")
    assert tokens(match) == [19, 5, 12, 12]
    assert owned(match, "A") == []
    assert owned(match, "B") == ["red 4"]


def test_don_14_the_pot_and_the_first_player_stay() -> None:
    match = asking(first="B", pot=5, districts={"C": ["red 4"]})
    play(match, "B keep", "C sell red 4", "D bid 7", "A pass", "B pass")
    assert tokens(match) == [12, 12, 19, 5]
    assert match.state.pot == 5
    assert first(match) == "B"
    play(match, "D keep", "A keep")
    open_lot(match, "grey 3")
    play(match, "B bid 1")


def test_don_14_an_unsold_district_stays_with_the_seller() -> None:
    match = asking(pot=2, districts={"A": ["red 4", "red 8"]})
    play(match, "A sell red 4", "B pass", "C pass", "D pass")
    assert owned(match, "A") == ["red 4", "red 8"]
    assert tokens(match) == [12, 12, 12, 12]
    assert match.state.pot == 2
    play(match, "B keep")


def test_don_14_each_seat_offers_only_one_district() -> None:
    match = asking(districts={"A": ["red 4", "red 8"]})
    play(match, "A sell red 4", "B bid 1", "C pass", "D pass", "B keep", "C keep", "D keep")
    assert match.actor == wc.CHANCE


def test_don_14_any_bidder_may_open() -> None:
    match = asking(districts={"A": ["red 4"]})
    play(match, "A sell red 4", "B pass", "C pass", "D bid 5")
    assert owned(match, "D") == ["red 4"]
    assert tokens(match) == [17, 12, 12, 7]


def test_don_14_a_bid_must_raise() -> None:
    match = asking(districts={"A": ["red 4"]})
    play(match, "A sell red 4", "B bid 5")
    assert refused(match, "C bid 5") in {"DON-04", "DON-14"}
    assert bids(match) == [6, 7, 8, 9, 10, 11, 12]


def test_don_14_who_passed_is_out_of_that_side_auction_only() -> None:
    match = asking(districts={"A": ["red 4"], "B": ["red 8"]})
    play(match, "A sell red 4", "B pass", "C bid 1", "D bid 2", "C bid 3", "D pass")
    play(match, "B sell red 8", "C bid 1", "D bid 2", "A bid 3", "C pass", "D pass")
    play(match, "C keep", "D keep")
    open_lot(match, "grey 3")
    play(match, "A bid 1", "B bid 2", "C bid 3", "D bid 5")


def test_don_14_nobody_may_bid_more_than_they_have() -> None:
    match = asking(tokens=[12, 3, 0, 12], districts={"A": ["red 4"]})
    play(match, "A sell red 4")
    assert refused(match, "B bid 4") == "DON-07"
    assert bids(match) == [1, 2, 3]
    play(match, "B pass")
    assert legal(match) == ["pass"]


def test_don_14_nobody_may_bid_an_own_digit() -> None:
    match = asking(districts={"A": ["red 4"], "B": ["blue 2"]})
    play(match, "A sell red 4")
    assert refused(match, "B bid 2") == "DON-08"
    assert refused(match, "B bid 12") == "DON-08"
    assert bids(match) == [1, 3, 4, 5, 6, 7, 8, 9, 10, 11]


def test_don_14_bids_start_at_one_even_with_the_zero_bid() -> None:
    match = asking(districts={"A": ["red 4"]}, zero_bid=True)
    play(match, "A sell red 4")
    assert refused(match, "B bid 0") in {"DON-05", "DON-14"}
    assert min(bids(match)) == 1


def test_don_14_a_district_just_bought_can_be_sold_when_its_buyer_is_asked() -> None:
    match = asking(players=3, districts={"A": ["red 4"]})
    play(match, "A sell red 4", "B bid 2", "C pass")
    assert legal(match) == ["keep", "sell red 4"]
    play(match, "B sell red 4", "C bid 6", "A pass")
    assert owned(match, "C") == ["red 4"]
    assert tokens(match) == [14, 16, 6]
    play(match, "C sell red 4", "A bid 1", "B pass")
    assert owned(match, "A") == ["red 4"]
    assert match.actor == wc.CHANCE


def test_don_14_a_buyer_who_was_asked_before_is_not_asked_again() -> None:
    match = asking(players=3, districts={"C": ["red 4"]})
    play(match, "A keep", "B keep", "C sell red 4", "A bid 1", "B pass")
    assert owned(match, "A") == ["red 4"]
    assert match.actor == wc.CHANCE


def test_don_14_the_digit_of_a_bought_district_bars_its_buyer_at_once() -> None:
    match = asking(players=3, districts={"A": ["red 4"], "B": ["red 8"]})
    play(match, "A sell red 4", "B pass", "C bid 2", "B sell red 8")
    assert refused(match, "C bid 4") == "DON-08"
    play(match, "C pass", "A bid 4", "C keep")
    open_lot(match, "grey 3")
    assert refused(match, "A bid 8") == "DON-08"
    assert 4 in bids(match)


def test_don_14_the_price_can_be_spent_at_once() -> None:
    match = asking(players=3, tokens=[0, 12, 24], districts={"A": ["red 4"]})
    play(match, "A sell red 4", "B bid 9", "C pass", "B keep", "C keep")
    open_lot(match, "grey 3")
    assert bids(match) == list(range(1, 10))


def test_don_14_a_district_just_bought_earns_in_the_same_round() -> None:
    match = asking(districts={"A": ["red 4"]})
    play(match, "A sell red 4", "B bid 2", "C pass", "D pass", "B keep", "C keep", "D keep")
    open_lot(match, "grey 3")
    play(match, "A bid 4", "B pass", "C pass", "D pass")
    assert tokens(match) == [10, 14, 12, 12]


def test_don_14_all_seats_are_asked_before_the_first_lot_too() -> None:
    match = load(3, side_auctions=True).start(seed=7)
    match.play("first B")
    for letter in "BCA":
        assert legal(match) == ["keep"]
        play(match, f"{letter} keep")
    assert match.actor == wc.CHANCE


def test_don_14_everyone_sees_what_is_offered_by_whom() -> None:
    match = asking(districts={"A": ["red 4"]})
    play(match, "A sell red 4", "B bid 3")
    view = match.view(seat=3)
    assert (view["offered"]["name"], view["seller"], view["high"], view["bidder"]) == ("red 4", 0, 3, 1)
