"""Which clause forbids a move: explains `legal`, decides nothing."""

from __future__ import annotations

from ...kernel import NO_CODE, Move, Refusal, listed, say
from .assault import attackers_left, is_assault_on
from .board import BUILDING, HOME, IS_BUILDING, NEIGHBOURS
from .buildings import owns
from .dice import must_go_on
from .edition import Edition
from .figures import WORTH
from .hiring import is_even, is_home_open, is_room_for_another
from .members import field_of, member_key
from .names import FIELD_OF, GANGS, LABELS
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
    PLACE,
    ROLL,
    TURN,
    State,
    allied,
)
from .steps_open import may_enter, ways_open

ASKED = {
    DRAW: (("C86-05",), say("The start player is being drawn.")),
    HIRE: (("C91-12", "C86-04"), say("The gangs are hiring: hire, or be done.")),
    PLACE: (("C91-16", "C86-20"), say("New members have to be placed.")),
    TURN: (("C91-17",), say("Before the roll: hire for the home bar, or roll.")),
    ROLL: (("C91-19", "C86-07"), say("The dice for movement are being rolled.")),
    DIE: (("C86-26",), say("Take up a die, or be done.")),
    MOVE: (("C91-20", "C86-08"), say("There are points to walk.")),
    ATTACKER_ROLLS: (("C91-49", "C86-15"), say("A duel is on: the attacker rolls.")),
    DEFENDER_ROLLS: (("C91-49", "C86-15"), say("A duel is on: the defender rolls.")),
    ATTACKER_PAIRS: (("C91-44", "C86-16"), say("The attacker chooses who duels whom.")),
    DEFENDER_PAIRS: (("C91-44",), say("The defender chooses who duels whom.")),
}
"""G-5: the clause of the step that is on, for a move of another kind."""

KINDS = {
    DRAW: ("start",),
    HIRE: ("hire",),
    PLACE: ("place",),
    TURN: ("hire", "roll"),
    DIE: ("die", "done"),
    MOVE: ("walk", "send"),
    ATTACKER_ROLLS: ("shows",),
    DEFENDER_ROLLS: ("shows",),
    ATTACKER_PAIRS: ("duel",),
    DEFENDER_PAIRS: ("duel",),
}


def why_not(edition: Edition, s: State, move: Move) -> Refusal:
    """The clause against a move that is not legal now."""
    if move.verb not in _kinds(s):
        return _not_asked(edition, s)
    if move.verb == "hire":
        return _against_hire(edition, s, edition.strengths.index(str(move.args[0])) + 1)
    if move.verb == "place":
        return _against_place(edition, s, *map(str, move.args))
    if move.verb in ("walk", "send"):
        start, target = map(str, move.args[-2:])
        return _against_step(edition, s, start, target, str(move.args[0]) if move.verb == "send" else "")
    if move.verb in ("die", "done"):
        return _against_die(s, move)
    if move.verb == "roll":
        return Refusal("C91-46", say("A gang without members does not roll."))
    if move.verb == "duel":
        return Refusal(edition.cite("C91-44", "C86-16"), say("One of the two is not there."))
    if move.verb == "start":
        return Refusal("C86-01", say("Nobody plays {gang}.", gang=move.args[0]))
    if move.verb == "shows":
        sentence = say("The die does not show {number}.", number=move.args[0])
        return Refusal(edition.cite("C91-26", "C86-15"), sentence)
    return _against_roll(edition, move)


def _kinds(s: State) -> tuple[str, ...]:
    """The words of the moves that may be legal in the step that is on."""
    if s.step == ROLL:
        return ("dice",) if s.whole_dice else ("points",)
    if s.step == MOVE and is_assault_on(s):
        return (*KINDS[MOVE], "duel")
    return KINDS.get(s.step, ())


def _not_asked(edition: Edition, s: State) -> Refusal:
    if s.step == GAME_OVER:
        return Refusal(edition.endings[s.ending].clause, say("The game is over."))
    if s.step == TURN and s.member_count[s.gang] == 0:
        return Refusal("C91-46", say("Nobody is on the board: hire for the home bar, or be done."))
    if s.step == MOVE and is_assault_on(s):
        return Refusal("C91-42", say("An assault is open: walk on, or begin its first duel."))
    if s.step == DIE and must_go_on(s):
        return _has_to_go_on(s)
    clauses, sentence = ASKED[s.step]
    if s.step == HIRE and s.phase > 0:
        clauses = ("C91-12", "C86-20")
    return Refusal(edition.cite(*clauses), sentence)


