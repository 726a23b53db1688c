"""Positions in which one move is right beyond doubt: it wins whatever the others do, and nothing else does.

All are in turn twelve, where chance has nothing more to say. `test_puzzles.py` proves every one of them by
trying all there is.
"""

from __future__ import annotations

import windycity as wc
from windycity.games.shikago.state import BAIL, BUILD, CHARITY, FIGHT, GROUPS, MOVE

from ..puzzle import Puzzle
from .city import LAST_TURN, SEATS, Sums, play, table

HELD = "grand arcade AA, old pier AA, stock pens BB, brewers row BB, banker hill CC, ice house CC"
"""Six areas that D cannot take with a henchman or two; brick lane and silk mile are open."""


def last_turn(stands: str, cash: Sums, *, boss: str = "D", casinos: str = "", **more: object) -> wc.Match:
    """Turn twelve. The Untouchables came twice, so two of the ordinary chips are out of the game; cash was
    laid open two turns ago."""
    match = table(
        stands,
        boss=boss,
        turn=LAST_TURN,
        cash=cash,
        register={letter: cash.get(letter, 0) + 40 for letter in SEATS},
        casinos=casinos.split(", ") if casinos else (),
        removed=2,
        **more,  # type: ignore[arg-type]
    )
    match.state.shown, match.state.shown_turn = [20, 24, 16, 28], 10
    return match


def gifts(least: int, most: int) -> tuple[str, ...]:
    return tuple(f"give {amount}" for amount in range(least, most + 1))


def just_below_the_richest() -> wc.Match:
    return last_turn(HELD, {"A": 60, "B": 58, "C": 20, "D": 66}, step=CHARITY)


def more_than_twice_as_rich() -> wc.Match:
    return last_turn(HELD, {"A": 20, "B": 19, "C": 10, "D": 41}, step=CHARITY)


def between_two() -> wc.Match:
    return last_turn(HELD, {"A": 60, "B": 20, "C": 47, "D": 59}, step=CHARITY)


def too_poor_to_matter() -> wc.Match:
    return last_turn(HELD, {"A": 60, "B": 58, "C": 66, "D": 3}, boss="C", step=CHARITY)


def out_of_reach_of_the_last() -> wc.Match:
    return last_turn(
        "grand arcade AA, old pier AA, stock pens BB, brewers row BB",
        {"A": 50, "B": 40, "C": 101, "D": 103},
        boss="C",
        step=CHARITY,
        casinos="brick lane, grand arcade, old pier, stock pens, brewers row",
        factories="D",
    )


def a_factory_nobody_needs() -> wc.Match:
    return last_turn(
        HELD + ", silk mile D",
        {"A": 60, "B": 50, "C": 10, "D": 90},
        step=BUILD,
        casinos="silk mile",
    )


def bail_nobody_needs() -> wc.Match:
    return last_turn(
        HELD,
        {"A": 60, "B": 50, "C": 10, "D": 86},
        step=BAIL,
        prison="DDDD",
        casinos="grand arcade, old pier, stock pens, brewers row, banker hill",
        factories="D",
    )


def the_last_henchman() -> wc.Match:
    return last_turn(
        "brick lane AA, silk mile AA, grand arcade AA, stock pens B, brewers row BB, old pier C, ice house C",
        {"A": 60, "B": 20, "C": 57, "D": 54},
        hand="D",
        points=1,
    )


def one_step_aside() -> wc.Match:
    return last_turn(HELD + ", silk mile DDD", {"A": 60, "B": 20, "C": 57, "D": 50}, step=MOVE, points=1)


def three_against_one() -> wc.Match:
    return last_turn(
        HELD + ", silk mile BDDD",
        {"A": 60, "B": 20, "C": 57, "D": 50},
        step=FIGHT,
        casinos="silk mile",
    )


def worth_a_funeral() -> wc.Match:
    match = last_turn(
        HELD + ", silk mile BDD",
        {"A": 60, "B": 20, "C": 57, "D": 50},
        step=FIGHT,
        casinos="silk mile",
    )
    play(match, "D fight B in silk mile")
    assert match.state.step == GROUPS
    return match


def two_richest() -> wc.Match:
    return last_turn(HELD + ", silk mile ADDD", {"A": 60, "B": 20, "C": 58, "D": 54}, step=FIGHT)


PUZZLES = (
    Puzzle(
        "just below the richest",
        just_below_the_richest,
        ("give 7",),
        "At 59 D is second to A and ahead of B; richer D loses half, poorer B wins.",
    ),
    Puzzle(
        "more than twice as rich",
        more_than_twice_as_rich,
        ("give 0",),
        "Half of 41 is more than A has; any gift makes half too little, and 20 do not reach second place.",
    ),
    Puzzle(
        "between two",
        between_two,
        gifts(0, 11),
        "D is second already; a gift of 12 or more lets C by.",
    ),
    Puzzle(
        "the last is too poor to matter",
        too_poor_to_matter,
        ("give 7",),
        "D follows, but nothing D can do changes who is second: C must be between A and B.",
    ),
    Puzzle(
        "out of reach of the last",
        out_of_reach_of_the_last,
        ("give 19", "give 20"),
        "D can get rid of 20 and not more, so below 83 C is second whatever D does.",
    ),
    Puzzle(
        "a factory nobody needs",
        a_factory_nobody_needs,
        ("factory",),
        "Only the factory and a gift of 20 together bring D from 90 below the 60 of A.",
    ),
    Puzzle(
        "bail nobody needs",
        bail_nobody_needs,
        ("bail 4",),
        "D has to get rid of more than 26: all four prisoners and a gift of 19 or 20 do it.",
    ),
    Puzzle(
        "the last henchman",
        the_last_henchman,
        ("place banker hill",),
        "Five thousand more make D second; every other area is taken.",
    ),
    Puzzle(
        "one step aside",
        one_step_aside,
        tuple(f"move {number} silk mile to brick lane" for number in (1, 2)),
        "With 5 and 3 from two areas D has 58 and is second; with one area C stays ahead.",
    ),
    Puzzle(
        "three against one",
        three_against_one,
        ("fight B in silk mile",),
        "Alone in silk mile D earns 10 instead of 6, and only that reaches 58 or 59.",
    ),
    Puzzle(
        "worth a funeral",
        worth_a_funeral,
        ("groups 0 1",),
        "A henchman and 2,000 are lost, but alone D earns 10 instead of 4 and ends up with 58.",
    ),
    Puzzle(
        "two richest",
        two_richest,
        ("fight A in silk mile",),
        "The funeral makes A as rich as C: both are the richest then and lose half, and the third wins.",
    ),
)
