"""How a game ended: places, scores and the reason."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from ..match import Match
from .output import grid

if TYPE_CHECKING:
    from rich.table import Table


def standings(match: Match) -> Table:
    """Everybody by rank; only of a game that is over."""
    from rich.text import Text

    scores, ranks = match.scores or (), match.ranks or ()
    table = grid()
    for heading in ("rank", "player", "score"):
        table.add_column(heading, justify="left" if heading == "player" else "right")
    for seat in sorted(range(len(ranks)), key=lambda seat: ranks[seat]):
        row = str(ranks[seat]), Text(match.names[seat]), str(scores[seat])
        table.add_row(*row, style="bold" if ranks[seat] == 1 else "")
    return table


def ending(match: Match) -> str:
    """Why the game ended, with its clause."""
    clauses = {str(each.text): each.clause for each in match.rules.endings}
    reason = match.reason or ""
    return f"The game is over: {reason}. [{clauses.get(reason, '')}]"


def result_data(match: Match) -> dict[str, Any]:
    """The result for programs; empty values before the end."""
    return {
        "over": match.is_over,
        "scores": None if match.scores is None else list(match.scores),
        "ranks": None if match.ranks is None else list(match.ranks),
        "reason": match.reason,
    }
