"""Positions with one right move. All are in the last round, where everything that is to come is known: the
right move wins whatever the others do, and `forcing.py` proves that no other move does."""

from __future__ import annotations

import windycity as wc

from ..puzzle import Puzzle
from .table import LAST_ROUND, last_auction, play, round_start


def by_colour(text: str) -> list[str]:
    """Districts written as "red 04, blue 7": red 0, red 4 and blue 7."""
    groups = [group.split() for group in text.split(", ")]
    return [f"{colour} {digit}" for colour, digits in groups for digit in digits]


def split_the_price() -> wc.Match:
    match = last_auction(
        4,
        lot=by_colour("blue 5, green 0, violet 9"),
        first="B",
        tokens=[28, 10, 9, 0],
        pot=1,
        districts={
            "A": by_colour("blue 7, green 5, violet 2, grey 48"),
            "B": by_colour("red 9, blue 2, green 17, gold 3, violet 05, grey 13"),
            "C": by_colour("red 014, blue 36, grey 7"),
            "D": by_colour("red 8, green 9, gold 2468, violet 6"),
        },
    )
    play(match, "B bid 4", "C bid 9", "D pass")
    return match


def stay_the_richest() -> wc.Match:
    match = last_auction(
        3,
        lot=by_colour("blue 7, green 9, gold 4"),
        first="B",
        tokens=[23, 5, 7],
        pot=1,
        districts={
            "A": by_colour("red 0, blue 25, green 57, violet 05"),
            "B": by_colour("red 19, blue 3, green 1, gold 3, violet 69, grey 148"),
            "C": by_colour("red 48, blue 6, green 0, gold 268, violet 2, grey 37"),
        },
    )
    play(match, "B bid 5", "C pass")
    return match


def pay_the_last() -> wc.Match:
    match = last_auction(
        3,
        lot=by_colour("green 19, gold 3"),
        first="B",
        tokens=[2, 11, 22],
        pot=1,
        districts={
            "A": by_colour("red 0, blue 23, green 0, gold 8, violet 09, grey 148"),
            "B": by_colour("red 1, blue 567, green 5, gold 26, violet 256"),
            "C": by_colour("red 489, green 7, gold 4, grey 37"),
        },
    )
    play(match, "B bid 10")
    return match


def let_it_go() -> wc.Match:
    match = last_auction(
        4,
        lot=by_colour("blue 2, violet 0, grey 1"),
        first="B",
        tokens=[14, 22, 5, 7],
        districts={
            "A": by_colour("red 9, blue 37, green 17, gold 34"),
            "B": by_colour("red 18, blue 6, green 0, gold 6"),
            "C": by_colour("red 4, blue 5, green 9, gold 28, violet 5, grey 48"),
            "D": by_colour("red 0, green 5, violet 269, grey 37"),
        },
    )
    play(match, "B bid 9", "C pass", "D pass")
    return match


def let_it_go_to_the_third() -> wc.Match:
    match = last_auction(
        3,
        lot=by_colour("red 0, green 1, grey 7"),
        first="B",
        tokens=[13, 16, 7],
        districts={
            "A": by_colour("red 48, blue 2367, gold 38, violet 5"),
            "B": by_colour("blue 5, green 59, gold 2, violet 69, grey 1"),
            "C": by_colour("red 19, green 07, gold 46, violet 02, grey 348"),
        },
    )
    play(match, "B bid 7", "C pass")
    return match


def take_the_cheap_bid_away() -> wc.Match:
    return last_auction(
        3,
        lot=by_colour("red 4, green 1, violet 5"),
        first="A",
        tokens=[8, 6, 22],
        districts={
            "A": by_colour("red 18, blue 27, green 09, gold 248, violet 2, grey 7"),
            "B": by_colour("red 0, blue 356, green 5, gold 6, violet 69, grey 4"),
            "C": by_colour("red 9, green 7, gold 3, violet 0, grey 138"),
        },
    )


def nobody_can_raise() -> wc.Match:
    return last_auction(
        3,
        lot=by_colour("violet 9, grey 37"),
        first="C",
        tokens=[17, 1, 18],
        districts={
            "A": by_colour("red 9, blue 26, green 9, gold 46, violet 2, grey 8"),
            "B": by_colour("red 04, blue 57, green 0157, gold 8, violet 5"),
            "C": by_colour("red 18, blue 3, gold 23, violet 06, grey 14"),
        },
    )


def sell_nothing() -> wc.Match:
    match = round_start(
        3,
        first="B",
        tokens=[0, 18, 17],
        pot=1,
        round_number=LAST_ROUND,
        side_auctions=True,
        districts={
            "A": by_colour("red 089, blue 7, green 09, gold 2346, violet 0"),
            "B": by_colour("red 4, blue 356, green 17, grey 37"),
            "C": by_colour("blue 2, green 5, violet 569, grey 148"),
        },
    )
    play(match, "B keep", "C keep")
    return match


