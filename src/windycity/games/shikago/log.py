"""What a move did, in words; `Seat("A")` stands for the name of seat A."""

from __future__ import annotations

from collections.abc import Sequence

from ...kernel import Line, Move, Seat, Word, fill, joined, listed, phrase, say
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
        lines.append(Line(say("{snitch} is the Snitch.", snitch=_name(after.snitch)), "SHI-17"))
    if before.step == DRAW and after.step not in (RAID, ARREST):
        lines.append(Line(say("There is nothing to raid."), "SHI-19"))
    if before.step == ARREST and after.removed > before.removed:
        lines.append(Line(say("One ordinary chip leaves the game, the others go back."), "SHI-21"))
    if after.turn_number > before.turn_number or before.step == FIRST_PLAYER:
        lines += _turn(before, after)
    if after.step == GAME_OVER:
        lines += _result(after)
    return lines


def _name(boss: int) -> Seat:
    return Seat(SEAT_NAMES[boss])


SAID = {
    "first": (phrase("{rival} is drawn to be the first player."), ("rival",), "SHI-03"),
    "bail": (phrase("{boss} bails out {number}."), ("number",), "SHI-05"),
    "recruit": (phrase("{boss} recruits one."), (), "SHI-07"),
    "place": (phrase("{boss} places one in {area}."), ("area",), "SHI-07"),
    "move": (
        phrase("{boss} moves {number} from {start} to {target}."),
        ("number", "start", "target"),
        "SHI-08",
    ),
    "fight": (phrase("{boss} fights {rival} in {area}."), ("rival", "area"), "SHI-10"),
    "groups": (
        phrase("Groups of 3:1 that are fought: {triples}; of 1:1: {pairs}."),
        ("triples", "pairs"),
        "SHI-10",
    ),
    "casino": (phrase("{boss} builds a casino in {area}."), ("area",), "SHI-14"),
    "factory": (phrase("{boss} builds a factory."), (), "SHI-15"),
    "done": (phrase("{boss} goes on."), (), "SHI-04"),
    "give": (phrase("{boss} gives {amount:,} to charity."), ("amount",), "SHI-16"),
    "draw": (phrase("The police chip is: {chip}."), ("chip",), "SHI-18"),
    "raid": (phrase("{snitch} sends the police to {area}."), ("area",), "SHI-19"),
    "inspect": (phrase("{snitch} sends the police to the factory of {rival}."), ("rival",), "SHI-19"),
    "arrest": (phrase("{snitch} gives {rival} away to the Untouchables."), ("rival",), "SHI-20"),
}
"""What a move says, by its verb, what it names, and the clause."""


def _said(s: State, move: Move) -> Line:
    pattern, names, clause = SAID[move.verb]
    words: dict[str, Word] = {"boss": _name(s.boss), **dict(zip(names, move.args, strict=True))}
    if "rival" in names:
        words["rival"] = Seat(move.args[0])
    if "amount" in names:
        words["amount"] = DOLLARS * int(move.args[0])
    if s.snitch != NOBODY:
        words["snitch"] = _name(s.snitch)
    return Line(fill(pattern, words), clause)


def _raided(before: State, move: Move, after: State) -> Line:
    if move.verb == "inspect":
        boss = SEAT_NAMES.index(str(move.args[0]))
        price, is_lost = FACTORY_BRIBE, before.factory[boss] > after.factory[boss]
        lost = phrase("{boss} cannot pay {price:,} and loses the factory.")
    else:
        area = AREA_NAMES.index(str(move.args[0]))
        boss = controller(before, area)
        price, is_lost = bribe(before, boss, area), after.prison[boss] > before.prison[boss]
        lost = phrase("{boss} cannot pay {price:,} and loses everything there.")
    words: dict[str, Word] = {"boss": _name(boss), "price": price * DOLLARS}
    return Line(fill(lost if is_lost else phrase("{boss} pays {price:,}."), words), "SHI-19")


def _income(before: State, after: State) -> Line:
    earned = (after.register[before.boss] - before.register[before.boss]) * DOLLARS
    return Line(say("{boss} earns {earned:,}.", boss=_name(before.boss), earned=earned), "SHI-12")


def _turn(before: State, after: State) -> list[Line]:
    begins = say("Turn {turn} begins with {boss}.", turn=after.turn_number + 1, boss=_name(after.first))
    lines = [Line(begins, "SHI-03")]
    if after.shown_turn > before.shown_turn:
        lines.append(Line(say("All cash is laid open: {sums}.", sums=_sums(after.shown)), "SHI-22"))
    return lines


def _sums(cash: Sequence[int]) -> Word:
    """How much each boss has."""
    return listed(
        say("{boss} {cash:,}", boss=_name(boss), cash=cash[boss] * DOLLARS) for boss in range(BOSSES)
    )


def _result(s: State) -> list[Line]:
    out = [0] * (2 * BOSSES)
    score(s, out)
    arrested = [_name(boss) for boss in range(BOSSES) if s.cash[boss] == max(s.cash)]
    winners = [_name(boss) for boss in range(BOSSES) if out[BOSSES + boss] == 1]
    if len(arrested) == 1:
        losing = say("{boss} loses half.", boss=arrested[0])
    else:
        losing = say("{bosses} lose half.", bosses=joined(arrested))
    if len(winners) == 1:
        winning = say("{boss} wins.", boss=winners[0])
    else:
        winning = say("{bosses} win.", bosses=joined(winners))
    return [
        Line(say("The game is over. All cash is laid open: {sums}.", sums=_sums(s.cash)), "SHI-22"),
        Line(say("{losing} {winning}", losing=losing, winning=winning), "SHI-23"),
    ]
