"""What a move did, in words; `Seat("A")` stands for the name of seat A."""

from __future__ import annotations

from ...kernel import Line, Move, Seat, Word, fill, joined, listed, phrase, say
from .figures import FACE_NAMES
from .moves import SEAT_NAMES
from .scoring import score
from .state import GAME_OVER, NOBODY, State

SAID = {
    "first": (phrase("{other} is drawn to be the first player."), ("other",), "CTY-04"),
    "put": (phrase("{player} puts {customer} on {field}."), ("customer", "field"), "CTY-04"),
    "face": (phrase("{player} turns it {direction}."), ("direction",), "CTY-04"),
    "mark": (phrase("{player} marks {house}."), ("house",), "CTY-04"),
    "roll": (phrase("{player} does not advertise."), (), "CTY-21"),
    "advertise": (phrase("{player} advertises."), (), "CTY-21"),
    "rolls": (phrase("The die shows {face}."), ("face",), "CTY-06"),
    "move": (
        phrase("{player} moves {customer} to {field}, facing {direction}."),
        ("customer", "field", "direction"),
        "CTY-07",
    ),
    "pass": (phrase("{player} cannot move anybody."), (), "CTY-10"),
    "sell": (phrase("{victim} takes a mark back from {house}."), ("house",), "CTY-18"),
    "open": (phrase("{player} opens {house}."), ("house",), "CTY-15"),
    "extend": (phrase("{player} extends {house}."), ("house",), "CTY-15"),
    "offer": (phrase("{player} offers {house} to {other}."), ("house", "other"), "CTY-20"),
    "ask": (phrase("{player} asks for {house}."), ("house",), "CTY-20"),
    "price": (phrase("{player} names a price of {price}."), ("price",), "CTY-20"),
    "accept": (phrase("{asked} accepts."), (), "CTY-20"),
    "decline": (phrase("{asked} declines."), (), "CTY-20"),
    "done": (phrase("{player} is done."), (), "CTY-05"),
}
"""What a move says, by its verb, what it names, and the clause."""

CHOICE = FACE_NAMES[-1]


def tell(before: State, move: Move, after: State) -> list[Line]:
    """The lines a move adds to the log."""
    lines = [_said(before, move)]
    lines += _accounts(before, after)
    if after.round_number > before.round_number and after.step != GAME_OVER:
        lines.append(Line(say("Round {round} begins.", round=after.round_number + 1), "CTY-05"))
    if after.step == GAME_OVER:
        lines += _result(after)
    return lines


def _name(seat: int) -> Seat:
    return Seat(SEAT_NAMES[seat])


def _said(s: State, move: Move) -> Line:
    pattern, names, clause = SAID[move.verb]
    words: dict[str, Word] = {"player": _name(s.turn), **dict(zip(names, move.args, strict=True))}
    if "other" in words:
        words["other"] = Seat(move.args[-1])
    if "face" in words:
        words["face"] = say("a choice of 1, 2 or 3") if move.args[0] == CHOICE else int(move.args[0])
    if s.victim != NOBODY:
        words["victim"] = _name(s.victim)
    if s.partner != NOBODY:
        words["asked"] = _name(s.partner)
    return Line(fill(pattern, words), clause)


def _accounts(before: State, after: State) -> list[Line]:
    """Whose account has moved, and by how much."""
    lines = []
    for seat in range(after.players):
        points = after.account[seat] - before.account[seat]
        if points:
            sentence = say(
                "{who} {points:+}, now at {account}.",
                who=_name(seat),
                points=points,
                account=after.account[seat],
            )
            lines.append(Line(sentence, "CTY-16"))
    return lines


def _result(s: State) -> list[Line]:
    out = [0] * (2 * s.players)
    score(s, out)
    accounts = listed(say("{who} {account}", who=_name(seat), account=out[seat]) for seat in range(s.players))
    winners = [_name(seat) for seat in range(s.players) if out[s.players + seat] == 1]
    if len(winners) == 1:
        sentence = say(
            "The game is over. {winner} wins; accounts: {accounts}.", winner=winners[0], accounts=accounts
        )
    else:
        sentence = say(
            "The game is over. {winners} win; accounts: {accounts}.",
            winners=joined(winners),
            accounts=accounts,
        )
    return [Line(sentence, "CTY-16")]
