"""Bots with bad habits, to be named as `tests.arena.bots:CLASS`."""

from __future__ import annotations

import json
import os
import signal
from pathlib import Path
from typing import Any

from windycity import Match, Move

FOLDER = "WINDYCITY_TEST_FOLDER"
"""The variable that names the folder where mortal bots find their fate and leave a mark when they die."""


class First:
    """Always the first legal move; it takes no seed."""

    def choose(self, match: Match, budget: float) -> Move:
        return match.legal()[0]


class Meddler(First):
    """Plays like the first, after doing what it should not be able to do."""

    seeds: list[int | None] = []  # noqa: RUF012
    budgets: set[float] = set()  # noqa: RUF012
    choices: set[int] = set()  # noqa: RUF012

    def choose(self, match: Match, budget: float) -> Move:
        self.seeds.append(match.seed)
        self.budgets.add(budget)
        self.choices.add(len(match.legal()))
        move = super().choose(match, budget)
        match.play(match.legal()[-1])
        match.turns.clear()
        match.state.unpack(bytes(len(match.state.pack())))
        return move


class Raising:
    """Gives up at its third decision."""

    def __init__(self) -> None:
        self.decisions = 0

    def choose(self, match: Match, budget: float) -> Move:
        self.decisions += 1
        if self.decisions == 3:
            raise ZeroDivisionError("nothing left to divide")
        return match.legal()[0]


class Fickle:
    """Plays the first move; under one seed in eight it gives up at once."""

    def __init__(self, seed: int) -> None:
        self.gives_up = seed % 8 == 7

    def choose(self, match: Match, budget: float) -> Move:
        if self.gives_up:
            raise ZeroDivisionError("nothing left to divide")
        return match.legal()[0]


class Bold:
    """Bids more than it has."""

    def choose(self, match: Match, budget: float) -> Any:
        return "bid 99" if any(move.verb == "bid" for move in match.legal()) else match.legal()[0]


class Silent:
    """Chooses nothing."""

    def choose(self, match: Match, budget: float) -> Any:
        return None


class Quitter:
    """Leaves, and wants to take everybody along."""

    def choose(self, match: Match, budget: float) -> Move:
        raise SystemExit(0)


class Mortal:
    """Plays the first move; under some seeds it ends its process at the third decision, so many times."""

    def __init__(self, seed: int) -> None:
        self.seed = seed
        self.decisions = 0

    def choose(self, match: Match, budget: float) -> Move:
        self.decisions += 1
        if self.decisions == 3:
            self._meet_fate()
        return match.legal()[0]

    def _meet_fate(self) -> None:
        folder = Path(os.environ[FOLDER])
        fate = json.loads((folder / "fate.json").read_text())
        deaths = len(list(folder.glob("death-*")))
        if self.seed in fate["seeds"] and deaths < fate["deaths"]:
            (folder / f"death-{deaths}").touch()
            os.kill(os.getpid(), signal.SIGKILL)
