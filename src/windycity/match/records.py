"""Text records: a game as its moves and outcomes, readable by people, checked when read back.

    Windy City record 1
    game: don
    players: 4
    options: swap=on
    rules: 1
    seed: 7

    round 1: first C; C keep; D keep; A keep; B keep; open red 4; C bid 2; D pass #5f0c22ab
    ...
    result: A 12, B 20, C 9, D 17

A line is a round, or whatever the game calls a line. The digits behind `#` are a hash of all states up
to there, so that no move in between can be changed unnoticed. A record that says `hashes: none` has none:
of a game that is not over they could tell what is hidden.
"""

from __future__ import annotations

from collections.abc import Iterator
from hashlib import blake2b
from typing import Any

from ..games import rules_of
from ..kernel import (
    OVER,
    IllegalMove,
    InputError,
    OptionError,
    RecordError,
    Rules,
    UnknownGame,
    Verbatim,
    listed,
    quoted,
    say,
)
from ..kernel.options import complete, find
from . import seeds
from .match import Match

TITLE = "Windy City record 1"
HEADERS = ("game", "players", "options", "rules", "seed", "names", "hashes")
REQUIRED = ("game", "players", "rules")


class Trail:
    """A running hash over the states of a match."""

    def __init__(self, *, is_written: bool = True) -> None:
        self._hash = blake2b(digest_size=4)
        self.is_written = is_written

    def add(self, state: bytes) -> str:
        """Eight hex digits for all states up to this one."""
        self._hash.update(state)
        return self._hash.hexdigest()


def write(match: Match, *, every_hash: bool, without_hashes: bool) -> str:
    """The record of a match."""
    if match.was_edited:
        raise RecordError(0, say("the state was written to by hand, so the moves alone do not lead to it"))
    moves = _move_lines(match, every_hash and not without_hashes)
    if without_hashes:
        moves = (line.partition(" #")[0] for line in moves)
    lines = [TITLE, *_headers(match), *(["hashes: none"] if without_hashes else []), "", *moves]
    if match.is_over:
        lines.append(_result(match))
    return "\n".join(lines) + "\n"


def _headers(match: Match) -> Iterator[str]:
    rules = match.rules
    yield f"game: {rules.name}"
    yield f"players: {match.options['players']}"
    changed = [
        f"{option.name}={option.format(match.options[option.name])}"
        for option in rules.options
        if option.name != "players" and match.options[option.name] != option.default
    ]
    if changed:
        yield f"options: {' '.join(changed)}"
    yield f"rules: {rules.version}"
    if match.seed is not None:
        yield f"seed: {match.seed}"
    if match.names != tuple(rules.seat_names[: len(match.names)]):
        yield f"names: {'; '.join(match.names)}"


def _move_lines(match: Match, every_hash: bool) -> Iterator[str]:
    rules = match.rules
    heading = ""
    parts: list[str] = []
    trail = Trail()
    for turn in match.turns:
        before = rules.state.of(turn.before)
        if rules.heading(before) != heading:
            if parts:
                yield f"{heading}: {'; '.join(parts)}"
            heading, parts = rules.heading(before), []
        elif not every_hash:
            parts[-1] = parts[-1].partition(" #")[0]
        who = f"{rules.seat_names[turn.actor]} " if turn.actor >= 0 else ""
        parts.append(f"{who}{turn.move.text} #{trail.add(turn.after)}")
    if parts:
        yield f"{heading}: {'; '.join(parts)}"


def _result(match: Match) -> str:
    scores = match.scores or ()
    names = match.rules.seat_names
    return "result: " + ", ".join(f"{names[seat]} {score}" for seat, score in enumerate(scores))


def read(text: str) -> Match:
    """The match of a record; `RecordError` says which line is wrong and why."""
    if not isinstance(text, str):
        raise TypeError(f"a record is a text, not {type(text).__name__}")
    lines = [(number, line.strip("\ufeff \t")) for number, line in enumerate(text.splitlines(), 1)]
    while lines and not lines[0][1]:
        lines.pop(0)
    if not lines or lines[0][1] != TITLE:
        raise RecordError(1, say("a record begins with {title}", title=quoted(TITLE)))
    blank = next((i for i, (_, line) in enumerate(lines) if not line), len(lines))
    headers = _read_headers(lines[1:blank])
    match = _start(headers)
    trail = Trail(is_written=_read_hashes(headers))
    for number, line in lines[blank:]:
        if line:
            _read_line(match, trail, number, line)
    return match


