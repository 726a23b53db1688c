"""The words of Shikago's moves."""

from __future__ import annotations

from dataclasses import dataclass

from ...kernel import NO_CODE, Codec, Move, Name, Number, Verb
from ...kernel.moves import expect, nothing_after
from . import codes
from .areas import AREA_NAMES, AREAS, HENCHMEN, LARGEST_GIFT, MOST_PAIRS, MOST_TRIPLES

SEAT_NAMES = ("A", "B", "C", "D")

_area = Name("area", AREA_NAMES)
_boss = Name("boss", SEAT_NAMES)
_number = Number(1, HENCHMEN)


@dataclass(frozen=True)
class Shift:
    """ "move 3 old pier to silk mile": so many henchmen from one area to another."""

    word: str = "move"
    base: int = codes.SHIFT
    size: int = AREAS * AREAS * HENCHMEN

    def move(self, code: int) -> Move:
        way, number = divmod(code - self.base, HENCHMEN)
        start, target = divmod(way, AREAS)
        return self._of(code, number + 1, AREA_NAMES[start], AREA_NAMES[target])

    def read(self, words: list[str]) -> Move:
        number, used = _number.read(words)
        words = words[used:]
        start, used = _area.read(words)
        words = expect("to", words[used:])
        target, used = _area.read(words)
        nothing_after(self.word, words[used:])
        place = _number.index(number)
        way = _area.index(start) * AREAS + _area.index(target)
        return self._of(
            NO_CODE if place == NO_CODE else self.base + way * HENCHMEN + place, number, start, target
        )

    def _of(self, code: int, number: int, start: str, target: str) -> Move:
        return Move(code, f"{self.word} {number} {start} to {target}", self.word, (number, start, target))


CODEC = Codec(
    Verb("bail", codes.BAIL_0, (Number(0, HENCHMEN),)),
    Verb("recruit", codes.RECRUIT_ONE),
    Verb("place", codes.PLACE_IN, (_area,)),
    Shift(),
    Verb("fight", codes.ATTACK, (_boss, "in", _area)),
    Verb("groups", codes.FIGHT_GROUPS, (Number(0, MOST_TRIPLES), Number(0, MOST_PAIRS))),
    Verb("casino", codes.BUILD_CASINO, (_area,)),
    Verb("factory", codes.BUILD_FACTORY),
    Verb("done", codes.DONE),
    Verb("give", codes.GIVE_0, (Number(0, LARGEST_GIFT),)),
    Verb("raid", codes.RAID_AREA, (_area,)),
    Verb("inspect", codes.INSPECT, (_boss,)),
    Verb("arrest", codes.ARREST_BOSS, (_boss,)),
    Verb("draw", codes.DRAW_POLICEMAN, (Name("police chip", ("policeman", "untouchables")),)),
    Verb("first", codes.FIRST, (_boss,)),
)
