"""Messages that nobody should send: valid requests of every kind, and what becomes of them by one or more
changes that somebody malicious, broken or unlucky might make."""

from __future__ import annotations

import json
from collections.abc import Callable
from random import Random
from typing import Any, NamedTuple

from windycity.server.web.serving import LONGEST_MESSAGE

INVALID, TOO_BIG = 1007, 1009
"""How a server ends a connection over which came what is no text, or too much."""

Request = dict[str, Any]


class Sent(NamedTuple):
    """A message as it goes over a socket, and how the server is to end the connection for it, if it is."""

    data: bytes
    is_text: bool = True
    ends: int | None = None


class Mutator:
    """Makes messages from a seed: the same ones from the same, as far as the server answers alike."""

    def __init__(self, seed: int, tables: list[str]) -> None:
        self._luck = Random(seed)
        self._tables = [*tables, "nowhere", "x" * 64]
        self.sights: dict[str, dict[str, Any]] = {}
        """What there was to see last, by table."""
        self._number = 0

    def next(self) -> Sent:
        """A third is valid, the rest is not, or not any more."""
        request = self._valid()
        if self._luck.random() < 0.3:
            return Sent(json.dumps(request).encode())
        for _ in range(self._luck.randint(1, 3)):
            request = self._luck.choice(STRUCTURAL)(self._luck, request)
        text = json.dumps(request)
        if self._luck.random() < 0.5:
            text = self._luck.choice(TEXTUAL)(self._luck, text)
        return self._framed(text.encode(errors="surrogatepass"))

    def _framed(self, data: bytes) -> Sent:
        """As a text, if it is one; now and then as something else."""
        chance = self._luck.random()
        if chance < 0.05:
            return Sent(data[:LONGEST_MESSAGE], is_text=False)
        if chance < 0.055:
            data += b"\xff\xfe"
        elif chance < 0.06:
            data += b" " * LONGEST_MESSAGE
        return Sent(data, ends=TOO_BIG if len(data) > LONGEST_MESSAGE else None if is_utf8(data) else INVALID)

    def _valid(self) -> Request:
        luck, table = self._luck, self._luck.choice(self._tables)
        self._number += luck.random() < 0.9
        request: Request = {"id": f"r{self._number}", "table": table}
        match luck.choice(["watch", "unwatch", "hint", "ways", "act", "act", "act", "act"]):
            case "watch":
                return {**request, "do": "watch", "since": luck.choice([0, 1, 100, 10**6])}
            case "ways":
                return {**request, "do": "ways", "start": luck.choice(["", "red 1", "silk mile"])}
            case "act":
                return {**request, "do": "act", "command": self._command(table)}
            case other:
                return {**request, "do": other}

    def _command(self, table: str) -> Request:
        luck, seat = self._luck, self._luck.randrange(4)
        match luck.choice(COMMANDS):
            case "play":
                return {"do": "play", **self._move(table, seat)}
            case "claim":
                return {"do": "claim", "seat": seat, "name": luck.choice(["Ann", "Eve", f"E{seat}"])}
            case "seat_bot" | "hand_to_bot" as do:
                return {"do": do, "seat": seat, "level": "pigeon"}
            case "answer_undo":
                return {"do": "answer_undo", "seat": seat, "agrees": luck.random() < 0.5}
            case "say":
                text = luck.choice(["hello", "x" * 500, "\u202e<script>", "🂡" * 100])
                return {"do": "say", "seat": luck.choice([None, seat]), "name": "Eve", "text": text}
            case other:
                return {"do": other, "seat": seat}

    def _move(self, table: str, seat: int) -> Request:
        """A legal one, if it is known which those are."""
        sight = self.sights.get(table, {})
        if not sight.get("legal"):
            return {"seat": seat, "move": self._luck.choice(["bid 3", "pass"]), "after": 0}
        move = self._luck.choice(sight["legal"])["text"]
        return {"seat": sight["actor"], "move": move, "after": sight["moves"]}


