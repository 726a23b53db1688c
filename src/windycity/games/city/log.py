"""What a move did, in words; `{A}` stands for the name of seat A."""

from __future__ import annotations

from ...kernel import Line, Move
from .figures import FACE_NAMES
from .moves import SEAT_NAMES
from .scoring import score
from .state import GAME_OVER, State

SAID = {
    "first": ("{other} is drawn to be the first player.", "CTY-04"),
    "put": ("{player} puts {0} on {1}.", "CTY-04"),
    "face": ("{player} turns it {0}.", "CTY-04"),
    "mark": ("{player} marks {0}.", "CTY-04"),
    "roll": ("{player} does not advertise.", "CTY-21"),
    "advertise": ("{player} advertises.", "CTY-21"),
    "rolls": ("The die shows {0}.", "CTY-06"),
    "move": ("{player} moves {0} to {1}, facing {2}.", "CTY-07"),
    "pass": ("{player} cannot move anybody.", "CTY-10"),
    "sell": ("{victim} takes a mark back from {0}.", "CTY-18"),
    "open": ("{player} opens {0}.", "CTY-15"),
    "extend": ("{player} extends {0}.", "CTY-15"),
    "offer": ("{player} offers {0} to {partner}.", "CTY-20"),
    "ask": ("{player} asks for {0}.", "CTY-20"),
    "price": ("{player} names a price of {0}.", "CTY-20"),
    "accept": ("{asked} accepts.", "CTY-20"),
    "decline": ("{asked} declines.", "CTY-20"),
    "done": ("{player} is done.", "CTY-05"),
}
"""What a move says, by its verb, and the clause."""

CHOICE = FACE_NAMES[-1]


def tell(before: State, move: Move, after: State) -> list[Line]:
    """The lines a move adds to the log."""
    lines = [_said(before, move)]
    lines += _accounts(before, after)
    if after.round_number > before.round_number and after.step != GAME_OVER:
        lines.append(Line(f"Round {after.round_number + 1} begins.", "CTY-05"))
    if after.step == GAME_OVER:
        lines += _result(after)
    return lines


def _name(seat: int) -> str:
    return f"{{{SEAT_NAMES[seat]}}}" if seat < len(SEAT_NAMES) else ""


def _said(s: State, move: Move) -> Line:
    sentence, clause = SAID[move.verb]
    words = {
        "player": _name(s.turn),
        "victim": _name(s.victim),
        "asked": _name(s.partner),
        "other": f"{{{move.args[0]}}}" if move.args else "",
        "partner": f"{{{move.args[-1]}}}" if move.args else "",
    }
    named = ["a choice of 1, 2 or 3" if arg == CHOICE else arg for arg in move.args]
    return Line(sentence.format(*named, **words), clause)


def _accounts(before: State, after: State) -> list[Line]:
    """Whose account has moved, and by how much."""
    lines = []
    for seat in range(after.players):
        points = after.account[seat] - before.account[seat]
        if points:
            lines.append(Line(f"{_name(seat)} {points:+d}, now at {after.account[seat]}.", "CTY-16"))
    return lines


def _result(s: State) -> list[Line]:
    out = [0] * (2 * s.players)
    score(s, out)
    accounts = ", ".join(f"{_name(seat)} {out[seat]}" for seat in range(s.players))
    winners = " and ".join(_name(seat) for seat in range(s.players) if out[s.players + seat] == 1)
    verb = "win" if " and " in winners else "wins"
    return [Line(f"The game is over. {winners} {verb}; accounts: {accounts}.", "CTY-16")]
