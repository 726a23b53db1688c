"""The tree: moves are tried by what they brought and by their priors."""

from __future__ import annotations

import pytest

import windycity as wc
from windycity.bots.search.searching import InterpretedSearch
from windycity.bots.search.tree import (
    USUAL_SPREAD,
    Tree,
    give_back,
    list_moves,
    promising_edge,
    spread,
)

ROOT, ME = 0, 0
ADVICE = [1, 5, 3, 4]


def tree_of(advice: list[int], trust: float = 1.0) -> Tree:
    """A root with a move for every piece of advice; the code of a move is the advice for it."""
    tree = InterpretedSearch(wc.load("don").rules).new_tree()
    list_moves(tree, ROOT, ME, advice, len(advice), advice, trust)
    return tree


def visit(tree: Tree, exploration: float, worth: dict[int, int]) -> int:
    """Try the move that is most promising, which brings what it is worth; its code."""
    tree.visits[ROOT] += 1
    edge = promising_edge(tree, ROOT, exploration)
    tree.path[0], tree.stops[0] = edge, ROOT
    give_back(tree, 1, [worth[tree.code[edge]]])
    return int(tree.code[edge])


def test_moves_are_tried_in_the_order_of_their_priors() -> None:
    tree = tree_of(ADVICE)
    alike = dict.fromkeys(ADVICE, 500)
    tried = list(dict.fromkeys(visit(tree, 100.0, alike) for _ in range(60)))
    assert tried == sorted(ADVICE, reverse=True)


def test_the_move_that_brings_most_is_tried_most() -> None:
    tree = tree_of(ADVICE)
    worth = {1: 100, 3: 900, 4: 100, 5: 100}
    tried = [visit(tree, 1.0, worth) for _ in range(200)]
    assert max(ADVICE, key=tried.count) == 3


def test_what_counts_is_how_far_results_are_apart() -> None:
    """The same differences, a tenth as large: the same moves, once the spread is known."""
    far, near = tree_of(ADVICE), tree_of(ADVICE)
    for tree, scale in ((far, 10), (near, 1)):
        tree.visits[ROOT], tree.total[ROOT] = 1_000_000, 1_000_000 * 50 * scale
        tree.squares[ROOT] = 1_000_000 * (50 * 50 + 20 * 20) * scale * scale
    tried = [visit(far, 2.0, {1: 400, 3: 600, 4: 500, 5: 500}) for _ in range(100)]
    assert tried == [visit(near, 2.0, {1: 40, 3: 60, 4: 50, 5: 50}) for _ in range(100)]


def test_the_spread_is_a_standard_deviation() -> None:
    tree = tree_of(ADVICE)
    assert spread(tree, ROOT) == USUAL_SPREAD
    for i in range(10_000):
        tree.visits[ROOT] += 1
        tree.path[0], tree.stops[0] = 0, ROOT
        give_back(tree, 1, [400 + 200 * (i % 2)])
    assert spread(tree, ROOT) == pytest.approx(100, rel=0.01)
