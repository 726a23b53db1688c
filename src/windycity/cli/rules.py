"""`windycity rules`: the rules of a game by clause."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Annotated, Any

from cyclopts import Parameter

from ..games import rules_of
from ..kernel import Clause, Rules
from .options import BadInput, GameName, Json
from .output import grid, out, write_json

if TYPE_CHECKING:
    from rich.table import Table

RULING = "ruling"
"""Shown for a clause that no rulebook has: how we read it where it is silent."""


def rules(
    game: GameName,
    clause: Annotated[str | None, Parameter(help="The id of one clause.")] = None,
    /,
    *,
    search: Annotated[str | None, Parameter(help="Only clauses with this word.")] = None,
    json: Json = False,
) -> None:
    """Show the rules of a game, clause by clause.

    The last column is the section of the original rulebook, or "ruling" where
    the rulebook is silent and the clause is our reading.
    """
    book = rules_of(game)
    found = book.clauses if clause is None else [clause_of(book, clause)]
    if search is not None:
        found = mentioning(found, search)
    if not found:
        missed = f"no clause of {game} mentions" if clause is None else f"{clause} does not mention"
        raise BadInput(f"{missed} {search!r}")
    if json:
        write_json([_as_data(each) for each in found] if clause is None else _as_data(found[0]))
    else:
        out().print(clause_table(found))


def clause_of(book: Rules[Any], clause_id: str) -> Clause:
    """The clause of that id, in capitals or not."""
    try:
        return book.clause(clause_id.upper())
    except LookupError:
        raise BadInput(f"{book.name} has no clause {clause_id!r}; {_ids(book)}") from None


def _ids(book: Rules[Any]) -> str:
    return f"its clauses are {book.clauses[0].id} to {book.clauses[-1].id}"


def mentioning(clauses: Sequence[Clause], word: str) -> list[Clause]:
    """The clauses that contain a word, in their id, text or source."""
    wanted = word.lower()
    return [each for each in clauses if wanted in f"{each.id} {each.text} {each.source or RULING}".lower()]


def clause_table(clauses: Sequence[Clause]) -> Table:
    """Clauses with their sources."""
    table = grid()
    table.add_column("clause", style="bold", no_wrap=True)
    table.add_column("rule", ratio=1)
    table.add_column("source", style="italic", max_width=20)
    for clause in clauses:
        table.add_row(clause.id, clause.text, clause.source or RULING)
    return table


def _as_data(clause: Clause) -> dict[str, str]:
    return {"id": clause.id, "text": clause.text, "source": clause.source or RULING}
