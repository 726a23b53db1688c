"""Clauses: the rules of a game as data, by id."""

from __future__ import annotations

from dataclasses import dataclass

from .sentence import Sentence


@dataclass(frozen=True)
class Clause:
    """One rule in our own words, by who says it."""

    id: str
    text: str = ""
    """What the rulebook says."""
    source: str = ""
    """The section of the rulebook that says it."""
    ruling: str = ""
    """How we read the rulebook where it is silent, contradicts itself or is misprinted."""
    board: str = ""
    """What our own board and pieces add, where the rulebook leaves it to its own."""

    def __post_init__(self) -> None:
        if bool(self.text) != bool(self.source):
            raise ValueError(f"{self.id}: what the rulebook says comes with its section, and only that does")
        if not (self.text or self.ruling or self.board):
            raise ValueError(f"{self.id} says nothing")

    @property
    def said(self) -> tuple[str, ...]:
        """All that it says, the rulebook first."""
        return tuple(filter(None, (self.text, self.ruling, self.board)))


@dataclass(frozen=True)
class Refusal:
    """Why a move is forbidden: the clause that does it, and a sentence about this very move."""

    clause: str
    sentence: Sentence

    def __str__(self) -> str:
        return f"{self.sentence} [{self.clause}]"


@dataclass(frozen=True)
class Line:
    """One line of the log in words, with the clause it follows from."""

    text: Sentence
    clause: str


@dataclass(frozen=True)
class Ending:
    """A way for the game to end, and its clause."""

    text: Sentence
    clause: str
