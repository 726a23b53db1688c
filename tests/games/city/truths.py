"""What the refusals of City claim, and what its clauses forbid, read from the state alone."""

from __future__ import annotations

from random import Random
from typing import Any

from windycity.games.city.board import HOUSES
from windycity.games.city.names import FIELD_LABELS, HOUSE_LABELS
from windycity.games.city.state import (
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
from windycity.kernel import Move

from ...conformance.judging import Ban, Claim, Truths
from .bookkeeper import STORES, price
from .street import CUSTOMERS, SEATS, WAYS
from .walker import beside, walks

ASKS = {
    FIRST_PLAYER: ("first",),
    PUT: ("put",),
    FACE: ("face",),
    MARK: ("mark",),
    ADVERT: ("advertise", "roll"),
    ROLL: ("rolls",),
    MOVE: ("move", "pass"),
    SALE: ("sell",),
    BUILD: ("open", "extend", "offer", "ask", "done"),
    PRICE: ("price",),
    ANSWER: ("accept", "decline"),
    GAME_OVER: (),
}
"""CTY-04, CTY-05, CTY-18, CTY-20, CTY-21: the moves of every step."""


def strays(s: State, move: Move, *steps: int) -> bool:
    """Whether one of the steps is on, and the move belongs to another."""
    return s.step in steps and move.verb not in ASKS[s.step]


def seat_of(name: Any) -> int:
    return SEATS.index(str(name))


def owner(s: State, house: Any) -> int:
    return s.owner[HOUSE_LABELS.index(house)]


def marks(s: State, house: Any) -> int:
    return s.marks[HOUSE_LABELS.index(house)]


def houses_of(s: State, seat: int) -> list[str]:
    return [HOUSE_LABELS[house] for house in range(HOUSES) if s.owner[house] == seat]


def is_taken(s: State, field: Any) -> bool:
    """Whether a customer stands on a field."""
    return FIELD_LABELS.index(field) in s.field


def reaches(s: State, customer: Any) -> set[tuple[str, str]]:
    """CTY-07: where a customer can get to with what has been rolled, and how it can look there."""
    number = CUSTOMERS.index(customer)
    start, way = FIELD_LABELS[s.field[number]], WAYS[s.facing[number]]
    return {end for steps in range(1, 6) if s.rolls & 2**steps for end in walks(start, way, steps)}


def fields_reached(s: State, customer: Any) -> set[str]:
    return {field for field, _ in reaches(s, customer)}


def can_move(s: State) -> bool:
    """CTY-10: whether any customer has a free field to go to."""
    return any(not is_taken(s, field) for customer in CUSTOMERS for field in fields_reached(s, customer))


def is_put(s: State, kind: Any) -> bool:
    """CTY-02: whether all customers of a kind are on the board."""
    return all(
        s.field[number] < len(FIELD_LABELS)
        for number, name in enumerate(CUSTOMERS)
        if name.split()[0] == kind
    )


def costs(s: State, move: Move) -> int:
    """CTY-15: what it costs to open or to extend the house of a move."""
    return price(str(move.args[0]), extension=move.verb == "extend")


def is_safe(s: State, house: Any) -> bool:
    """CTY-18: the last mark of one of the last four houses."""
    return marks(s, house) == 1 and len(houses_of(s, s.victim)) <= 4


def may_not_build(s: State, move: Move) -> bool:
    """CTY-15: for open and extend."""
    house = move.args[0]
    if s.free_marks[s.turn] == 0 or s.account[s.turn] < costs(s, move):
        return True
    if move.verb == "open":
        return owner(s, house) != NOBODY or (house in STORES and bool(s.store_opened))
    return owner(s, house) != s.turn or marks(s, house) == 5


def buyer(s: State, move: Move) -> int:
    """CTY-20: who would buy."""
    return seat_of(move.args[1]) if move.verb == "offer" else s.turn


def is_wrong_house(s: State, move: Move) -> bool:
    """CTY-20: own houses are offered, those of others are asked for."""
    is_own = owner(s, move.args[0]) == s.turn
    return owner(s, move.args[0]) == NOBODY or is_own != (move.verb == "offer")


def may_not_propose(s: State, move: Move) -> bool:
    """CTY-20: for offer and ask."""
    who = buyer(s, move)
    if not s.sales or s.proposals == 3 or is_wrong_house(s, move):
        return True
    if who >= s.players or (move.verb == "offer" and who == s.turn):
        return True
    return s.account[who] < 1 or s.free_marks[who] < marks(s, move.args[0])


def highest_price(s: State) -> int:
    return s.account[s.turn if s.is_asked else s.partner]


CLAIMS: dict[str, Claim] = {
    "The first player is being drawn.": lambda s, move, words: s.step == FIRST_PLAYER,
    "Put a customer on the board.": lambda s, move, words: s.step == PUT,
    "Say which way the customer looks.": lambda s, move, words: s.step == FACE,
    "Mark a house.": lambda s, move, words: s.step == MARK,
    "Roll, or advertise first.": lambda s, move, words: s.step == ADVERT,
    "The die is being rolled.": lambda s, move, words: s.step == ROLL,
    "Move a customer.": lambda s, move, words: s.step == MOVE and can_move(s),
    "No customer can be moved: pass.": lambda s, move, words: s.step == MOVE and not can_move(s),
    "Marks must be sold to pay the damage.": lambda s, move, words: s.step == SALE and s.owed > 0,
    "It is time to build, or to be done.": lambda s, move, words: s.step == BUILD,
    "Name a price.": lambda s, move, words: s.step == PRICE,
    "Accept or decline.": lambda s, move, words: s.step == ANSWER,
    "The game is over.": lambda s, move, words: s.step == GAME_OVER,
    "Nobody sits at {seat}.": lambda s, move, words: seat_of(words["seat"]) >= s.players,
    "There is no {customer} left to put.": lambda s, move, words: is_put(s, words["customer"]),
    "A customer stands on {field}.": lambda s, move, words: (
        words["field"] in move.args and is_taken(s, words["field"])
    ),
    "No street leads {direction} from there.": lambda s, move, words: (
        beside(FIELD_LABELS[s.field[s.customer]], words["direction"]) is None
    ),
    "{house} is not free.": lambda s, move, words: owner(s, words["house"]) != NOBODY,
    "Everybody marks one department store at most.": lambda s, move, words: (
        move.args[0] in STORES and any(house in STORES for house in houses_of(s, s.turn))
    ),
    "Advertising costs two points.": lambda s, move, words: (
        move.verb == "advertise" and s.account[s.turn] < 2
    ),
    "A customer can be moved, so one must be.": lambda s, move, words: move.verb == "pass" and can_move(s),
    "No street leads {direction} from {field}.": lambda s, move, words: (
        beside(words["field"], words["direction"]) is None
    ),
    "{customer} cannot look {direction} there.": lambda s, move, words: (
        (words["customer"], words["direction"]) == (move.args[0], move.args[2])
        and move.args[1] in fields_reached(s, words["customer"])
        and (move.args[1], words["direction"]) not in reaches(s, words["customer"])
    ),
    "{customer} does not get to {field} with this roll.": lambda s, move, words: (
        (words["customer"], words["field"]) == move.args[:2]
        and words["field"] not in fields_reached(s, words["customer"])
    ),
    "Four houses are safe.": lambda s, move, words: is_safe(s, move.args[0]),
    "{house} is not {player}'s.": lambda s, move, words: (
        owner(s, words["house"]) != seat_of(words["player"]) == (s.victim if move.verb == "sell" else s.turn)
    ),
    "One department store can be opened a turn.": lambda s, move, words: (
        move.args[0] in STORES and s.store_opened == 1
    ),
    "All twelve marks are on the board.": lambda s, move, words: (
        move.verb in ("open", "extend") and sum(marks(s, house) for house in houses_of(s, s.turn)) == 12
    ),
    "It costs {price} points to open {house}.": lambda s, move, words: (
        words["house"] == move.args[0] and words["price"] == costs(s, move) > s.account[s.turn]
    ),
    "{house} has five marks.": lambda s, move, words: marks(s, words["house"]) == 5,
    "It costs {price} points to extend {house}.": lambda s, move, words: (
        words["house"] == move.args[0] and words["price"] == costs(s, move) > s.account[s.turn]
    ),
    "This table plays without sales between players.": lambda s, move, words: not s.sales,
    "One offers own houses, and asks for those of others.": lambda s, move, words: is_wrong_house(s, move),
    "A house is offered to another player.": lambda s, move, words: (
        move.verb == "offer" and seat_of(move.args[1]) in (s.turn, *range(s.players, len(SEATS)))
    ),
    "Three proposals a turn are enough.": lambda s, move, words: s.proposals == 3,
    "{player} has no points.": lambda s, move, words: (
        seat_of(words["player"]) == buyer(s, move) and s.account[seat_of(words["player"])] == 0
    ),
    "{player} has too few free marks.": lambda s, move, words: (
        seat_of(words["player"]) == buyer(s, move)
        and s.free_marks[seat_of(words["player"])] < marks(s, move.args[0])
    ),
    "The price is 1 to {highest} points.": lambda s, move, words: words["highest"] == highest_price(s),
}

BANS: dict[str, Ban] = {
    "CTY-01": lambda s, move: move.verb == "first" and seat_of(move.args[0]) >= s.players,
    "CTY-02": lambda s, move: move.verb == "put" and is_put(s, move.args[0]),
    "CTY-04": lambda s, move: (
        strays(s, move, FIRST_PLAYER, PUT, FACE, MARK)
        or (move.verb == "face" and beside(FIELD_LABELS[s.field[s.customer]], str(move.args[0])) is None)
        or (
            move.verb == "mark"
            and (
                owner(s, move.args[0]) != NOBODY
                or (move.args[0] in STORES and any(house in STORES for house in houses_of(s, s.turn)))
            )
        )
    ),
    "CTY-05": lambda s, move: strays(s, move, ROLL, MOVE, BUILD),
    "CTY-07": lambda s, move: move.verb == "move" and move.args[1] not in fields_reached(s, move.args[0]),
    "CTY-08": lambda s, move: (
        move.verb == "move"
        and move.args[1] in fields_reached(s, move.args[0])
        and move.args[1:] not in reaches(s, move.args[0])
    ),
    "CTY-09": lambda s, move: move.verb in ("put", "move") and is_taken(s, move.args[1]),
    "CTY-10": lambda s, move: (
        (move.verb == "pass" and can_move(s)) or (strays(s, move, MOVE) and not can_move(s))
    ),
    "CTY-15": lambda s, move: move.verb in ("open", "extend") and may_not_build(s, move),
    "CTY-16": lambda s, move: s.step == GAME_OVER,
    "CTY-18": lambda s, move: (
        strays(s, move, SALE)
        or (move.verb == "sell" and (owner(s, move.args[0]) != s.victim or is_safe(s, move.args[0])))
    ),
    "CTY-20": lambda s, move: (
        strays(s, move, PRICE, ANSWER)
        or (move.verb in ("offer", "ask") and may_not_propose(s, move))
        or (move.verb == "price" and not 1 <= int(move.args[0]) <= highest_price(s))
    ),
    "CTY-21": lambda s, move: strays(s, move, ADVERT) or (move.verb == "advertise" and s.account[s.turn] < 2),
}


def jam(s: State, random: Random) -> None:
    """Customers stand in a row and look at each other, so that nobody can go one step."""
    if s.step == MOVE and random.random() < 0.5:
        s.rolls = 0b10
        for place, customer in enumerate(random.sample(range(len(CUSTOMERS)), len(CUSTOMERS))):
            s.field[customer] = FIELD_LABELS.index(f"neon {place + 2}")
            s.facing[customer] = WAYS.index("east" if place < 4 else "west")


TRUTHS = Truths(CLAIMS, BANS, stir=jam)
