"""A tournament: who plays what how often, and under which seeds.

Games come in blocks. The games of a block share their chance seed and seat the line-up in all its rotations
round the table, so that neither a seat nor the luck of the draw favours anybody. Every seed follows from the
seed of the tournament and the number of the game: any game can be played again alone.
"""

from __future__ import annotations

import math
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from hashlib import blake2b
from typing import Any

from ..bots import find_for
from ..games import rules_of
from ..kernel import InputError
from ..match import Game, seeds
from ..match.asking import DEFAULT_BUDGET
from ..match.numbers import whole


@dataclass(frozen=True)
class Tournament:
    """All that the games depend on. Plain data, so that it travels to other processes."""

    game: str
    options: Mapping[str, Any]
    line_up: tuple[str, ...]
    """The names of the bots in their order round the table, one for every seat."""

    games: int
    seed: int
    think: float = DEFAULT_BUDGET
    """Seconds a bot may think about a move; one that counts its work instead takes no notice."""

    @property
    def seats(self) -> int:
        return len(self.line_up)

    @property
    def names(self) -> list[str]:
        """Every bot once, in the order they were named."""
        return list(dict.fromkeys(self.line_up))

    def fair_share(self, name: str) -> float:
        """The share of wins of a bot that is as good as the others."""
        return self.line_up.count(name) / self.seats

    def block(self, game: int) -> int:
        return game // self.seats

    def places(self, game: int) -> list[int]:
        """For every seat of a game, the place in the line-up of who sits there."""
        return [(seat + game) % self.seats for seat in range(self.seats)]

    def seating(self, game: int) -> list[str]:
        """The bot on every seat of a game."""
        return [self.line_up[place] for place in self.places(game)]

    def chance_seed(self, game: int) -> int:
        """The seed of the dice and cards: the same for all games of a block."""
        return derived_seed(self.seed, "chance", self.block(game))

    def bot_seed(self, game: int, seat: int) -> int:
        """The seed of the bot on a seat."""
        return derived_seed(self.seed, "bot", game, seat)

    def description(self) -> dict[str, Any]:
        """What makes it this tournament and no other. How many games are played does not: the first
        hundred of a thousand are the same as those of a hundred."""
        from .. import __version__

        return {
            "version": __version__,
            "game": self.game,
            "rules_version": rules_of(self.game).version,
            "options": dict(self.options),
            "bots": list(self.line_up),
            "seed": self.seed,
            "think": self.think,
        }


def derived_seed(*words: int | str) -> int:
    """A seed made from another one; a hash, so that a bot cannot work out the dice from its own seed."""
    return int.from_bytes(blake2b(repr(words).encode(), digest_size=8).digest(), "big")


def tournament(
    game: Game, bots: Sequence[str], games: int, seed: int, think: float = DEFAULT_BUDGET
) -> Tournament:
    """A tournament of at least so many games, rounded up to whole blocks. If fewer bots are named than
    there are seats, the last one takes the seats that are left."""
    if not (math.isfinite(think) and think > 0):
        raise InputError(f"the seconds to think must be a number above 0, not {think!r}")
    if not 0 < len(bots) <= game.players:
        raise InputError(f"{len(bots)} bots are named for {game.players} seats")
    for name in dict.fromkeys(bots):
        find_for(game.name, name, seeds.check(seed))
    line_up = (*bots, *[bots[-1]] * (game.players - len(bots)))
    blocks = math.ceil(whole(games, "the number of games", 1) / game.players)
    return Tournament(game.name, dict(game.options), line_up, blocks * game.players, seed, think)
