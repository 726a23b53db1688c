"""The interpreter and compiled code agree on every byte of every state of thousands of games."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

import pytest

from windycity import CATALOGUE, OVER, Game, load
from windycity.kernel.compiled import Compiled
from windycity.kernel.game import Rules
from windycity.kernel.interpreter import Interpreter
from windycity.kernel.randomness import stream
from windycity.kernel.rule import Binder, rule
from windycity.kernel.running import random_step

from .option_sets import ALL, DEFAULTS, option_sets

GAMES, GAMES_IN_SOAK = 2_000, 10_000
STEPS, STEPS_IN_SOAK = 20_000, 1_000_000
"""So many games are compared, or about so many steps of longer ones."""
MOST_STEPS = 20_000
SEED = 2024
ONE_EDITION = [name for name in CATALOGUE if name != "chicago86"]
"""Both editions of Chicago are made of the same rules."""


def interpreted_states(rules: Rules[Any], state: Any, key: int) -> bytes:
    """The bytes after every step of a random game, or the first of a very long one, one behind the other."""
    names = {"legal": rules.legal, "weight": rules.weight, "apply": rules.apply}
    step = Binder(names).bind(random_step)
    codes = [0] * rules.longest
    trail: list[bytes] = []
    who = rules.actor(state)
    while who != OVER and len(trail) < MOST_STEPS:
        step(state, who, codes, key, len(trail))
        trail.append(state.pack())
        who = rules.actor(state)
    return b"".join(trail)


def games_that_differ(rules: Rules[Any], game: Game, games: range) -> list[int]:
    """The random games in which interpreted rules and the game's compiled ones part ways."""
    compiled = game.carriers.compiled()
    differ = []
    for index in games:
        key = stream(SEED, index)
        trace = compiled.trace(game.opening(), key, MOST_STEPS)
        if interpreted_states(rules, game.opening(), key) != trace.tobytes():
            differ.append(index)
    return differ


def games_to_compare(game: Game, games: int, steps: int) -> int:
    """How many games a test has time for."""
    sample = game.carriers.compiled().play(game.opening(), game.players, SEED, 0, 100)
    return min(games, steps // int(sample.steps.mean()))


@pytest.mark.parametrize("game", ALL)
def test_carriers_give_equal_bytes_at_every_state(game: Game) -> None:
    assert games_that_differ(game.rules, game, range(games_to_compare(game, GAMES, STEPS))) == []


@pytest.mark.soak
@pytest.mark.parametrize("game", ALL)
def test_carriers_give_equal_bytes_at_every_state_of_many_more_games(game: Game) -> None:
    first = games_to_compare(game, GAMES, STEPS)
    games = games_to_compare(game, GAMES_IN_SOAK, STEPS_IN_SOAK)
    assert games_that_differ(game.rules, game, range(first, games)) == []


@pytest.mark.parametrize("game", DEFAULTS, ids=lambda game: game.name)
def test_a_planted_difference_is_caught(game: Game) -> None:
    """In the interpreter alone the last legal move is left out of long lists."""

    def legal(s: Any, out: Any) -> int:
        count = game.rules.legal(s, out)
        return count - 1 if count > 25 else count

    assert games_that_differ(replace(game.rules, legal=legal), game, range(5)) != []


@pytest.mark.parametrize("game", ALL)
def test_batches_agree_in_every_result_whatever_the_threads(game: Game) -> None:
    opening, players = game.opening(), game.players
    interpreted = Interpreter(game.rules).play(opening, players, SEED, 5, 12)
    for threads in (1, 2, 3):
        compiled = game.carriers.compiled().play(opening, players, SEED, 5, 12, threads)
        assert compiled.digest == interpreted.digest
        for column in ("scores", "ranks", "endings", "steps", "digests"):
            assert (getattr(compiled, column) == getattr(interpreted, column)).all()


@pytest.mark.parametrize("game", DEFAULTS, ids=lambda game: game.name)
def test_a_batch_does_not_depend_on_how_it_is_cut(game: Game) -> None:
    compiled, opening = game.carriers.compiled(), game.opening()
    whole = compiled.play(opening, game.players, SEED, 0, 50)
    parts = [compiled.play(opening, game.players, SEED, first, 10) for first in range(0, 50, 10)]
    assert [*whole.digests] == [digest for part in parts for digest in part.digests]


@pytest.mark.parametrize("game", DEFAULTS, ids=lambda game: game.name)
def test_a_game_of_a_batch_can_be_replayed_alone(game: Game) -> None:
    batch = game.simulate(5, SEED)
    for index in range(5):
        match = game.random_match(SEED, index)
        assert match.scores == tuple(batch.scores[index])
        assert len(match.turns) == batch.steps[index]
    assert game.playout(SEED).scores == tuple(batch.scores[0])


@pytest.mark.parametrize("name", [*ONE_EDITION, pytest.param("chicago86", marks=pytest.mark.soak)])
def test_compiled_rules_stay_within_bounds_and_whole_numbers(
    name: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Overruns are silent in compiled code; here the bounds are checked. And where an unsigned number
    meets a signed one, the compiler silently goes over to floating point."""
    floating = watch_for_floating_point(monkeypatch)
    from windycity.kernel.tuning import compiling_rules

    checked, start = Compiled(load(name).rules, checked=True), load(name)
    with compiling_rules():
        checked.play(start.opening(), start.players, SEED, 0, 1)
    for options in option_sets(name):
        game = load(name, **options)
        opening, players = game.opening(), game.players
        safe = checked.play(opening, players, SEED, 0, 50)
        assert safe.digest == game.carriers.compiled().play(opening, players, SEED, 0, 50).digest
    assert floating == []


def watch_for_floating_point(monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """Collects the variables of rules that the compiler takes for floating point from now on."""
    from numba.core import typed_passes, types

    found: list[str] = []
    infer = typed_passes.type_inference_stage

    def watch(typing: Any, target: Any, code: Any, *rest: Any, **named: Any) -> Any:
        result = infer(typing, target, code, *rest, **named)  # type: ignore[no-untyped-call]
        if "windycity" in code.func_id.filename or "tests" in code.func_id.filename:
            kinds = result.typemap.items()
            found.extend(
                f"{code.func_id.func_qualname} {name}" for name, t in kinds if isinstance(t, types.Float)
            )
        return result

    monkeypatch.setattr(typed_passes, "type_inference_stage", watch)
    return found


@rule
def halved(s: Any, out: Any) -> int:
    """A legal list whose length is a fraction on the way."""
    return int(len(out) / 2)


def test_a_rule_that_slips_into_floating_point_is_noticed(monkeypatch: pytest.MonkeyPatch) -> None:
    floating = watch_for_floating_point(monkeypatch)
    game = DEFAULTS[0]
    Compiled(replace(game.rules, legal=halved), checked=True).perft(game.opening(), 1)
    assert any("halved" in variable for variable in floating)


@pytest.mark.parametrize("game", DEFAULTS, ids=lambda game: game.name)
def test_a_record_is_at_most_four_kibibytes(game: Game) -> None:
    assert game.rules.state.layout.size <= 4096
