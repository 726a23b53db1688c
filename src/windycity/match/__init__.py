"""A game in progress: matches, records, batches of random games."""

from .asking import Bot
from .game import Game, Playout, load
from .match import LogLine, Match, Outcome
from .records import read
from .stepper import Stepper

__all__ = ["Bot", "Game", "LogLine", "Match", "Outcome", "Playout", "Stepper", "load", "read"]
