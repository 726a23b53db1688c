"""DON-15: the variant with swaps before the lot is opened."""

from __future__ import annotations

from functools import partial

import pytest

import windycity as wc

from .table import (
    Districts,
    actor,
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
)

ONE_EACH: Districts = {"A": ["red 4"], "B": ["blue 2"], "C": ["green 7"]}
FOUR_EACH: Districts = {**ONE_EACH, "D": ["gold 8"]}

swapping = partial(round_start, players=3, districts=ONE_EACH, swap=True)
"""A round with swaps, at its first question."""


def test_don_15_swaps_are_off_by_default() -> None:
    assert wc.load("don").options["swap"] is False
    match = round_start(districts=ONE_EACH, swap=False)
    assert match.actor == wc.CHANCE


def test_don_15_there_is_nothing_to_swap_when_the_game_begins() -> None:
    match = load(3, swap=True).start(seed=7)
    match.play("first A")
    assert match.actor == wc.CHANCE
    open_lot(match, "grey 3")


def test_don_15_the_step_is_left_out_while_only_one_seat_owns_districts() -> None:
    match = swapping(districts={"A": ["red 4", "red 8"]})
    assert match.actor == wc.CHANCE


def test_don_15_two_seats_with_districts_are_enough() -> None:
    match = swapping(districts={"B": ["red 4"], "C": ["red 8"]})
    assert actor(match) == "A"


def test_don_15_everyone_is_asked_once_from_the_first_player_clockwise() -> None:
    match = swapping(players=4, first="C", districts=FOUR_EACH)
    play(match, "C stay", "D stay", "A stay", "B stay")
    assert match.actor == wc.CHANCE
    open_lot(match, "grey 3")
    play(match, "C bid 1", "D bid 2", "A bid 3", "B bid 4")


def test_don_15_it_comes_after_the_side_auctions() -> None:
    match = swapping(side_auctions=True)
    play(match, "A sell red 4", "B bid 3", "C pass", "B keep", "C keep")
    assert owned(match, "B") == ["blue 2", "red 4"]
    play(match, "A stay", "B stay", "C swap red 4", "C give green 7")
    assert owned(match, "C") == ["red 4"]
    assert match.actor == wc.CHANCE


def test_don_15_a_side_auction_can_leave_nothing_to_swap() -> None:
    match = swapping(side_auctions=True, districts={"A": ["red 4"], "B": ["blue 2"]})
    play(match, "A sell red 4", "B bid 3", "C pass", "B keep", "C keep")
    assert match.actor == wc.CHANCE


def test_don_15_one_district_is_taken_and_one_given() -> None:
    match = swapping(districts={"A": ["red 4", "red 8"], "B": ["blue 2", "blue 5"], "C": ["green 7"]})
    play(match, "A swap blue 5", "A give red 8")
    assert owned(match, "A") == ["blue 5", "red 4"]
    assert owned(match, "B") == ["blue 2", "red 8"]
    assert owned(match, "C") == ["green 7"]
    assert tokens(match) == [12, 12, 12]


def test_don_15_any_district_of_any_other_seat_can_be_taken() -> None:
    match = swapping(districts={"A": ["red 4", "red 8"], "B": ["blue 2", "blue 5"], "C": ["green 7"]})
    assert sorted(legal(match)) == ["stay", "swap blue 2", "swap blue 5", "swap green 7"]
    play(match, "A swap green 7")
    assert sorted(legal(match)) == ["give red 4", "give red 8"]


@pytest.mark.parametrize("name", ["red 4", "gold 3"])
def test_don_15_only_districts_of_others_can_be_taken(name: str) -> None:
    assert refused(swapping(), f"A swap {name}") == "DON-15"


@pytest.mark.parametrize("name", ["blue 2", "green 7", "gold 3"])
def test_don_15_only_a_district_of_ones_own_is_given(name: str) -> None:
    match = swapping(districts={**ONE_EACH, "A": ["red 4", "red 8"]})
    play(match, "A swap blue 2")
    assert refused(match, f"A give {name}") == "DON-15"


def test_don_15_who_took_must_give() -> None:
    match = swapping()
    play(match, "A swap blue 2")
    assert legal(match) == ["give red 4"]
    assert refused(match, "A stay") == "DON-15"


@pytest.mark.parametrize("move", ["pass", "bid 1", "keep", "sell red 4", "give red 4", "discard red 4"])
def test_don_15_other_moves_are_refused_when_asked(move: str) -> None:
    assert refused(swapping(), f"A {move}") == "DON-15"


def test_don_15_the_other_cannot_refuse() -> None:
    match = swapping()
    play(match, "A swap green 7", "A give red 4")
    assert owned(match, "C") == ["red 4"]
    play(match, "B stay")


def test_don_15_a_swap_needs_a_district_of_ones_own() -> None:
    match = swapping(districts={"B": ["red 4"], "C": ["red 8"]})
    assert legal(match) == ["stay"]
    assert refused(match, "A swap red 4") == "DON-15"


def test_don_15_nothing_can_be_taken_from_who_owns_nothing() -> None:
    match = swapping(districts={"A": ["red 4"], "C": ["red 8"]})
    assert sorted(legal(match)) == ["stay", "swap red 8"]


def test_don_15_only_one_swap_a_seat() -> None:
    match = swapping(districts={**ONE_EACH, "A": ["red 4", "red 8"]})
    play(match, "A swap blue 2", "A give red 4", "B stay", "C stay")
    assert match.actor == wc.CHANCE


