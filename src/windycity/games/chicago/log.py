"""What a move did, in words; `{A}` stands for the name of seat A."""

from __future__ import annotations

from ...kernel import Line, Move
from .board import BUILDING, IS_BUILDING
from .figures import GANGS
from .goals import NO_GOAL
from .moves import SEAT_NAMES
from .names import FIELD_OF, LABELS
from .names import GANGS as GANG_NAMES
from .scoring import score
from .state import DEFENDER_ROLLS, GAME_OVER, NO_GANG, State, in_play


def tell(before: State, move: Move, after: State) -> list[Line]:
    """The lines a move adds to the log."""
    lines = [_said(before, move)]
    if move.verb in ("walk", "send"):
        lines += _entered(before, str(move.args[-1]), after)
    if before.step == DEFENDER_ROLLS:
        lines.append(_duel_result(before, int(move.args[0])))
        lines += _taken(before, after)
    if after.phase > before.phase:
        lines += _payout(before, after)
    if after.step == GAME_OVER:
        lines += _result(after)
    return lines


def _said(s: State, move: Move) -> Line:
    gang, args = GANG_NAMES[s.gang], [str(arg) for arg in move.args]
    if move.verb == "shows":
        roller = s.defender if s.step == DEFENDER_ROLLS else s.gang
        return Line(f"{GANG_NAMES[roller]} rolls {args[0]}.", "C91-26")
    if move.verb == "send":
        return Line(f"{gang} sends a {args[0]} from {args[1]} to {args[2]}.", "C91-20")
    return {
        "hire": Line(f"{gang} hires a {' '.join(args)}.", "C91-12"),
        "done": Line(f"{gang} hires no more.", "C91-12"),
        "roll": Line(f"{gang} rolls the movement die.", "C91-19"),
        "points": Line(f"{gang} has {' '.join(args)} points.", "C91-19"),
        "place": Line(f"{gang} places a {' in '.join(args)}.", "C91-16"),
        "walk": Line(f"{gang} walks from {' to '.join(args)}.", "C91-20"),
        "duel": Line(f"A {' duels a '.join(args)}.", "C91-44"),
    }[move.verb]


def _entered(before: State, target: str, after: State) -> list[Line]:
    field = FIELD_OF[target]
    if before.occupant[field] not in (NO_GANG, before.gang):
        return [Line(f"{GANG_NAMES[before.occupant[field]]} is attacked on {target}.", "C91-25")]
    return _taken(before, after)


def _taken(before: State, after: State) -> list[Line]:
    return [
        Line(f"{GANG_NAMES[before.gang]} takes {LABELS[field]}.", "C91-24")
        for field in range(len(LABELS))
        if IS_BUILDING[field] and after.owner[BUILDING[field]] != before.owner[BUILDING[field]]
    ]


def _duel_result(s: State, number: int) -> Line:
    attacker, defender = GANG_NAMES[s.gang], GANG_NAMES[s.defender]
    if s.attacker_roll > number:
        return Line(f"{attacker} wins the duel with {s.attacker_roll} against {number}.", "C91-27")
    if s.attacker_roll < number:
        return Line(f"{defender} wins the duel with {number} against {s.attacker_roll}.", "C91-27")
    return Line(f"Both rolled {number} and lose a ring.", "C91-28")


def _payout(before: State, after: State) -> list[Line]:
    paid = [
        f"{GANG_NAMES[gang]} {after.cash[gang] - before.cash[gang]},000"
        for gang in range(GANGS)
        if in_play(after, gang)
    ]
    return [Line(f"The phase is over. The buildings pay {', '.join(paid)}.", "C91-32")]


def _result(s: State) -> list[Line]:
    out = [0] * (2 * s.players)
    score(s, out)
    wealth = ", ".join(f"{{{SEAT_NAMES[seat]}}} {out[seat]},000" for seat in range(s.players))
    winners = " and ".join(
        f"{{{SEAT_NAMES[seat]}}}" for seat in range(s.players) if out[s.players + seat] == 1
    )
    clause = "C91-36" if s.ending == NO_GOAL else "C91-34"
    verb = "win" if " and " in winners else "wins"
    return [Line(f"The game is over. {winners} {verb}; wealth: {wealth}.", clause)]
