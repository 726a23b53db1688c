"""A game with its options chosen: where matches, random games and batches start."""

from __future__ import annotations

import os
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from time import perf_counter
from types import MappingProxyType
from typing import Any

from ..games import rules_of
from ..kernel import Batch, Clause, InputError, Record, Rules
from ..kernel.batch import join
from ..kernel.carriers import RuleCarriers, carriers_of
from ..kernel.options import complete
from ..kernel.randomness import WORD, stream
from . import seeds
from .match import Match
from .numbers import whole
from .stepper import Stepper

INTERPRETED_SECONDS = 0.1
"""How long the interpreter plays before it looks whether compiled code has come."""

COMPILED_GAMES = 20_000
"""Games of a compiled batch between two reports of progress."""

Progress = Callable[[int], None]
"""Told after each part how many games have been played in all."""


@dataclass(frozen=True)
class Playout:
    """One random game."""

    scores: tuple[int, ...]
    ranks: tuple[int, ...]
    reason: str
    steps: int
    digest: str


class Game:
    """One game of the catalogue with its options; immutable."""

    def __init__(self, rules: Rules[Any], options: Mapping[str, Any]) -> None:
        self.rules = rules
        chosen = complete(rules.options, options, rules.name, rules.presets)
        self.options: Mapping[str, Any] = MappingProxyType(chosen)
        self.carriers: RuleCarriers = carriers_of(rules)

    def __repr__(self) -> str:
        return f"<Game {self.name} {dict(self.options)}>"

    def __reduce__(self) -> tuple[Any, ...]:
        return _load_with, (self.name, dict(self.options))

    @property
    def name(self) -> str:
        return self.rules.name

    @property
    def players(self) -> int:
        players: int = self.options["players"]
        return players

    @property
    def clauses(self) -> Sequence[Clause]:
        """The rules by clause: what the rulebook says and where, our ruling, our board."""
        return self.rules.clauses

    def opening(self) -> Record:
        """A new record at the start of the game."""
        state: Record = self.rules.state()
        self.rules.set_up(state, self.options)
        return state

    def start(self, seed: int | None = None, names: Sequence[str] | None = None) -> Match:
        """A new match. The same seed gives the same chance; None takes it from the system."""
        return Match(self.rules, self.options, self.opening(), seed=seed, names=names)

    def playout(self, seed: int) -> Playout:
        """One random game: game 0 of `simulate` under the same seed."""
        self.carriers.compile_in_background()
        batch = self.carriers.best.play(self.opening(), self.players, seeds.check(seed), 0, 1)
        return Playout(
            scores=tuple(map(int, batch.scores[0])),
            ranks=tuple(map(int, batch.ranks[0])),
            reason=self.rules.endings[batch.endings[0]].text,
            steps=int(batch.steps[0]),
            digest=batch.digest,
        )

    def random_match(self, seed: int, index: int = 0) -> Match:
        """Game number `index` of `simulate` under a seed, move by move."""
        match = self.start(seed)
        match.play_at_random(stream(seeds.check(seed), whole(index, "the index of a game", 0, WORD)))
        return match

    def stepper(self) -> Stepper:
        """A fast hand on one game at a time, for loops written in Python."""
        return Stepper(self.carriers.compiled(), self.opening(), self.players)

    def simulate(
        self,
        n: int,
        seed: int | None = None,
        *,
        device: str = "cpu",
        threads: int | None = None,
        progress: Progress = lambda played: None,
    ) -> Batch:
        """Play n random games. It begins at once, in the interpreter if nothing is compiled yet, and
        goes on compiled as soon as it can; the result is the same."""
        games = whole(n, "the number of games", 0)
        workers = os.cpu_count() or 1 if threads is None else whole(threads, "the number of threads", 1)
        if device not in ("cpu", "gpu"):
            raise InputError(f"device must be 'cpu' or 'gpu', not {device!r}")
        chosen = seeds.check(seeds.from_system() if seed is None else seed)
        if device == "gpu":
            from ..kernel.gpu import play_on_gpu

            return play_on_gpu(self.rules, self.opening(), self.players, chosen, games)
        return self._simulate(games, chosen, workers, progress)

    def _simulate(self, n: int, seed: int, threads: int, progress: Progress) -> Batch:
        opening, played = self.opening(), 0
        parts: list[Batch] = []
        while played < n or not parts:
            if self.carriers.can_be_had:
                games = min(n - played, COMPILED_GAMES * threads)
                part = self.carriers.compiled().play(opening, self.players, seed, played, games, threads)
            else:
                part = self._interpret(opening, seed, played, n - played)
            parts.append(part)
            played += len(part)
            progress(played)
        return join(parts)

    def _interpret(self, opening: Record, seed: int, first: int, games: int) -> Batch:
        """As many games as the interpreter plays in a moment; if that is not all, have it compiled."""
        parts: list[Batch] = []
        end, played = perf_counter() + INTERPRETED_SECONDS, 0
        while (played < games and perf_counter() < end) or not parts:
            some = min(games - played, 10)
            parts.append(self.carriers.interpreter.play(opening, self.players, seed, first + played, some))
            played += some
        if played < games:
            self.carriers.compile_in_background()
        return join(parts)


def _load_with(name: str, options: dict[str, Any]) -> Game:
    return load(name, **options)


def load(name: str, **options: Any) -> Game:
    """A game of the catalogue by name, with options; `OptionError` names a bad one."""
    return Game(rules_of(name), options)
