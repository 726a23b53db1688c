"""What the players have of their goals, and how near the moment is that decides on goals and payouts."""

from __future__ import annotations

from ....kernel import rule
from ..board import BUILDING, CASINO, SQUARE_BARS
from ..figures import FACES, GANGS, MOST_RINGS, PHASES, ROUNDS, TOP_MEMBERS_TO_WIN
from ..members import rings_of
from ..state import State
from .weights import GOAL, HOLDING, PARTS, PAYOUTS, ROUND_SHARE, SQUARE_MATTERS

Aims = tuple[int, int, int, int, int]
PAY, GOAL_NOW, CASINO_TALLY, SQUARE_TALLY, TOP_TALLY = range(5)
"""What `aims_of` says, by its places."""

SEAT_BITS = 5
SEAT_MASK = (1 << SEAT_BITS) - 1
"""The counts of all players go into one number, so many bits each."""


@rule
def casino_tally(s: State) -> int:
    """How many casinos every player has."""
    tally = 0
    for quarter in range(GANGS):
        owner = s.owner[BUILDING[CASINO[quarter]]]
        if owner < GANGS:
            tally += 1 << SEAT_BITS * s.leader[owner]
    return tally


@rule
def square_tally(s: State) -> int:
    """How many square bars every player has."""
    tally = 0
    for i in range(len(SQUARE_BARS)):
        owner = s.owner[BUILDING[SQUARE_BARS[i]]]
        if owner < GANGS:
            tally += 1 << SEAT_BITS * s.leader[owner]
    return tally


@rule
def top_tally(s: State) -> int:
    """How many members of four rings every player has."""
    tally = 0
    for gang in range(GANGS):
        for i in range(s.member_count[gang]):
            if rings_of(s.members[gang][i]) == MOST_RINGS:
                tally += 1 << SEAT_BITS * s.leader[gang]
    return tally


@rule
def count_in(tally: int, player: int) -> int:
    return tally >> SEAT_BITS * player & SEAT_MASK


@rule
def missing(tally: int, player: int, wanted: int) -> int:
    """How many more a player needs, 0 if it has enough."""
    return max(0, wanted - count_in(tally, player))


@rule
def missing_tops(tally: int, player: int) -> int:
    return missing(tally, player, TOP_MEMBERS_TO_WIN)


@rule
def turns_left(s: State) -> int:
    """How many turns of other gangs are to come in this phase."""
    return (ROUNDS - 1 - s.round_number) * GANGS + GANGS - 1 - s.turns_taken


@rule
def goal_now(s: State) -> int:
    """What reaching a goal is worth now: it counts at once, or has to be held to the end of the phase."""
    if s.goals_at_once:
        return GOAL
    return GOAL * HOLDING[turns_left(s)] // PARTS


@rule
def square_matters(s: State, tally: int) -> bool:
    """Whether somebody is so near to all square bars that they are targets from anywhere."""
    for player in range(s.players):
        if count_in(tally, player) >= SQUARE_MATTERS:
            return True
    return False


@rule
def aims_of(s: State) -> Aims:
    """What a thousand of income is worth over all payouts to come, what a goal is worth, and what all players
    have of the goals."""
    pay = PAYOUTS[PHASES - s.phase] * (0 + ROUND_SHARE[s.round_number]) // 8
    return pay, goal_now(s), casino_tally(s), square_tally(s), top_tally(s)


@rule
def points_left(s: State) -> int:
    """How many steps the gang can still make in this turn."""
    points = 0 + s.points
    for i in range(FACES):
        points += s.dice[i] * (i + 1)
    return points
