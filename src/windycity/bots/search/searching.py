"""Who carries a search out: compiled code, or the interpreter until that is there. Both walk the same walks
for the same seed."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, NamedTuple, Protocol

from ...kernel import Record, Rules
from ...kernel.carriers import Carriers
from ...kernel.compiled import make_doors
from ...kernel.rule import Binder
from .doors import draft_from, retrace_from, search_from, try_from
from .plans import draft, try_out
from .settings import DEFAULT
from .tree import NOTHING, Tree, cleared
from .walk import Settings, walk_often

if TYPE_CHECKING:
    import numpy as np
    from numpy.typing import NDArray

PACKAGE = __package__

NODES, EDGES = 200_000, 2_000_000
"""Room for a tree in compiled code; only what is used takes memory."""
INTERPRETED_NODES, INTERPRETED_EDGES = 2_000, 40_000
DEEPEST = 256
LONGEST_PLAN = 64


class Walks(NamedTuple):
    """Walks number first, first + 1, ... of a seed."""

    seed: int
    first: int
    number: int


class Draft(NamedTuple):
    """A plan: its moves, and the state they lead to."""

    codes: tuple[int, ...]
    after: bytes


class Searching(Protocol):
    """Runs walks in a tree that it has made itself, drafts plans and tries them out."""

    def new_tree(self) -> Tree: ...

    def search(
        self, tree: Tree, root: int, state: Record, players: int, walks: Walks, settings: Settings
    ) -> int:
        """Walk from a state at the root of a tree; the steps of all walks."""

    def draft(self, state: Record, opening: int, key: int, settings: Settings) -> Draft:
        """A plan for the seat that acts in a state, with a given first move or NOTHING."""

    def try_out(self, after: bytes, players: int, seat: int, walks: Walks, settings: Settings) -> int:
        """What playouts from a state bring a seat, all together."""


class InterpretedSearch:
    """Search as the plain Python it is."""

    def __init__(self, rules: Rules[Any]) -> None:
        self.rules = rules
        duplicate = {"duplicate": lambda state: state.copy()}
        binder = Binder(rules.answers | rules.heuristics.answers | duplicate)
        self._walk_often = binder.bind(walk_often)
        self._draft, self._try_out = binder.bind(draft), binder.bind(try_out)

    def new_tree(self) -> Tree:
        rows: list[Any] = [[0] * INTERPRETED_NODES for _ in range(6)]
        rows += [[0] * INTERPRETED_EDGES for _ in range(5)]
        rows += [[0, 0], [0] * DEEPEST, [0] * DEEPEST]
        return cleared(Tree(*rows))

    def search(
        self, tree: Tree, root: int, state: Record, players: int, walks: Walks, settings: Settings
    ) -> int:
        room = (*self._lists(), [0] * players, [0] * (2 * players))
        steps: int = self._walk_often(tree, root, [state.copy(), None], *room, *walks, settings)
        return steps

    def draft(self, state: Record, opening: int, key: int, settings: Settings) -> Draft:
        after, plan = state.copy(), [0] * LONGEST_PLAN
        length = self._draft(after, *self._lists(), plan, opening, key, settings)
        return Draft(tuple(plan[:length]), after.pack())

    def try_out(self, after: bytes, players: int, seat: int, walks: Walks, settings: Settings) -> int:
        room = (*self._lists(), [0] * players, [0] * (2 * players))
        gain: int = self._try_out([self.rules.state.of(after), None], *room, seat, *walks, settings)
        return gain

    def _lists(self) -> tuple[list[int], list[int]]:
        """Room for moves and advice."""
        return [0] * self.rules.longest, [0] * self.rules.longest


class CompiledSearch:
    """Search at the speed of C."""

    def __init__(self, rules: Rules[Any], *, checked: bool = False) -> None:
        """`checked` compiles with bounds checks on, and keeps nothing in the cache."""
        self.rules = rules
        doors = (search_from, draft_from, try_from, retrace_from)
        self._search_from, self._draft_from, self._try_from, self._retrace_from = make_doors(
            rules, doors, PACKAGE, checked=checked
        )

    def new_tree(self, nodes: int = NODES, edges: int = EDGES) -> Tree:
        import numpy as np

        node_types = (np.int32, np.int32, np.int8, np.int32, np.float64, np.float64)
        edge_types = (np.int32, np.float32, np.int32, np.int32, np.float64)
        rows: list[Any] = [np.zeros(nodes, kind) for kind in node_types]
        rows += [np.zeros(edges, kind) for kind in edge_types]
        rows += [np.zeros(2, np.int64), np.zeros(DEEPEST, np.int32), np.zeros(DEEPEST, np.int32)]
        return cleared(Tree(*rows))

    def search(
        self, tree: Tree, root: int, state: Record, players: int, walks: Walks, settings: Settings
    ) -> int:
        import numpy as np

        seed, first, number = walks
        buffer, room = self._buffer(state.pack() * 2), self._room(players)
        return int(self._search_from(tree, root, buffer, *room, np.uint64(seed), first, number, settings))

    def draft(self, state: Record, opening: int, key: int, settings: Settings) -> Draft:
        import numpy as np

        buffer, plan = self._buffer(state.pack()), np.zeros(LONGEST_PLAN, np.int32)
        length = self._draft_from(buffer, *self._lists(), plan, opening, np.uint64(key), settings)
        return Draft(tuple(plan[:length].tolist()), buffer.tobytes())

    def try_out(self, after: bytes, players: int, seat: int, walks: Walks, settings: Settings) -> int:
        import numpy as np

        seed, first, number = walks
        buffer, room = self._buffer(after * 2), self._room(players)
        return int(self._try_from(buffer, *room, seat, np.uint64(seed), first, number, settings))

    def retrace(
        self,
        state: Record,
        players: int,
        paths: NDArray[np.int32],
        depths: NDArray[np.int64],
        listed: NDArray[np.bool_],
        seed: int,
        settings: Settings,
    ) -> int:
        """Walks once more, for who wants to know what the tree costs; the steps of all."""
        import numpy as np

        from ...kernel.tuning import compiling_rules

        buffer, room = self._buffer(state.pack() * 2), self._room(players)
        with compiling_rules():
            return int(self._retrace_from(buffer, *room, paths, depths, listed, np.uint64(seed), settings))

    def _buffer(self, data: bytes) -> NDArray[np.uint8]:
        """Bytes that compiled code may change in place."""
        import numpy as np

        return np.frombuffer(bytearray(data), np.uint8)

    def _lists(self) -> tuple[NDArray[np.int32], NDArray[np.int64]]:
        """Room for moves and advice."""
        import numpy as np

        return np.zeros(self.rules.longest, np.int32), np.zeros(self.rules.longest, np.int64)

    def _room(self, players: int) -> tuple[NDArray[Any], ...]:
        """And for prospects and results."""
        import numpy as np

        return *self._lists(), np.zeros(players, np.int64), np.zeros(2 * players, np.int32)

    def warm(self) -> None:
        """Compile it, or load it from the cache, by using it once."""
        from ...kernel.tuning import compiling_rules

        start, players = self.rules.state(), self.rules.options[0].default
        self.rules.set_up(start, {option.name: option.default for option in self.rules.options})
        with compiling_rules():
            self.search(self.new_tree(), 0, start, players, Walks(0, 0, 0), DEFAULT)
            if self.rules.heuristics.plans > 0:
                self.draft(start, NOTHING, 0, DEFAULT)
                self.try_out(start.pack(), players, 0, Walks(0, 0, 0), DEFAULT)


_OF_GAME: dict[str, Carriers[InterpretedSearch, CompiledSearch]] = {}


def searching_of(rules: Rules[Any]) -> Carriers[InterpretedSearch, CompiledSearch]:
    """What searches in a game, shared by all its bots."""
    if rules.module not in _OF_GAME:

        def warm() -> CompiledSearch:
            from . import warming

            return warming.warm(rules)

        program = f"{PACKAGE}.warming"
        _OF_GAME[rules.module] = Carriers(rules, InterpretedSearch(rules), warm, program, PACKAGE)
    return _OF_GAME[rules.module]
