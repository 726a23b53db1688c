"""What must hold of the rules of thumb of every game."""

from __future__ import annotations

from collections.abc import Sequence

import pytest

import windycity as wc
from windycity.bots.greedy import GreedyBot
from windycity.bots.random import RandomBot
from windycity.bots.search.playouts import play_policies
from windycity.bots.search.policies import AT_RANDOM, BEST, IN_PROPORTION, policy_game
from windycity.kernel import WHOLE
from windycity.kernel.heuristics import NO_HEURISTICS
from windycity.kernel.randomness import stream
from windycity.kernel.rule import Binder
from windycity.match import Bot

from ..conformance.option_sets import DEFAULTS, label, option_sets
from .positions import decisions

SEED = 5
WIDEST = [
    pytest.param(wc.load(name, **options), id=label(name, options))
    for name in wc.CATALOGUE
    for options in (option_sets(name)[0], option_sets(name)[-1])
]
"""Every game with the fewest players as it comes, and with the most and all that can be switched on."""
UNTOUCHED = -77

every_game = pytest.mark.parametrize("game", DEFAULTS, ids=lambda game: game.name)


@every_game
def test_every_game_brings_all_three(game: wc.Game) -> None:
    brought = game.rules.heuristics.answers
    assert not any(answer is NO_HEURISTICS.answers[name] for name, answer in brought.items())


@pytest.mark.parametrize("game", WIDEST)
def test_advice_is_for_every_listed_move_and_changes_nothing(game: wc.Game) -> None:
    for match in decisions(game, SEED, 11):
        codes, before = match.legal_codes(), match.state.pack()
        advice = [UNTOUCHED] * (len(codes) + 1)
        game.rules.heuristics.advise(match.state, codes, len(codes), advice)
        assert all(worth >= 0 for worth in advice[:-1])
        assert advice[-1] == UNTOUCHED
        assert match.state.pack() == before


@pytest.mark.parametrize("game", WIDEST)
def test_prospects_add_up_and_change_nothing(game: wc.Game) -> None:
    for match in decisions(game, SEED, 11):
        before, prospects = match.state.pack(), [UNTOUCHED] * game.players
        game.rules.heuristics.evaluate(match.state, prospects)
        assert all(part >= 0 for part in prospects)
        assert WHOLE - game.players <= sum(prospects) <= WHOLE + game.players
        assert match.state.pack() == before


@pytest.mark.parametrize("game", WIDEST)
def test_a_game_settles_again_and_again(game: wc.Game) -> None:
    match = game.random_match(SEED)
    states = [game.rules.state.of(turn.after) for turn in match.turns]
    settled = [game.rules.heuristics.settled(state) for state in states]
    assert 3 <= sum(settled) < len(settled) / 2


@every_game
def test_who_follows_advice_beats_who_plays_at_random(game: wc.Game) -> None:
    wins = 0.0
    for seat in range(game.players):
        for seed in range(3):
            bots = [GreedyBot(seed) if each == seat else RandomBot(seed) for each in range(game.players)]
            ranks = played(game, seed, bots).ranks
            assert ranks is not None
            wins += (ranks[seat] == 1) / ranks.count(1)
    assert wins > 0.6 * 3 * game.players


def played(game: wc.Game, seed: int, bots: Sequence[Bot]) -> wc.Match:
    match = game.start(seed)
    while not match.is_over:
        match.roll() if match.actor == wc.CHANCE else match.play(bots[match.actor].choose(match, 1.0))
    return match


def test_interpreted_and_compiled_games_by_advice_are_the_same() -> None:
    game = wc.load("don", players=3)
    line_up = [BEST, IN_PROPORTION, AT_RANDOM]
    batch = play_policies(game.rules, game.opening(), line_up, SEED, 3)
    play = Binder(game.rules.answers | game.rules.heuristics.answers).bind(policy_game)
    codes, advice, out = [0] * game.rules.longest, [0] * game.rules.longest, [0] * (2 * game.players)
    for index in range(3):
        seated = line_up[index:] + line_up[:index]
        result = play(game.opening(), codes, advice, seated, out, stream(SEED, 0))
        assert result == (batch.steps[index], batch.endings[index], batch.digests[index])
        assert out[: game.players] == [*batch.scores[index][index:], *batch.scores[index][:index]]
