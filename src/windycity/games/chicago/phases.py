"""Phases, rounds and turns: who hires, who places and who is on (C91-11 to C91-17, C91-31, C91-32, C91-46,
C86-03 to C86-06, C86-20, C86-25)."""

from __future__ import annotations

from ...kernel import rule, seldom
from .buildings import pay_income
from .codes import DONE, ROLL_DIE, STARTS
from .figures import GANGS, MOST_RINGS, PHASES, ROUNDS
from .goals import find_winner, find_winner_of_turn
from .hiring import hire_at_home, hire_for_phase, place, waiting_count
from .state import GAME_OVER, HIRE, PHASE_OVER, PLACE, ROLL, TURN, State, in_play, next_gang


@seldom
def apply_to_phase(s: State, code: int) -> None:
    """What is decided before a roll: who starts, who is hired and where they are placed."""
    if s.step == TURN:
        apply_turn(s, code)
    elif s.step == HIRE:
        apply_hire(s, code)
    elif s.step == PLACE:
        place(s, code)
        if waiting_count(s, s.gang) == 0:
            end_placing(s)
    else:
        draw_start(s, code)


@rule
def list_starts(s: State, out: list[int]) -> int:
    """C86-05: any gang in play."""
    n = 0
    for gang in range(GANGS):
        out[n] = STARTS + gang
        if in_play(s, gang):
            n += 1
    return n


@rule
def draw_start(s: State, code: int) -> None:
    """C86-05: the gang drawn starts, now and in every round."""
    s.start_gang = code - STARTS
    begin_phase(s)


@rule
def is_out(s: State, gang: int) -> bool:
    """C91-31: no members and no figures in reserve; C91-40: or not in play."""
    if not in_play(s, gang):
        return True
    return s.member_count[gang] == 0 and s.reserve[gang] == 0 and waiting_count(s, gang) == 0


@rule
def has_turn(s: State, gang: int) -> bool:
    """C91-46: who may hire in its turn has one without members too; C86-25: otherwise it is skipped."""
    return not is_out(s, gang) and (s.hiring_in_turn != 0 or s.member_count[gang] > 0)


@seldom
def begin_phase(s: State) -> None:
    """C91-12, C86-04, C86-20: hiring comes first, from the start gang."""
    s.round_number = 0
    for gang in range(GANGS):
        for i in range(MOST_RINGS):
            s.hired[gang][i] = 0
    if not s.drawn_start:
        change_start_gang(s)
    s.gang = s.start_gang
    s.turns_taken = 0
    s.step = HIRE
    if is_out(s, s.gang):
        next_to_hire(s)


@rule
def change_start_gang(s: State) -> None:
    """C91-11: the phase's gang starts, or the next clockwise that is not out."""
    s.start_gang = s.phase
    tried = 1
    while is_out(s, s.start_gang) and tried < GANGS:
        s.start_gang = next_gang(s.start_gang)
        tried += 1


@rule
def apply_hire(s: State, code: int) -> None:
    """C91-12: a gang finishes hiring before the next begins; C86-20: and placing too. C86-03: the first
    members begin in the headquarters."""
    if code == DONE:
        if s.placing_at_once and waiting_count(s, s.gang) > 0:
            s.step = PLACE
        else:
            next_to_hire(s)
    elif s.from_headquarters and s.phase == 0:
        hire_at_home(s, code)
    else:
        hire_for_phase(s, code)


@rule
def next_to_hire(s: State) -> None:
    """C91-12, C86-20: the next gang that is not out; then the placing, or the first round."""
    s.step = HIRE
    pass_on(s)
    while s.turns_taken < GANGS and is_out(s, s.gang):
        pass_on(s)
    if s.turns_taken == GANGS:
        begin_placing(s)


@rule
def pass_on(s: State) -> None:
    """C91-11, C86-05: to the next gang clockwise."""
    s.gang = next_gang(s.gang)
    s.turns_taken += 1


@rule
def begin_placing(s: State) -> None:
    """C91-16: when all have hired, from the start gang clockwise."""
    s.turns_taken = 0
    s.step = PLACE
    if waiting_count(s, s.gang) == 0:
        next_to_place(s)


@rule
def end_placing(s: State) -> None:
    """C91-16: the next gang places; C86-20: or buys."""
    if s.placing_at_once:
        next_to_hire(s)
    else:
        next_to_place(s)


@rule
def next_to_place(s: State) -> None:
    """C91-16: the next gang that has somebody to place; then the first round."""
    pass_on(s)
    while s.turns_taken < GANGS and waiting_count(s, s.gang) == 0:
        pass_on(s)
    if s.turns_taken == GANGS:
        begin_turns(s)


@rule
def begin_turns(s: State) -> None:
    """C91-11, C86-05: a round begins with the start gang."""
    s.gang = s.start_gang
    s.turns_taken = 0
    s.step = TURN
    skip_to_turn(s)


@rule
def apply_turn(s: State, code: int) -> None:
    """C91-17: hire, then roll; C91-46: without members the turn ends without a roll."""
    if code == ROLL_DIE:
        s.step = ROLL
    elif code == DONE:
        end_turn(s)
    else:
        hire_at_home(s, code)


@seldom
def end_turn(s: State) -> None:
    """C91-47: the next gang is on; C86-21: unless a goal has been met."""
    if s.goals_at_once and find_winner_of_turn(s):
        s.step = GAME_OVER
        return
    s.step = TURN
    pass_on(s)
    skip_to_turn(s)


@rule
def skip_to_turn(s: State) -> None:
    """C91-31, C86-25: gangs that are out have no turn. C91-11, C86-06: after six rounds the phase ends.
    C86-07: a turn without hiring begins with the roll."""
    while s.step == TURN and (s.turns_taken == GANGS or not has_turn(s, s.gang)):
        if s.turns_taken == GANGS:
            s.turns_taken = 0
            s.round_number += 1
            if s.round_number == ROUNDS:
                end_phase(s)
        else:
            pass_on(s)
    if s.step == TURN and not s.hiring_in_turn:
        s.step = ROLL


@rule
def end_phase(s: State) -> None:
    """C91-32: goals first, then the payout, then the next phase; C91-36: after D the richest wins; C86-18,
    C86-22: then there is a sale instead of a payout."""
    if find_winner(s):
        s.step = GAME_OVER
        return
    s.phase += 1
    if s.phase < PHASES or not s.sale_at_end:
        pay_income(s)
    s.step = GAME_OVER if s.phase == PHASES else PHASE_OVER
