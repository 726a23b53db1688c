"""Search: the same in both carriers, repeatable, honest, and at home in small trees."""

from __future__ import annotations

from typing import Any

import pytest

import windycity as wc
from windycity.bots import find
from windycity.bots.search import searching
from windycity.bots.search.bot import SearchBot
from windycity.bots.search.memory import Memory
from windycity.bots.search.searching import CompiledSearch, InterpretedSearch, Walks, searching_of
from windycity.bots.search.settings import settings_for
from windycity.bots.search.tree import NODES_USED

from ..conformance.option_sets import DEFAULTS
from .positions import decision, decisions

every_game = pytest.mark.parametrize("game", DEFAULTS, ids=lambda game: game.name)


def searched(searching: Any, match: wc.Match, walks: int, seed: int = 7) -> Memory:
    memory = Memory(searching)
    memory.go_to(match)
    memory.search(match, Walks(seed, 0, walks), settings_for(match.rules))
    return memory


@every_game
def test_both_carriers_find_the_same(game: wc.Game) -> None:
    interpreted, compiled = InterpretedSearch(game.rules), searching_of(game.rules).compiled()
    for match in [match.copy() for match in decisions(game, 4, 60)][:3]:
        assert searched(compiled, match, 60).found() == searched(interpreted, match, 60).found()


@every_game
def test_every_walk_is_counted_once(game: wc.Game) -> None:
    match = decision(game)
    memory = searched(searching_of(game.rules).compiled(), match, 500)
    assert memory.visits == sum(found.tries for found in memory.found().values()) == 500
    assert set(memory.found()) == set(match.legal_codes())


@every_game
def test_walks_can_be_cut_into_parts(game: wc.Game) -> None:
    match, compiled = decision(game), searching_of(game.rules).compiled()
    parts = searched(compiled, match, 30)
    parts.search(match, Walks(7, 30, 70), settings_for(game.rules))
    assert parts.found() == searched(compiled, match, 100).found()


def test_a_tree_without_room_goes_on_with_playouts(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(searching, "INTERPRETED_NODES", 12)
    monkeypatch.setattr(searching, "INTERPRETED_EDGES", 40)
    for game in DEFAULTS:
        match = next(match for match in decisions(game, 3, 20) if len(match.legal_codes()) < 40)
        memory = searched(InterpretedSearch(game.rules), match, 80)
        assert memory.visits == 80
        assert memory._tree.used[NODES_USED] <= 12


@every_game
def test_seed_and_walks_decide(game: wc.Game) -> None:
    match = decision(game)
    SearchBot.get_ready(match)
    moves = {SearchBot(seed=5, walks=200).choose(match, 60.0) for _ in range(3)}
    assert len(moves) == 1


@every_game
def test_threads_add_up(game: wc.Game) -> None:
    match = decision(game)
    SearchBot.get_ready(match)
    found = SearchBot(seed=5, walks=200, threads=2).look_ahead(match, 60.0)
    assert sum(each.tries for each in found.values()) == 200


@every_game
def test_the_tree_is_used_again_in_the_next_move(game: wc.Game) -> None:
    match = decision(game)
    memory = searched(searching_of(game.rules).compiled(), match, 2_000)
    best = max(memory.found().items(), key=lambda item: item[1])
    match.play(best[0])
    memory.go_to(match)
    assert memory.visits == best[1].tries


def test_another_match_is_not_taken_for_the_same() -> None:
    game = wc.load("don")
    memory = searched(searching_of(game.rules).compiled(), decision(game, 3), 100)
    memory.go_to(decision(game, 4))
    assert memory.visits == 0
    undone = decision(game, 3)
    memory = searched(searching_of(game.rules).compiled(), undone, 100)
    undone.state.players = undone.state.players
    undone.undo()
    memory.go_to(undone)
    assert memory.visits == 0


@every_game
def test_a_forced_move_takes_no_search(game: wc.Game) -> None:
    match = game.start(seed=1)
    while match.actor < 0 or len(match.legal_codes()) > 1:
        match.play(match.legal_codes()[0])
    assert SearchBot().choose(match, 0.0).code == match.legal_codes()[0]


THINKERS = ("greedy", "pigeon", "fixer")


@every_game
@pytest.mark.parametrize("name", THINKERS)
def test_chance_to_come_makes_no_difference(game: wc.Game, name: str) -> None:
    """Two matches with the same history, whose dice will fall differently, get the same move."""
    SearchBot.get_ready(game.start())
    history = decision(game).moves
    chosen = set()
    for seed in (1, 2, 3):
        match = game.start(seed)
        for move in history:
            match.play(move)
        chosen.add(match.ask(find(name, 9), 60.0))
    assert len(chosen) == 1


@every_game
@pytest.mark.parametrize("name", THINKERS)
def test_the_public_log_is_enough(game: wc.Game, name: str) -> None:
    """Who is given only the moves that everybody saw knows the whole state, hidden money included, and so
    plays the same: hidden money follows from public events (ruling G-3)."""
    match = decision(game)
    SearchBot.get_ready(match)
    rebuilt = game.start()
    for text in [move.text for move in match.moves]:
        rebuilt.play(text)
    assert rebuilt.view(match.actor) == match.view(match.actor)
    assert rebuilt.ask(find(name, 9), 60.0) == match.ask(find(name, 9), 60.0)


@pytest.mark.soak
@every_game
def test_search_stays_within_bounds(game: wc.Game) -> None:
    """Overruns are silent in compiled code; here the bounds are checked."""
    match, checked = decision(game), CompiledSearch(game.rules, checked=True)
    checked.warm()
    compiled = searching_of(game.rules).compiled()
    assert searched(checked, match, 300).found() == searched(compiled, match, 300).found()
