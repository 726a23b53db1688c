"""What a move did, in words; `{A}` stands for the name of seat A."""

from __future__ import annotations

from ...kernel import Line, Move
from .board import BUILDING, BUILDING_FIELDS
from .edition import Edition
from .figures import GANGS
from .moves import SEAT_NAMES
from .names import FIELD_OF, LABELS
from .names import GANGS as GANG_NAMES
from .scoring import score
from .state import DEFENDER_ROLLS, DIE, GAME_OVER, NO_GANG, State, in_play


def tell(edition: Edition, before: State, move: Move, after: State) -> list[Line]:
    """The lines a move adds to the log."""
    lines = [_said(edition, before, move)]
    if move.verb in ("walk", "send"):
        lines += _entered(edition, before, str(move.args[-1]))
    if before.step == DEFENDER_ROLLS:
        lines.append(_duel_result(edition, before, int(move.args[0])))
    lines += _owners(edition, before, after)
    if after.phase > before.phase:
        lines += _payout(edition, before, after)
    if after.step == GAME_OVER:
        lines += _result(edition, after)
    return lines


def _said(edition: Edition, s: State, move: Move) -> Line:
    gang, args = GANG_NAMES[s.gang], [str(arg) for arg in move.args]
    hire = edition.cite("C91-12", "C86-04" if s.phase == 0 else "C86-20")
    if move.verb == "hire":
        return Line(f"{gang} hires a {edition.member.format(args[0])}.", hire)
    if move.verb in ("place", "send", "duel"):
        return _said_of_members(edition, gang, move.verb, args)
    if move.verb == "shows":
        roller = s.defender if s.step == DEFENDER_ROLLS else s.gang
        return Line(f"{GANG_NAMES[roller]} rolls {args[0]}.", edition.cite("C91-26", "C86-15"))
    if move.verb == "done" and s.step == DIE:
        return Line(f"{gang} leaves the other dice.", "C86-26")
    sentence, clause = {
        "done": (f"{gang} hires no more.", hire),
        "roll": (f"{gang} rolls the movement die.", "C91-19"),
        "points": (f"{gang} has {' '.join(args)} points.", "C91-19"),
        "dice": (f"{gang} rolls {', '.join(args)}.", "C86-27"),
        "die": (f"{gang} takes up the {' '.join(args)}.", "C86-07"),
        "start": (f"{' '.join(args)} is drawn to start.", "C86-05"),
        "walk": (f"{gang} walks from {' to '.join(args)}.", edition.cite("C91-20", "C86-08")),
    }[move.verb]
    return Line(sentence, clause)


def _said_of_members(edition: Edition, gang: str, verb: str, args: list[str]) -> Line:
    """A move that names members by their strength."""
    first = edition.member.format(args[0])
    if verb == "place":
        return Line(f"{gang} places a {first} in {args[1]}.", edition.cite("C91-16", "C86-20"))
    if verb == "send":
        clause = edition.cite("C91-20", "C86-08")
        return Line(f"{gang} sends a {first} from {args[1]} to {args[2]}.", clause)
    clause = edition.cite("C91-44", "C86-16")
    return Line(f"A {first} duels a {edition.member.format(args[1])}.", clause)


def _entered(edition: Edition, before: State, target: str) -> list[Line]:
    there = before.occupant[FIELD_OF[target]]
    if there in (NO_GANG, before.gang):
        return []
    clause = edition.cite("C91-25", "C86-15")
    return [Line(f"{GANG_NAMES[there]} is attacked on {target}.", clause)]


def _owners(edition: Edition, before: State, after: State) -> list[Line]:
    """The buildings that have changed hands."""
    lines = []
    for field in BUILDING_FIELDS:
        owner = after.owner[BUILDING[field]]
        if owner == before.owner[BUILDING[field]]:
            continue
        if owner == NO_GANG:
            lines.append(Line(f"{LABELS[field]} is nobody's now.", "C86-14"))
        else:
            clause = edition.cite("C91-24", "C86-13")
            lines.append(Line(f"{GANG_NAMES[owner]} takes {LABELS[field]}.", clause))
    return lines


def _duel_result(edition: Edition, s: State, number: int) -> Line:
    attacker, defender = GANG_NAMES[s.gang], GANG_NAMES[s.defender]
    win = edition.cite("C91-27", "C86-15")
    if s.attacker_roll > number:
        return Line(f"{attacker} wins the duel with {s.attacker_roll} against {number}.", win)
    if s.attacker_roll < number:
        return Line(f"{defender} wins the duel with {number} against {s.attacker_roll}.", win)
    return Line(f"Both rolled {number} and lose a {edition.mark}.", edition.cite("C91-28", "C86-17"))


def _payout(edition: Edition, before: State, after: State) -> list[Line]:
    """What the buildings paid, if anything; the last payout may be a sale."""
    paid = [
        f"{GANG_NAMES[gang]} {(after.cash[gang] - before.cash[gang]) * 1000:,}"
        for gang in range(GANGS)
        if in_play(after, gang)
    ]
    if after.step == GAME_OVER and after.sale_at_end:
        return []
    clause = edition.cite("C91-32", "C86-18")
    return [Line(f"The phase is over. The buildings pay {', '.join(paid)}.", clause)]


def _result(edition: Edition, s: State) -> list[Line]:
    out = [0] * (2 * s.players)
    clause = edition.endings[score(s, out)].clause
    wealth = ", ".join(f"{{{SEAT_NAMES[seat]}}} {out[seat] * 1000:,}" for seat in range(s.players))
    winners = " and ".join(
        f"{{{SEAT_NAMES[seat]}}}" for seat in range(s.players) if out[s.players + seat] == 1
    )
    verb = "win" if " and " in winners else "wins"
    return [Line(f"The game is over. {winners} {verb}; wealth: {wealth}.", clause)]
