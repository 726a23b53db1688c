"""DON-16: a winning bid above one's tokens costs a district, and the lot is auctioned again."""

from __future__ import annotations

from functools import partial

import pytest

from .table import (
    actor,
    auction,
    bids,
    first,
    gone,
    legal,
    lot_of,
    open_lot,
    owned,
    play,
    refused,
    round_start,
    tokens,
)

with_penalties = partial(auction, players=3, penalties=True)
"""An auction with penalties."""


def test_don_16_only_a_winning_bid_is_checked_against_the_tokens() -> None:
    match = with_penalties(tokens=[5, 26, 5], districts={"A": ["red 4"]})
    play(match, "A bid 20", "B bid 25", "C pass", "A pass")
    assert owned(match, "A") == ["red 4"]
    assert owned(match, "B") == ["grey 3"]
    assert tokens(match) == [17, 1, 17]
    assert match.state.pot == 1


def test_don_16_a_winning_bid_of_all_tokens_is_fine() -> None:
    match = with_penalties(tokens=[20, 8, 8])
    play(match, "A bid 20", "B pass", "C pass")
    assert owned(match, "A") == ["grey 3"]
    assert tokens(match) == [0, 18, 18]


def test_don_16_a_bid_above_the_tokens_costs_a_district_of_the_bidders_choice() -> None:
    match = with_penalties(districts={"A": ["red 4", "blue 6"], "B": ["grey 8"]})
    play(match, "A bid 13", "B pass", "C pass")
    assert actor(match) == "A"
    assert sorted(legal(match)) == ["discard blue 6", "discard red 4"]
    play(match, "A discard blue 6")
    assert owned(match, "A") == ["red 4"]
    assert gone(match) == ["blue 6"]
    assert tokens(match) == [12, 12, 12]
    assert match.state.pot == 0


@pytest.mark.parametrize(
    "move", ["discard grey 8", "discard grey 3", "discard red 0", "pass", "bid 1", "keep", "give red 4"]
)
def test_don_16_nothing_but_an_own_district_settles_it(move: str) -> None:
    match = with_penalties(districts={"A": ["red 4"], "B": ["grey 8"]})
    play(match, "A bid 13", "B pass", "C pass")
    assert refused(match, f"A {move}") == "DON-16"


def test_don_16_a_discarded_district_has_left_the_game() -> None:
    match = with_penalties(districts={"A": ["red 4"]})
    play(match, "A bid 13", "B pass", "C pass", "A discard red 4", "B bid 1", "C pass")
    assert [shown["name"] for shown in match.view()["gone"]] == ["red 4"]
    assert "open red 4" not in legal(match)
    open_lot(match, "red 0", "red 1")
    play(match, "B pass", "C pass")
    play(match, "A bid 4")
    assert owned(match, "A") == ["red 0", "red 1"]


def test_don_16_who_has_no_district_loses_none() -> None:
    match = with_penalties()
    play(match, "A bid 13", "B pass", "C pass")
    assert lot_of(match) == ["grey 3"]
    assert gone(match) == []
    play(match, "B bid 1", "C pass")


def test_don_16_the_lot_is_auctioned_again_without_the_bidder() -> None:
    match = with_penalties(players=4, districts={"B": ["red 4"]}, lot=["grey 3", "grey 7"])
    play(match, "A bid 3", "B bid 13", "C pass", "D pass", "A pass", "B discard red 4")
    assert lot_of(match) == ["grey 3", "grey 7"]
    play(match, "A bid 1", "C bid 2", "D bid 3", "A bid 4", "C pass", "D pass")
    assert owned(match, "A") == ["grey 3", "grey 7"]


def test_don_16_the_new_auction_starts_afresh() -> None:
    match = with_penalties(players=4)
    play(match, "A pass", "B pass", "C bid 30", "D pass")
    assert (match.view()["high"], match.view()["bidder"]) == (None, None)
    assert 1 in bids(match)
    play(match, "A bid 1", "B bid 2", "D bid 3")


def test_don_16_the_new_auction_starts_with_the_first_player() -> None:
    match = with_penalties(players=4, first="C")
    play(match, "C pass", "D pass", "A pass", "B bid 30", "C pass", "D pass", "A pass")
    assert owned(match, "C") == ["grey 3"]
    assert first(match) == "C"


def test_don_16_the_next_clockwise_opens_for_a_barred_first_player() -> None:
    match = with_penalties(players=4, first="D")
    play(match, "D bid 30", "A pass", "B pass", "C pass", "A pass", "B bid 1", "C pass")
    assert first(match) == "B"


