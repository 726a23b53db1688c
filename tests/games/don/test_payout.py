"""DON-10 to DON-12: who earns the price of a lot."""

from __future__ import annotations

import pytest

from .table import auction, everyone, open_lot, play, tokens

# The players of the rulebook's examples, in the order of their seats.
ANKE, BERT, CLAUS, DIETER = "A", "B", "C", "D"


def test_don_10_example_seven_tokens_for_the_owner_of_a_seven() -> None:
    match = auction(districts={BERT: ["blue 7"]})
    play(match, "A bid 7", "B pass", "C pass", "D pass")
    assert tokens(match) == [5, 19, 12, 12]
    assert match.state.pot == 0


def test_don_10_example_three_owners_of_a_nine_share() -> None:
    match = auction(
        first=DIETER,
        lot=["red 0", "red 1"],
        districts={ANKE: ["red 9"], BERT: ["green 9"], CLAUS: ["violet 9"]},
    )
    play(match, "D bid 9", "A pass", "B pass", "C pass")
    assert tokens(match) == [15, 15, 15, 3]


def test_don_10_example_two_eights_beat_one() -> None:
    match = auction(districts={BERT: ["red 8", "gold 8"], CLAUS: ["grey 8"]})
    play(match, "A bid 8", "B pass", "C pass", "D pass")
    assert tokens(match) == [4, 20, 12, 12]


def test_don_10_example_the_last_digit_of_twelve_decides() -> None:
    match = auction(
        first=CLAUS, lot=["grey 3", "grey 4", "grey 7"], districts={BERT: ["blue 2"], DIETER: ["red 1"]}
    )
    play(match, "C bid 12", "D pass", "A pass", "B pass")
    assert tokens(match) == [12, 24, 0, 12]


@pytest.mark.parametrize(("bid", "decides"), [(14, "red 4"), (10, "red 0"), (20, "red 0"), (21, "red 1")])
def test_don_10_the_last_digit_of_a_two_digit_bid_decides(bid: int, decides: str) -> None:
    others = {"red 0", "red 1", "red 4", "blue 2"} - {decides}
    match = auction(tokens=[21, 9, 9, 9], districts={BERT: sorted(others), CLAUS: [decides]})
    play(match, f"A bid {bid}", "B pass", "C pass", "D pass")
    assert tokens(match) == [21 - bid, 9, 9 + bid, 9]


def test_don_10_two_with_the_most_share_and_one_with_fewer_gets_nothing() -> None:
    match = auction(5, districts={"B": ["red 8"], "D": ["gold 8"], "E": ["red 9"]})
    play(match, "A bid 8", "B pass", "C pass", "D pass", "E pass")
    assert tokens(match) == [4, 16, 12, 16, 12]


def test_don_10_districts_of_other_digits_do_not_count() -> None:
    match = auction(districts={"B": ["blue 7"], "C": ["red 0", "red 1", "red 4", "red 8", "red 9"]})
    play(match, "A bid 7", "B pass", "C pass", "D pass")
    assert tokens(match) == [5, 19, 12, 12]


def test_don_10_cards_just_won_do_not_count() -> None:
    match = auction(lot=["blue 7", "green 7"], districts={"B": ["grey 7"]})
    play(match, "A bid 7", "B pass", "C pass", "D pass")
    assert tokens(match) == [5, 19, 12, 12]


def test_don_10_the_winner_never_gets_tokens_back() -> None:
    match = auction(lot=["blue 7", "green 7", "grey 7"])
    play(match, "A pass", "B bid 7", "C pass", "D pass")
    assert tokens(match) == [14, 5, 14, 14]
    assert match.state.pot == 1


def test_don_10_the_final_bid_decides_and_not_an_earlier_one() -> None:
    match = auction(districts={"C": ["red 4"], "D": ["blue 5"]})
    play(match, "A bid 4", "B bid 5", "C pass", "D pass", "A pass")
    assert tokens(match) == [12, 7, 12, 17]


def test_don_10_a_bidder_who_lost_can_earn_the_price() -> None:
    match = auction(districts={"B": ["blue 7"]})
    play(match, "A bid 5", "B bid 6", "C pass", "D pass", "A bid 7", "B pass")
    assert tokens(match) == [5, 19, 12, 12]


def test_don_10_districts_count_as_they_lie_now() -> None:
    match = auction(3, lot=["blue 7"])
    play(match, "A pass", "B bid 2", "C pass")
    open_lot(match, "red 0", "red 1")
    play(match, "B pass", "C bid 7", "A pass")
    assert tokens(match) == [13, 17, 6]


