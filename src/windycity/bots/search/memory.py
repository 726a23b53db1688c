"""What a bot remembers between two of its decisions: the tree, and where in it the match is now."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import TYPE_CHECKING, NamedTuple

from .tree import EDGES_USED, NOTHING, clear

if TYPE_CHECKING:
    from ...match import Match
    from .searching import Searching, Walks
    from .walk import Settings


class Found(NamedTuple):
    """How often a move was tried, and what it brought the seat in all; a larger one is the better move."""

    tries: int
    gain: float


class Memory:
    """A tree and a place in it."""

    def __init__(self, searching: Searching) -> None:
        self.searching = searching
        self._tree = searching.new_tree()
        self._root, self._moves, self._state = NOTHING, 0, b""

    @property
    def visits(self) -> int:
        """How often the place has been walked from."""
        return int(self._tree.visits[self._root])

    @property
    def is_listed(self) -> bool:
        """Whether the moves here are known."""
        return bool(self._tree.first[self._root] != NOTHING)

    def go_to(self, match: Match) -> None:
        """Go on to where the match is now; begin anew if nothing is known of that."""
        node = self._follow(match)
        if node == NOTHING or 2 * int(self._tree.used[EDGES_USED]) > len(self._tree.code):
            clear(self._tree)
            node = 0
        self._root, self._moves, self._state = node, len(match.turns), match.state.pack()

    def _follow(self, match: Match) -> int:
        """The node that the moves since the last decision lead to, NOTHING if there is none."""
        turns = match.turns[self._moves :]
        before = turns[0].before if turns else match.state.pack()
        if self._root == NOTHING or before != self._state or match.was_edited:
            return NOTHING
        node = self._root
        for turn in turns:
            node = self._child(node, turn.move.code)
        return node

    def _child(self, node: int, code: int) -> int:
        if node == NOTHING or self._tree.first[node] == NOTHING:
            return NOTHING
        for edge in self._edges(node):
            if self._tree.code[edge] == code:
                return int(self._tree.child[edge])
        return NOTHING

    def _edges(self, node: int) -> range:
        first = int(self._tree.first[node])
        return range(first, first + int(self._tree.count[node]))

    def search(self, match: Match, walks: Walks, settings: Settings) -> int:
        """Walk on from here; the steps of all walks."""
        players = match.options["players"]
        return self.searching.search(self._tree, self._root, match.state, players, walks, settings)

    def found(self) -> dict[int, Found]:
        """What is known of each move here, by code."""
        tree = self._tree
        return {
            int(tree.code[edge]): Found(int(tree.tries[edge]), float(tree.gain[edge]))
            for edge in self._edges(self._root)
        }


def join(found: Iterable[Mapping[int, Found]]) -> dict[int, Found]:
    """What several trees know of the same moves."""
    joined: dict[int, Found] = {}
    for moves in found:
        for code, (tries, gain) in moves.items():
            so_far = joined.get(code, Found(0, 0.0))
            joined[code] = Found(so_far.tries + tries, so_far.gain + gain)
    return joined
