"""What fields and houses are called; all names are invented. The notation uses these labels as they stand.

A house has a name of its own, a street field its street and a number: "rubber duck", "market 3". A place is a
field or a house, the fields first: so a label means one place.
"""

from __future__ import annotations

from .board import CENTRE, FIELDS, HOUSES, LINES, PLAN
from .plan import SIDES

HOUSE_NAMES = {
    "A": "glitz palace",
    "B": "rubber duck",
    "C": "pink comb",
    "D": "pickle jar",
    "E": "golden lift",
    "F": "tape deck",
    "G": "moon boot",
    "H": "titan mart",
    "I": "hot wok",
    "J": "odd sock",
    "K": "cosmos hall",
    "L": "pixel pit",
    "M": "velvet tower",
    "N": "tiny tuba",
    "O": "paper kite",
    "P": "noodle hut",
    "Q": "seven floors",
    "R": "purple wig",
    "S": "bent fork",
    "T": "humbug house",
    "U": "snail mail",
    "V": "lava lamp",
    "W": "mirror dome",
    "X": "fizz bar",
    "a": "cuckoo nest",
    "b": "banana boat",
    "c": "teapot inn",
    "d": "dizzy cone",
    "e": "silver sax",
    "f": "yoyo nook",
    "g": "jelly bean",
    "h": "magic rug",
    "i": "tin owl",
    "j": "shoe zoo",
    "k": "walrus bar",
    "l": "salami spa",
    "m": "parrot club",
    "n": "comic cave",
}
"""By letter of the drawing."""

SIDE_NAMES = ("neon", "soda", "funk", "taxi")
"""The sides of the ring, clockwise from the top; a corner belongs to the side that begins there."""

CROSS_STREET_NAMES = ("parade", "market")
"""The street from the top down, and the one from left to right."""

CENTRE_NAME = "crossing"


def _streets() -> dict[str, list[int]]:
    """The fields of every street in the order of their numbers; mouths belong to the ring."""
    streets, first = {}, 0
    for name, side in zip(SIDE_NAMES, SIDES, strict=True):
        streets[name] = [*range(first, first + len(side))]
        first += len(side)
    for name, line in zip(CROSS_STREET_NAMES, LINES[1:], strict=True):
        streets[name] = [*line[1:-1]]
    return streets


STREETS = _streets()
"""Street name to fields, number 1 first."""

_NUMBERED = {field: f"{name} {n}" for name, fields in STREETS.items() for n, field in enumerate(fields, 1)}

FIELD_LABELS = tuple(CENTRE_NAME if field == CENTRE else _NUMBERED[field] for field in range(FIELDS))
HOUSE_LABELS = tuple(HOUSE_NAMES[house.letter] for house in PLAN.houses)

PLACES = FIELDS + HOUSES
LABELS = FIELD_LABELS + HOUSE_LABELS
"""The label of every place."""

PLACE_OF = {label: place for place, label in enumerate(LABELS)}
"""The place that a label means."""


def house_place(house: int) -> int:
    """The place of a house; that of a field is its own number."""
    return FIELDS + house
