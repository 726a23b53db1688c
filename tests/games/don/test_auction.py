"""DON-04, DON-06 and DON-09: raising and passing, and who gets the lot."""

from __future__ import annotations

import pytest

import windycity as wc

from .table import (
    ONE_OF_EACH_DIGIT,
    auction,
    bids,
    everyone,
    first,
    legal,
    load,
    lot_of,
    open_lot,
    owned,
    play,
    refused,
    tokens,
)


def test_don_04_bidding_goes_clockwise_from_the_first_player() -> None:
    match = auction(first="C")
    play(match, "C bid 1", "D bid 2", "A bid 3", "B bid 4", "C bid 5")


@pytest.mark.parametrize("bid", [1, 4, 5])
def test_don_04_a_bid_must_raise(bid: int) -> None:
    match = auction()
    play(match, "A bid 5")
    assert refused(match, f"B bid {bid}") == "DON-04"
    assert bids(match) == [6, 7, 8, 9, 10, 11, 12]


def test_don_04_a_raise_may_jump() -> None:
    match = auction()
    play(match, "A bid 1", "B bid 11", "C bid 12", "D pass", "A pass", "B pass")
    assert tokens(match)[2] == 0


def test_don_04_who_passed_is_out_of_the_auction() -> None:
    match = auction()
    play(match, "A bid 1", "B pass", "C bid 2", "D pass", "A bid 3", "C bid 4", "A bid 5", "C pass")
    assert owned(match, "A") == ["grey 3"]


def test_don_04_ends_as_soon_as_all_but_the_highest_bidder_passed() -> None:
    match = auction()
    play(match, "A bid 1", "B pass", "C pass", "D pass")
    assert match.actor == wc.CHANCE
    assert owned(match, "A") == ["grey 3"]


def test_don_04_the_first_player_may_pass_and_another_open() -> None:
    match = auction()
    play(match, "A pass", "B bid 3", "C pass", "D bid 4", "B pass")
    assert owned(match, "D") == ["grey 3"]


def test_don_04_each_player_in_turn_may_open_until_someone_bids() -> None:
    match = auction()
    play(match, "A pass", "B pass")
    assert bids(match) == list(range(1, 13))
    play(match, "C pass")
    assert bids(match) == list(range(1, 13))
    play(match, "D bid 2")
    assert match.actor == wc.CHANCE
    assert owned(match, "D") == ["grey 3"]


def test_don_04_ends_when_all_have_passed() -> None:
    match = auction()
    everyone(match, "pass")
    assert match.actor == wc.CHANCE
    assert lot_of(match) == []


def test_don_04_the_last_seat_may_pass_though_nobody_has_bid() -> None:
    match = auction()
    play(match, "A pass", "B pass", "C pass")
    assert "pass" in legal(match)
    play(match, "D pass")
    assert owned(match, "D") == []


def test_don_04_the_lot_is_sold_as_one() -> None:
    match = auction(lot=["red 0", "blue 3", "grey 8"])
    play(match, "A pass", "B bid 1", "C pass", "D pass")
    assert owned(match, "B") == ["blue 3", "grey 8", "red 0"]


def test_don_04_a_new_round_forgets_passes_and_bids() -> None:
    match = auction()
    play(match, "A pass", "B bid 7", "C pass", "D pass")
    open_lot(match, "red 0", "red 1")
    assert 1 in bids(match)
    play(match, "B bid 1", "C bid 2", "D bid 4", "A bid 5")


def test_don_04_pass_is_the_only_move_without_tokens() -> None:
    match = auction(tokens=[0, 24, 24, 0])
    assert legal(match) == ["pass"]
    play(match, "A pass", "B bid 24", "C pass")
    assert legal(match) == ["pass"]


def test_don_04_pass_is_the_only_move_when_no_raise_is_affordable() -> None:
    match = auction(tokens=[12, 7, 12, 12])
    play(match, "A bid 7")
    assert legal(match) == ["pass"]


def test_don_04_pass_is_the_only_move_of_who_owns_every_digit() -> None:
    match = auction(districts={"A": ONE_OF_EACH_DIGIT})
    assert legal(match) == ["pass"]


def test_don_04_pass_is_always_legal() -> None:
    match = auction()
    play(match, "A bid 1")
    for line in ("B bid 2", "C bid 3", "D bid 4", "A bid 5", "B bid 12"):
        assert "pass" in legal(match)
        play(match, line)
    assert legal(match) == ["pass"]


@pytest.mark.parametrize("move", ["keep", "stay", "sell red 0", "swap red 4", "give red 0", "discard red 0"])
def test_don_04_other_moves_are_refused_during_an_auction(move: str) -> None:
    match = auction(districts={"A": ["red 0"], "B": ["red 4"]}, side_auctions=False)
    assert refused(match, f"A {move}") == "DON-04"


def test_don_04_only_the_seat_whose_turn_it_is_bids() -> None:
    match = auction()
    with pytest.raises(wc.IllegalMove) as caught:
        match.play("bid 3", seat=1)
    assert caught.value.clause == "DON-04"


def test_don_06_a_lot_nobody_bids_for_goes_to_the_first_player() -> None:
    match = auction(lot=["red 0", "grey 8"], first="C")
    everyone(match, "pass")
    assert owned(match, "C") == ["grey 8", "red 0"]
    assert tokens(match) == [12, 12, 12, 12]


def test_don_06_nothing_is_paid_out_and_the_pot_stays() -> None:
    match = auction(pot=7, districts={"B": ["red 0"], "C": ["blue 7"]})
    everyone(match, "pass")
    assert tokens(match) == [12, 12, 12, 12]
    assert match.state.pot == 7


def test_don_06_holds_with_the_zero_bid_too() -> None:
    match = auction(pot=7, zero_bid=True, districts={"B": ["red 0"]})
    everyone(match, "pass")
    assert owned(match, "A") == ["grey 3"]
    assert match.state.pot == 7


def test_don_06_the_first_player_gets_it_even_if_they_could_not_bid() -> None:
    match = auction(tokens=[0, 16, 16, 16])
    everyone(match, "pass")
    assert owned(match, "A") == ["grey 3"]


def test_don_09_the_winner_pays_and_lays_the_cards_open() -> None:
    match = auction(lot=["red 0", "grey 8"])
    play(match, "A bid 2", "B bid 6", "C pass", "D pass", "A pass")
    assert tokens(match) == [14, 6, 14, 14]
    shown = match.view(seat=3)["seats"][1]["districts"]
    assert [card["name"] for card in shown] == ["red 0", "grey 8"]
    assert match.view()["lot"] == []


def test_don_09_the_winner_is_first_in_the_next_round() -> None:
    match = auction()
    play(match, "A bid 2", "B bid 3", "C bid 6", "D pass", "A pass", "B pass")
    assert first(match) == "C"
    open_lot(match, "red 0", "red 1")
    play(match, "C bid 1", "D bid 2", "A pass", "B pass", "C pass")
    assert first(match) == "D"


def test_don_09_who_takes_a_free_lot_is_first_again() -> None:
    match = auction(first="B")
    everyone(match, "pass")
    assert first(match) == "B"
    open_lot(match, "red 0", "red 1")
    play(match, "B pass", "C bid 1")


def test_don_09_the_winner_is_asked_first_about_side_auctions() -> None:
    match = load(3, side_auctions=True).start(seed=7)
    match.play("first A")
    everyone(match, "keep")
    open_lot(match, "grey 3")
    play(match, "A pass", "B bid 1", "C pass", "B keep", "C keep", "A keep")
