"""What a seat may see: everything lies open in Chicago."""

from __future__ import annotations

from collections.abc import Iterator

from ...kernel import View
from .board import BUILDING_FIELDS, BUILDINGS
from .course import actor
from .edition import Edition
from .figures import FACES, GANGS, PHASES, ROUNDS
from .members import field_of, rings_of
from .names import GANGS as GANG_NAMES
from .names import LABELS, PHASE_NAMES
from .state import ATTACKER_ROLLS, DEFENDER_ROLLS, DRAW, NO_ASSAULT, NO_GANG, NO_MEMBER, State, in_play

STEP_NAMES = (
    "draw",
    "hiring",
    "placing",
    "turn",
    "roll",
    "dice",
    "movement",
    "attacker rolls",
    "defender rolls",
    "attacker chooses",
    "defender chooses",
    "phase over",
    "over",
)


def hidden(s: State, seat: int | None) -> Iterator[tuple[str, int]]:
    """Nothing is hidden: cash is counted out in the open."""
    yield from ()


def view(edition: Edition, s: State, seat: int | None) -> View:
    """The table as everybody sees it."""
    return {
        "step": STEP_NAMES[s.step],
        "phase": PHASE_NAMES[min(s.phase, PHASES - 1)],
        "phases": list(PHASE_NAMES),
        "round": min(s.round_number + 1, ROUNDS),
        "rounds": ROUNDS,
        "actor": actor(s),
        "gang": None if s.step == DRAW else GANG_NAMES[s.gang],
        "start": None if s.step == DRAW else GANG_NAMES[s.start_gang],
        "points": s.points,
        "dice": [number for number in range(1, FACES + 1) for _ in range(s.dice[number - 1])],
        "walker": None if s.walker == NO_MEMBER else _member(edition, s.walker),
        "gangs": [_gang(edition, s, gang) for gang in range(GANGS) if in_play(s, gang)],
        "owners": {
            LABELS[BUILDING_FIELDS[building]]: GANG_NAMES[s.owner[building]]
            for building in range(BUILDINGS)
            if s.owner[building] != NO_GANG
        },
        "duel": duel_seen(edition, s) if s.step in (ATTACKER_ROLLS, DEFENDER_ROLLS) else None,
        "assault": _assault(s),
    }


def _gang(edition: Edition, s: State, gang: int) -> View:
    members = s.members[gang][: s.member_count[gang]]
    waiting = [rings for rings in range(1, 5) for _ in range(s.waiting[gang][rings - 1])]
    return {
        "gang": GANG_NAMES[gang],
        "seat": s.leader[gang],
        "cash": s.cash[gang],
        "reserve": s.reserve[gang],
        "members": [_member(edition, key) for key in members],
        "waiting": [{"rings": rings, "strength": edition.strengths[rings - 1]} for rings in waiting],
    }


def _member(edition: Edition, key: int) -> View:
    rings = rings_of(key)
    return {"field": LABELS[field_of(key)], "rings": rings, "strength": edition.strengths[rings - 1]}


def duel_seen(edition: Edition, s: State) -> View:
    """A duel until the defender rolls; `scenes` tells how it comes out."""
    return {
        "field": LABELS[s.battlefield],
        "attacker": _fighter(edition, s.gang, s.attacker_rings, s.attacker_roll or None),
        "defender": _fighter(edition, s.defender, s.defender_rings, None),
        "winner": None,
    }


def _fighter(edition: Edition, gang: int, rings: int, roll: int | None) -> View:
    return {"gang": GANG_NAMES[gang], "rings": rings, "strength": edition.strengths[rings - 1], "roll": roll}


def _assault(s: State) -> View | None:
    if s.assault_field == NO_ASSAULT:
        return None
    inside = [rings for rings in range(1, 5) for _ in range(s.attackers[rings - 1])]
    return {"field": LABELS[s.assault_field], "defender": GANG_NAMES[s.defender], "attackers": inside}
