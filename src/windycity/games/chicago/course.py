"""The five questions about the game, and the course of a turn after the roll."""

from __future__ import annotations

from ...kernel import CHANCE, OVER, rule
from .assault import ask_for_pair, end_assault_duel, is_assault_on, list_pairs, pair
from .codes import DONE, PAIR, SHOWS, STARTS, THROW
from .dice import any_dice, must_go_on, put_dice_away, take_die, throw_weight
from .duel import attacker_shows, compare, end_duel, list_numbers, sides
from .hiring import list_phase_hires, list_places, list_turn_hires
from .movement import list_moves, list_rolls, roll, walk
from .phases import apply_to_phase, begin_phase, end_turn, list_starts
from .state import (
    ATTACKER_PAIRS,
    ATTACKER_ROLLS,
    DEFENDER_PAIRS,
    DEFENDER_ROLLS,
    DIE,
    DRAW,
    GAME_OVER,
    HIRE,
    MOVE,
    NO_MEMBER,
    PHASE_OVER,
    PLACE,
    ROLL,
    TURN,
    State,
)
from .steps_open import can_step, list_dice


@rule
def actor(s: State) -> int:
    """Whose move it is: the leader of the gang on turn, or of the one under assault."""
    if s.step == ROLL or s.step == ATTACKER_ROLLS or s.step == DEFENDER_ROLLS or s.step == DRAW:
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
    if s.step == DIE:
        return list_dice(s, out)
    if s.step == ATTACKER_PAIRS or s.step == DEFENDER_PAIRS:
        return list_pairs(s, out, 0)
    if s.step == DRAW:
        return list_starts(s, out)
    return 0


@rule
def weight(s: State, code: int) -> int:
    """C91-19: the faces of the movement die are alike; C91-26: a duel die goes by its sides; C86-27: three
    dice together by the ways they can fall; C86-05: all gangs are drawn alike."""
    if s.step == ATTACKER_ROLLS or s.step == DEFENDER_ROLLS:
        return sides(s, code)
    if THROW <= code < STARTS:
        return throw_weight(code)
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
        roll(s, code)
        if s.step == MOVE:
            go_on(s)
    elif s.step == DIE:
        apply_die(s, code)
    elif s.step == ATTACKER_PAIRS or s.step == DEFENDER_PAIRS:
        pair(s, code)
    else:
        apply_to_phase(s, code)
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
    """C91-21: the turn goes on while there are points and legal steps; C86-08: or a die does; C86-23: the
    rest of it lapses with its member. C91-42: an open assault is fought out first."""
    if s.whole_dice and s.walker == NO_MEMBER:
        s.points = 0
    if s.points > 0 and can_step(s, s.points, 0):
        return
    if is_assault_on(s):
        ask_for_pair(s)
        return
    s.points = 0
    if any_dice(s):
        end_die(s)
    else:
        s.walker = NO_MEMBER
        end_turn(s)


@rule
def end_die(s: State) -> None:
    """C86-10: the walker goes on if it has to; C86-26: otherwise anybody may be given the next die."""
    if not must_go_on(s):
        s.walker = NO_MEMBER
    s.step = DIE


@rule
def apply_die(s: State, code: int) -> None:
    """C86-26: another die, or the end of the turn."""
    if code == DONE:
        put_dice_away(s)
        end_turn(s)
    else:
        take_die(s, code)
