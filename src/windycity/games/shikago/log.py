"""What a move did, in words; `{A}` stands for the name of seat A."""

from __future__ import annotations

from ...kernel import Line, Move
from .areas import AREA_NAMES, BOSSES, FACTORY_BRIBE
from .control import controller
from .moves import SEAT_NAMES
from .police import bribe
from .scoring import DOLLARS, score
from .state import ARREST, DRAW, FIGHT, FIRST_PLAYER, GAME_OVER, NOBODY, RAID, State


def tell(before: State, move: Move, after: State) -> list[Line]:
    """The lines a move adds to the log."""
    lines = [_said(before, move)]
    if move.verb in ("raid", "inspect"):
        lines.append(_raided(before, move, after))
    if before.step == FIGHT and move.verb == "done":
        lines.append(_income(before, after))
    if after.step == DRAW:
        lines.append(Line(f"{_name(after.snitch)} is the Snitch.", "SHI-17"))
    if before.step == DRAW and after.step not in (RAID, ARREST):
        lines.append(Line("There is nothing to raid.", "SHI-19"))
    if before.step == ARREST and after.removed > before.removed:
        lines.append(Line("One ordinary chip leaves the game, the others go back.", "SHI-21"))
    if after.turn_number > before.turn_number or before.step == FIRST_PLAYER:
        lines += _turn(before, after)
    if after.step == GAME_OVER:
        lines += _result(after)
    return lines


def _name(boss: int) -> str:
    return f"{{{SEAT_NAMES[boss]}}}"


SAID = {
    "first": ("{rival} is drawn to be the first player.", "SHI-03"),
    "bail": ("{boss} bails out {0}.", "SHI-05"),
    "recruit": ("{boss} recruits one.", "SHI-07"),
    "place": ("{boss} places one in {0}.", "SHI-07"),
    "move": ("{boss} moves {0} from {1} to {2}.", "SHI-08"),
    "fight": ("{boss} fights {rival} in {1}.", "SHI-10"),
    "groups": ("Groups of 3:1 that are fought: {0}; of 1:1: {1}.", "SHI-10"),
    "casino": ("{boss} builds a casino in {0}.", "SHI-14"),
    "factory": ("{boss} builds a factory.", "SHI-15"),
    "done": ("{boss} goes on.", "SHI-04"),
    "give": ("{boss} gives {amount:,} to charity.", "SHI-16"),
    "draw": ("The police chip is: {0}.", "SHI-18"),
    "raid": ("{snitch} sends the police to {0}.", "SHI-19"),
    "inspect": ("{snitch} sends the police to the factory of {rival}.", "SHI-19"),
    "arrest": ("{snitch} gives {rival} away to the Untouchables.", "SHI-20"),
}
"""What a move says, by its verb, and the clause."""


def _said(s: State, move: Move) -> Line:
    sentence, clause = SAID[move.verb]
    rival = f"{{{move.args[0]}}}" if move.args else ""
    snitch = _name(s.snitch) if s.snitch != NOBODY else ""
    amount = DOLLARS * int(move.args[0]) if move.verb == "give" else 0
    words = {"boss": _name(s.boss), "rival": rival, "snitch": snitch, "amount": amount}
    return Line(sentence.format(*move.args, **words), clause)


def _raided(before: State, move: Move, after: State) -> Line:
    if move.verb == "inspect":
        boss = SEAT_NAMES.index(str(move.args[0]))
        price, is_lost, loss = FACTORY_BRIBE, before.factory[boss] > after.factory[boss], "the factory"
    else:
        area = AREA_NAMES.index(str(move.args[0]))
        boss = controller(before, area)
        price = bribe(before, boss, area)
        is_lost, loss = after.prison[boss] > before.prison[boss], "everything there"
    if is_lost:
        return Line(f"{_name(boss)} cannot pay {price},000 and loses {loss}.", "SHI-19")
    return Line(f"{_name(boss)} pays {price},000.", "SHI-19")


def _income(before: State, after: State) -> Line:
    earned = after.register[before.boss] - before.register[before.boss]
    return Line(f"{_name(before.boss)} earns {earned * DOLLARS:,}.", "SHI-12")


def _turn(before: State, after: State) -> list[Line]:
    lines = [Line(f"Turn {after.turn_number + 1} begins with {_name(after.first)}.", "SHI-03")]
    if after.shown_turn > before.shown_turn:
        sums = ", ".join(f"{_name(boss)} {after.shown[boss] * DOLLARS:,}" for boss in range(BOSSES))
        lines.append(Line(f"All cash is laid open: {sums}.", "SHI-22"))
    return lines


def _result(s: State) -> list[Line]:
    out = [0] * (2 * BOSSES)
    score(s, out)
    sums = ", ".join(f"{_name(boss)} {s.cash[boss] * DOLLARS:,}" for boss in range(BOSSES))
    arrested = " and ".join(_name(boss) for boss in range(BOSSES) if s.cash[boss] == max(s.cash))
    winners = " and ".join(_name(boss) for boss in range(BOSSES) if out[BOSSES + boss] == 1)
    verb = "win" if " and " in winners else "wins"
    return [
        Line(f"The game is over. All cash is laid open: {sums}.", "SHI-22"),
        Line(f"{arrested} {'lose' if ' and ' in arrested else 'loses'} half. {winners} {verb}.", "SHI-23"),
    ]
