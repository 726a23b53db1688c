"""The words of the moves; a member is named by where it stands."""

from __future__ import annotations

from dataclasses import dataclass

from ...kernel import NO_CODE, Move, Name, Number, Verb
from ...kernel.moves import Codec, Words, expect, nothing_after
from . import codes
from .board import BUILDING_FIELDS, NEIGHBOURS
from .edition import STRENGTHS_86, STRENGTHS_91
from .figures import FACES, HIGHEST_ROLL, MOST_RINGS, THROWS, WHOLE_DICE
from .names import FIELD_OF, GANGS, LABELS
from .steps import EXIT_FROM, EXIT_TO, EXITS, FIRST_EXIT, FIRST_STEP, STEP_FROM, STEP_TO, STEPS

SEAT_NAMES = ("A", "B", "C", "D")

_building = Name("building", tuple(LABELS[field] for field in BUILDING_FIELDS))
_field = Name("field", LABELS)


@dataclass(frozen=True)
class Walk:
    """ "walk canal 3 to canal 4": the member on the first field steps to the second."""

    word: str = "walk"
    base: int = codes.WALK
    size: int = STEPS

    def move(self, code: int) -> Move:
        step = code - self.base
        return self._of(code, LABELS[STEP_FROM[step]], LABELS[STEP_TO[step]])

    def read(self, words: list[str]) -> Move:
        start, target = _read_way(self.word, words)
        field, to = FIELD_OF[start], FIELD_OF[target]
        if to not in NEIGHBOURS[field]:
            return self._of(NO_CODE, start, target)
        return self._of(self.base + FIRST_STEP[field] + NEIGHBOURS[field].index(to), start, target)

    def _of(self, code: int, start: str, target: str) -> Move:
        return Move(code, f"{self.word} {start} to {target}", self.word, (start, target))


@dataclass(frozen=True)
class Send:
    """ "send 2er of tin halo to amber 3": one of several unlike members leaves a building."""

    strengths: tuple[str, ...]
    word: str = "send"
    base: int = codes.SEND
    size: int = EXITS * MOST_RINGS

    def move(self, code: int) -> Move:
        leaving, rings = divmod(code - self.base, MOST_RINGS)
        return self._of(code, self.strengths[rings], LABELS[EXIT_FROM[leaving]], LABELS[EXIT_TO[leaving]])

    def read(self, words: list[str]) -> Move:
        strength, used = strength_of(self.strengths).read(words)
        start, target = _read_way(self.word, expect("of", words[used:]))
        field, to = FIELD_OF[start], FIELD_OF[target]
        if field not in BUILDING_FIELDS or to not in NEIGHBOURS[field]:
            return self._of(NO_CODE, strength, start, target)
        leaving = FIRST_EXIT[BUILDING_FIELDS.index(field)] + NEIGHBOURS[field].index(to)
        code = self.base + leaving * MOST_RINGS + self.strengths.index(strength)
        return self._of(code, strength, start, target)

    def _of(self, code: int, strength: str, start: str, target: str) -> Move:
        return Move(
            code, f"{self.word} {strength} of {start} to {target}", self.word, (strength, start, target)
        )


@dataclass(frozen=True)
class Throw:
    """ "dice 1 4 6": what the three dice show, in any order."""

    word: str = "dice"
    base: int = codes.THROW
    size: int = len(THROWS)

    def move(self, code: int) -> Move:
        return self._of(code, THROWS[code - self.base])

    def read(self, words: list[str]) -> Move:
        number = Number(1, FACES)
        shown = tuple(sorted(number.read(words[i : i + 1])[0] for i in range(WHOLE_DICE)))
        nothing_after(self.word, words[WHOLE_DICE:])
        return self._of(self.base + THROWS.index(shown) if shown in THROWS else NO_CODE, shown)

    def _of(self, code: int, shown: tuple[int, ...]) -> Move:
        return Move(code, f"{self.word} {' '.join(map(str, shown))}", self.word, shown)


def _read_way(word: str, words: list[str]) -> tuple[str, str]:
    """ "canal 3 to canal 4"."""
    start, used = _field.read(words)
    words = expect("to", words[used:])
    target, used = _field.read(words)
    nothing_after(word, words[used:])
    return start, target


def strength_of(strengths: tuple[str, ...]) -> Name:
    """A part of a move that says how strong a member is."""
    return Name("strength of a member", strengths)


def words_of(strengths: tuple[str, ...]) -> tuple[Words, ...]:
    """The moves of both editions, with the edition's words for the strength of a member."""
    strength = strength_of(strengths)
    return (
        Verb("hire", codes.HIRE_1, (Name("strength that can be hired", strengths[:3]),)),
        Verb("done", codes.DONE),
        Verb("roll", codes.ROLL_DIE),
        Verb("place", codes.PLACE_IN, (strength, "in", _building)),
        Walk(),
        Send(strengths),
        Verb("duel", codes.PAIR, (strength, "against", strength)),
        Verb("points", codes.ROLLED, (Number(0, HIGHEST_ROLL),)),
        Verb("shows", codes.SHOWS, (Number(1, FACES),)),
    )


CODEC_91 = Codec(*words_of(STRENGTHS_91))

CODEC_86 = Codec(
    *words_of(STRENGTHS_86),
    Verb("die", codes.TAKE_DIE, (Number(1, FACES),)),
    Throw(),
    Verb("start", codes.STARTS, (Name("gang", GANGS),)),
)
