"""Windy City: five city-and-gangster board games, playable, fast and open to study."""

from .bots import names as bots
from .games import CATALOGUE
from .kernel import (
    CHANCE,
    OVER,
    CarrierError,
    IllegalMove,
    InputError,
    Move,
    NotationError,
    OptionError,
    RecordError,
    SeatError,
    UnknownBot,
    UnknownGame,
    WindyCityError,
)
from .match import Game, Match, load, read

__version__ = "0.1.0"

__all__ = [
    "CATALOGUE",
    "CHANCE",
    "OVER",
    "CarrierError",
    "Game",
    "IllegalMove",
    "InputError",
    "Match",
    "Move",
    "NotationError",
    "OptionError",
    "RecordError",
    "SeatError",
    "UnknownBot",
    "UnknownGame",
    "WindyCityError",
    "bots",
    "load",
    "read",
]
