"""The tree: what is kept of every position and move that the search has looked at.

It has no states in it: a search walks down from the root by playing the moves on a copy of the state.
"""

from __future__ import annotations

from typing import Any, NamedTuple

from ...kernel.heuristics import WHOLE
from ...kernel.rule import rule

NOTHING = -1
"""No node, no list of moves, no seat."""

NODES_USED, EDGES_USED = 0, 1

USUAL_SPREAD = WHOLE / 5
"""How far results are apart before anything is known of a position."""


class Tree(NamedTuple):
    """Rows of numbers; a node is an index into the first six, an edge one into the next five."""

    first: Any
    """The first edge of a node, NOTHING before its moves have been listed."""
    count: Any
    """How many edges follow it."""
    seat: Any
    """Who acts: a seat or CHANCE."""
    visits: Any
    total: Any
    """What all visits brought the seat, in parts of WHOLE."""
    squares: Any
    """The same, squared."""

    code: Any
    """The move or chance outcome along an edge."""
    prior: Any
    """How likely a sensible player is to choose it; of chance, how likely it is."""
    child: Any
    """The node it leads to, or NOTHING."""
    tries: Any
    gain: Any
    """What all tries brought the seat that chose it."""

    used: Any
    """How many nodes and edges there are."""
    path: Any
    """The edges of the walk that is on, from the root."""
    stops: Any
    """The nodes they start from."""


@rule
def clear(tree: Tree) -> None:
    """Only a root, of which nothing is known."""
    tree.used[NODES_USED] = 0
    tree.used[EDGES_USED] = 0
    new_node(tree)


def cleared(tree: Tree) -> Tree:
    """A tree that was just made, ready to be walked in."""
    clear(tree)
    return tree


@rule
def new_node(tree: Tree) -> int:
    """A node of which nothing is known, or NOTHING if there is no room."""
    node: int = tree.used[NODES_USED]
    if node == len(tree.first):
        return NOTHING
    tree.used[NODES_USED] = node + 1
    tree.first[node] = NOTHING
    tree.visits[node] = 0
    tree.total[node] = 0.0
    tree.squares[node] = 0.0
    return node


@rule
def has_room(tree: Tree, count: int) -> bool:
    """Whether so many more edges fit in."""
    used: int = tree.used[EDGES_USED]
    return used + count <= len(tree.code)


@rule
def list_moves(tree: Tree, node: int, who: int, codes: Any, count: int, advice: Any, trust: float) -> None:
    """Give a node an edge for every move. `trust` is the share of the prior that follows the advice; the rest
    is spread evenly, so that no move is out of reach."""
    first = tree.used[EDGES_USED]
    tree.used[EDGES_USED] = first + count
    tree.first[node] = first
    tree.count[node] = count
    tree.seat[node] = who
    total = 0
    for i in range(count):
        total += advice[i]
    for i in range(count):
        edge = first + i
        tree.code[edge] = codes[i]
        share = advice[i] / total if total > 0 else 1.0 / count
        tree.prior[edge] = share if who < 0 else trust * share + (1.0 - trust) / count
        tree.child[edge] = NOTHING
        tree.tries[edge] = 0
        tree.gain[edge] = 0.0


@rule
def chance_edge(tree: Tree, node: int, chance: float) -> int:
    """The chance outcome that a number from 0 to 1 falls on."""
    edge: int = tree.first[node]
    last = edge + tree.count[node] - 1
    left = chance - tree.prior[edge]
    while left >= 0.0 and edge < last:
        edge += 1
        left -= tree.prior[edge]
    return edge


@rule
def spread(tree: Tree, node: int) -> float:
    """How far what visits brought the seat is apart, as a standard deviation; before there are many, about
    what is usual."""
    visits = tree.visits[node]
    if visits == 0:
        return USUAL_SPREAD
    total = tree.total[node]
    apart = max(0.0, tree.squares[node] - total * total / visits)
    deviation: float = ((apart + USUAL_SPREAD * USUAL_SPREAD) / (visits + 1)) ** 0.5
    return deviation


@rule
def promising_edge(tree: Tree, node: int, exploration: float) -> int:
    """The move that has brought the seat most, or could: a move with a high prior and few tries gets the
    benefit of the doubt, one without tries is taken to be worth what the node is (PUCT). The doubt is the
    greater the further the results are apart."""
    visits = tree.visits[node]
    usual = tree.total[node] / visits if visits > 0 else 0.0
    doubt = exploration * spread(tree, node) * visits**0.5
    first: int = tree.first[node]
    best = first
    highest = -1.0
    for edge in range(first, first + tree.count[node]):
        tries = tree.tries[edge]
        mean = tree.gain[edge] / tries if tries > 0 else usual
        hope = mean + doubt * tree.prior[edge] / (1 + tries)
        if hope > highest:
            highest = hope
            best = edge
    return best


@rule
def give_back(tree: Tree, depth: int, prospects: Any) -> None:
    """Tell every seat on the path what the walk brought."""
    for i in range(depth):
        edge = tree.path[i]
        node = tree.stops[i]
        tree.tries[edge] += 1
        seat = tree.seat[node]
        if seat >= 0:
            tree.gain[edge] += prospects[seat]
            tree.total[node] += prospects[seat]
            tree.squares[node] += prospects[seat] * prospects[seat]
