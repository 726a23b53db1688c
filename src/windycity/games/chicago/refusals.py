"""Which clause forbids a move: explains `legal`, decides nothing."""

from __future__ import annotations

from ...kernel import Move, Refusal
from .assault import is_assault_on
from .board import BUILDING, HOME, IS_BUILDING, NEIGHBOURS
from .buildings import owns
from .figures import WORTH
from .hiring import is_even, is_home_open, is_room_for_another
from .members import count_at
from .moves import STRENGTHS
from .names import FIELD_OF, GANGS
from .state import (
    ATTACKER_PAIRS,
    ATTACKER_ROLLS,
    DEFENDER_PAIRS,
    DEFENDER_ROLLS,
    GAME_OVER,
    HIRE,
    MOVE,
    NO_GANG,
    PLACE,
    ROLL,
    TURN,
    State,
    allied,
)

ASKED = {
    HIRE: ("C91-12", "The gangs are hiring: hire, or be done."),
    PLACE: ("C91-16", "New members have to be placed."),
    TURN: ("C91-17", "Before the roll: hire for the home bar, or roll."),
    ROLL: ("C91-19", "The movement die is being rolled."),
    MOVE: ("C91-20", "There are points to walk."),
    ATTACKER_ROLLS: ("C91-49", "A duel is on: the attacker rolls."),
    DEFENDER_ROLLS: ("C91-49", "A duel is on: the defender rolls."),
    ATTACKER_PAIRS: ("C91-44", "The attacker chooses who duels whom."),
    DEFENDER_PAIRS: ("C91-44", "The defender chooses who duels whom."),
    GAME_OVER: ("C91-36", "The game is over."),
}
"""G-5: the clause of the step that is on, for a move of another kind."""

KINDS = {
    HIRE: ("hire",),
    PLACE: ("place",),
    TURN: ("hire", "roll"),
    ROLL: ("points",),
    MOVE: ("walk", "send"),
    ATTACKER_ROLLS: ("shows",),
    DEFENDER_ROLLS: ("shows",),
    ATTACKER_PAIRS: ("duel",),
    DEFENDER_PAIRS: ("duel",),
}


def why_not(s: State, move: Move) -> Refusal:
    """The clause against a move that is not legal now."""
    if move.verb not in KINDS.get(s.step, ()) and not (move.verb == "duel" and is_assault_on(s)):
        return Refusal(*ASKED[s.step])
    if move.verb == "hire":
        return _against_hire(s, STRENGTHS.index(str(move.args[0])) + 1)
    if move.verb == "roll":
        return Refusal("C91-46", "A gang without members does not roll.")
    if move.verb == "place":
        return _against_place(s, *map(str, move.args))
    if move.verb == "duel":
        return Refusal("C91-44", "One of the two is not there.")
    if move.verb in ("walk", "send"):
        return _against_step(s, str(move.args[-2]), str(move.args[-1]))
    clause = "C91-19" if move.verb == "points" else "C91-26"
    return Refusal(clause, f"The die does not show {move.args[0]}.")


def _against_hire(s: State, rings: int) -> Refusal:
    gang = s.gang
    if rings == 3 and (s.step == TURN or s.hired[gang][rings - 1]):
        return Refusal("C91-13", "One 3er can be hired before a phase, and none later.")
    if s.reserve[gang] == 0:
        return Refusal("C91-12", "There is no figure left in reserve.")
    if s.cash[gang] < WORTH[rings]:
        return Refusal("C91-12", f"A {rings}er costs {WORTH[rings]},000.")
    if not is_even(s, gang, rings):
        return Refusal("C91-14", "The 1ers and 2ers hired in a phase may differ by one at most.")
    if s.step == TURN and not is_home_open(s, gang):
        if owns(s, gang, HOME[gang]):
            return Refusal("C91-17", "A member stands in the home bar.")
        return Refusal("C91-18", "The home bar is in foreign hands.")
    assert not is_room_for_another(s, gang)
    return Refusal("C91-16", "There is no own building left to place another member in.")


def _against_place(s: State, strength: str, building: str) -> Refusal:
    if s.waiting[s.gang][STRENGTHS.index(strength)] == 0:
        return Refusal("C91-16", f"No {strength} waits to be placed.")
    if s.owner[BUILDING[FIELD_OF[building]]] != s.gang:
        return Refusal("C91-16", f"{building} does not belong to {GANGS[s.gang]}.")
    return Refusal("C91-16", f"A member stands in {building} already.")


def _against_step(s: State, start: str, target: str) -> Refusal:
    field, to = FIELD_OF[start], FIELD_OF[target]
    if s.occupant[field] != s.gang:
        return Refusal("C91-20", f"No member of {GANGS[s.gang]} stands on {start}.")
    if to not in NEIGHBOURS[field]:
        clause = "C91-03" if IS_BUILDING[field] or IS_BUILDING[to] else "C91-20"
        return Refusal(clause, f"No step leads from {start} to {target}.")
    there = s.occupant[to]
    if there == s.gang:
        return Refusal("C91-22", f"A member of {GANGS[s.gang]} stands on {target}.")
    if there != NO_GANG and allied(s, s.gang, there):
        return Refusal("C91-39", f"An ally stands on {target}.")
    if there != NO_GANG:
        return Refusal("C91-42", "While an assault is open no other duel begins.")
    if count_at(s, s.gang, field) > 1:
        return Refusal("C91-45", f"Members of different strength stand in {start}: say which one.")
    return Refusal("C91-20", f"The member on {start} is of another strength, or alone.")
