"""What it is worth to enter a field: the building it takes, the duel it costs, the goal it serves."""

from __future__ import annotations

from ....kernel import rule
from ..board import BUILDING, IS_BUILDING, QUARTER, SQUARE_BARS, VALUE
from ..figures import GANGS, MOST_RINGS
from ..members import field_of, member_key, place_of, rings_of
from ..plan import CASINO_VALUE
from ..state import NO_GANG, State, allied
from .aims import CASINO_TALLY, GOAL_NOW, PAY, SQUARE_TALLY, TOP_TALLY, Aims, missing, missing_tops
from .odds import CERTAIN, HOLDS, RISES, TAKES, duel_worth, odds_row
from .weights import (
    CASINO_BLOCK,
    CASINO_DENY,
    CASINO_GUARD,
    CASINO_SHARE,
    DUEL_SHARE,
    GUARDED,
    PARTS,
    SET_SHARE,
    SQUARE_BLOCK,
    SQUARE_SHARE,
    TOP_BLOCK,
    TOP_SHARE,
    UNGUARDED_RISK,
)

IS_SQUARE_BAR = tuple(int(field in SQUARE_BARS) for field in range(len(VALUE)))


@rule
def income_worth(s: State, field: int, pay: int) -> int:
    """What a building pays over the game, sets of the own quarter included, and what it denies a rival."""
    worth = VALUE[field] * pay
    if VALUE[field] < len(SET_SHARE) and QUARTER[field] == s.gang:
        worth += SET_SHARE[VALUE[field]] * pay // 10
    if s.owner[BUILDING[field]] < GANGS:
        worth += worth // (s.players - 1)
    return worth


@rule
def foremost_rival(s: State, tally: int) -> int:
    """How many casinos the rival still needs who needs fewest."""
    fewest = len(CASINO_DENY) - 1
    for player in range(s.players):
        if player != s.leader[s.gang]:
            fewest = min(fewest, missing(tally, player, s.casinos_to_win))
    return fewest


@rule
def goal_share(s: State, field: int, aims: Aims) -> int:
    """How much of a goal a building is to the gang on turn, in PARTS, and of a defeat if a rival keeps it."""
    me = s.leader[s.gang]
    owner = s.owner[BUILDING[field]]
    share = 0
    if VALUE[field] == CASINO_VALUE:
        share += CASINO_SHARE[s.goals_at_once][missing(aims[CASINO_TALLY], me, s.casinos_to_win)]
        share += CASINO_DENY[foremost_rival(s, aims[CASINO_TALLY])]
        if owner < GANGS:
            share += CASINO_BLOCK[s.goals_at_once][
                missing(aims[CASINO_TALLY], s.leader[owner], s.casinos_to_win)
            ]
    elif IS_SQUARE_BAR[field]:
        share += SQUARE_SHARE[s.goals_at_once][missing(aims[SQUARE_TALLY], me, len(SQUARE_BARS))]
        if owner < GANGS:
            share += SQUARE_BLOCK[s.goals_at_once][
                missing(aims[SQUARE_TALLY], s.leader[owner], len(SQUARE_BARS))
            ]
    return share


@rule
def building_worth(s: State, field: int, aims: Aims) -> int:
    """What it is worth to own a building; nothing, if it is one's own or the ally's."""
    if allied(s, s.gang, s.owner[BUILDING[field]]):
        return 0
    return income_worth(s, field, aims[PAY]) + goal_share(s, field, aims) * aims[GOAL_NOW] // PARTS


@rule
def guard_worth(s: State, field: int, rings: int, aims: Aims) -> int:
    """What it is worth to stand in an own casino: all of it where only a member inside holds it or is paid
    for it, otherwise what an attack would cost."""
    needed = missing(aims[CASINO_TALLY], s.leader[s.gang], s.casinos_to_win)
    share = CASINO_GUARD[needed] + (0 + CASINO_DENY[foremost_rival(s, aims[CASINO_TALLY])])
    stake = VALUE[field] * aims[PAY] + share * aims[GOAL_NOW] // PARTS
    if s.held_casinos or s.guarded_casinos:
        return stake
    return stake * UNGUARDED_RISK * GUARDED[rings] // 64


@rule
def top_worth(s: State, rings: int, rival: int, defender: int, aims: Aims) -> int:
    """What a duel does for the goal of five members of four rings, one's own and that of the rival gang."""
    row = odds_row(s, rings, defender)
    share = 0
    if rings == MOST_RINGS - 1:
        share += TOP_SHARE[missing_tops(aims[TOP_TALLY], s.leader[s.gang])] * (0 + RISES[row])
    if defender == MOST_RINGS:
        share += TOP_BLOCK[missing_tops(aims[TOP_TALLY], s.leader[rival])] * (CERTAIN - HOLDS[row])
    return share * aims[GOAL_NOW] // (PARTS * CERTAIN)


@rule
def storm_worth(s: State, field: int, rings: int, prize: int, aims: Aims) -> int:
    """What it is worth to attack all who stand on a field, with `prize` for holding it in the end. Every
    further defender is met only as often as the last one was beaten."""
    rival = s.occupant[field]
    chance = CERTAIN
    worth = 0
    i = place_of(s, rival, member_key(field, 1))
    while i < s.member_count[rival] and field_of(s.members[rival][i]) == field:
        defender = rings_of(s.members[rival][i])
        duel = duel_worth(s, rings, defender) * DUEL_SHARE // 8 + top_worth(s, rings, rival, defender, aims)
        worth += chance * duel // CERTAIN
        chance = chance * TAKES[odds_row(s, rings, defender)] // CERTAIN
        i += 1
    return worth + chance * prize // CERTAIN


@rule
def entry_worth(s: State, field: int, rings: int, aims: Aims) -> int:
    """What it is worth to a member of the gang on turn to enter a field; below 0 if it had better not."""
    there = s.occupant[field]
    prize = building_worth(s, field, aims) if IS_BUILDING[field] else 0
    if there == NO_GANG:
        if VALUE[field] == CASINO_VALUE and s.owner[BUILDING[field]] == s.gang:
            return guard_worth(s, field, rings, aims)
        return prize
    if allied(s, s.gang, there):
        return 0
    return storm_worth(s, field, rings, prize, aims)
