"""One walk of the search: down the tree, on by a playout to a settled position or the end, and back up.

A rule for all games: the questions it asks are left open, as in `kernel/running.py`.
"""

from __future__ import annotations

from typing import Any, NamedTuple

from ...kernel.actors import CHANCE, OVER
from ...kernel.heuristics import WHOLE
from ...kernel.questions import actor, advise, apply, duplicate, evaluate, legal, score, settled, weight
from ...kernel.randomness import below, draw, number, stream
from ...kernel.rule import rule
from .policies import proportional_pick
from .tree import (
    NOTHING,
    Tree,
    chance_edge,
    give_back,
    has_room,
    list_moves,
    new_node,
    promising_edge,
)

BITS = 53
"""Of a random word, as many as a fraction holds."""


class Settings(NamedTuple):
    """How a search goes about it."""

    exploration: float
    """How much the doubt about a move counts, in parts of WHOLE."""
    trust: float
    """The share of a prior that follows the advice."""
    horizon: int
    """After how many settled positions a playout is cut off and judged."""
    noise: float
    """The share of moves in a playout that are made at random."""
    most_steps: int
    """After how many steps a walk is cut off wherever it is."""


@rule
def fraction(bits: int) -> float:
    """A random word as a number from 0 to 1, 1 excluded."""
    return number(bits >> 11) / (1 << BITS)


@rule
def look(s: Any, who: int, codes: Any, count: int, advice: Any) -> None:
    """How likely chance is to do, or a sensible seat to choose, each of the listed moves."""
    if who == CHANCE:
        for i in range(count):
            advice[i] = weight(s, codes[i])
    elif count == 1:
        advice[0] = 1
    else:
        advise(s, codes, count, advice)


@rule
def judge(s: Any, who: int, prospects: Any, out: Any) -> None:
    """What a walk brings every seat: its part of the win, or its prospects where the walk was cut off."""
    if who != OVER:
        evaluate(s, prospects)
        return
    score(s, out)
    seats = len(prospects)
    winners = 0
    for seat in range(seats):
        winners += out[seats + seat] == 1
    for seat in range(seats):
        prospects[seat] = WHOLE // winners if out[seats + seat] == 1 else 0


@rule
def playout_pick(who: int, count: int, advice: Any, bits: int, noise: float) -> int:
    """Index of the move that a playout makes."""
    if who != CHANCE and noise > 0.0 and fraction(bits) < noise:
        return below(draw(bits, 1), count)
    return proportional_pick(advice, count, bits)


@rule
def walk(
    tree: Tree,
    root: int,
    states: Any,
    codes: Any,
    advice: Any,
    prospects: Any,
    out: Any,
    key: int,
    settings: Settings,
) -> int:
    """Walk once from states[0] at the root of the tree; how many steps it took."""
    states[1] = duplicate(states[0])
    s = states[1]
    node, depth, steps, quiet = root, 0, 0, 0
    tree.visits[root] += 1
    who = actor(s)
    while who != OVER and quiet < settings.horizon and steps < settings.most_steps:
        bits = draw(key, steps)
        if node != NOTHING and tree.first[node] != NOTHING:
            if who == CHANCE:
                edge = chance_edge(tree, node, fraction(bits))
            else:
                edge = promising_edge(tree, node, settings.exploration)
            code = tree.code[edge]
        else:
            count = legal(s, codes)
            look(s, who, codes, count, advice)
            edge = NOTHING
            pick = playout_pick(who, count, advice, bits, settings.noise)
            code = codes[pick]
            if node != NOTHING and (tree.visits[node] > 1 or depth == 0) and has_room(tree, count):
                list_moves(tree, node, who, codes, count, advice, settings.trust)
                edge = tree.first[node] + pick
        if edge == NOTHING or depth == len(tree.path):
            node = NOTHING
        else:
            tree.path[depth] = edge
            tree.stops[depth] = node
            depth += 1
            node = tree.child[edge]
            if node == NOTHING:
                node = new_node(tree)
                tree.child[edge] = node
            if node != NOTHING:
                tree.visits[node] += 1
        apply(s, code)
        steps += 1
        who = actor(s)
        if (node == NOTHING or tree.visits[node] == 1) and settled(s):
            quiet += 1
    judge(s, who, prospects, out)
    give_back(tree, depth, prospects)
    return steps


@rule
def walk_often(
    tree: Tree,
    root: int,
    states: Any,
    codes: Any,
    advice: Any,
    prospects: Any,
    out: Any,
    seed: int,
    first: int,
    walks: int,
    settings: Settings,
) -> int:
    """Walks number first, first + 1, ... of a seed; the steps of all."""
    steps = 0
    for i in range(walks):
        key = stream(seed, first + i)
        steps += walk(tree, root, states, codes, advice, prospects, out, key, settings)
    return steps
