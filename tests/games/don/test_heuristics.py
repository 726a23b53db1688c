"""The rules of thumb: what they advise in plain positions, whom they see ahead, and where they look."""

from __future__ import annotations

import pytest

import windycity as wc
from windycity.games.don import RULES
from windycity.games.don.cards import ROUNDS, START_TOKENS
from windycity.kernel import WHOLE

from ..advised import advice, best_move, best_moves, prospects
from .puzzles import by_colour
from .table import LAST_ROUND, Districts, auction, everyone, last_auction, load, open_lot, play, round_start

HEURISTICS = RULES.heuristics


def price_limit(match: wc.Match) -> int:
    """The highest bid that the seat to move would still raise, when somebody makes it before."""
    limit = 0
    for bid in range(1, START_TOKENS):
        trial = match.copy()
        trial.play(f"bid {bid}")
        if "pass" not in best_moves(trial):
            limit = bid
    return limit


# Bids


def test_a_cheap_lot_is_bid_for() -> None:
    assert best_move(auction(lot=["grey 3", "grey 7", "blue 5"])) != "pass"


def test_a_dear_district_is_left_to_others() -> None:
    match = auction(lot=["grey 3"])
    play(match, "A bid 11")
    assert best_move(match) == "pass"


def test_a_district_is_worth_more_to_who_has_its_colour() -> None:
    greys = auction(lot=["grey 3"], districts={"B": ["grey 1", "grey 4"], "C": ["red 1", "blue 5"]})
    others = auction(lot=["grey 3"], districts={"B": ["red 1", "blue 5"], "C": ["grey 1", "grey 4"]})
    assert price_limit(greys) > price_limit(others)


def test_three_districts_are_worth_more_than_one() -> None:
    one, three = auction(lot=["grey 3"]), auction(lot=["grey 3", "blue 2", "red 9"])
    assert price_limit(three) > price_limit(one)


def test_bids_far_too_high_are_no_option() -> None:
    rated = advice(auction(lot=["grey 3"]))
    assert rated["bid 12"] <= 1
    assert rated["bid 11"] <= 1


def test_the_last_one_left_does_not_leave_the_lot_to_the_opener_for_nothing() -> None:
    match = auction(lot=["grey 3", "grey 7", "blue 5"])
    play(match, "A pass", "B pass", "C pass")
    assert best_move(match).startswith("bid")


def test_tokens_are_spent_on_the_last_lot() -> None:
    match = last_auction(
        lot=by_colour("grey 378"),
        tokens=[12, 11, 13],
        districts={"A": ["grey 1"], "B": by_colour("red 04"), "C": by_colour("blue 2, gold 3")},
    )
    play(match, "A bid 8", "B bid 9", "C pass")
    assert best_move(match) in {"bid 10", "bid 12"}


def test_the_price_is_not_given_to_the_leader() -> None:
    match = round_start(
        first="D",
        tokens=[15, 3, 15, 15],
        districts={"B": by_colour("red 0489, gold 246"), "C": ["blue 2"]},
        round_number=12,
    )
    open_lot(match, "grey 1", "grey 3", "green 7")
    play(match, "D pass", "A pass", "B bid 3")
    rated = advice(match)
    assert rated["bid 5"] > rated["bid 4"], "four tokens for B, or five for all"


def test_with_penalties_nobody_errs_on_purpose() -> None:
    match = auction(lot=["grey 3"], districts={"A": ["red 4"]}, penalties=True)
    rated = advice(match)
    assert rated["bid 4"] == 0
    assert rated["bid 13"] == 0
    assert rated["bid 1"] > 0


def test_a_lot_is_opened_at_nothing_where_that_is_allowed() -> None:
    match = auction(lot=["grey 3"], tokens=[1, 0, 0, 47], zero_bid=True)
    play(match, "A pass", "B pass")
    assert best_move(match) == "bid 0"


# Sales, swaps and discards


def test_a_fine_collection_is_kept() -> None:
    match = round_start(
        districts={"A": by_colour("red 0148"), "B": ["blue 2"]}, round_number=9, side_auctions=True
    )
    assert best_move(match) == "keep"


def test_a_district_is_sold_when_its_price_buys_the_last_lot() -> None:
    match = round_start(
        3,
        tokens=[11, 13, 12],
        districts={
            "A": by_colour("red 0, blue 2, green 57, gold 2, violet 0, grey 14"),
            "B": by_colour("red 1489, blue 35, green 01, violet 9"),
            "C": by_colour("blue 67, green 9, gold 3468, violet 256"),
        },
        round_number=LAST_ROUND,
        side_auctions=True,
    )
    assert best_move(match).startswith("sell")
    assert not best_move(match).startswith("sell grey"), "the last lot is grey"


def test_a_bargain_is_bought_in_a_side_auction() -> None:
    match = round_start(
        districts={"A": ["blue 2"], "B": by_colour("blue 356")}, round_number=9, side_auctions=True
    )
    play(match, "A sell blue 2")
    assert best_move(match).startswith("bid")


