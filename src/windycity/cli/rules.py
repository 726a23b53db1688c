"""`windycity rules`: the rules of a game by clause."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import asdict
from typing import TYPE_CHECKING, Annotated, Any

from cyclopts import Parameter

from ..games import rules_of
from ..kernel import Clause, Rules
from .options import BadInput, GameName, Json
from .output import grid, out, write_json

if TYPE_CHECKING:
    from rich.table import Table

RULING, BOARD = "our ruling", "our board and pieces"
"""Shown in place of a section of the rulebook beside what is ours."""


def rules(
    game: GameName,
    clause: Annotated[str | None, Parameter(help="The id of one clause.")] = None,
    /,
    *,
    search: Annotated[str | None, Parameter(help="Only clauses with this word.")] = None,
    json: Json = False,
) -> None:
    """Show the rules of a game, clause by clause.

    The last column is the section of the original rulebook, "our ruling" where
    the rulebook is silent, contradicts itself or is misprinted, or "our board
    and pieces" for what these add.
    """
    book = rules_of(game)
    found = book.clauses if clause is None else [clause_of(book, clause)]
    if search is not None:
        found = mentioning(found, search)
    if not found:
        missed = f"no clause of {game} mentions" if clause is None else f"{clause} does not mention"
        raise BadInput(f"{missed} {search!r}")
    if json:
        write_json([asdict(each) for each in found] if clause is None else asdict(found[0]))
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
    """The clauses that contain a word, in their id, in what they say or in who says it."""
    wanted = word.lower()
    return [each for each in clauses if wanted in f"{each.id} {_parts(each)}".lower()]


def _parts(clause: Clause) -> list[tuple[str, str]]:
    """What a clause says, and who says it: a section of the rulebook, or we."""
    said = (clause.text, clause.source), (clause.ruling, RULING), (clause.board, BOARD)
    return [(text, by_whom) for text, by_whom in said if text]


def clause_table(clauses: Sequence[Clause]) -> Table:
    """Clauses with their sources, a row for each of the rulebook, our ruling and our board."""
    table = grid()
    table.add_column("clause", style="bold", no_wrap=True)
    table.add_column("rule", ratio=1)
    table.add_column("source", style="italic", max_width=20)
    for clause in clauses:
        for number, part in enumerate(_parts(clause)):
            table.add_row("" if number else clause.id, *part)
    return table
