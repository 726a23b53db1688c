"""What a game answers: five questions that run in every carrier, and what people need around them."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any, Generic, TypeVar

from .board import Board
from .clauses import Clause, Ending, Line, Refusal
from .heuristics import NO_HEURISTICS, Heuristics
from .moves import Codec, Move
from .options import Option, Preset
from .record import Record
from .sentence import Sentence

S = TypeVar("S", bound=Record)

View = dict[str, Any]
"""What a seat may see, ready for JSON."""


def no_scenes(before: Any, move: Move) -> Sequence[View]:
    """Most moves are seen by what they have led to."""
    return ()


@dataclass(frozen=True, eq=False)
class Rules(Generic[S]):
    """A game. Nothing outside its folder knows more of it than this."""

    name: str
    title: str
    summary: str
    minutes: int
    """About how long people take for a game; Shikago's rulebook says it, the others are estimates."""
    version: int
    """Counts up whenever a released game would play differently."""

    module: str
    """Where `RULES` is this object; its folder holds all rule sources and tables."""

    state: type[S]
    options: Sequence[Option]
    set_up: Callable[[S, Mapping[str, Any]], None]
    """Lay out the start of the game in a blank record."""

    # The five questions, all of them rules.
    actor: Callable[[S], int]
    """A seat, CHANCE or OVER."""
    legal: Callable[[S, Any], int]
    """Write the legal codes, ascending, and return how many; the only truth about legality."""
    weight: Callable[[S, int], int]
    """The whole-number weight of a chance outcome."""
    apply: Callable[[S, int], None]
    """Carry out a legal code, unchecked."""
    score: Callable[[S, Any], int]
    """Write the score of every seat, then the rank of every seat; return the index of the ending."""

    longest: int
    """The most legal moves there can be at once."""

    # Around them, for people.
    codec: Codec
    clauses: Sequence[Clause]
    endings: Sequence[Ending]
    seat_names: Sequence[str]
    heading: Callable[[S], Sentence]
    """The line of the record that the next move belongs to, such as "round 3"."""
    view: Callable[[S, int | None], View]
    hidden: Callable[[S, int | None], Iterable[tuple[str, int]]]
    """Fields and indices whose values the seat (None: a spectator) may not see."""
    why_not: Callable[[S, Move], Refusal]
    """The clause that forbids a move which is not legal, and why."""
    tell: Callable[[S, Move, S], Sequence[Line]]
    """What a move did, in words, from the states before and after, with seats for the people."""
    screen: Callable[[View, Sequence[str]], Any]
    """A picture of the view for the terminal (a rich renderable), with the players' names."""
    scenes: Callable[[S, Move], Sequence[View]] = no_scenes
    """What of the view before a move was otherwise for a moment while it was made, as everybody saw it, one
    after the other: dice of which the state tells nothing any more."""
    presets: Sequence[Preset] = ()
    """Names for settings of several options."""
    board: Board | None = None
    """The board, if the game is played on one."""
    heuristics: Heuristics = NO_HEURISTICS
    """What bots know of the game beyond its rules."""
    idle: Sequence[str] = ()
    """Words of the moves by which a seat does nothing; played for somebody who is away."""
    steps: Sequence[str] = ()
    """Words of the moves by which a piece goes one step, written `... from ... to ...`; several in a row
    are a way."""

    @property
    def answers(self) -> dict[str, Callable[..., Any]]:
        """The five answers by the names of the questions."""
        return {name: getattr(self, name) for name in ("actor", "legal", "weight", "apply", "score")}

    @property
    def part(self) -> str:
        """The folder that holds it, perhaps with other editions; their words are translated together."""
        return self.module.split(".")[2]

    def clause(self, clause_id: str) -> Clause:
        """The clause of that id."""
        for clause in self.clauses:
            if clause.id == clause_id:
                return clause
        raise LookupError(f"{self.name} has no clause {clause_id}")