def test_don_15_cards_swapped_this_round_may_be_swapped_again() -> None:
    match = swapping()
    play(match, "A swap blue 2", "A give red 4")
    play(match, "B swap blue 2", "B give red 4")
    assert (owned(match, "A"), owned(match, "B")) == (["red 4"], ["blue 2"])
    play(match, "C swap red 4", "C give green 7")
    assert (owned(match, "A"), owned(match, "C")) == (["green 7"], ["red 4"])


def test_don_15_who_swapped_may_not_bid() -> None:
    match = swapping(players=4, districts=FOUR_EACH)
    play(match, "A stay", "B swap red 4", "B give blue 2", "C stay", "D stay")
    open_lot(match, "grey 3")
    play(match, "A bid 1", "C bid 2", "D bid 3", "A bid 4", "C pass", "D pass")
    assert owned(match, "A") == ["blue 2", "grey 3"]


def test_don_15_who_was_swapped_with_may_bid() -> None:
    match = swapping()
    play(match, "A swap blue 2", "A give red 4", "B stay", "C stay")
    open_lot(match, "grey 3")
    play(match, "B bid 1", "C bid 2", "B bid 3", "C pass")
    assert owned(match, "B") == ["grey 3", "red 4"]


def test_don_15_the_next_clockwise_opens_for_a_first_player_who_swapped() -> None:
    match = swapping(players=4, first="D", districts=FOUR_EACH)
    play(match, "D swap red 4", "D give gold 8", "A swap blue 2", "A give gold 8", "B stay", "C stay")
    open_lot(match, "grey 3")
    play(match, "B bid 1", "C pass")
    assert first(match) == "B"


def test_don_15_a_lot_nobody_bids_for_goes_to_who_opened() -> None:
    match = swapping(players=4, first="D", districts=FOUR_EACH, pot=5)
    play(match, "D swap red 4", "D give gold 8", "A stay", "B stay", "C stay")
    open_lot(match, "grey 3")
    play(match, "A pass", "B pass", "C pass")
    assert "grey 3" in owned(match, "A")
    assert first(match) == "A"
    assert match.state.pot == 5
    assert tokens(match) == [12, 12, 12, 12]


def test_don_15_a_lot_nobody_bids_for_still_goes_to_the_first_player_who_stayed() -> None:
    match = swapping()
    play(match, "A stay", "B swap red 4", "B give blue 2", "C stay")
    open_lot(match, "grey 3")
    play(match, "A pass", "C pass")
    assert "grey 3" in owned(match, "A")


def test_don_15_the_only_one_who_stayed_bids_alone() -> None:
    match = swapping()
    play(match, "A swap blue 2", "A give red 4", "B swap green 7", "B give red 4", "C stay")
    open_lot(match, "grey 3")
    play(match, "C bid 2")
    assert "grey 3" in owned(match, "C")
    assert tokens(match) == [14, 12, 10]


def test_don_15_the_only_one_who_stayed_may_pass_and_gets_the_lot() -> None:
    match = swapping()
    play(match, "A swap blue 2", "A give red 4", "B swap green 7", "B give red 4", "C stay")
    open_lot(match, "grey 3")
    play(match, "C pass")
    assert "grey 3" in owned(match, "C")
    assert first(match) == "C"
    assert tokens(match) == [12, 12, 12]


def test_don_15_if_all_swapped_the_first_player_gets_the_cards() -> None:
    match = swapping(first="B", pot=4)
    play(match, "B swap green 7", "B give blue 2", "C swap red 4", "C give blue 2")
    play(match, "A swap green 7", "A give blue 2")
    assert match.actor == wc.CHANCE
    match.play("open grey 3")
    assert owned(match, "B") == ["blue 2", "grey 3"]
    assert first(match) == "B"
    assert tokens(match) == [12, 12, 12]
    assert match.state.pot == 4
    assert match.state.round_number == 1


def test_don_15_if_all_swapped_the_whole_lot_is_opened_and_given() -> None:
    match = round_start(3, districts=ONE_EACH, round_number=3, swap=True)
    play(match, "A swap blue 2", "A give red 4", "B swap blue 2", "B give red 4")
    play(match, "C swap blue 2", "C give green 7")
    for name in ("grey 3", "grey 4", "grey 8"):
        match.play(f"open {name}")
    assert owned(match, "A") == ["grey 3", "grey 4", "grey 8", "red 4"]


def test_don_15_limits_go_by_what_lies_there_after_the_swaps() -> None:
    match = swapping()
    play(match, "A swap blue 2", "A give red 4", "B stay", "C stay")
    open_lot(match, "grey 3")
    assert refused(match, "B bid 4") == "DON-08"
    assert 2 in bids(match)
    play(match, "B bid 2", "C bid 4")


def test_don_15_payouts_go_by_what_lies_there_and_swappers_receive_them() -> None:
    match = swapping()
    play(match, "A swap blue 2", "A give red 4", "B stay", "C stay")
    open_lot(match, "grey 3")
    play(match, "B pass", "C bid 2")
    assert tokens(match) == [14, 12, 10]


def test_don_15_swappers_get_their_part_when_all_others_share() -> None:
    match = swapping()
    play(match, "A swap blue 2", "A give red 4", "B stay", "C stay")
    open_lot(match, "grey 3")
    play(match, "B bid 6", "C pass")
    assert tokens(match) == [15, 6, 15]


def test_don_15_swappers_bid_again_in_the_next_round() -> None:
    match = swapping(side_auctions=True)
    everyone(match, "keep")
    play(match, "A swap blue 2", "A give red 4", "B stay", "C stay")
    open_lot(match, "grey 3")
    play(match, "B bid 1", "C pass", "B sell grey 3", "C pass", "A bid 3", "C keep", "A keep")
    play(match, "B stay", "C stay", "A stay")
    open_lot(match, "red 0", "red 1")
    play(match, "B bid 1", "C bid 2", "A bid 4")
