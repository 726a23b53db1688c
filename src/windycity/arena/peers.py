"""Random play in other game libraries, where they are installed, for a sense of scale."""

from __future__ import annotations

from collections.abc import Callable
from contextlib import suppress
from importlib import import_module
from random import Random
from time import perf_counter

CATAN_TURNS = 1000
"""Where catanatron itself breaks off a game that nobody wins."""

PlayGame = Callable[[], int]
"""Plays one random game; the number of its steps."""


def speeds(seconds: float) -> dict[str, float]:
    """Steps per second of every peer that can be imported, by name."""
    found: dict[str, float] = {}
    for name, prepare in PEERS.items():
        with suppress(ImportError):
            found[name] = _speed(prepare(), seconds)
    return found


def _speed(play_game: PlayGame, seconds: float) -> float:
    """Whole games until the time is up, after one that does not count."""
    play_game()
    steps, began = 0, perf_counter()
    while perf_counter() - began < seconds:
        steps += play_game()
    return steps / (perf_counter() - began)


def catanatron() -> PlayGame:
    """Catan with four players that move at random."""
    library = import_module("catanatron")
    colours = library.Color

    def play_game() -> int:
        seats = (colours.RED, colours.BLUE, colours.WHITE, colours.ORANGE)
        game = library.Game([library.RandomPlayer(colour) for colour in seats])
        steps = 0
        while game.winning_color() is None and game.state.num_turns < CATAN_TURNS:
            game.play_tick()
            steps += 1
        return steps

    return play_game


def open_spiel() -> PlayGame:
    """Backgammon, dice and long lists of moves included."""
    game, random = import_module("pyspiel").load_game("backgammon"), Random(1).random

    def play_game() -> int:
        state, steps = game.new_initial_state(), 0
        while not state.is_terminal():
            actions = state.legal_actions()
            state.apply_action(actions[int(random() * len(actions))])
            steps += 1
        return steps

    return play_game


PEERS: dict[str, Callable[[], PlayGame]] = {
    "catanatron": catanatron,
    "open_spiel backgammon": open_spiel,
}
