"""DON-16: illegal bids can be made; a forbidden digit costs a token."""

from __future__ import annotations

from functools import partial

import pytest

import windycity as wc

from .table import (
    actor,
    auction,
    bids,
    legal,
    open_lot,
    owned,
    play,
    refused,
    round_start,
    tokens,
)

with_penalties = partial(auction, players=3, penalties=True)
"""An auction with penalties."""


def test_don_16_penalties_are_off_by_default() -> None:
    assert wc.load("don").options["penalties"] is False


def test_don_16_without_penalties_only_legal_bids_can_be_made() -> None:
    match = auction(3, tokens=[5, 12, 12], districts={"A": ["red 4"]})
    assert bids(match) == [1, 2, 3, 5]


@pytest.mark.parametrize("players", [3, 4, 5, 6])
def test_don_16_bids_go_up_to_all_the_tokens_in_the_game(players: int) -> None:
    match = with_penalties(players=players, districts={"A": ["red 4"]})
    assert bids(match) == list(range(1, 12 * players + 1))
    assert bids(match)[-1] == sum(tokens(match))


def test_don_16_more_than_all_the_tokens_in_the_game_cannot_be_bid() -> None:
    assert refused(with_penalties(), "A bid 37") == "DON-16"


def test_don_16_a_bid_must_still_raise() -> None:
    match = with_penalties()
    play(match, "A bid 20")
    assert refused(match, "B bid 20") == "DON-04"
    assert bids(match) == list(range(21, 37))


def test_don_16_the_highest_number_leaves_only_a_pass() -> None:
    match = with_penalties()
    play(match, "A bid 36")
    assert legal(match) == ["pass"]


def test_don_16_a_forbidden_digit_costs_a_token_into_the_pot() -> None:
    match = with_penalties(districts={"A": ["red 4"]}, pot=2)
    play(match, "A bid 4")
    assert tokens(match) == [11, 12, 12]
    assert match.state.pot == 3


def test_don_16_after_a_forbidden_digit_the_bidder_bids_again() -> None:
    match = with_penalties(districts={"A": ["red 4"]})
    play(match, "A bid 14")
    assert 1 in bids(match)
    play(match, "A bid 1", "B pass", "C pass")
    assert owned(match, "A") == ["grey 3", "red 4"]


def test_don_16_after_a_forbidden_digit_the_bidder_may_pass() -> None:
    match = with_penalties(districts={"A": ["red 4"]})
    play(match, "A bid 4", "A pass", "B bid 1", "C pass")
    assert owned(match, "B") == ["grey 3"]


def test_don_16_a_withdrawn_bid_binds_nobody() -> None:
    match = with_penalties(districts={"B": ["red 4"]})
    play(match, "A bid 3", "B bid 14", "B pass")
    assert min(bids(match)) == 4
    play(match, "C bid 4")


def test_don_16_every_forbidden_digit_costs_a_token() -> None:
    match = with_penalties(districts={"A": ["red 4"]})
    play(match, "A bid 4", "A bid 14", "A bid 24", "A bid 4")
    assert tokens(match) == [8, 12, 12]
    assert match.state.pot == 4


def test_don_16_the_digit_is_judged_before_the_tokens() -> None:
    match = with_penalties(districts={"A": ["red 4"]})
    play(match, "A bid 34")
    assert tokens(match) == [11, 12, 12]
    assert actor(match) == "A"
    play(match, "A pass", "B pass", "C pass")
    assert owned(match, "A") == ["grey 3", "red 4"]


def test_don_16_penalty_tokens_are_paid_out_with_the_next_price() -> None:
    match = with_penalties(districts={"A": ["red 4"], "C": ["blue 7"]})
    play(match, "A bid 4", "A bid 7", "B pass", "C pass")
    assert tokens(match) == [4, 12, 20]
    assert match.state.pot == 0


def test_don_16_who_cannot_pay_for_a_forbidden_digit_is_out_of_the_auction() -> None:
    match = with_penalties(tokens=[12, 0, 24], districts={"B": ["red 4"]})
    play(match, "A bid 3", "B bid 14", "C bid 5", "A bid 6", "C pass")
    assert "grey 3" in owned(match, "A")
    assert owned(match, "B") == ["red 4"]
    assert tokens(match) == [6, 3, 27]
    assert match.state.pot == 0


def test_don_16_the_last_token_pays_once() -> None:
    match = with_penalties(tokens=[12, 1, 23], districts={"B": ["red 4"]})
    play(match, "A bid 3", "B bid 4")
    assert tokens(match) == [12, 0, 23]
    assert actor(match) == "B"
    play(match, "B bid 4", "C pass")
    assert owned(match, "A") == ["grey 3"]


def test_don_16_being_out_can_end_the_auction() -> None:
    match = with_penalties(tokens=[12, 24, 0], districts={"C": ["red 4"]})
    play(match, "A bid 3", "B pass", "C bid 4")
    assert owned(match, "A") == ["grey 3"]
    assert match.actor == wc.CHANCE


def test_don_16_out_without_any_bid_leaves_the_lot_to_the_first_player() -> None:
    match = with_penalties(tokens=[0, 12, 24], districts={"A": ["red 4"]})
    play(match, "A bid 4", "B pass", "C pass")
    assert owned(match, "A") == ["grey 3", "red 4"]


def test_don_16_who_was_out_for_a_digit_bids_in_the_next_round() -> None:
    match = with_penalties(tokens=[12, 0, 24], districts={"B": ["red 4"]})
    play(match, "A bid 6", "B bid 14", "C pass")
    open_lot(match, "red 0", "red 1")
    play(match, "A pass", "B bid 1")


def test_don_16_a_forbidden_zero_costs_a_token_with_the_zero_bid() -> None:
    match = with_penalties(districts={"A": ["red 0"]}, zero_bid=True)
    play(match, "A bid 0")
    assert tokens(match) == [11, 12, 12]
    assert actor(match) == "A"


def test_don_16_side_auctions_take_legal_bids_only() -> None:
    match = round_start(3, districts={"A": ["red 4"], "B": ["blue 2"]}, side_auctions=True, penalties=True)
    play(match, "A sell red 4")
    assert bids(match) == [1, 3, 4, 5, 6, 7, 8, 9, 10, 11]
    assert refused(match, "B bid 2") == "DON-08"
    assert refused(match, "B bid 13") == "DON-07"
