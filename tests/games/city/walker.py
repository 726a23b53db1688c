"""All moves of all customers by walking a map of the city; written apart from the rules, to be compared."""

from __future__ import annotations

from collections.abc import Iterator, Mapping

import windycity as wc

from .street import CUSTOMERS, WAYS
from .street import stands as stands_in

MAP = """
    n1 n2 n3 n4 n5 n6 n7 n8 s1
    t6 .. .. .. p1 .. .. .. s2
    t5 .. .. .. p2 .. .. .. s3
    t4 m1 m2 m3 c0 m4 m5 m6 s4
    t3 .. .. .. p3 .. .. .. s5
    t2 .. .. .. p4 .. .. .. s6
    t1 f8 f7 f6 f5 f4 f3 f2 f1
"""
STREET_NAMES = {"n": "neon", "s": "soda", "f": "funk", "t": "taxi", "p": "parade", "m": "market"}
STEPS = {"north": (-1, 0), "east": (0, 1), "south": (1, 0), "west": (0, -1)}
BACK = {"north": "south", "south": "north", "east": "west", "west": "east"}

LABEL = {
    (row, column): "crossing" if sign == "c0" else f"{STREET_NAMES[sign[0]]} {sign[1]}"
    for row, line in enumerate(MAP.split("\n")[1:-1])
    for column, sign in enumerate(line.split())
    if sign != ".."
}
CELL = {label: cell for cell, label in LABEL.items()}
FIELDS = tuple(CELL)

FACES: Mapping[str, tuple[int, ...]] = {
    "1": (1,),
    "2": (2,),
    "3": (3,),
    "4": (4,),
    "5": (5,),
    "choice": (1, 2, 3),
}
"""CTY-06: how far each face of the die lets a customer go."""


def beside(label: str, way: str) -> str | None:
    """The street field one step away, if there is one."""
    (row, column), (down, right) = CELL[label], STEPS[way]
    return LABEL.get((row + down, column + right))


def exits(label: str) -> list[str]:
    """The ways that lead on from a field."""
    return [way for way in WAYS if beside(label, way)]


def ways_on(label: str, came: str) -> list[str]:
    """The ways that are open to who has come in a direction: all but the way back."""
    return [way for way in exits(label) if way != BACK[came]]


def walks(label: str, way: str, steps: int) -> Iterator[tuple[str, str]]:
    """Where so many steps can end, and which way one can look there."""
    to = beside(label, way)
    assert to is not None, f"{label} has no way {way}"
    for on in ways_on(to, way):
        if steps == 1:
            yield to, on
        else:
            yield from walks(to, on, steps - 1)


def walked_moves(match: wc.Match, *faces: str) -> list[str]:
    """All moves that these faces of the die allow, sorted; a pass if there are none."""
    spots = [stands_in(match, name).rsplit(" ", 1) for name in CUSTOMERS]
    taken = {label for label, _ in spots}
    lengths = {steps for face in faces for steps in FACES[face]}
    found = {
        f"move {name} to {to} facing {on}"
        for name, (label, way) in zip(CUSTOMERS, spots, strict=True)
        for steps in lengths
        for to, on in walks(label, way, steps)
        if to not in taken
    }
    return sorted(found) or ["pass"]
