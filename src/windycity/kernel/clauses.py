"""Clauses: the rules of a game as data, by id."""

from __future__ import annotations

from dataclasses import dataclass

from .sentence import Sentence


@dataclass(frozen=True)
class Clause:
    """One rule: its id, our own sentence, and the rulebook section (empty for a ruling of ours)."""

    id: str
    text: str
    source: str


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