def _against_hire(edition: Edition, s: State, rings: int) -> Refusal:
    gang = s.gang
    if rings > s.dearest_hire:
        colour = edition.strengths[rings - 1]
        return Refusal("C86-04", say("A {colour} plug cannot be bought.", colour=colour))
    if rings == 3 and (s.step == TURN or s.hired[gang][rings - 1]):
        return Refusal("C91-13", say("One 3er can be hired before a phase, and none later."))
    if s.reserve[gang] == 0:
        return Refusal(edition.cite("C91-12", "C86-02"), say("There is no figure left in reserve."))
    if s.cash[gang] < WORTH[rings]:
        clause = edition.cite("C91-12", "C86-04" if s.phase == 0 else "C86-20")
        sentence = say("A {member} costs {price:,}.", member=edition.of(rings), price=WORTH[rings] * 1000)
        return Refusal(clause, sentence)
    if not is_even(s, gang, rings):
        return Refusal("C91-14", say("The 1ers and 2ers hired in a phase may differ by one at most."))
    if s.step == TURN and not is_home_open(s, gang):
        if owns(s, gang, HOME[gang]):
            return Refusal("C91-17", say("A member stands in the home bar."))
        return Refusal("C91-18", say("The home bar is in foreign hands."))
    assert not is_room_for_another(s, gang)
    sentence = say("There is no own building left to place another member in.")
    return Refusal(edition.cite("C91-16", "C86-25"), sentence)


def _against_place(edition: Edition, s: State, strength: str, building: str) -> Refusal:
    clause, rings = edition.cite("C91-16", "C86-20"), edition.strengths.index(strength) + 1
    if s.waiting[s.gang][rings - 1] == 0:
        return Refusal(clause, say("No {member} waits to be placed.", member=edition.of(rings)))
    if s.owner[BUILDING[FIELD_OF[building]]] != s.gang:
        sentence = say("{building} does not belong to {gang}.", building=building, gang=GANGS[s.gang])
        return Refusal(clause, sentence)
    return Refusal(clause, say("A member stands in {building} already.", building=building))


def _against_step(edition: Edition, s: State, start: str, target: str, strength: str = "") -> Refusal:
    """A strength is named of one that is sent."""
    field, to = FIELD_OF[start], FIELD_OF[target]
    if field == s.assault_field and attackers_left(s) > 0:
        return Refusal("C91-42", say("Who is inside stays there until the assault is over."))
    if s.occupant[field] != s.gang:
        sentence = say("No member of {gang} stands on {field}.", gang=GANGS[s.gang], field=start)
        return Refusal(edition.cite("C91-20", "C86-07"), sentence)
    if s.walker != NO_MEMBER and field != field_of(s.walker):
        began = LABELS[field_of(s.walker)]
        return Refusal("C86-26", say("The member on {field} has begun this die.", field=began))
    if to not in NEIGHBOURS[field]:
        is_door = IS_BUILDING[field] or IS_BUILDING[to]
        clause = edition.cite("C91-03", "C86-09") if is_door else edition.cite("C91-20", "C86-08")
        return Refusal(clause, say("No step leads from {start} to {target}.", start=start, target=target))
    if not may_enter(s, ways_open(s), to, field, s.points, 0):
        return _against_entry(edition, s, target)
    return _against_naming(edition, s, start, strength)


def _against_naming(edition: Edition, s: State, start: str, strength: str) -> Refusal:
    """A step that is legal, if it were said otherwise who makes it."""
    if s.walker != NO_MEMBER:
        return Refusal("C86-26", say("The member on {field} has begun this die.", field=start))
    if not strength:
        sentence = say("Members of different strength stand in {building}: say which one.", building=start)
        return Refusal(edition.cite("C91-45", "C86-11"), sentence)
    clause, rings = edition.cite("C91-20", "C86-07"), edition.strengths.index(strength) + 1
    if member_key(FIELD_OF[start], rings) not in s.members[s.gang]:
        return Refusal(clause, say("No {member} stands on {field}.", member=edition.of(rings), field=start))
    return Refusal(clause, say("All on {field} are of one strength: no need to say which.", field=start))


def _against_entry(edition: Edition, s: State, target: str) -> Refusal:
    """What whoever stands on a field has against another member there."""
    there = s.occupant[FIELD_OF[target]]
    if there == s.gang:
        sentence = say("A member of {gang} stands on {field}.", gang=GANGS[s.gang], field=target)
        return Refusal(edition.cite("C91-22", "C86-10"), sentence)
    if allied(s, s.gang, there):
        return Refusal("C91-39", say("An ally stands on {field}.", field=target))
    assert is_assault_on(s)
    return Refusal("C91-42", say("While an assault is open no other duel begins."))


def _against_die(s: State, move: Move) -> Refusal:
    number = move.args[0] if move.args else 0
    if move.verb == "die" and (move.code == NO_CODE or s.dice[int(number) - 1] == 0):
        return Refusal("C86-07", say("No die that shows {number} is left.", number=number))
    if must_go_on(s):
        return _has_to_go_on(s)
    return Refusal("C86-07", say("Nobody has a legal step with a {number}.", number=number))


def _has_to_go_on(s: State) -> Refusal:
    walker = LABELS[field_of(s.walker)]
    return Refusal("C86-10", say("The member on {field} has to go on.", field=walker))


def _against_roll(edition: Edition, move: Move) -> Refusal:
    sentence = say("The dice cannot show {numbers}.", numbers=listed(move.args))
    return Refusal(edition.cite("C91-19", "C86-27"), sentence)
