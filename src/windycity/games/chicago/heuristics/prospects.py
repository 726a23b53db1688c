"""Who is going to win: what everybody has and is paid, how near they are to a goal, and how near the end is.

A lead of 1,000 makes a player e times as likely to win; tables are in tens of a lead. The figures are
those that foretell the winners of some thousand games best. Tables with two rows go by `goals_at_once`.
"""

from __future__ import annotations

from math import exp

from ....kernel import WHOLE, rule
from ..board import SQUARE_BARS
from ..buildings import income
from ..figures import GANGS, PHASES, ROUNDS, TOP_MEMBERS_TO_WIN
from ..goals import NO_GOAL, casinos_of, square_bars_of, top_members_of
from ..scoring import wealth
from ..state import GAME_OVER, State
from .aims import turns_left

TEN = 10
"""Tables are in tens of a lead. Those of wealth and income go by the hundred thousand, which is tenths of a
lead by the thousand."""

LAST_PAYOUT = (PHASES - 1) * ROUNDS
_ROUNDS_PLAYED = [round_number / (PHASES * ROUNDS) for round_number in range(PHASES * ROUNDS)]

WEALTH_LEAD = (
    tuple(round(34 + 73 * t**4) for t in _ROUNDS_PLAYED),
    tuple(round(50 + 60 * t**4 + 250 * t**12) for t in _ROUNDS_PLAYED),
)
"""What wealth is worth by round of the game: the nearer the end, the less can happen to it."""

INCOME_LEAD = (
    tuple(round(40 * t) + 17 * (i % ROUNDS) for i, t in enumerate(_ROUNDS_PLAYED)),
    tuple(8 * (i % ROUNDS) if i < LAST_PAYOUT else 0 for i in range(len(_ROUNDS_PLAYED))),
)
"""What income is worth by round: the nearer the payout, the surer it is; after the last there is none."""

INVESTED_LEAD = (0, 20)
"""What wealth in members and buildings is worth beyond cash, where goals win at once."""
MEMBER_LEAD = (9, 0)
"""What another member is worth beyond its price."""

CASINO_LEAD = ((0, 46, 28, 0, 0), (0, -10, -15, 0, 0))
"""What it is worth to need so many more casinos. Where casinos must be held by members, these are bound."""
HELD_LEAD = (170, 157, 107, 107, 86, 86, 86, 86, 68, 68, 68, 68, 52)
"""What it is worth to hold enough casinos, with so many turns to come in the phase."""
HELD_TO_THE_END = 400
"""What it is worth to hold a goal in the last turn of a phase, if it is one's own turn."""

SQUARE_LEAD = ((0, 0, 0, 0, 0, 0, 0, 0, 0), (0, 81, 50, 32, 22, 0, 0, 0, 0))
SQUARE_TURN_LEAD = ((0, 0, 0, 0, 0, 0, 0, 0, 0), (0, 135, 77, 31, 0, 0, 0, 0, 0))
"""What it is worth to need so many more square bars, and to be on turn besides."""

TOP_LEAD = ((0, 0, 0, 45, 106, 110), (0, 0, 0, 36, 46, 60))
"""What it is worth to have so many members of four rings."""

FINAL = 20_000
"""More than all leads: what has been decided is certain."""
LEVEL = 1000
"""Leads are counted up from here, so that none is below 0."""
STEP = 5
POWERS = tuple(round(60_000 * exp(-i * STEP / 1000)) for i in range(2400))
"""How likely it is to win with so many STEPs less of a lead than the best, beside it."""


@rule
def round_of_game(s: State) -> int:
    return min(s.phase * ROUNDS + s.round_number, PHASES * ROUNDS - 1)


@rule
def money_lead(s: State, player: int) -> int:
    """What a player has and is paid."""
    now = round_of_game(s)
    cash = 0
    paid = 0
    members = 0
    for gang in range(GANGS):
        if s.leader[gang] == player:
            cash += s.cash[gang]
            paid += income(s, gang)
            members += s.member_count[gang]
    all_of_it = wealth(s, player)
    lead = all_of_it * WEALTH_LEAD[s.goals_at_once][now] + paid * INCOME_LEAD[s.goals_at_once][now]
    lead += max(0, all_of_it - cash) * INVESTED_LEAD[s.goals_at_once]
    return lead // TEN + TEN * members * MEMBER_LEAD[s.goals_at_once]


@rule
def casino_lead(s: State, player: int, is_last: bool) -> int:
    """What a player's casinos are worth beyond what they pay."""
    needed = max(0, s.casinos_to_win - casinos_of(s, player))
    if needed > 0:
        return 0 + CASINO_LEAD[s.goals_at_once][needed]
    return HELD_TO_THE_END if is_last else 0 + HELD_LEAD[min(turns_left(s), len(HELD_LEAD) - 1)]


@rule
def square_lead(s: State, player: int, is_last: bool) -> int:
    """What a player's square bars are worth beyond what they pay."""
    needed = len(SQUARE_BARS) - square_bars_of(s, player)
    if needed == 0 and is_last:
        return HELD_TO_THE_END
    lead = 0 + SQUARE_LEAD[s.goals_at_once][needed]
    if s.leader[s.gang] == player:
        lead += SQUARE_TURN_LEAD[s.goals_at_once][needed]
    return lead


@rule
def lead_of(s: State, player: int) -> int:
    """All that speaks for a player."""
    is_last = turns_left(s) == 0 and s.leader[s.gang] == player
    tops = min(top_members_of(s, player), TOP_MEMBERS_TO_WIN)
    lead = TOP_LEAD[s.goals_at_once][tops] + LEVEL
    if is_last and tops == TOP_MEMBERS_TO_WIN:
        lead += HELD_TO_THE_END
    lead += casino_lead(s, player, is_last) + square_lead(s, player, is_last)
    return TEN * lead + money_lead(s, player)


@rule
def final_lead(s: State, player: int) -> int:
    """C91-36, C86-22: who reached a goal has won, or else the richest; nothing else counts."""
    if s.ending != NO_GOAL:
        return FINAL if s.winner == player else 0
    return wealth(s, player) * FINAL


@rule
def share_out(s: State, out: list[int]) -> None:
    """From leads to prospects, each in proportion to its power."""
    best = 0
    for player in range(s.players):
        best = max(best, 0 + out[player])
    total = 0
    for player in range(s.players):
        out[player] = POWERS[min((best - out[player]) // STEP, len(POWERS) - 1)]
        total += out[player]
    for player in range(s.players):
        out[player] = WHOLE * out[player] // total


@rule
def evaluate(s: State, out: list[int]) -> None:
    """The prospects of every player; when all is over those of the winners."""
    for player in range(s.players):
        out[player] = final_lead(s, player) if s.step == GAME_OVER else lead_of(s, player)
    share_out(s, out)
