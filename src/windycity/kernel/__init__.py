"""What every game is made of: records, rules, chance, and the carriers that run them."""

from .actors import CHANCE, OVER
from .batch import Batch
from .board import Board
from .clauses import Clause, Ending, Line, Refusal
from .errors import (
    CarrierError,
    IllegalMove,
    InputError,
    NotationError,
    OptionError,
    RecordError,
    SeatError,
    UnknownBot,
    UnknownGame,
    WindyCityError,
)
from .game import Rules, View
from .heuristics import WHOLE, Heuristics
from .moves import NO_CODE, Codec, Move, Name, Number, Unreadable, Verb
from .options import YES_NO, Option, Preset
from .record import Record, i8, i16, i32, i64, u8, u16, u32
from .rule import rule, seldom

__all__ = [
    "CHANCE",
    "NO_CODE",
    "OVER",
    "WHOLE",
    "YES_NO",
    "Batch",
    "Board",
    "CarrierError",
    "Clause",
    "Codec",
    "Ending",
    "Heuristics",
    "IllegalMove",
    "InputError",
    "Line",
    "Move",
    "Name",
    "NotationError",
    "Number",
    "Option",
    "OptionError",
    "Preset",
    "Record",
    "RecordError",
    "Refusal",
    "Rules",
    "SeatError",
    "UnknownBot",
    "UnknownGame",
    "Unreadable",
    "Verb",
    "View",
    "WindyCityError",
    "i8",
    "i16",
    "i32",
    "i64",
    "rule",
    "seldom",
    "u8",
    "u16",
    "u32",
]