def _read_hashes(headers: dict[str, tuple[int, str]]) -> bool:
    """Whether there are hashes."""
    number, value = headers.get("hashes", (0, None))
    if value not in (None, "none"):
        raise RecordError(number, say("hashes are there or 'none', not {value}", value=quoted(value)))
    return value is None


def _read_headers(lines: list[tuple[int, str]]) -> dict[str, tuple[int, str]]:
    headers: dict[str, tuple[int, str]] = {}
    for number, line in lines:
        name, colon, value = line.partition(":")
        if not colon or name not in HEADERS:
            known = listed(map(Verbatim, HEADERS))
            sentence = say("{line} is no header; headers are {headers}", line=quoted(line), headers=known)
            raise RecordError(number, sentence)
        if name in headers:
            raise RecordError(number, say("header {name} stands here twice", name=quoted(name)))
        headers[name] = (number, value.strip())
    for name in REQUIRED:
        if name not in headers:
            raise RecordError(len(lines) + 2, say("header {name} is missing", name=quoted(name)))
    return headers


def _start(headers: dict[str, tuple[int, str]]) -> Match:
    from .game import Game

    number, name = headers["game"]
    try:
        rules = rules_of(name)
    except UnknownGame as error:
        raise RecordError(number, error.sentence) from None
    number, version = headers["rules"]
    if version != str(rules.version):
        sentence = say(
            "written under rules version {version}; this is version {current}",
            version=Verbatim(version),
            current=rules.version,
        )
        raise RecordError(number, sentence)
    options = _read_options(rules, headers)
    seed = _read_seed(headers["seed"]) if "seed" in headers else None
    number, names = headers.get("names", (0, ""))
    try:
        return Game(rules, options).start(seed, [n.strip() for n in names.split(";")] if names else None)
    except InputError as error:
        raise RecordError(number, error.sentence) from None


def _read_seed(header: tuple[int, str]) -> int:
    number, value = header
    if not (value.isascii() and value.isdecimal()):
        raise RecordError(number, say("seed {seed} is not a whole number", seed=quoted(value)))
    try:
        return seeds.check(int(value))
    except ValueError as error:
        raise RecordError(number, str(error)) from None


def _read_options(rules: Rules[Any], headers: dict[str, tuple[int, str]]) -> dict[str, Any]:
    number, players = headers["players"]
    try:
        options = {"players": find(rules.options, "players", rules.name).parse(players)}
        number, words = headers.get("options", (0, ""))
        for word in words.split():
            name, _, value = word.partition("=")
            if name in options:
                raise OptionError(name, f"option {name} is given twice")
            options[name] = find(rules.options, name, rules.name).parse(value)
        return complete(rules.options, options, rules.name)
    except OptionError as error:
        raise RecordError(number, str(error)) from None


def _read_line(match: Match, trail: Trail, number: int, line: str) -> None:
    heading, colon, moves = line.partition(":")
    if heading == "result":
        if not match.is_over or line != _result(match):
            raise RecordError(number, say("{line} is not the result these moves lead to", line=quoted(line)))
        return
    if match.actor == OVER:
        raise RecordError(number, say("the game was over before this line"))
    parts = moves.split(";")
    if trail.is_written and "#" not in parts[-1]:
        raise RecordError(number, say("the hash at the end is missing; the line may have been cut off"))
    for part in parts:
        expected = match.rules.heading(match.state)
        if not colon or heading != expected:
            due, got = quoted(expected + ":"), quoted(line[:40])
            raise RecordError(
                number, say("a line that begins with {due} is due, not {line}", due=due, line=got)
            )
        _read_move(match, trail, number, part.strip())


def _read_move(match: Match, trail: Trail, number: int, part: str) -> None:
    text, sign, digits = part.partition("#")
    text = text.strip()
    actor = match.actor
    if actor >= 0:
        due = match.rules.seat_names[actor]
        who, _, text = text.partition(" ")
        if who != due:
            sentence = say(
                "{move}: {seat} is to move, so the move must begin with {word}",
                move=quoted(part),
                seat=Verbatim(due),
                word=quoted(due),
            )
            raise RecordError(number, sentence)
    try:
        match.play(text)
    except IllegalMove as error:
        sentence = say(
            "{move}: {reason} [{clause}]",
            move=quoted(part),
            reason=error.sentence,
            clause=Verbatim(error.clause),
        )
        raise RecordError(number, sentence) from None
    reached = trail.add(match.state.pack())
    if sign and digits.strip() != reached:
        sentence = say(
            "{move}: the moves up to here have hash {hash}", move=quoted(part), hash=Verbatim(reached)
        )
        raise RecordError(number, sentence)
