"""The course of the game, and the five questions it answers."""

from __future__ import annotations

from ...kernel import CHANCE, OVER, rule
from .assault import ask_for_pair, end_assault_duel, is_assault_on, list_pairs, pair
from .board import BUILDING_FIELDS, BUILDINGS, FIELDS, START_OWNER
from .buildings import pay_income
from .codes import DONE, PAIR, ROLL_DIE, SHOWS
from .duel import attacker_shows, clear_duel, compare, end_duel, list_numbers, sides
from .figures import FIGURES, GANGS, MOST_RINGS, PHASES, ROUNDS, START_CASH
from .goals import NO_GOAL, find_winner
from .hiring import (
    hire_at_home,
    hire_for_phase,
    list_phase_hires,
    list_places,
    list_turn_hires,
    place,
    waiting_count,
)
from .movement import can_step, list_moves, list_rolls, roll_points, walk
from .state import (
    ATTACKER_PAIRS,
    ATTACKER_ROLLS,
    DEFENDER_PAIRS,
    DEFENDER_ROLLS,
    GAME_OVER,
    HIRE,
    MOVE,
    NO_ASSAULT,
    NO_GANG,
    NO_MEMBER,
    PHASE_OVER,
    PLACE,
    ROLL,
    TURN,
    State,
    in_play,
    next_gang,
)


@rule
def lay_out(s: State) -> None:
    """C91-08, C91-09: what everyone owns and has before phase A."""
    for field in range(FIELDS):
        s.occupant[field] = NO_GANG
    for building in range(BUILDINGS):
        owner = START_OWNER[BUILDING_FIELDS[building]]
        s.owner[building] = owner if owner < GANGS and in_play(s, owner) else NO_GANG
    for gang in range(GANGS):
        for i in range(FIGURES):
            s.members[gang][i] = NO_MEMBER
        if in_play(s, gang):
            s.cash[gang] = START_CASH
            s.reserve[gang] = FIGURES - 1
            s.waiting[gang][MOST_RINGS - 1] = 1
    s.assault_field = NO_ASSAULT
    s.ending = NO_GOAL
    s.winner = NO_GANG
    clear_duel(s)
    begin_phase(s)


@rule
def actor(s: State) -> int:
    """Whose move it is: the leader of the gang on turn, or of the one under assault."""
    if s.step == ROLL or s.step == ATTACKER_ROLLS or s.step == DEFENDER_ROLLS:
        return CHANCE
    if s.step == GAME_OVER:
        return OVER
    if s.step == DEFENDER_PAIRS:
        return s.leader[s.defender]
    return s.leader[s.gang]


@rule
def legal(s: State, out: list[int]) -> int:
    """The moves of the step that is on."""
    if s.step == MOVE:
        return list_moves(s, out)
    if s.step == ATTACKER_ROLLS or s.step == DEFENDER_ROLLS:
        return list_numbers(s, out)
    if s.step == ROLL:
        return list_rolls(s, out)
    if s.step == TURN:
        return list_turn_hires(s, out)
    if s.step == HIRE:
        return list_phase_hires(s, out)
    if s.step == PLACE:
        return list_places(s, out)
    if s.step == ATTACKER_PAIRS or s.step == DEFENDER_PAIRS:
        return list_pairs(s, out, 0)
    return 0


@rule
def weight(s: State, code: int) -> int:
    """C91-19: the faces of the movement die are alike; C91-26: a duel die goes by its sides."""
    if code >= SHOWS:
        return sides(s, code)
    return 1


@rule
def apply(s: State, code: int) -> None:
    """Carry out a legal move."""
    if s.step == MOVE:
        apply_move(s, code)
    elif s.step == ATTACKER_ROLLS:
        attacker_shows(s, code)
    elif s.step == DEFENDER_ROLLS:
        defender_shows(s, code)
    elif s.step == ROLL:
        roll_points(s, code)
        go_on(s)
    elif s.step == TURN:
        apply_turn(s, code)
    elif s.step == HIRE:
        apply_hire(s, code)
    elif s.step == PLACE:
        place(s, code)
        if waiting_count(s, s.gang) == 0:
            next_to_place(s)
    else:
        pair(s, code)
    while s.step == PHASE_OVER:
        begin_phase(s)


