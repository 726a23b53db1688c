"""What the fields are called; all names are invented. The notation uses these labels as they stand here.

A building has a name of its own, a street field its street and a house number: "gilded heron", "canal 3".
"""

from __future__ import annotations

from collections.abc import Iterator

from .board import BUILDINGS_PER_QUARTER, FIELDS_PER_QUARTER, PLAN, QUARTERS

GANGS = ("yellow", "red", "green", "blue")
"""C91-01: by quarter."""

PHASE_NAMES = ("A", "B", "C", "D")

BUILDING_NAMES = {
    "A": ("tin halo", "rusty pail", "empty basket", "damp sock"),
    "B": ("lopsided owl", "ox and ember", "moss parlor", "midnight oyster"),
    "C": ("gilded heron", "crimson carousel", "emerald peacock", "sapphire mermaid"),
    "D": ("last nickel", "paprika joint", "turnip cellar", "tugboat tavern"),
    "E": ("hatbox", "spent match", "stray olive", "leaky bucket"),
    "F": ("saffron room", "cardinal roost", "ivy ballroom", "steamboat rooms"),
    "G": ("loose shutter", "blind boiler", "wet umbrella", "salted peanut"),
    "H": ("brass canary", "ruby rooster", "jade tortoise", "cobalt cockatoo"),
    "I": ("dry goose", "short fuse", "bald spruce", "crab trap"),
    "J": ("marigold club", "rosewood bar", "parsley king", "gin compass"),
    "K": ("back stairs", "coal chute", "hollow stump", "bilge pump"),
    "L": ("lazy clarinet", "third rail", "cricket nook", "low bridge"),
    "M": ("butter vault", "pepper mill", "lime kitchen", "harpoon grill"),
    "N": ("cracked bell", "iron garter", "sleepy frog", "wooden leg"),
    "O": ("honeycomb", "velvet volcano", "evergreen salon", "indigo pavilion"),
    "P": ("patient mule", "burnt waffle", "picket fence", "seasick gull"),
    "Q": ("sawdust parlor", "smoked ham", "cucumber den", "barnacle inn"),
    "R": ("lucky spoon", "waltzing bear", "hungry rabbit", "singing walrus"),
    "S": ("sunflower lounge", "garnet palace", "verdigris hall", "lighthouse revue"),
    "T": ("borrowed coat", "bent poker", "toolshed", "spare oar"),
    "U": ("milk crate", "one boot", "penny fern", "lost mitten"),
    "V": ("side pocket", "ashcan", "rain barrel", "herring box"),
    "W": ("topaz terrace", "paper dragon", "laurel arcade", "opal jetty"),
}
"""By letter of the drawing, a name for each quarter."""

STREET_NAMES = {
    "a": ("lantern", "foundry", "orchard", "harbor"),
    "b": ("amber", "cinder", "clover", "wharf"),
    "c": ("candle", "anvil", "meadow", "canal"),
    "d": ("copper", "furnace", "willow", "ferry"),
    "e": ("tallow", "brick", "barley", "rope"),
    "f": ("pewter", "hammer", "garden", "tide"),
    "g": ("wick", "soot", "thistle", "fog"),
    "n": ("senator", "marshal", "admiral", "bishop"),
    "s": ("square", "square", "square", "square"),
    "w": ("deacon", "governor", "sheriff", "commodore"),
}
"""By letter of the street drawing; the two lanes of an avenue's arm are n and w of neighbouring quarters."""


def _streets() -> dict[str, list[int]]:
    """The fields of every street in the order of their house numbers."""
    streets: dict[str, list[int]] = {}
    for quarter in range(QUARTERS):
        first = quarter * FIELDS_PER_QUARTER + BUILDINGS_PER_QUARTER
        for field, letter in enumerate(PLAN.street_letters, first):
            streets.setdefault(STREET_NAMES[letter][quarter], []).append(field)
    return streets


def _labels() -> dict[int, str]:
    """The label of every field."""
    labels = {}
    for quarter in range(QUARTERS):
        for local, building in enumerate(PLAN.buildings):
            labels[quarter * FIELDS_PER_QUARTER + local] = BUILDING_NAMES[building.letter][quarter]
    for name, fields in STREETS.items():
        for number, field in enumerate(fields, 1):
            labels[field] = f"{name} {number}"
    return labels


STREETS = _streets()
"""Street name to fields, first house first."""

LABELS = tuple(label for _, label in sorted(_labels().items()))
"""The label of every field."""

FIELD_OF = {label: field for field, label in enumerate(LABELS)}
"""The field that a label means."""


def _short_labels() -> Iterator[str]:
    """The letter of the drawing for every field, with the house number if it is on a street."""
    letters = [building.letter for building in PLAN.buildings] + [*PLAN.street_letters]
    for label, letter in zip(LABELS, letters * QUARTERS, strict=True):
        yield letter if letter in BUILDING_NAMES else letter + label.split()[-1]


SHORT_LABELS = tuple(_short_labels())
"""What stands for a label where there is little room: "C" for "gilded heron", "c3" for "canal 3". But for the
square they are the same in all quarters."""
