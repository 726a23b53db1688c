"""Which clause forbids a move: explains `legal`, decides nothing."""

from __future__ import annotations

from ...kernel import Move, Refusal, Seat, Sentence, say
from .board import DIRECTIONS, IS_STORE, NEXT, NO_FIELD
from .building import buyer_of
from .codes import PASS
from .figures import (
    CUSTOMERS,
    EXTEND_PRICE,
    FIRST_OF_KIND,
    KIND_NAMES,
    MOST_ON_A_HOUSE,
    OPEN_PRICE,
    PROPOSALS,
)
from .moves import CUSTOMER_NAMES, DIRECTION_NAMES, SEAT_NAMES
from .moving import list_moves
from .names import FIELD_LABELS, HOUSE_LABELS
from .setting import is_free, next_of_kind
from .state import (
    ADVERT,
    ANSWER,
    BUILD,
    FACE,
    FIRST_PLAYER,
    GAME_OVER,
    MARK,
    MOVE,
    NOBODY,
    PRICE,
    PUT,
    ROLL,
    SALE,
    State,
)
from .ways import MOST_ENDS, WAY_END, WAY_STEPS

ASKED = {
    FIRST_PLAYER: ("CTY-04", say("The first player is being drawn.")),
    PUT: ("CTY-04", say("Put a customer on the board.")),
    FACE: ("CTY-04", say("Say which way the customer looks.")),
    MARK: ("CTY-04", say("Mark a house.")),
    ADVERT: ("CTY-21", say("Roll, or advertise first.")),
    ROLL: ("CTY-05", say("The die is being rolled.")),
    MOVE: ("CTY-05", say("Move a customer.")),
    SALE: ("CTY-18", say("Marks must be sold to pay the damage.")),
    BUILD: ("CTY-05", say("It is time to build, or to be done.")),
    PRICE: ("CTY-20", say("Name a price.")),
    ANSWER: ("CTY-20", say("Accept or decline.")),
    GAME_OVER: ("CTY-16", say("The game is over.")),
}
"""G-5: the clause of the step that is on, for a move of another kind."""

KINDS = {
    FIRST_PLAYER: ("first",),
    PUT: ("put",),
    FACE: ("face",),
    MARK: ("mark",),
    ADVERT: ("advertise",),
    MOVE: ("move", "pass"),
    SALE: ("sell",),
    BUILD: ("open", "extend", "offer", "ask"),
    PRICE: ("price",),
}


def why_not(s: State, move: Move) -> Refusal:
    """The clause against a move that is not legal now."""
    if move.verb not in KINDS.get(s.step, ()):
        if s.step == MOVE and not _can_move(s):
            return Refusal("CTY-10", say("No customer can be moved: pass."))
        return Refusal(*ASKED[s.step])
    against = {
        "first": _against_first,
        "put": _against_put,
        "face": _against_face,
        "mark": _against_mark,
        "advertise": _against_advertising,
        "move": _against_move,
        "pass": _against_pass,
        "sell": _against_sale,
        "open": _against_opening,
        "extend": _against_extension,
        "offer": _against_proposal,
        "ask": _against_proposal,
        "price": _against_price,
    }
    return against[move.verb](s, move)


def _can_move(s: State) -> bool:
    out = [0] * (CUSTOMERS * MOST_ENDS + 1)
    list_moves(s, out)
    return out[0] != PASS


def _house(move: Move) -> int:
    return HOUSE_LABELS.index(str(move.args[0]))


def _against_first(s: State, move: Move) -> Refusal:
    return Refusal("CTY-01", say("Nobody sits at {seat}.", seat=move.args[0]))


def _against_put(s: State, move: Move) -> Refusal:
    kind = KIND_NAMES.index(str(move.args[0]))
    if next_of_kind(s, kind) == FIRST_OF_KIND[kind + 1]:
        return Refusal("CTY-02", say("There is no {customer} left to put.", customer=move.args[0]))
    return Refusal("CTY-09", say("A customer stands on {field}.", field=move.args[1]))


def _against_face(s: State, move: Move) -> Refusal:
    return Refusal("CTY-04", say("No street leads {direction} from there.", direction=move.args[0]))


def _against_mark(s: State, move: Move) -> Refusal:
    if s.owner[_house(move)] != NOBODY:
        return Refusal("CTY-04", say("{house} is not free.", house=move.args[0]))
    return Refusal("CTY-04", say("Everybody marks one department store at most."))