@rule
def apply_move(s: State, code: int) -> None:
    """C91-42: a step, or the first duel of an assault."""
    if code >= PAIR:
        pair(s, code)
    else:
        walk(s, code)
        if s.step == MOVE:
            go_on(s)


@rule
def defender_shows(s: State, code: int) -> None:
    """C91-49: rings change after both have rolled."""
    if compare(s, code - SHOWS + 1):
        if is_assault_on(s):
            end_assault_duel(s)
        else:
            end_duel(s)
        if s.step == MOVE:
            go_on(s)


@rule
def go_on(s: State) -> None:
    """C91-21: the turn goes on while there are points and legal steps; C91-42: an open assault is fought
    out first."""
    if s.points > 0 and can_step(s):
        return
    if is_assault_on(s):
        ask_for_pair(s)
    else:
        s.points = 0
        end_turn(s)


@rule
def is_out(s: State, gang: int) -> bool:
    """C91-31: no members and no figures in reserve; C91-40: or not in play."""
    if not in_play(s, gang):
        return True
    return s.member_count[gang] == 0 and s.reserve[gang] == 0 and waiting_count(s, gang) == 0


@rule
def begin_phase(s: State) -> None:
    """C91-11: the phase's gang starts, or the next clockwise that is not out; C91-12: hiring comes first."""
    s.round_number = 0
    for gang in range(GANGS):
        for i in range(MOST_RINGS):
            s.hired[gang][i] = 0
    s.start_gang = s.phase
    tried = 1
    while is_out(s, s.start_gang) and tried < GANGS:
        s.start_gang = next_gang(s.start_gang)
        tried += 1
    s.gang = s.start_gang
    s.turns_taken = 0
    s.step = HIRE
    if is_out(s, s.gang):
        begin_turns(s)


@rule
def apply_hire(s: State, code: int) -> None:
    """C91-12: a gang finishes hiring before the next begins."""
    if code == DONE:
        pass_on(s)
        while s.turns_taken < GANGS and is_out(s, s.gang):
            pass_on(s)
        if s.turns_taken == GANGS:
            begin_placing(s)
    else:
        hire_for_phase(s, code)


@rule
def pass_on(s: State) -> None:
    """C91-11: to the next gang clockwise."""
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
def next_to_place(s: State) -> None:
    """C91-16: the next gang that has somebody to place; then the first round."""
    pass_on(s)
    while s.turns_taken < GANGS and waiting_count(s, s.gang) == 0:
        pass_on(s)
    if s.turns_taken == GANGS:
        begin_turns(s)


@rule
def begin_turns(s: State) -> None:
    """C91-11: a round begins with the start gang."""
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


@rule
def end_turn(s: State) -> None:
    """C91-47: the next gang is on."""
    s.step = TURN
    pass_on(s)
    skip_to_turn(s)


@rule
def skip_to_turn(s: State) -> None:
    """C91-31: gangs that are out have no turn. C91-11: after six rounds the phase ends."""
    while s.step == TURN and (s.turns_taken == GANGS or is_out(s, s.gang)):
        if s.turns_taken == GANGS:
            s.turns_taken = 0
            s.round_number += 1
            if s.round_number == ROUNDS:
                end_phase(s)
        else:
            pass_on(s)


@rule
def end_phase(s: State) -> None:
    """C91-32: goals first, then the payout, then the next phase; C91-36: after D the richest wins."""
    if find_winner(s):
        s.step = GAME_OVER
        return
    pay_income(s)
    s.phase += 1
    s.step = GAME_OVER if s.phase == PHASES else PHASE_OVER
