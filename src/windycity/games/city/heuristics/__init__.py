"""Rules of thumb for City."""

from __future__ import annotations

from math import exp

from ....kernel import WHOLE, Heuristics, rule
from ..codes import ACCEPT, ADVERTISE
from ..state import ADVERT, ANSWER, BUILD, MARK, MOVE, ROLL, State
from .investing import rate_buildings, rate_marks
from .stakes import leader_account, position, strength
from .steering import rate_moves
from .weights import POINT

ADVICE = tuple(round(4000 * exp(-i / 16)) for i in range(160))
ADVICE_STEP = POINT // 16


@rule
def advise(s: State, codes: list[int], count: int, out: list[int]) -> None:
    """How good the listed moves are."""
    if s.step == MOVE:
        rate_moves(s, codes, count, out)
    elif s.step == BUILD:
        rate_buildings(s, codes, count, out)
    elif s.step == MARK:
        rate_marks(s, codes, count, out)
    elif s.step == ADVERT:
        for i in range(count):
            out[i] = -4 * POINT if codes[i] == ADVERTISE else 0
    elif s.step == ANSWER:
        for i in range(count):
            out[i] = -4 * POINT if codes[i] == ACCEPT else 0
    else:
        for i in range(count):
            out[i] = 0
    turn_to_weights(count, out)


@rule
def turn_to_weights(count: int, out: list[int]) -> None:
    best = out[0]
    for i in range(1, count):
        best = max(best, out[i])
    for i in range(count):
        out[i] = ADVICE[min((best - out[i]) // ADVICE_STEP, len(ADVICE) - 1)]


@rule
def evaluate(s: State, out: list[int]) -> None:
    most = leader_account(s)
    total = 0
    best = 0
    for seat in range(s.players):
        best = max(best, position(s, seat, most))
    for seat in range(s.players):
        total += strength(s, seat, most, best)
    for seat in range(s.players):
        out[seat] = WHOLE * strength(s, seat, most, best) // total


@rule
def settled(s: State) -> bool:
    """A turn begins."""
    if s.advertising:
        return s.step == ADVERT
    return s.step == ROLL


HEURISTICS = Heuristics(advise=advise, evaluate=evaluate, settled=settled)
