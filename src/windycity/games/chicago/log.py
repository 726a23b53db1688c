"""What a move did, in words; `Seat("A")` stands for the name of seat A."""

from __future__ import annotations

from ...kernel import Line, Move, Seat, fill, joined, listed, phrase, say
from .board import BUILDING, BUILDING_FIELDS
from .buildings import income
from .duel import attackers_prize, defenders_prize
from .edition import Edition
from .figures import GANGS
from .moves import SEAT_NAMES
from .names import FIELD_OF, LABELS
from .names import GANGS as GANG_NAMES
from .scenes import winning_gang
from .scoring import score
from .state import DEFENDER_ROLLS, DIE, GAME_OVER, NO_GANG, TURN, State, in_play


def tell(edition: Edition, before: State, move: Move, after: State) -> list[Line]:
    """The lines a move adds to the log."""
    lines = [_said(edition, before, move)]
    if move.verb in ("walk", "send"):
        lines += _entered(edition, before, str(move.args[-1]))
    if before.step == DEFENDER_ROLLS:
        lines.append(_duel_result(edition, before, int(move.args[0])))
    lines += _owners(edition, before, after)
    if after.phase > before.phase:
        lines += _payout(edition, after)
    if after.step == GAME_OVER:
        lines += _result(edition, after)
    return lines


SAID = {
    "roll": (phrase("{gang} rolls the movement die."), ("C91-19",)),
    "points": (phrase("{gang} has {number} points."), ("C91-19",)),
    "dice": (phrase("{gang} rolls {numbers}."), ("C86-27",)),
    "die": (phrase("{gang} takes up the {number}."), ("C86-07",)),
    "start": (phrase("{starter} is drawn to start."), ("C86-05",)),
    "walk": (phrase("{gang} walks from {start} to {target}."), ("C91-20", "C86-08")),
}
"""What a move says, by its verb, and the clauses."""


def _said(edition: Edition, s: State, move: Move) -> Line:
    gang, args = GANG_NAMES[s.gang], move.args
    if move.verb in ("place", "send", "duel"):
        return _said_of_members(edition, gang, move.verb, [str(arg) for arg in args])
    if move.verb == "shows":
        roller = GANG_NAMES[s.defender if s.step == DEFENDER_ROLLS else s.gang]
        sentence = say("{gang} rolls {number}.", gang=roller, number=args[0])
        return Line(sentence, edition.cite("C91-26", "C86-15"))
    if move.verb == "done" and s.step == DIE:
        return Line(say("{gang} leaves the other dice.", gang=gang), "C86-26")
    if move.verb in ("hire", "done"):
        return _said_of_hiring(edition, s, gang, move)
    pattern, clauses = SAID[move.verb]
    first, last = (args[0], args[-1]) if args else ("", "")
    words = {
        "gang": gang,
        "number": first,
        "numbers": listed(args),
        "starter": first,
        "start": first,
        "target": last,
    }
    return Line(fill(pattern, words), edition.cite(*clauses))


def _said_of_hiring(edition: Edition, s: State, gang: str, move: Move) -> Line:
    """A hire, or the end of hiring; a turn that ends so is that of a gang without members."""
    clause = edition.cite("C91-12", "C86-04" if s.phase == 0 else "C86-20")
    if s.step == TURN:
        clause = "C91-17" if s.member_count[s.gang] > 0 else "C91-46"
    if move.verb == "hire":
        return Line(
            say("{gang} hires a {member}.", gang=gang, member=edition.member(str(move.args[0]))), clause
        )
    if s.step == TURN:
        return Line(say("{gang} has nobody on the board, and its turn is over.", gang=gang), clause)
    return Line(say("{gang} hires no more.", gang=gang), clause)


def _said_of_members(edition: Edition, gang: str, verb: str, args: list[str]) -> Line:
    """A move that names members by their strength."""
    member = edition.member(args[0])
    if verb == "place":
        sentence = say("{gang} places a {member} in {building}.", gang=gang, member=member, building=args[1])
        return Line(sentence, edition.cite("C91-16", "C86-20"))
    if verb == "send":
        sentence = say(
            "{gang} sends a {member} from {start} to {target}.",
            gang=gang,
            member=member,
            start=args[1],
            target=args[2],
        )
        return Line(sentence, edition.cite("C91-20", "C86-08"))
    sentence = say("A {member} duels a {rival}.", member=member, rival=edition.member(args[1]))
    return Line(sentence, edition.cite("C91-44", "C86-16"))


def _entered(edition: Edition, before: State, target: str) -> list[Line]:
    there = before.occupant[FIELD_OF[target]]
    if there in (NO_GANG, before.gang):
        return []
    clause = edition.cite("C91-25", "C86-15")
    return [Line(say("{gang} is attacked on {field}.", gang=GANG_NAMES[there], field=target), clause)]


def _owners(edition: Edition, before: State, after: State) -> list[Line]:
    """The buildings that have changed hands."""
    lines = []
    for field in BUILDING_FIELDS:
        owner = after.owner[BUILDING[field]]
        if owner == before.owner[BUILDING[field]]:
            continue
        if owner == NO_GANG:
            lines.append(Line(say("{building} is nobody's now.", building=LABELS[field]), "C86-14"))
        else:
            sentence = say("{gang} takes {building}.", gang=GANG_NAMES[owner], building=LABELS[field])
            lines.append(Line(sentence, edition.cite("C91-24", "C86-13")))
    return lines


def _duel_result(edition: Edition, s: State, number: int) -> Line:
    winner = winning_gang(s, number)
    if winner == NO_GANG:
        return Line(fill(edition.equal_rolls, {"number": number}), edition.cite("C91-28", "C86-17"))
    sentence = say(
        "{gang} wins the duel with {higher} against {lower} and is paid {prize:,}.",
        gang=GANG_NAMES[winner],
        higher=max(s.attacker_roll, number),
        lower=min(s.attacker_roll, number),
        prize=(attackers_prize(s) if winner == s.gang else defenders_prize(s)) * 1000,
    )
    return Line(sentence, edition.cite("C91-27", "C86-15"))


def _payout(edition: Edition, s: State) -> list[Line]:
    """What the buildings have paid, if anything; the last payout may be a sale. Nobody has moved since."""
    if s.step == GAME_OVER and s.sale_at_end:
        return []
    paid = listed(
        say("{gang} {cash:,}", gang=GANG_NAMES[gang], cash=income(s, gang) * 1000)
        for gang in range(GANGS)
        if in_play(s, gang)
    )
    sentence = say("The phase is over. The buildings pay {paid}.", paid=paid)
    return [Line(sentence, edition.cite("C91-32", "C86-18"))]


def _result(edition: Edition, s: State) -> list[Line]:
    out = [0] * (2 * s.players)
    clause = edition.endings[score(s, out)].clause
    seats = [Seat(name) for name in SEAT_NAMES[: s.players]]
    wealth = listed(say("{who} {cash:,}", who=who, cash=out[seat] * 1000) for seat, who in enumerate(seats))
    winners = [who for seat, who in enumerate(seats) if out[s.players + seat] == 1]
    if len(winners) == 1:
        sentence = say("The game is over. {winner} wins; wealth: {wealth}.", winner=winners[0], wealth=wealth)
    else:
        sentence = say(
            "The game is over. {winners} win; wealth: {wealth}.", winners=joined(winners), wealth=wealth
        )
    return [Line(sentence, clause)]
