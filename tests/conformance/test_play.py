"""What must hold in every position of every game: one suite over the catalogue."""

from __future__ import annotations

import json
from collections.abc import Iterator
from functools import cache

import pytest

from windycity import CHANCE, OVER, Game, IllegalMove, Match

from .option_sets import ALL

every_game = pytest.mark.parametrize("game", ALL)

SEED = 20


@cache
def random_match(game: Game) -> Match:
    """A finished one; take a copy to change it."""
    return game.random_match(SEED)


@cache
def walk(game: Game) -> list[Match]:
    """A random game at a hundred positions evenly spread, and at the end."""
    moves = random_match(game).moves
    match = game.start(SEED)
    every = -(-len(moves) // 100)
    found = []
    for i, move in enumerate(moves):
        if i % every == 0:
            found.append(match.copy())
        match.play(move)
    return [*found, match]


def positions(game: Game, most: int = 100) -> Iterator[Match]:
    """So many positions of a random game, evenly spread, and the end."""
    *before, end = walk(game)
    for match in (*before[:: -(-len(before) // most)], end):
        yield match.copy()


@every_game
def test_legal_is_empty_exactly_at_the_end(game: Game) -> None:
    for match in positions(game):
        assert bool(match.legal()) == (match.actor != OVER)
        assert match.actor in (CHANCE, OVER, *range(game.players))


@every_game
def test_legal_codes_ascend_without_doubles(game: Game) -> None:
    for match in positions(game):
        codes = match.legal_codes()
        assert codes == sorted(set(codes))
        assert len(codes) <= game.rules.longest
        assert all(0 <= code < game.rules.codec.size for code in codes)


@every_game
def test_every_legal_move_applies_and_every_other_code_is_refused_with_a_clause(game: Game) -> None:
    clauses = {clause.id for clause in game.clauses}
    for match in positions(game, 50):
        legal = match.legal_codes()
        for code in legal:
            assert match.why_not(code) is None
            match.copy().play(code)
        others = sorted(set(range(game.rules.codec.size)) - set(legal))
        assert match.why_not(others[0]) is not None
        for code in others:
            refusal = game.rules.why_not(match.state, game.rules.codec.move(code))
            assert refusal.clause in clauses
            assert refusal.sentence.endswith(".")


@every_game
def test_a_refused_move_changes_nothing(game: Game) -> None:
    for match in positions(game, 50):
        before, turns = match.state.pack(), len(match.turns)
        illegal = next(c for c in range(game.rules.codec.size) if match.why_not(c))
        for wrong in (illegal, -1, game.rules.codec.size, "no such move", ""):
            with pytest.raises(IllegalMove):
                match.play(wrong)
        assert (match.state.pack(), len(match.turns)) == (before, turns)


@every_game
def test_text_round_trips_for_every_legal_move(game: Game) -> None:
    for match in positions(game):
        for move in match.legal():
            assert match.read_move(move.text) == move
            assert match.read_move(move.code) == move
            assert match.read_move(f"  {move.text.upper()} ") == move


@every_game
def test_chance_has_positive_weights_and_fractions_that_sum_to_one(game: Game) -> None:
    for match in positions(game):
        outcomes = match.outcomes()
        if match.actor == CHANCE:
            assert [outcome.move for outcome in outcomes] == match.legal()
            assert all(outcome.probability > 0 for outcome in outcomes)
            assert sum(outcome.probability for outcome in outcomes) == 1
        else:
            assert outcomes == []


@every_game
def test_copy_is_independent(game: Game) -> None:
    for match in positions(game, 20):
        before = match.state.pack()
        twin = match.copy()
        assert twin.state == match.state
        if not twin.is_over:
            twin.play(twin.legal()[-1])
            assert twin.state != match.state
        assert match.state.pack() == before


@every_game
def test_undo_restores_the_bytes_of_every_position(game: Game) -> None:
    match = random_match(game).copy()
    while match.turns:
        turn = match.turns[-1]
        assert match.state.pack() == turn.after
        assert match.undo() == turn.move
        assert match.state.pack() == turn.before
    assert match.state == game.start().state


@every_game
def test_views_are_json_and_hide_what_a_seat_may_not_see(game: Game) -> None:
    for match in positions(game, 30):
        for seat in (None, *range(game.players)):
            view = json.dumps(match.view(seat))
            other = match.copy()
            for field, index in game.rules.hidden(match.state, seat):
                getattr(other.state, field)[index] += 1
            assert json.dumps(other.view(seat)) == view


@every_game
def test_what_is_hidden_from_one_is_seen_by_another(game: Game) -> None:
    """So that the test above cannot pass by changing what nobody sees."""
    for match in positions(game, 30):
        for field, index in game.rules.hidden(match.state, None):
            other = match.copy()
            getattr(other.state, field)[index] += 1
            seats = range(game.players)
            assert any(other.view(seat) != match.view(seat) for seat in seats)


@every_game
def test_log_tells_every_move_under_a_clause(game: Game) -> None:
    clauses = {clause.id for clause in game.clauses}
    match = random_match(game)
    log = match.log()
    assert len(log) >= len(match.turns)
    assert {line.clause for line in log} <= clauses
    assert not any("{" in line.text or "}" in line.text for line in log)


@every_game
def test_an_ended_game_has_scores_ranks_and_a_reason(game: Game) -> None:
    match = game.start(SEED)
    assert (match.scores, match.ranks, match.reason) == (None, None, None)
    match = random_match(game)
    assert match.scores is not None
    assert match.ranks is not None
    assert len(match.scores) == len(match.ranks) == game.players
    assert min(match.ranks) == 1
    assert match.reason in {ending.text for ending in game.rules.endings}
    assert {ending.clause for ending in game.rules.endings} <= {clause.id for clause in game.clauses}


@every_game
def test_the_terminal_picture_draws_for_every_seat(game: Game) -> None:
    from rich.console import Console

    console = Console(width=80, record=True, quiet=True)
    for match in positions(game, 4):
        for seat in (None, *range(game.players)):
            console.print(game.rules.screen(match.view(seat), match.names))


@every_game
def test_record_round_trips(game: Game) -> None:
    from windycity import read

    finished = random_match(game)
    begun = game.start(names=[f"player {seat}" for seat in range(game.players)])
    for _ in range(10):
        begun.play(begun.legal()[0])
    for match in (finished, begun, game.start(SEED)):
        for every_hash in (False, True):
            text = match.record(every_hash=every_hash)
            again = read(text)
            assert again.hashes == match.hashes
            assert again.state == match.state
            assert (again.options, again.seed, again.names) == (match.options, match.seed, match.names)
            assert again.record(every_hash=every_hash) == text


@every_game
def test_the_rules_of_a_game_are_one_object_and_can_be_a_key(game: Game) -> None:
    from windycity import load

    assert {game.rules: game.name}[load(game.name).rules] == game.name