def test_don_16_a_lot_nobody_bids_for_then_goes_to_who_opened() -> None:
    match = with_penalties(players=4, first="D", pot=3)
    play(match, "D bid 30", "A pass", "B pass", "C pass", "A pass", "B pass", "C pass")
    assert owned(match, "A") == ["grey 3"]
    assert first(match) == "A"
    assert match.state.pot == 3
    assert tokens(match) == [12, 12, 12, 12]


def test_don_16_several_can_be_barred_in_turn() -> None:
    match = with_penalties(players=4, districts={"B": ["red 4"]})
    play(match, "A bid 13", "B pass", "C pass", "D pass")
    play(match, "B bid 13", "C pass", "D pass", "B discard red 4")
    play(match, "C bid 1", "D bid 2", "C pass")
    assert owned(match, "D") == ["grey 3"]


def test_don_16_barred_players_still_share() -> None:
    match = with_penalties()
    play(match, "A bid 13", "B pass", "C pass", "B bid 6", "C pass")
    assert tokens(match) == [15, 6, 15]


def test_don_16_barred_players_still_earn_by_their_digits() -> None:
    match = with_penalties(districts={"A": ["red 4", "blue 6"]})
    play(match, "A bid 13", "B pass", "C pass", "A discard red 4", "B bid 6", "C pass")
    assert tokens(match) == [18, 6, 12]


def test_don_16_a_discarded_district_no_longer_earns() -> None:
    match = with_penalties(districts={"A": ["red 4", "blue 6"]})
    play(match, "A bid 13", "B pass", "C pass", "A discard blue 6", "B bid 6", "C pass")
    assert tokens(match) == [15, 6, 15]


def test_don_16_barred_players_bid_again_in_the_next_round() -> None:
    match = with_penalties()
    play(match, "A bid 13", "B pass", "C pass", "B bid 6", "C pass")
    open_lot(match, "red 0", "red 1")
    play(match, "B bid 1", "C bid 2", "A bid 4")


def test_don_16_the_last_who_may_bid_bids_legally() -> None:
    match = with_penalties(districts={"C": ["red 4"]})
    play(match, "A bid 13", "B pass", "C pass", "B bid 13", "C pass")
    assert bids(match) == [1, 2, 3, 5, 6, 7, 8, 9, 10, 11, 12]
    assert refused(match, "C bid 13") == "DON-07"
    assert refused(match, "C bid 4") == "DON-08"
    play(match, "C bid 2")
    assert owned(match, "C") == ["grey 3", "red 4"]


def test_don_16_the_last_who_may_bid_gets_the_lot_for_a_pass() -> None:
    match = with_penalties()
    play(match, "A bid 13", "B pass", "C pass", "B bid 13", "C pass", "C pass")
    assert owned(match, "C") == ["grey 3"]
    assert first(match) == "C"
    assert tokens(match) == [12, 12, 12]


def test_don_16_passes_of_others_do_not_make_one_the_last_who_may_bid() -> None:
    match = with_penalties()
    play(match, "A pass", "B pass")
    assert bids(match) == list(range(1, 37))
    play(match, "C bid 36", "A bid 1", "B pass")


def test_don_16_the_only_one_who_did_not_swap_bids_legally() -> None:
    match = round_start(
        3, districts={"A": ["red 4"], "B": ["blue 2"], "C": ["green 7"]}, swap=True, penalties=True
    )
    play(match, "A swap blue 2", "A give red 4", "B swap blue 2", "B give red 4", "C stay")
    open_lot(match, "grey 3")
    assert bids(match) == [1, 2, 3, 4, 5, 6, 8, 9, 10, 11, 12]


def test_don_16_swappers_stay_out_of_the_new_auction() -> None:
    match = round_start(
        4, districts={"A": ["red 4"], "B": ["blue 2"], "C": ["green 7"]}, swap=True, penalties=True
    )
    play(match, "A swap blue 2", "A give red 4", "B stay", "C stay", "D stay")
    open_lot(match, "grey 3")
    play(match, "B bid 13", "C pass", "D pass", "B discard red 4", "C bid 1", "D pass")
    assert "grey 3" in owned(match, "C")


def test_don_16_a_game_can_end_with_districts_missing() -> None:
    match = round_start(3, districts={"A": ["red 4"]}, penalties=True, round_number=15)
    open_lot(match, "red 0", "red 1", "red 8")
    play(match, "A bid 36", "B pass", "C pass", "A discard red 4", "B pass", "C pass")
    assert match.scores == (2, 8, 2)