COMMANDS = [
    "play",
    "play",
    "say",
    "claim",
    "leave",
    "seat_bot",
    "hand_to_bot",
    "take_back",
    "resign",
    "ask_undo",
    "answer_undo",
]

STRANGE: list[Any] = [
    None,
    True,
    -1,
    0,
    15,
    16,
    2**31,
    2**63,
    -(2**63),
    10**400,
    0.5,
    1e308,
    float("nan"),
    float("inf"),
    "",
    " ",
    "\x00",
    "\ud800",
    "\udfff x",
    "\u202e",
    "ß" * 300,
    "x" * 10_000,
    "9" * 5_000,
    "bid ²",
    "bid -1",
    "bid " + "9" * 100,
    "watch",
    "play",
    "open",
    [],
    {},
    [[]],
    {"do": "play"},
    {"": {"": None}},
]


def places(value: Any) -> list[tuple[Any, Any]]:
    """Every place in a request at which something stands: where it is, and under which key or number."""
    if isinstance(value, dict):
        return [place for key in value for place in [(value, key), *places(value[key])]]
    if isinstance(value, list):
        return [place for at in range(len(value)) for place in [(value, at), *places(value[at])]]
    return []


def another_value(luck: Random, request: Request) -> Request:
    return _changed(luck, request, lambda holder, key: holder.__setitem__(key, luck.choice(STRANGE)))


def nothing_there(luck: Random, request: Request) -> Request:
    return _changed(luck, request, lambda holder, key: holder.__delitem__(key))


def another_type(luck: Random, request: Request) -> Request:
    def wrap(value: Any) -> Any:
        return luck.choice([str(value), [value], {"x": value}, bool(value)])

    return _changed(luck, request, lambda holder, key: holder.__setitem__(key, wrap(holder[key])))


def something_more(luck: Random, request: Request) -> Request:
    return {**request, luck.choice(["extra", "", "\ud800", "__class__", "command"]): luck.choice(STRANGE)}


def another_kind(luck: Random, request: Request) -> Request:
    return {**request, "do": luck.choice(["watch", "unwatch", "act", "hint", "news", "", 1])}


def _changed(luck: Random, request: Request, change: Callable[[Any, Any], None]) -> Request:
    copied: Request = json.loads(json.dumps(request))
    if found := places(copied):
        change(*luck.choice(found))
    return copied


def flipped(luck: Random, text: str) -> str:
    at = luck.randrange(len(text))
    return text[:at] + chr(ord(text[at]) ^ (1 << luck.randrange(7))) + text[at + 1 :]


def inserted(luck: Random, text: str) -> str:
    at = luck.randrange(len(text) + 1)
    return text[:at] + luck.choice(['"', "\\", "{", "]", ",", "\x00", "\ud800", "é", "1" * 50]) + text[at:]


def cut(luck: Random, text: str) -> str:
    begin = luck.randrange(len(text))
    return text[:begin] + text[begin + luck.randint(1, 10) :]


def twice(luck: Random, text: str) -> str:
    """Keys that are there already."""
    return text.replace("{", '{"do": "watch", "id": "again", "seat": -1, ', luck.randint(1, 2))


def deep(luck: Random, text: str) -> str:
    levels = luck.choice([10, 100, 1_000, 5_000])
    return text.replace(":", ": " + "[" * levels, 1) if luck.random() < 0.5 else '{"a":' * levels


def nonsense(luck: Random, _: str) -> str:
    return luck.choice(["", " ", "null", "[]", '""', "0", "nonsense", "{}", "﻿{}", "NaN", "-", '{"do"'])


STRUCTURAL = [another_value, another_value, nothing_there, another_type, something_more, another_kind]
TEXTUAL = [flipped, inserted, cut, twice, deep, nonsense]


def is_utf8(data: bytes) -> bool:
    try:
        data.decode()
    except UnicodeDecodeError:
        return False
    return True
