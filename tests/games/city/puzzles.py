"""Positions with one right decision, for players of every kind: a name, the position, the right moves, why.

Everything else is worse beyond doubt by the rules; `test_puzzles.py` proves it by trying everything. Every
seat has its four houses, and all marks are accounted for, so the positions could come up in a game.
"""

from __future__ import annotations

import windycity as wc

from ..puzzle import Puzzle
from .street import building, play, rolled, street

A_HOUSES = {"cuckoo nest": 1, "fizz bar": 1, "magic rug": 1, "golden lift": 2}
B_HOUSES = {"hot wok": 1, "odd sock": 1, "dizzy cone": 1, "cosmos hall": 2}

C_HOUSES = {"bent fork": 1, "comic cave": 1, "noodle hut": 1, "humbug house": 1}

LAST_ROUND = 7


def win_with_bonzo() -> wc.Match:
    return rolled(
        "4",
        2,
        customers={"bonzo": "neon 1 east", "blue 1": "soda 6 north", "rocco": "neon 3 west"},
        houses={"A": A_HOUSES, "B": B_HOUSES},
        accounts=[29, 20],
    )


def win_before_a_big_purchase() -> wc.Match:
    return rolled(
        "3",
        2,
        customers={"bonzo": "taxi 5 north", "brown 1": "taxi 3 north", "brown 2": "parade 3 north"},
        houses={"A": {**A_HOUSES, "rubber duck": 3}, "B": B_HOUSES},
        accounts=[26, 30],
    )


def win_by_those_who_stand() -> wc.Match:
    return rolled(
        "1",
        2,
        customers={"bonzo": "neon 5 west", "brown 3": "soda 1 south", "rocco": "neon 6 west"},
        houses={"A": {**A_HOUSES, "pickle jar": 1}, "B": B_HOUSES},
        accounts=[29, 34],
    )


def take_the_customer_away() -> wc.Match:
    return rolled(
        "3",
        2,
        customers={"bonzo": "soda 4 north", "blue 1": "neon 2 east", "brown 1": "parade 3 north"},
        houses={"A": A_HOUSES, "B": {**B_HOUSES, "hot wok": 3}},
        accounts=[20, 31],
    )


def do_not_serve_the_leader() -> wc.Match:
    return rolled(
        "2",
        2,
        customers={
            "bonzo": "neon 8 east",
            "blue 1": "soda 1 south",
            "blue 2": "neon 1 east",
            "brown 1": "taxi 5 north",
            "brown 2": "funk 3 west",
            "brown 3": "funk 2 west",
            "rocco": "taxi 2 south",
        },
        houses={
            "A": A_HOUSES,
            "B": {
                "hot wok": 1,
                "odd sock": 1,
                "pink comb": 1,
                "glitz palace": 1,
                "noodle hut": 1,
                "seven floors": 1,
                "bent fork": 1,
            },
        },
        accounts=[30, 34],
    )


def rocco_in_the_last_turn() -> wc.Match:
    return rolled(
        "2",
        3,
        turn="C",
        round_number=LAST_ROUND,
        max_rounds=LAST_ROUND + 1,
        customers={"rocco": "neon 3 east", "blue 1": "funk 2 west", "bonzo": "market 5 west"},
        houses={"A": A_HOUSES, "B": B_HOUSES, "C": C_HOUSES},
        accounts=[13, 7, 10],
    )


def leave_nothing_for_the_last_turn() -> wc.Match:
    return rolled(
        "5",
        2,
        round_number=LAST_ROUND,
        max_rounds=LAST_ROUND + 1,
        customers={"bonzo": "neon 8 east", "blue 1": "taxi 6 north", "rocco": "funk 4 east"},
        houses={"A": A_HOUSES, "B": {**B_HOUSES, "cosmos hall": 3}},
        accounts=[20, 18],
    )


def keep_the_points_of_the_last_turn() -> wc.Match:
    return building(
        3,
        turn="C",
        round_number=LAST_ROUND,
        max_rounds=LAST_ROUND + 1,
        customers={"bonzo": "funk 5 west"},
        houses={"A": A_HOUSES, "B": B_HOUSES, "C": C_HOUSES},
        accounts=[12, 7, 13],
    )