def _against_advertising(s: State, move: Move) -> Refusal:
    return Refusal("CTY-21", say("Advertising costs two points."))


def _against_pass(s: State, move: Move) -> Refusal:
    return Refusal("CTY-10", say("A customer can be moved, so one must be."))


def _against_move(s: State, move: Move) -> Refusal:
    who, where, way = map(str, move.args)
    customer, field, facing = CUSTOMER_NAMES.index(who), FIELD_LABELS.index(where), DIRECTION_NAMES.index(way)
    row = s.field[customer] * DIRECTIONS + s.facing[customer]
    steps = dict(zip(WAY_END[row], WAY_STEPS[row], strict=True))
    if any((s.rolls >> count) & 1 and end // DIRECTIONS == field for end, count in steps.items()):
        if not is_free(s, field):
            return Refusal("CTY-09", say("A customer stands on {field}.", field=where))
        if NEXT[field][facing] == NO_FIELD:
            sentence = say("No street leads {direction} from {field}.", direction=way, field=where)
            return Refusal("CTY-08", sentence)
        return Refusal(
            "CTY-08", say("{customer} cannot look {direction} there.", customer=who, direction=way)
        )
    sentence = say("{customer} does not get to {field} with this roll.", customer=who, field=where)
    return Refusal("CTY-07", sentence)


def _against_sale(s: State, move: Move) -> Refusal:
    if s.owner[_house(move)] != s.victim:
        return Refusal("CTY-18", _not_owned(move, s.victim))
    return Refusal("CTY-18", say("Four houses are safe."))


def _not_owned(move: Move, seat: int) -> Sentence:
    return say("{house} is not {player}'s.", house=move.args[0], player=Seat(SEAT_NAMES[seat]))


def _against_opening(s: State, move: Move) -> Refusal:
    house = _house(move)
    if s.owner[house] != NOBODY:
        return Refusal("CTY-15", say("{house} is not free.", house=move.args[0]))
    if IS_STORE[house] and s.store_opened:
        return Refusal("CTY-15", say("One department store can be opened a turn."))
    if s.free_marks[s.turn] == 0:
        return Refusal("CTY-15", say("All twelve marks are on the board."))
    price = OPEN_PRICE[IS_STORE[house]]
    sentence = say("It costs {price} points to open {house}.", price=price, house=move.args[0])
    return Refusal("CTY-15", sentence)


def _against_extension(s: State, move: Move) -> Refusal:
    house = _house(move)
    if s.owner[house] != s.turn:
        return Refusal("CTY-15", _not_owned(move, s.turn))
    if s.marks[house] == MOST_ON_A_HOUSE:
        return Refusal("CTY-15", say("{house} has five marks.", house=move.args[0]))
    if s.free_marks[s.turn] == 0:
        return Refusal("CTY-15", say("All twelve marks are on the board."))
    price = EXTEND_PRICE[IS_STORE[house]]
    sentence = say("It costs {price} points to extend {house}.", price=price, house=move.args[0])
    return Refusal("CTY-15", sentence)


def _against_proposal(s: State, move: Move) -> Refusal:
    house = _house(move)
    is_own = s.owner[house] == s.turn
    buyer = SEAT_NAMES.index(str(move.args[1])) if move.verb == "offer" else s.turn
    if not s.sales:
        return Refusal("CTY-20", say("This table plays without sales between players."))
    if is_own != (move.verb == "offer") or s.owner[house] == NOBODY:
        return Refusal("CTY-20", say("One offers own houses, and asks for those of others."))
    if buyer >= s.players or (is_own and buyer == s.turn):
        return Refusal("CTY-20", say("A house is offered to another player."))
    if s.proposals == PROPOSALS:
        return Refusal("CTY-20", say("Three proposals a turn are enough."))
    if s.account[buyer] < 1:
        return Refusal("CTY-20", say("{player} has no points.", player=Seat(SEAT_NAMES[buyer])))
    return Refusal("CTY-20", say("{player} has too few free marks.", player=Seat(SEAT_NAMES[buyer])))


def _against_price(s: State, move: Move) -> Refusal:
    highest = s.account[buyer_of(s)]
    return Refusal("CTY-20", say("The price is 1 to {highest} points.", highest=highest))
