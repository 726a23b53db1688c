"""What a player means by a text, a code or a move, and with which clause it is refused."""

from __future__ import annotations

from operator import index
from typing import Any

from ..kernel import NO_CODE, Move, NotationError, Refusal, Rules, Unreadable

NO_MOVE = Move(NO_CODE, "", "", ())


def asked(rules: Rules[Any], state: Any) -> Refusal:
    """What the step that is on asks for, and its clause, which forbids everything else."""
    return rules.why_not(state, NO_MOVE)


def step_clause(rules: Rules[Any], state: Any) -> str:
    return asked(rules, state).clause


def read_move(rules: Rules[Any], state: Any, move: Move | str | int) -> Move:
    """The move that is meant; it need not be legal. `NotationError` if it is no move of the game."""
    try:
        if isinstance(move, Move):
            return rules.codec.read(move.text)
        if isinstance(move, str):
            return rules.codec.read(move)
        if hasattr(move, "__index__") and not isinstance(move, bool):
            return rules.codec.move(index(move))
    except Unreadable as error:
        raise NotationError(step_clause(rules, state), error.sentence) from None
    raise TypeError(f"a move is a Move, a text or a code, not {type(move).__name__} {move!r}")