def test_don_11_example_six_tokens_are_shared_by_all_others() -> None:
    match = auction()
    play(match, "A bid 6", "B pass", "C pass", "D pass")
    assert tokens(match) == [6, 14, 14, 14]
    assert match.state.pot == 0


@pytest.mark.parametrize("players", [3, 4, 5, 6])
def test_don_11_all_others_share_at_every_table(players: int) -> None:
    match = auction(players, first="B")
    play(match, f"B bid {2 * (players - 1)}")
    play(match, *(f"{letter} pass" for letter in "CDEF"[: players - 2]), "A pass")
    expected = [14] * players
    expected[1] = 12 - 2 * (players - 1)
    assert tokens(match) == expected


def test_don_11_other_digits_do_not_change_the_shares() -> None:
    match = auction(districts={"B": ["red 0", "red 1"], "C": ["blue 5"], "A": ["red 4"]})
    play(match, "A bid 6", "B pass", "C pass", "D pass")
    assert tokens(match) == [6, 14, 14, 14]


def test_don_11_the_digit_among_the_cards_just_won_changes_nothing() -> None:
    match = auction(lot=["blue 6"])
    play(match, "A bid 6", "B pass", "C pass", "D pass")
    assert tokens(match) == [6, 14, 14, 14]


def test_don_11_players_without_tokens_share_too() -> None:
    match = auction(tokens=[48, 0, 0, 0])
    play(match, "A bid 3", "B pass", "C pass", "D pass")
    assert tokens(match) == [45, 1, 1, 1]


def test_don_12_example_thirteen_leave_one_that_is_added_to_nine() -> None:
    match = auction(3, tokens=[13, 12, 11])
    play(match, "A bid 13", "B pass", "C pass")
    assert tokens(match) == [0, 18, 17]
    assert match.state.pot == 1
    open_lot(match, "red 0", "red 1")
    play(match, "A pass", "B bid 9", "C pass")
    assert tokens(match) == [5, 9, 22]
    assert match.state.pot == 0


def test_don_12_owners_of_the_digit_share_rounded_down() -> None:
    match = auction(districts={"B": ["blue 7"], "D": ["grey 7"]})
    play(match, "A bid 7", "B pass", "C pass", "D pass")
    assert tokens(match) == [5, 15, 12, 15]
    assert match.state.pot == 1


def test_don_12_shares_may_round_down_to_nothing() -> None:
    match = auction(6)
    play(match, "A bid 4", *(f"{letter} pass" for letter in "BCDEF"))
    assert tokens(match) == [8, 12, 12, 12, 12, 12]
    assert match.state.pot == 4


def test_don_12_the_pot_is_added_for_a_single_owner() -> None:
    match = auction(pot=3, districts={"B": ["blue 7"]})
    play(match, "A bid 7", "B pass", "C pass", "D pass")
    assert tokens(match) == [5, 22, 12, 12]
    assert match.state.pot == 0


@pytest.mark.parametrize("pot", [1, 3, 13])
def test_don_12_the_digit_comes_from_the_bid_alone(pot: int) -> None:
    digit_with_pot = (7 + pot) % 10
    owners = {8: "red 8", 0: "red 0"}
    match = auction(pot=pot, districts={"B": ["blue 7"], "C": [owners[digit_with_pot]]})
    play(match, "A bid 7", "B pass", "C pass", "D pass")
    assert tokens(match) == [5, 19 + pot, 12, 12]


def test_don_12_the_digit_does_not_come_from_the_share() -> None:
    match = auction(districts={"B": ["blue 2"]})
    play(match, "A bid 6", "B pass", "C pass", "D pass")
    assert tokens(match) == [6, 14, 14, 14]


def test_don_12_what_is_left_of_price_and_pot_stays_in_the_pot() -> None:
    match = auction(pot=2)
    play(match, "A bid 6", "B pass", "C pass", "D pass")
    assert tokens(match) == [6, 14, 14, 14]
    assert match.state.pot == 2


def test_don_12_the_pot_waits_over_a_round_without_bids() -> None:
    match = auction()
    play(match, "A bid 5", "B pass", "C pass", "D pass")
    assert match.state.pot == 2
    open_lot(match, "red 0", "red 1")
    everyone(match, "pass")
    assert match.state.pot == 2
    open_lot(match, "blue 2", "blue 5", "blue 6")
    play(match, "A pass", "B bid 4", "C pass", "D pass")
    assert tokens(match) == [9, 9, 15, 15]
    assert match.state.pot == 0


def test_don_12_everyone_sees_the_pot() -> None:
    match = auction(pot=2)
    assert match.view()["pot"] == match.view(seat=1)["pot"] == 2
