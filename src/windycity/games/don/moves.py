"""The words of Don's moves."""

from __future__ import annotations

from ...kernel import Codec, Name, Number, Verb
from . import codes
from .cards import DISTRICT_NAMES

SEAT_NAMES = ("A", "B", "C", "D", "E", "F")

_district = Name("district", DISTRICT_NAMES)

CODEC = Codec(
    Verb("bid", codes.BID_0, (Number(0, codes.HIGHEST_BID),)),
    Verb("pass", codes.PASS),
    Verb("keep", codes.KEEP),
    Verb("sell", codes.SELL, (_district,)),
    Verb("stay", codes.STAY),
    Verb("swap", codes.SWAP, (_district,)),
    Verb("give", codes.GIVE, (_district,)),
    Verb("discard", codes.DISCARD_CARD, (_district,)),
    Verb("open", codes.OPEN_CARD, (_district,)),
    Verb("first", codes.FIRST, (Name("seat", SEAT_NAMES),)),
)