def swap_table(districts: Districts) -> wc.Match:
    return round_start(districts=districts, round_number=13, swap=True)


def test_a_swap_completes_a_collection_and_gives_the_least_missed() -> None:
    match = swap_table({"A": by_colour("red 0148, grey 1"), "B": by_colour("red 9, blue 23")})
    assert best_move(match) == "swap red 9"
    match.play("swap red 9")
    assert best_move(match) == "give grey 1"


def test_a_swap_is_not_worth_an_auction_if_it_wins_nothing() -> None:
    assert (
        best_move(swap_table({"A": by_colour("red 0, grey 1"), "B": by_colour("gold 2, blue 3")})) == "stay"
    )


def test_the_least_missed_is_discarded() -> None:
    match = auction(lot=["grey 3"], districts={"A": by_colour("red 014, blue 2")}, penalties=True)
    play(match, "A bid 48", "B pass", "C pass", "D pass")
    assert best_move(match) == "discard blue 2"


# Prospects


def test_at_the_start_all_have_the_same_prospects() -> None:
    for players in range(3, 7):
        assert prospects(load(players).start(seed=1)) == [WHOLE // players] * players


def test_prospects_add_up_at_every_settled_moment() -> None:
    match = wc.load("don").start(seed=4)
    while match.actor != wc.OVER:
        if HEURISTICS.settled(match.state):
            assert WHOLE - 4 <= sum(prospects(match)) <= WHOLE
        match.play(match.legal()[0]) if match.actor == wc.CHANCE else match.play(min(best_moves(match)))
    assert match.ranks is not None
    assert prospects(match)[match.ranks.index(1)] > WHOLE * 9 // 10


@pytest.mark.parametrize(
    ("winner", "districts", "tokens"),
    [
        (0, {"A": by_colour("red 0148"), "B": by_colour("blue 235")}, [0, 0, 36]),
        (1, {"A": by_colour("red 0148"), "B": by_colour("blue 2356, grey 1")}, [0, 0, 36]),
        (1, {"A": by_colour("red 014"), "B": by_colour("blue 235")}, [10, 26, 0]),
        (0, {"A": by_colour("red 489"), "B": by_colour("blue 235")}, [18, 18, 0]),
    ],
    ids=["more points", "one point more", "the bonus", "the digit sum"],
)
def test_after_the_last_lot_the_winner_is_seen(winner: int, districts: Districts, tokens: list[int]) -> None:
    match = last_auction(lot=by_colour("gold 2, green 0, violet 5"), tokens=tokens, districts=districts)
    match.state.round_number = ROUNDS
    assert prospects(match)[winner] > WHOLE * 7 // 10


def test_points_tokens_and_potential_are_seen_to_be_good() -> None:
    even = round_start(4, round_number=8)
    for better in (
        round_start(4, round_number=8, districts={"A": by_colour("red 01")}),
        round_start(4, round_number=8, tokens=[18, 10, 10, 10]),
    ):
        assert prospects(better)[0] > prospects(even)[0]
    districts = {"A": by_colour("red 01"), "B": by_colour("blue 23"), "C": by_colour("blue 567")}
    hopeful, hopeless, *_ = prospects(round_start(4, round_number=8, districts=districts))
    assert hopeful > hopeless


def test_who_can_bid_most_before_the_last_lot_is_ahead() -> None:
    districts = {"A": by_colour("red 04, blue 2"), "B": by_colour("green 01, blue 5")}
    rich = round_start(3, tokens=[14, 12, 10], districts=districts, round_number=LAST_ROUND)
    poor = round_start(3, tokens=[12, 14, 10], districts=districts, round_number=LAST_ROUND)
    assert prospects(rich)[0] > prospects(poor)[0] + WHOLE // 5


# Settled moments


@pytest.mark.parametrize("options", [{}, {"side_auctions": True}, {"swap": True}, {"penalties": True}])
def test_every_round_has_one_settled_moment_before_its_districts_are_opened(options: dict[str, bool]) -> None:
    match = load(3, **options).start(seed=5)
    rounds = []
    while match.actor != wc.OVER:
        if HEURISTICS.settled(match.state):
            assert match.actor == wc.CHANCE
            assert "open" in match.legal()[0].text
            rounds.append(match.state.round_number)
        match.play(match.legal()[0]) if match.actor == wc.CHANCE else match.play(min(best_moves(match)))
    assert rounds == list(range(ROUNDS))


def test_an_open_lot_is_not_settled() -> None:
    match = round_start(round_number=2)
    assert HEURISTICS.settled(match.state)
    match.play("open red 0")
    assert not HEURISTICS.settled(match.state)
    open_lot(match, "red 1")
    assert not HEURISTICS.settled(match.state)
    everyone(match, "pass")
    assert HEURISTICS.settled(match.state)