def no_advertising_before_a_sure_win() -> wc.Match:
    return street(
        2,
        customers={"brown 1": "neon 5 west", "bonzo": "neon 1 east"},
        houses={"A": A_HOUSES, "B": B_HOUSES},
        accounts=[33, 30],
        advertising=True,
    )


def a_second_roll_for_the_last_turn() -> wc.Match:
    return street(
        3,
        turn="C",
        round_number=LAST_ROUND,
        max_rounds=LAST_ROUND + 1,
        customers={"bonzo": "neon 5 east", "blue 1": "neon 1 east"},
        houses={"A": A_HOUSES, "B": B_HOUSES, "C": {**C_HOUSES, "titan mart": 3}},
        accounts=[14, 7, 10],
        advertising=True,
    )


def sell_to_reach_the_goal() -> wc.Match:
    match = building(
        2,
        turn="B",
        houses={"A": A_HOUSES, "B": B_HOUSES},
        accounts=[31, 20],
        sales=True,
    )
    play(match, "B ask golden lift", "B price 4")
    return match


def do_not_buy_the_leader_home() -> wc.Match:
    match = building(
        2,
        turn="B",
        houses={"A": A_HOUSES, "B": B_HOUSES},
        accounts=[20, 33],
        sales=True,
    )
    play(match, "B offer cosmos hall to A", "B price 2")
    return match


PUZZLES = (
    Puzzle(
        "win with Bonzo",
        win_with_bonzo,
        ("move bonzo to neon 5 facing south", "move bonzo to neon 5 facing east"),
        "Bonzo spends 6 in the golden lift, and 6 are missing.",
    ),
    Puzzle(
        "win before a big purchase",
        win_before_a_big_purchase,
        ("move bonzo to neon 2 facing east",),
        "Bonzo spends 9 in the rubber duck, two steps past the corner, and 9 are missing.",
    ),
    Puzzle(
        "win by those who stand",
        win_by_those_who_stand,
        (
            "move blue 1 to taxi 1 facing east",
            "move brown 1 to taxi 4 facing north",
            "move brown 1 to taxi 4 facing south",
        ),
        "Bonzo stands before the golden lift and spends the missing 6 if anybody else is moved, but for "
        "brown 3, who brings B the goal first.",
    ),
    Puzzle(
        "take the customer away",
        take_the_customer_away,
        ("move bonzo to soda 1 facing west",),
        "Bonzo stands before B's cosmos hall and brings B the goal on the next turn, whatever B rolls.",
    ),
    Puzzle(
        "do not serve the leader",
        do_not_serve_the_leader,
        ("move rocco to funk 8 facing east",),
        "Every other move ends at a house of B, who lacks one point.",
    ),
    Puzzle(
        "Rocco in the last turn",
        rocco_in_the_last_turn,
        ("move rocco to neon 5 facing east", "move rocco to neon 5 facing south"),
        "Two points of one's own are not enough; the leader's golden lift loses 4 to Rocco.",
    ),
    Puzzle(
        "leave nothing for the last turn",
        leave_nothing_for_the_last_turn,
        ("move bonzo to soda 5 facing south",),
        "A leads and B has the last turn: with Bonzo gone no roll helps B, while four more points do not "
        "help against the 9 that he would spend in the cosmos hall.",
        is_deep=True,
    ),
    Puzzle(
        "keep the points of the last turn",
        keep_the_points_of_the_last_turn,
        ("done",),
        "The game ends with this turn, and only points count; any mark costs the lead.",
    ),
    Puzzle(
        "no advertising before a sure win",
        no_advertising_before_a_sure_win,
        ("roll",),
        "A brown customer spends the missing 2 before the golden lift after any move, but not 4.",
    ),
    Puzzle(
        "a second roll for the last turn",
        a_second_roll_for_the_last_turn,
        ("advertise",),
        "Only Bonzo in the titan mart, four steps away, can win, and two points less do not matter: two "
        "rolls nearly double the chance.",
        is_deep=True,
    ),
    Puzzle(
        "sell to reach the goal",
        sell_to_reach_the_goal,
        ("accept",),
        "The price is what A lacks.",
    ),
    Puzzle(
        "do not buy the leader home",
        do_not_buy_the_leader_home,
        ("decline",),
        "The price is what B lacks, however cheap the house is.",
    ),
)
