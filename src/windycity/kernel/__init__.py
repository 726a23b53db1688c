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
from .sentence import (
    Person,
    Phrase,
    Seat,
    Sentence,
    Verbatim,
    Word,
    as_data,
    as_word,
    fill,
    joined,
    listed,
    phrase,
    quoted,
    say,
)

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
    "Person",
    "Phrase",
    "Preset",
    "Record",
    "RecordError",
    "Refusal",
    "Rules",
    "Seat",
    "SeatError",
    "Sentence",
    "UnknownBot",
    "UnknownGame",
    "Unreadable",
    "Verb",
    "Verbatim",
    "View",
    "WindyCityError",
    "Word",
    "as_data",
    "as_word",
    "fill",
    "i8",
    "i16",
    "i32",
    "i64",
    "joined",
    "listed",
    "phrase",
    "quoted",
    "rule",
    "say",
    "seldom",
    "u8",
    "u16",
    "u32",
]
