"""The words of City's moves."""

from __future__ import annotations

from ...kernel import Codec, Name, Number, Verb
from . import codes
from .figures import FACE_NAMES, KIND_NAMES
from .names import FIELD_LABELS, HOUSE_LABELS

SEAT_NAMES = ("A", "B", "C", "D", "E", "F")
DIRECTION_NAMES = ("north", "east", "south", "west")
"""North is up on the board."""
CUSTOMER_NAMES = ("bonzo", "blue 1", "blue 2", "brown 1", "brown 2", "brown 3", "rocco")

_house = Name("house", HOUSE_LABELS)
_field = Name("street field", FIELD_LABELS)
_direction = Name("direction", DIRECTION_NAMES)
_seat = Name("player", SEAT_NAMES)

CODEC = Codec(
    Verb("put", codes.PUT_ON, (Name("kind of customer", KIND_NAMES), "on", _field)),
    Verb("face", codes.FACE_TO, (_direction,)),
    Verb("mark", codes.MARK_HOUSE, (_house,)),
    Verb("roll", codes.ROLL_ONCE),
    Verb("advertise", codes.ADVERTISE),
    Verb("move", codes.WALK, (Name("customer", CUSTOMER_NAMES), "to", _field, "facing", _direction)),
    Verb("pass", codes.PASS),
    Verb("sell", codes.SELL_MARK, (_house,)),
    Verb("open", codes.OPEN, (_house,)),
    Verb("extend", codes.EXTEND, (_house,)),
    Verb("offer", codes.OFFER, (_house, "to", _seat)),
    Verb("ask", codes.ASK, (_house,)),
    Verb("done", codes.DONE),
    Verb("price", codes.PRICE_1, (Number(1, codes.HIGHEST_PRICE),)),
    Verb("accept", codes.ACCEPT),
    Verb("decline", codes.DECLINE),
    Verb("rolls", codes.ROLLED, (Name("face of the die", FACE_NAMES),)),
    Verb("first", codes.FIRST, (_seat,)),
)