def save_for_the_last_lot() -> wc.Match:
    match = round_start(
        3,
        first="B",
        tokens=[14, 3, 18],
        pot=1,
        round_number=LAST_ROUND,
        side_auctions=True,
        districts={
            "A": by_colour("red 49, blue 26, green 09, violet 09, grey 1"),
            "B": by_colour("red 8, blue 37, green 17, gold 2, violet 2, grey 348"),
            "C": by_colour("red 01, green 5, gold 3468, violet 6"),
        },
    )
    play(match, "B keep", "C keep", "A sell red 4", "B pass")
    return match


def not_for_nothing() -> wc.Match:
    match = round_start(
        3,
        first="B",
        tokens=[5, 18, 13],
        round_number=LAST_ROUND,
        side_auctions=True,
        districts={
            "A": by_colour("red 18, blue 357, green 9, violet 69"),
            "B": by_colour("red 04, blue 2, green 15, gold 2, violet 2, grey 17"),
            "C": by_colour("red 9, blue 6, green 7, gold 3468, violet 0, grey 34"),
        },
    )
    play(match, "B keep", "C keep", "A sell blue 7")
    return match


def buy_the_point() -> wc.Match:
    match = round_start(
        3,
        first="B",
        tokens=[18, 0, 18],
        round_number=LAST_ROUND,
        side_auctions=True,
        districts={
            "A": by_colour("red 18, green 179, gold 2, violet 0, grey 37"),
            "B": by_colour("red 04, blue 6, green 5, gold 368, violet 569, grey 1"),
            "C": by_colour("red 9, blue 2357, green 0, violet 2"),
        },
    )
    play(match, "B keep", "C keep", "A sell gold 2", "B pass")
    return match


PUZZLES = (
    Puzzle(
        "split the price",
        split_the_price,
        ("bid 10",),
        "The lot and the bonus beat D's 13. Only digit 0 has two owners, B and C; any other digit makes "
        "somebody else the richest, and a pass gives C the lot and the win.",
    ),
    Puzzle(
        "stay the richest",
        stay_the_richest,
        ("bid 6",),
        "With 6 A keeps 17 tokens and the bonus. From 8 on B or C is richer, has as many points as A, and "
        "the higher digit sum.",
    ),
    Puzzle(
        "pay the last",
        pay_the_last,
        ("bid 20",),
        "The lot makes 18, and B has 17: the bonus must not go to B. Twenty goes to A alone, who owns all "
        "zeros and is too far behind to win with it.",
    ),
    Puzzle(
        "let it go",
        let_it_go,
        ("pass",),
        "B gets the lot for 9 and stays behind, A gets a third of it and the bonus, and wins at once. "
        "Whatever A bids, B can raise.",
    ),
    Puzzle(
        "let it go to the third",
        let_it_go_to_the_third,
        ("pass",),
        "B pays 7 to A and C, which makes A the richest: 19 against 18 and 15. Whatever A bids, B can raise.",
    ),
    Puzzle(
        "take the cheap bid away",
        take_the_cheap_bid_away,
        ("bid 6",),
        "C wins with the lot and the bonus, and can afford both with 6. The next that C may bid is 12, and "
        "that costs the bonus.",
    ),
    Puzzle(
        "nobody can raise",
        nobody_can_raise,
        ("bid 17",),
        "A has 17 tokens and can raise anything below. If A buys the lot for 17, B gets the money and wins.",
    ),
    Puzzle(
        "sell nothing",
        sell_nothing,
        ("keep",),
        "A has 21 and wins if nothing changes: the last lot is worth too little to B and C. A district sold "
        "is a point or more for one of them.",
    ),
    Puzzle(
        "save for the last lot",
        save_for_the_last_lot,
        ("pass",),
        "Who gets the last lot wins, and C can bid more than A. Every token paid for red 4 goes to A.",
    ),
    Puzzle(
        "not for nothing",
        not_for_nothing,
        ("bid 3",),
        "B needs 13 tokens to outbid C for the last lot, so 3 is all that B can spend. A pass leaves blue 7 "
        "to C for a token, and C wins with it and the bonus.",
    ),
    Puzzle(
        "buy the point",
        buy_the_point,
        ("bid 1",),
        "The last lot makes 17, B has 18: C needs gold 2 and gold 4 together. With 17 tokens C can still "
        "open at 16, which A cannot raise; with less C is outbid.",
        is_deep=True,
    ),
)
