"""The three goals, and since when each is held (C91-34, C91-35, C91-38, C86-21)."""

from __future__ import annotations

from ...kernel import rule, seldom
from .board import BUILDING, CASINO, SQUARE_BARS
from .figures import GANGS, MOST_RINGS, TOP_MEMBERS_TO_WIN
from .members import rings_of
from .state import GOALS, State, in_play

CASINOS = 0
SQUARE = 1
TOP_MEMBERS = 2
NO_GOAL = 3


@rule
def is_led_by(s: State, gang: int, player: int) -> bool:
    """C91-38: goals count over all gangs of a player."""
    return gang < GANGS and s.leader[gang] == player


@rule
def casinos_of(s: State, player: int) -> int:
    count = 0
    for quarter in range(GANGS):
        if is_led_by(s, s.owner[BUILDING[CASINO[quarter]]], player):
            count += 1
    return count


@rule
def square_bars_of(s: State, player: int) -> int:
    count = 0
    for i in range(len(SQUARE_BARS)):
        if is_led_by(s, s.owner[BUILDING[SQUARE_BARS[i]]], player):
            count += 1
    return count


@rule
def top_members_of(s: State, player: int) -> int:
    """Members of four rings, those inside a building under assault included."""
    count = 0
    for gang in range(GANGS):
        if s.leader[gang] == player:
            for i in range(s.member_count[gang]):
                if rings_of(s.members[gang][i]) == MOST_RINGS:
                    count += 1
            if gang == s.gang:
                count += s.attackers[MOST_RINGS - 1]
    return count


@rule
def holds(s: State, player: int, goal: int) -> bool:
    """C91-34, C86-21: three casinos (C91-38: two players four), all eight square bars, five members of four
    rings."""
    if goal == CASINOS:
        return casinos_of(s, player) >= s.casinos_to_win
    if goal == SQUARE:
        return square_bars_of(s, player) == len(SQUARE_BARS)
    return top_members_of(s, player) >= TOP_MEMBERS_TO_WIN


@rule
def finish_step(s: State) -> None:
    """C91-35: goals are timed by finished steps."""
    if not s.goals_at_once:
        s.steps_made += 1


@seldom
def judge_goals(s: State) -> None:
    """C91-35: after a step in which something changed hands or was fought out it is noted since when each
    player holds each goal; of several who reach one with the same step, who leads the gang on turn comes
    first."""
    if s.goals_at_once:
        return
    for player in range(s.players):
        behind = (player + s.players - s.leader[s.gang]) % s.players
        for goal in range(GOALS):
            if not holds(s, player, goal):
                s.since[player][goal] = 0
            elif s.since[player][goal] == 0:
                s.since[player][goal] = s.steps_made * GANGS + behind


@rule
def find_winner(s: State) -> bool:
    """C91-35: at a phase end who has held a goal the longest wins; among goals held alike the lowest."""
    longest = 0
    for player in range(s.players):
        for goal in range(GOALS):
            since = s.since[player][goal]
            if since > 0 and (longest == 0 or since < longest):
                longest = since
                s.winner = player
                s.ending = goal
    return longest > 0


@rule
def find_winner_of_turn(s: State) -> bool:
    """C86-21: after a turn the gang on turn wins if it meets a goal, else the next clockwise that does;
    C86-22: among several goals the lowest is named."""
    for behind in range(GANGS):
        gang = (s.gang + behind) % GANGS
        for goal in range(GOALS):
            if in_play(s, gang) and holds(s, s.leader[gang], goal):
                s.winner = s.leader[gang]
                s.ending = goal
                return True
    return False
