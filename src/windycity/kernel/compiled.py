"""The compiled CPU carrier: the same rules through Numba, over NumPy records.

This file and `tuning.py` alone know how rules are compiled for the CPU. Numba is imported when the first
game asks for it, never before.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from concurrent.futures import ThreadPoolExecutor
from typing import TYPE_CHECKING, Any

from . import cache, entry_points
from .batch import Batch, blank
from .entry_points import NOT_LISTED
from .game import Rules
from .record import Record
from .rule import Binder

if TYPE_CHECKING:
    import numpy as np
    from numpy.typing import NDArray

RULE_OPTIONS = {"error_model": "numpy", "_nrt": False, "no_cfunc_wrapper": True, "no_cpython_wrapper": True}
"""No zero-division checks and no reference counting; with all rules inlined but those that are needed
seldom, together a third faster. And no way from Python into a rule but through the doors."""

CHUNKS_PER_THREAD = 8
"""Small enough that no thread waits long for the last chunk of another."""


def as_table(values: tuple[Any, ...]) -> Any:
    """A tuple of numbers, or of rows of numbers, as the array that compilers want."""
    import numpy as np

    flat = [n for row in values for n in (row if isinstance(row, tuple) else (row,))]
    if not all(isinstance(n, int) for n in flat):
        return values
    return np.array(values, np.int64 if flat and min(flat) < 0 else np.uint16)


def jitable(**options: Any) -> Callable[[Callable[..., Any], bool], Any]:
    """What tells Numba of a rule: it is copied into its callers, unless it is needed seldom."""
    from numba.extending import register_jitable

    def mark(function: Callable[..., Any], is_seldom: bool) -> Any:
        return register_jitable(**RULE_OPTIONS, **options, forceinline=not is_seldom)(function)

    return mark


def open_names(rules: Rules[Any]) -> dict[str, Any]:
    """What compiled code finds behind the names that the kernel's rules leave open."""
    import numpy as np

    return (
        rules.answers
        | rules.heuristics.answers
        | {
            "word": np.uint64,
            "number": np.int64,
            "DTYPE": rules.state.layout.dtype(),
        }
    )


def make_doors(
    rules: Rules[Any], functions: Iterable[Callable[..., Any]], *also: str, checked: bool = False
) -> Iterator[Any]:
    """Entry points for one game, to be compiled when first called. `also` names the modules that they are
    made from besides the kernel and the game, for the cache."""
    import numba

    from .tuning import BuffersApart, caching_in

    mark = jitable(boundscheck=checked)
    names = open_names(rules) | {"duplicate": mark(lambda state: state, False)}
    binder = Binder(names, mark, as_table)
    door = numba.njit(
        nogil=True,
        error_model="numpy",
        boundscheck=checked,
        cache=not checked and cache.is_usable(rules.module, *also),
        pipeline_class=BuffersApart,
    )
    with caching_in(cache.folder(rules.module, *also)):
        for function in functions:
            yield door(binder.copy(function))


class Compiled:
    """Runs one game at the speed of C."""

    name = "compiled"

    def __init__(self, rules: Rules[Any], *, checked: bool = False) -> None:
        """`checked` compiles with bounds checks on, to catch overruns, and keeps nothing in the cache."""
        self.rules = rules
        doors = (
            entry_points.play_games,
            entry_points.trace_game,
            entry_points.count_from,
            entry_points.take_step,
        )
        self._play_games, self._trace_game, self._count_lines, self.take_step = make_doors(
            rules, doors, checked=checked
        )

    def warm(self) -> None:
        """Compile what playing needs, or load it from the cache, by using it once."""
        import numpy as np

        from .tuning import compiling_rules

        start = self.rules.state()
        players = self.rules.options[0].default
        self.rules.set_up(start, {option.name: option.default for option in self.rules.options})
        buffer, codes, info = self.buffer(start), self.room_for_codes(), np.array([0, NOT_LISTED])
        with compiling_rules():
            self.play(start, players, seed=0, first=0, games=1)
            self.take_step(buffer, codes, info, 0)

    def buffer(self, state: Record) -> NDArray[np.uint8]:
        """The bytes of a state that compiled code may change in place."""
        import numpy as np

        return np.frombuffer(bytearray(state.pack()), np.uint8)

    def room_for_codes(self) -> NDArray[np.int32]:
        """Room for the longest legal list."""
        import numpy as np

        return np.zeros(self.rules.longest, np.int32)

    def play(self, start: Record, players: int, seed: int, first: int, games: int, threads: int = 1) -> Batch:
        """Random games number first, first + 1, ... of a seed, in chunks on threads."""
        import numpy as np

        batch = blank(games, players)
        data = self.buffer(start)
        results: Any = batch.scores.base  # scores and ranks side by side

        def chunk(low: int, high: int) -> None:
            rows = slice(low, high)
            self._play_games(
                data,
                data.copy(),
                self.room_for_codes(),
                np.uint64(seed),
                first + low,
                results[rows],
                batch.endings[rows],
                batch.steps[rows],
                batch.digests[rows],
            )

        if threads == 1:
            chunk(0, games)
        else:
            size = max(1, -(-games // (threads * CHUNKS_PER_THREAD)))
            with ThreadPoolExecutor(threads) as pool:
                list(pool.map(lambda low: chunk(low, min(low + size, games)), range(0, games, size)))
        return batch

    def trace(self, start: Record, key: int, room: int) -> NDArray[np.uint8]:
        """The bytes of the state after every step of a random game, at most `room` steps."""
        import numpy as np

        from .tuning import compiling_rules

        data = self.buffer(start)
        trail = np.zeros((room, data.size), np.uint8)
        asked = (data, self.room_for_codes(), np.uint64(key))
        if not self._trace_game.signatures:
            with compiling_rules():
                self._trace_game(*asked, trail[:0])
        steps = self._trace_game(*asked, trail)
        return trail[:steps]

    def perft(self, start: Record, depth: int) -> int:
        """How many lines of `depth` moves there are."""
        import numpy as np

        from .tuning import compiling_rules

        if depth == 0:
            return 1
        states = np.zeros((depth, len(start.pack())), np.uint8)
        states[0] = self.buffer(start)
        codes = np.zeros((depth, self.rules.longest), np.int32)
        counts, at = np.zeros(depth, np.int64), np.zeros(depth, np.int64)
        lines = (states.reshape(-1), codes, counts, at)
        if not self._count_lines.signatures:
            with compiling_rules():
                self._count_lines(*lines, 1)
        return int(self._count_lines(*lines, depth))
