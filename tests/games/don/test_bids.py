"""DON-05, DON-07 and DON-08: the numbers that can be bid."""

from __future__ import annotations

import pytest

import windycity as wc

from .table import (
    ONE_OF_EACH_DIGIT,
    auction,
    bids,
    first,
    legal,
    open_lot,
    owned,
    play,
    refused,
    tokens,
)


def test_don_05_the_lowest_bid_is_one() -> None:
    match = auction()
    assert min(bids(match)) == 1
    assert refused(match, "A bid 0") == "DON-05"


def test_don_05_the_zero_bid_is_off_by_default() -> None:
    assert wc.load("don").options["zero_bid"] is False


def test_don_05_the_option_allows_an_opening_bid_of_zero() -> None:
    match = auction(zero_bid=True)
    assert bids(match) == list(range(13))
    play(match, "A bid 0")
    assert refused(match, "B bid 0") in {"DON-04", "DON-05"}
    assert min(bids(match)) == 1


def test_don_05_whoever_opens_may_open_at_zero() -> None:
    match = auction(zero_bid=True)
    play(match, "A pass", "B bid 0", "C pass", "D pass")
    assert owned(match, "B") == ["grey 3"]
    assert first(match) == "B"


def test_don_05_zero_can_be_bid_without_tokens() -> None:
    match = auction(zero_bid=True, tokens=[0, 16, 16, 16])
    assert legal(match) == ["bid 0", "pass"]


def test_don_05_a_winning_zero_pays_the_pot_to_who_owns_digit_zero() -> None:
    match = auction(zero_bid=True, pot=5, districts={"B": ["blue 2"], "C": ["red 0"]})
    play(match, "A bid 0", "B pass", "C pass", "D pass")
    assert tokens(match) == [12, 12, 17, 12]
    assert match.state.pot == 0


def test_don_05_a_winning_zero_shares_the_pot_if_nobody_owns_digit_zero() -> None:
    match = auction(zero_bid=True, pot=5)
    play(match, "A bid 0", "B pass", "C pass", "D pass")
    assert tokens(match) == [12, 13, 13, 13]
    assert match.state.pot == 2


def test_don_05_an_owner_of_digit_zero_cannot_bid_zero() -> None:
    match = auction(zero_bid=True, districts={"A": ["red 0"]})
    assert refused(match, "A bid 0") == "DON-08"


def test_don_07_nobody_may_bid_more_than_they_have() -> None:
    match = auction(tokens=[5, 19, 12, 12])
    assert bids(match) == [1, 2, 3, 4, 5]
    assert refused(match, "A bid 6") == "DON-07"
    assert refused(match, "A bid 48") == "DON-07"
    play(match, "A bid 5")
    assert bids(match) == list(range(6, 20))
    assert refused(match, "B bid 20") == "DON-07"


def test_don_07_all_tokens_may_be_bid_and_paid() -> None:
    match = auction()
    play(match, "A bid 12", "B pass", "C pass", "D pass")
    assert tokens(match) == [0, 16, 16, 16]
    open_lot(match, "red 0", "red 1")
    assert legal(match) == ["pass"]


def test_don_08_the_example_of_the_rulebook() -> None:
    match = auction(tokens=[28, 12, 12, 12], districts={"A": ["red 4", "blue 6"]})
    for bid in (4, 6, 14, 16, 24, 26):
        assert refused(match, f"A bid {bid}") == "DON-08"
    assert bids(match) == [bid for bid in range(1, 29) if bid % 10 not in {4, 6}]


@pytest.mark.parametrize("name", ONE_OF_EACH_DIGIT)
def test_don_08_own_digit_also_bars_two_digit_bids(name: str) -> None:
    match = auction(tokens=[30, 6, 6, 6], districts={"A": [name]}, lot=["grey 3"])
    digit = int(name.split()[1])
    assert bids(match) == [bid for bid in range(1, 31) if bid % 10 != digit]
    assert refused(match, f"A bid {digit + 10}") == "DON-08"


def test_don_08_a_first_digit_bars_nothing() -> None:
    match = auction(districts={"A": ["red 1"]})
    assert bids(match) == [2, 3, 4, 5, 6, 7, 8, 9, 10, 12]


def test_don_08_districts_of_others_and_of_the_lot_bar_nothing() -> None:
    match = auction(districts={"B": ["red 4"]}, lot=["grey 3"])
    play(match, "A bid 3")
    assert refused(match, "B bid 4") == "DON-08"
    play(match, "B pass", "C bid 4")


def test_don_08_a_district_bars_from_the_round_after_it_was_won() -> None:
    match = auction(lot=["grey 3"])
    play(match, "A bid 3", "B pass", "C pass", "D pass")
    open_lot(match, "red 0", "red 1")
    assert refused(match, "A bid 3") == "DON-08"
    assert bids(match) == [1, 2, 4, 5, 6, 7, 8, 9]
