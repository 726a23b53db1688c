"""One walk of the search: down the tree, on by a playout to a settled position or the end, and back up.

A rule for all games: the questions it asks are left open, as in `kernel/running.py`.
"""

from __future__ import annotations

from typing import Any, NamedTuple

from ...kernel.actors import CHANCE, OVER
from ...kernel.heuristics import WHOLE
from ...kernel.questions import actor, advise, apply, duplicate, evaluate, legal, score, settled, weight
from ...kernel.randomness import below, draw, number, stream
from ...kernel.rule import rule, seldom
from .policies import best_pick, proportional_pick
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
    """How much the doubt about a move counts, in standard deviations of what walks bring."""
    trust: float
    """The share of a prior that follows the advice."""
    horizon: int
    """After how many settled positions a playout is cut off and judged."""
    noise: float
    """The share of moves in a playout that are made at random."""
    focus: float
    """The share that follow the best advice; the others are made in proportion to the advice."""
    most_steps: int
    """After how many steps a walk is cut off wherever it is."""
    plans: int
    """How many plans are compared; with 0 moves are searched one by one, in a tree."""


@rule
def fraction(bits: int) -> float:
    """A random word as a number from 0 to 1, 1 excluded."""
    return number(bits >> 11) / (1 << BITS)


@seldom
def look(s: Any, who: int, codes: Any, advice: Any) -> int:
    """List the moves, and how likely chance is to do, or a sensible seat to choose, each of them; how many
    there are."""
    count = legal(s, codes)
    if who == CHANCE:
        for i in range(count):
            advice[i] = weight(s, codes[i])
    elif count == 1:
        advice[0] = 1
    else:
        advise(s, codes, count, advice)
    return count


@seldom
def act(s: Any, code: int) -> None:
    """Make a move. It is called from many places; a copy in each would take long to compile."""
    apply(s, code)


@seldom
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
def playout_pick(who: int, count: int, advice: Any, bits: int, settings: Settings) -> int:
    """Index of the move that a playout makes."""
    if who == CHANCE or count == 1:
        return proportional_pick(advice, count, bits)
    mood = fraction(bits)
    if mood < settings.noise:
        return below(draw(bits, 1), count)
    if mood < settings.noise + settings.focus:
        return best_pick(advice, count, draw(bits, 1))
    return proportional_pick(advice, count, draw(bits, 1))


@seldom
def play_on(s: Any, codes: Any, advice: Any, key: int, steps: int, settings: Settings) -> int:
    """Go on without a tree, after so many steps, until enough positions were settled; the number of steps in
    all. Luck starts afresh where a position is settled, so that a turn has the same luck after another with
    more or fewer steps."""
    quiet = 1 if steps > 0 and settled(s) else 0
    luck, since = stream(key, quiet), steps
    who = actor(s)
    while who != OVER and quiet < settings.horizon and steps < settings.most_steps:
        count = look(s, who, codes, advice)
        act(s, codes[playout_pick(who, count, advice, draw(luck, steps - since), settings)])
        steps += 1
        who = actor(s)
        if settled(s):
            quiet += 1
            luck, since = stream(key, quiet), steps
    return steps


@rule
def list_first(
    tree: Tree, node: int, s: Any, who: int, codes: Any, advice: Any, bits: int, settings: Settings
) -> int:
    """List the moves at a node and take one as a playout would: its edge, or NOTHING if there is no room."""
    count = look(s, who, codes, advice)
    if not has_room(tree, count):
        return NOTHING
    list_moves(tree, node, who, codes, count, advice, settings.trust)
    edge: int = tree.first[node] + playout_pick(who, count, advice, bits, settings)
    return edge


@rule
def next_edge(
    tree: Tree, node: int, s: Any, who: int, codes: Any, advice: Any, bits: int, settings: Settings
) -> int:
    """Where a walk goes on from a node."""
    if tree.first[node] == NOTHING:
        return list_first(tree, node, s, who, codes, advice, bits, settings)
    if who == CHANCE:
        return chance_edge(tree, node, fraction(bits))
    return promising_edge(tree, node, settings.exploration)


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
    """Walk once from states[0] at the root of the tree; how many steps it took. A position that is met for
    the first time gets no moves in the tree yet; from there on the walk is a playout."""
    states[1] = duplicate(states[0])
    s = states[1]
    node, depth = root, 0
    tree.visits[root] += 1
    who = actor(s)
    while who != OVER and node != NOTHING and (tree.visits[node] > 1 or depth == 0):
        edge = NOTHING
        if depth < len(tree.path):
            edge = next_edge(tree, node, s, who, codes, advice, draw(key, depth), settings)
        if edge == NOTHING:
            break
        tree.path[depth] = edge
        tree.stops[depth] = node
        depth += 1
        node = tree.child[edge]
        if node == NOTHING:
            node = new_node(tree)
            tree.child[edge] = node
        if node != NOTHING:
            tree.visits[node] += 1
        act(s, tree.code[edge])
        who = actor(s)
    steps = play_on(s, codes, advice, key, depth, settings)
    judge(s, actor(s), prospects, out)
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
