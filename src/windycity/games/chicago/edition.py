"""What the editions call their things, and whose clauses a sentence cites.

Only sentences need this. The rules go by the knobs in the state and know no edition."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

from ...kernel import Ending, Phrase, Sentence, Word, phrase, say

STRENGTHS_91 = ("1er", "2er", "3er", "4er")
STRENGTHS_86 = ("blue", "green", "red", "yellow")
"""C91-10, C86-02: members by their rings, or by the colour of their plugs."""


@dataclass(frozen=True)
class Edition:
    """The words of an edition."""

    prefix: str
    """How the ids of its clauses begin."""
    title: str
    strengths: tuple[str, ...]
    member: Callable[[str], Word]
    """A member of a strength: "2er", "member with a green plug"."""
    equal_rolls: Phrase
    """What they cost: a mark of the strength of a member."""
    endings: tuple[Ending, ...]

    def cite(self, *clauses: str) -> str:
        """Of the clauses on one subject the edition's own."""
        return next(clause for clause in clauses if clause.startswith(self.prefix))

    def of(self, rings: int) -> Word:
        """A member of so many rings."""
        return self.member(self.strengths[rings - 1])


def _plugged(colour: str) -> Sentence:
    return say("member with a {colour} plug", colour=colour)


EDITION_91 = Edition(
    prefix="C91",
    title="Chicago",
    strengths=STRENGTHS_91,
    member=str,
    equal_rolls=phrase("Both rolled {number} and lose a ring."),
    endings=(
        Ending(say("casinos"), "C91-34"),
        Ending(say("square bars"), "C91-34"),
        Ending(say("five 4ers"), "C91-34"),
        Ending(say("wealth"), "C91-36"),
    ),
)

EDITION_86 = Edition(
    prefix="C86",
    title="Chiccaggo",
    strengths=STRENGTHS_86,
    member=_plugged,
    equal_rolls=phrase("Both rolled {number} and lose a colour."),
    endings=(
        Ending(say("casinos"), "C86-21"),
        Ending(say("square bars"), "C86-21"),
        Ending(say("five yellow members"), "C86-21"),
        Ending(say("wealth"), "C86-22"),
    ),
)
