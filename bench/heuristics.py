#!/usr/bin/env python3
"""What the rules of thumb of a game are worth.

    bench/heuristics.py GAME [GAMES] [NAME=VALUE ...]

First one seat that follows the advice among seats that do not, in compiled games with all rotations. Then
how well the evaluation foretells the winner of games that are played by advice: the mean squared error over
all seats at settled positions, by quarter of the game, beside that of giving every seat the same prospects.
"""

from __future__ import annotations

import os
import sys
from time import perf_counter
from typing import Any

import windycity as wc
from windycity.bots.search.playouts import play_policies
from windycity.bots.search.policies import AT_RANDOM, BEST, IN_PROPORTION, policy_pick
from windycity.cli.options import game_with
from windycity.kernel import WHOLE
from windycity.kernel.randomness import draw, stream
from windycity.kernel.rule import Binder

PAIRS = {
    "best among random": (BEST, AT_RANDOM),
    "in proportion among random": (IN_PROPORTION, AT_RANDOM),
    "best among in proportion": (BEST, IN_PROPORTION),
    "all best": (BEST, BEST),
}
FORETOLD_GAMES = 40


def wins(game: wc.Game, games: int) -> None:
    for title, (one, others) in PAIRS.items():
        began = perf_counter()
        line_up = [one] + [others] * (game.players - 1)
        batch = play_policies(game.rules, game.opening(), line_up, 1, games, os.cpu_count() or 1)
        share = batch.wins[0] / games
        say(
            f"{title:27} wins {share:6.1%} ± {1.96 * (share * (1 - share) / games) ** 0.5:.1%}"
            f"  steps {batch.steps.mean():7.1f}  scores {batch.scores.mean(axis=0).round(1)}"
            f"  {games / (perf_counter() - began):,.0f} games/s"
        )


def foretold(game: wc.Game, key: int) -> list[list[int]]:
    """One game by advice: the prospects at every settled position, and at last the wins."""
    rules, state, told = game.rules, game.opening(), []
    pick = Binder(rules.answers | rules.heuristics.answers).bind(policy_pick)
    codes: Any = [0] * rules.longest
    advice, prospects, out, steps = [0] * rules.longest, [0] * game.players, [0] * (2 * game.players), 0
    while (who := rules.actor(state)) != wc.OVER:
        if rules.heuristics.settled(state):
            rules.heuristics.evaluate(state, prospects)
            told.append(prospects.copy())
        count = rules.legal(state, codes)
        rules.apply(state, codes[pick(state, who, codes, count, advice, draw(key, steps), IN_PROPORTION)])
        steps += 1
    rules.score(state, out)
    winners = [rank == 1 for rank in out[game.players :]]
    told.append([WHOLE * won // sum(winners) for won in winners])
    return told


def errors(game: wc.Game) -> None:
    quarters: list[list[float]] = [[] for _ in range(4)]
    even = [WHOLE / game.players] * game.players
    baseline = 0.0
    for index in range(FORETOLD_GAMES):
        *told, won = foretold(game, stream(2, index))
        baseline += squared(even, won) / FORETOLD_GAMES
        for i, prospects in enumerate(told):
            quarters[4 * i // len(told)].append(squared(prospects, won))
    by_quarter = "  ".join(f"{sum(each) / len(each):.3f}" if each else "-" for each in quarters)
    say(f"squared error by quarter: {by_quarter}  (all alike: {baseline:.3f})")


def squared(prospects: Any, won: list[int]) -> float:
    return sum(((p - w) / WHOLE) ** 2 for p, w in zip(prospects, won, strict=True)) / len(won)


def say(line: str) -> None:
    sys.stdout.write(line + "\n")


if __name__ == "__main__":
    chosen = game_with(sys.argv[1], None, sys.argv[3:])
    wins(chosen, int(sys.argv[2]) if len(sys.argv) > 2 else 2_000)
    errors(chosen)
