"""Who carries a search out: compiled code, or the interpreter until that is there. Both walk the same walks
for the same seed."""

from __future__ import annotations

from typing import Any, NamedTuple, Protocol

from ...kernel import Record, Rules
from ...kernel.carriers import Carriers
from ...kernel.compiled import make_doors
from ...kernel.rule import Binder
from .doors import search_from
from .settings import DEFAULT
from .tree import Tree
from .walk import Settings, walk_often

PACKAGE = __package__

NODES, EDGES = 200_000, 2_000_000
"""Room for a tree in compiled code; only what is used takes memory."""
INTERPRETED_NODES, INTERPRETED_EDGES = 2_000, 40_000
DEEPEST = 256


class Walks(NamedTuple):
    """Walks number first, first + 1, ... of a seed."""

    seed: int
    first: int
    number: int


class Searching(Protocol):
    """Runs walks in a tree that it has made itself."""

    def new_tree(self) -> Tree: ...

    def search(
        self, tree: Tree, root: int, state: Record, players: int, walks: Walks, settings: Settings
    ) -> int:
        """Walk from a state at the root of a tree; the steps of all walks."""


class InterpretedSearch:
    """Search as the plain Python it is."""

    def __init__(self, rules: Rules[Any]) -> None:
        self.rules = rules
        duplicate = {"duplicate": lambda state: state.copy()}
        self._walk_often = Binder(rules.answers | rules.heuristics.answers | duplicate).bind(walk_often)

    def new_tree(self) -> Tree:
        rows: list[Any] = [[0] * INTERPRETED_NODES for _ in range(6)]
        rows += [[0] * INTERPRETED_EDGES for _ in range(5)]
        rows += [[0, 0], [0] * DEEPEST, [0] * DEEPEST]
        return Tree(*rows)

    def search(
        self, tree: Tree, root: int, state: Record, players: int, walks: Walks, settings: Settings
    ) -> int:
        codes, advice = [0] * self.rules.longest, [0] * self.rules.longest
        room = (codes, advice, [0] * players, [0] * (2 * players))
        steps: int = self._walk_often(tree, root, [state.copy(), None], *room, *walks, settings)
        return steps


class CompiledSearch:
    """Search at the speed of C."""

    def __init__(self, rules: Rules[Any], *, checked: bool = False) -> None:
        """`checked` compiles with bounds checks on, and keeps nothing in the cache."""
        self.rules = rules
        (self._search_from,) = make_doors(rules, [search_from], PACKAGE, checked=checked)

    def new_tree(self, nodes: int = NODES, edges: int = EDGES) -> Tree:
        import numpy as np

        node_types = (np.int32, np.int32, np.int8, np.int32, np.float64, np.float64)
        edge_types = (np.int32, np.float32, np.int32, np.int32, np.float64)
        rows: list[Any] = [np.zeros(nodes, kind) for kind in node_types]
        rows += [np.zeros(edges, kind) for kind in edge_types]
        rows += [np.zeros(2, np.int64), np.zeros(DEEPEST, np.int32), np.zeros(DEEPEST, np.int32)]
        return Tree(*rows)

    def search(
        self, tree: Tree, root: int, state: Record, players: int, walks: Walks, settings: Settings
    ) -> int:
        import numpy as np

        data = state.pack()
        buffer = np.frombuffer(bytearray(data + data), np.uint8)
        codes, advice = np.zeros(self.rules.longest, np.int32), np.zeros(self.rules.longest, np.int64)
        room = (codes, advice, np.zeros(players, np.int64), np.zeros(2 * players, np.int32))
        seed, first, number = walks
        return int(self._search_from(tree, root, buffer, *room, np.uint64(seed), first, number, settings))

    def warm(self) -> None:
        """Compile it, or load it from the cache, by using it once."""
        from ...kernel.tuning import compiling_rules

        start, players = self.rules.state(), self.rules.options[0].default
        self.rules.set_up(start, {option.name: option.default for option in self.rules.options})
        with compiling_rules():
            self.search(self.new_tree(), 0, start, players, Walks(0, 0, 0), DEFAULT)


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
