"""A fast hand on one game: about a microsecond a step from a loop in Python."""

from __future__ import annotations

from operator import index
from typing import TYPE_CHECKING, NoReturn

from ..kernel import IllegalMove, Record
from ..kernel.entry_points import NOT_LISTED, REFUSED
from .reading import read_move

if TYPE_CHECKING:
    from ..kernel.compiled import Compiled


class Stepper:
    """One game in progress in compiled code; moves are codes.

    `codes[:count]` are the legal codes, ascending, after every `reset` and `step`; chance outcomes
    are codes like any other when `actor` is CHANCE."""

    def __init__(self, compiled: Compiled, opening: Record, players: int) -> None:
        import numpy as np

        self._rules = compiled.rules
        self._players = players
        self._opening = compiled.buffer(opening)
        self._buffer = self._opening.copy()
        self._codes = compiled.room_for_codes()
        self._info = np.zeros(2, np.int64)
        self._take_step = compiled.take_step
        self._info_view = memoryview(self._info)  # type: ignore[arg-type]
        self.codes = memoryview(self._codes).toreadonly()  # type: ignore[arg-type]
        self.reset()

    @property
    def actor(self) -> int:
        """A seat, CHANCE or OVER."""
        return self._info_view[0]

    @property
    def count(self) -> int:
        """How many codes are legal; 0 when the game is over."""
        return self._info_view[1]

    @property
    def state(self) -> Record:
        """A copy of the state as a record."""
        state: Record = self._rules.state.of(self._buffer.tobytes())
        return state

    def reset(self) -> int:
        """Back to the opening; how many codes are legal."""
        self._buffer[:] = self._opening
        self._info[1] = NOT_LISTED
        count: int = self._take_step(self._buffer, self._codes, self._info, 0)
        return count

    def step(self, code: int) -> int:
        """Play a legal code; how many are legal then."""
        count: int = self._take_step(self._buffer, self._codes, self._info, index(code))
        if count == REFUSED:
            self._refuse(code)
        return count

    def scores(self) -> tuple[list[int], list[int]]:
        """Scores and ranks as the rules count them now; final when the game is over."""
        out = [0] * (2 * self._players)
        self._rules.score(self.state, out)
        return out[: self._players], out[self._players :]

    def _refuse(self, code: int) -> NoReturn:
        state = self.state
        refusal = self._rules.why_not(state, read_move(self._rules, state, code))
        letters = {name: name for name in self._rules.seat_names}
        raise IllegalMove(refusal.clause, refusal.sentence.told(letters))
