"""What is to be seen of a duel only while a die falls: both dice, and then who has won."""

from __future__ import annotations

from ...kernel import Move, View
from .edition import Edition
from .names import GANGS as GANG_NAMES
from .state import DEFENDER_ROLLS, NO_GANG, State
from .view import duel_seen

NOBODY = "nobody"


def scenes(edition: Edition, before: State, move: Move) -> list[View]:
    """C91-49: the defender's die falls beside the attacker's, and settles it."""
    if before.step != DEFENDER_ROLLS:
        return []
    number = int(move.args[0])
    dice = duel_seen(edition, before)
    dice["defender"]["roll"] = number
    winner = winning_gang(before, number)
    return [{"duel": dice}, {"duel": dice | {"winner": NOBODY if winner == NO_GANG else GANG_NAMES[winner]}}]


def winning_gang(before: State, number: int) -> int:
    """C91-27, C91-28, C86-15, C86-17: the gang with the higher number, when the defender rolls this one."""
    if before.attacker_roll == number:
        return NO_GANG
    return before.gang if before.attacker_roll > number else before.defender
