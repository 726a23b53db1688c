"""Positions with one right move each, beyond doubt by the rules: for bots to solve.

All of them are in the last turn before goals or wealth are judged, so that the end of the turn shows who was
right; `test_puzzles.py` proves every solution by trying all moves.
"""

from __future__ import annotations

import windycity as wc
from windycity.games.chicago.board import CASINO, SQUARE_BARS

from ..puzzle import Puzzle
from .chiccaggo import town
from .city import Owners, city, label_list

HERON, CAROUSEL, PEACOCK, MERMAID = CASINOS = label_list(*CASINO)
SQUARE = label_list(*SQUARE_BARS)
NO_CASINOS: Owners = {"nobody": CASINOS}


def third_casino() -> wc.Match:
    return city(
        when="A6",
        turn="blue",
        points=1,
        blue="4er copper 2, 2er ferry 4",
        red="3er foundry 4",
        owners={"blue": [MERMAID, PEACOCK]},
    )


def break_three_casinos() -> wc.Match:
    return city(
        when="A6",
        turn="blue",
        points=1,
        blue="2er anvil 2, 2er ferry 5",
        red="4er emerald peacock, 3er foundry 4",
        owners={"red": [HERON, CAROUSEL, PEACOCK]},
    )


def older_goal() -> wc.Match:
    return city(
        when="A6",
        turn="blue",
        points=1,
        blue="4er copper 2, 2er square 4",
        green="4er willow 3",
        owners={"blue": [MERMAID, PEACOCK], "green": SQUARE},
    )


def no_point_to_spare() -> wc.Match:
    return city(
        when="A6",
        turn="blue",
        points=6,
        blue="3er copper 7, 2er ferry 4",
        owners={"blue": [MERMAID, PEACOCK]},
    )


def last_square_bars() -> wc.Match:
    return city(
        when="B6",
        turn="yellow",
        points=6,
        yellow="3er honeycomb, 2er ferry 4, 2er lantern 5",
        owners={"yellow": [bar for bar in SQUARE if bar not in ("topaz terrace", "indigo pavilion")]},
    )


def beat_the_guard() -> wc.Match:
    return city(
        when="A6",
        turn="blue",
        points=1,
        blue="4er copper 2, 4er anvil 2",
        yellow="1er gilded heron",
        red="4er crimson carousel",
        owners={"blue": [MERMAID, PEACOCK]},
    )


def take_from_the_leader() -> wc.Match:
    return city(
        when="D6",
        turn="green",
        points=1,
        green="2er copper 5, 2er deacon 2",
        red="2er foundry 3",
        owners={"nobody": CASINOS, "red": ["honeycomb"]},
        cash={"yellow": 0, "red": 133, "green": 105, "blue": 0},
    )


def fifth_top_member() -> wc.Match:
    return city(
        when="D6",
        turn="green",
        points=1,
        green="4er lantern 1, 4er lantern 9, 4er deacon 9, 4er foundry 3, 3er lantern 5",
        yellow="1er last nickel",
        red="1er paprika joint",
        owners={"nobody": CASINOS},
        cash={"yellow": 0, "red": 900, "green": 0, "blue": 0},
    )


def done_with_three_casinos() -> wc.Match:
    return town(
        turn="green",
        dice=(1,),
        green=f"green {HERON}, green {PEACOCK}, yellow {MERMAID}",
        yellow="yellow lantern 4",
        red=f"yellow {CAROUSEL}",
    )


def the_die_that_fits() -> wc.Match:
    return town(
        turn="green",
        dice=(2, 5),
        green=f"green {MERMAID}, green {PEACOCK}, yellow copper 1",
        yellow="yellow lantern 4",
        red=f"yellow {CAROUSEL}",
    )


def richest_by_a_bar() -> wc.Match:
    match = town(
        when="D6",
        start="red",
        turn="yellow",
        dice=(1,),
        yellow=f"green deacon 2, green lantern 6, yellow {HERON}",
        red="yellow hatbox",
        cash={"yellow": 100, "red": 173, "green": 0, "blue": 0},
    )
    match.play("die 1")
    return match


def the_weaker_guard() -> wc.Match:
    match = town(
        when="D6",
        start="blue",
        turn="green",
        dice=(1,),
        green=f"green {MERMAID}, green {PEACOCK}, red copper 2, red anvil 2",
        yellow=f"blue {HERON}",
        red=f"yellow {CAROUSEL}",
        cash={"yellow": 0, "red": 900, "green": 0, "blue": 0},
    )
    match.play("die 1")
    return match


def fifth_yellow_plug() -> wc.Match:
    match = town(
        when="D6",
        start="blue",
        turn="green",
        dice=(1,),
        green="yellow lantern 1, yellow lantern 9, yellow deacon 9, yellow foundry 3, red lantern 5",
        yellow="blue last nickel",
        red="blue paprika joint",
        cash={"yellow": 0, "red": 900, "green": 0, "blue": 0},
    )
    match.play("die 1")
    return match


PUZZLES = (
    Puzzle(
        "third casino",
        third_casino,
        ("walk copper 2 to gilded heron",),
        "With the last point of the phase the third casino is taken and wins.",
    ),
    Puzzle(
        "break three casinos",
        break_three_casinos,
        ("walk anvil 2 to crimson carousel",),
        "Red holds three casinos and wins at the end of this turn, unless one of them is taken.",
    ),
    Puzzle(
        "older goal",
        older_goal,
        ("walk square 4 to topaz terrace",),
        "A third casino is no help: green has held the square longer. One square bar breaks it.",
        is_deep=True,
    ),
    Puzzle(
        "no point to spare",
        no_point_to_spare,
        ("walk copper 7 to copper 6",),
        "The third casino is six steps away and six points are left; whoever walks elsewhere is too late.",
    ),
    Puzzle(
        "last square bars",
        last_square_bars,
        ("walk honeycomb to square 2", "walk ferry 4 to ferry 5"),
        "Two square bars are missing, four steps from one member and two from another; no point is to spare.",
    ),
    Puzzle(
        "beat the guard",
        beat_the_guard,
        ("walk copper 2 to gilded heron",),
        "Either casino is the third; a 1er is beaten far more often than a 4er.",
    ),
    Puzzle(
        "take from the leader",
        take_from_the_leader,
        ("walk copper 5 to honeycomb",),
        "Red is eight ahead; a bar of five from red makes ten of difference, a free one only five.",
    ),
    Puzzle(
        "fifth top member",
        fifth_top_member,
        ("walk lantern 5 to last nickel",),
        "Red cannot be caught by wealth; only the 3er that wins a duel makes five members of four rings.",
    ),
    Puzzle(
        "done with three casinos",
        done_with_three_casinos,
        ("done",),
        "Three casinos win when the turn ends; the die that is left would lead a member out of one.",
    ),
    Puzzle(
        "the die that fits",
        the_die_that_fits,
        ("die 2",),
        "The third casino is two pips away, and a member has to stay in it.",
    ),
    Puzzle(
        "richest by a bar",
        richest_by_a_bar,
        ("walk deacon 2 to sunflower lounge",),
        "Red is four ahead when all is sold; the bar of five next door is worth more than that.",
    ),
    Puzzle(
        "the weaker guard",
        the_weaker_guard,
        ("walk copper 2 to gilded heron",),
        "Either casino is the third; a blue plug is beaten far more often than a yellow one.",
    ),
    Puzzle(
        "fifth yellow plug",
        fifth_yellow_plug,
        ("walk lantern 5 to last nickel",),
        "Red cannot be caught by wealth; only the red plug that wins a fight makes five yellow ones.",
    ),
)
