"""What the editions call their things, and whose clauses a sentence cites.

Only sentences need this. The rules go by the knobs in the state and know no edition."""

from __future__ import annotations

from dataclasses import dataclass

from ...kernel import Ending

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
    member: str
    """A member, with its strength to be filled in."""
    mark: str
    """What shows the strength of a member; equal rolls cost one."""
    endings: tuple[Ending, ...]

    def cite(self, *clauses: str) -> str:
        """Of the clauses on one subject the edition's own."""
        return next(clause for clause in clauses if clause.startswith(self.prefix))

    def of(self, rings: int) -> str:
        """ "2er", "member with a green plug"."""
        return self.member.format(self.strengths[rings - 1])


EDITION_91 = Edition(
    prefix="C91",
    title="Chicago",
    strengths=STRENGTHS_91,
    member="{}",
    mark="ring",
    endings=(
        Ending("casinos", "C91-34"),
        Ending("square bars", "C91-34"),
        Ending("five 4ers", "C91-34"),
        Ending("wealth", "C91-36"),
    ),
)

EDITION_86 = Edition(
    prefix="C86",
    title="Chiccaggo",
    strengths=STRENGTHS_86,
    member="member with a {} plug",
    mark="colour",
    endings=(
        Ending("casinos", "C86-21"),
        Ending("square bars", "C86-21"),
        Ending("five yellow members", "C86-21"),
        Ending("wealth", "C86-22"),
    ),
)
