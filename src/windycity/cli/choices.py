"""The legal moves as a person chooses among them: by number, by words, or by the start of the words."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cached_property
from itertools import groupby
from typing import TYPE_CHECKING

from ..kernel import Move
from .options import BadInput

if TYPE_CHECKING:
    from rich.text import Text

GAP = 3


class Ambiguous(BadInput):
    """Typed words that several legal moves begin with."""

    def __init__(self, moves: Sequence[Move]) -> None:
        shown = ", ".join(move.text for move in moves[:6])
        super().__init__(f"Which one: {shown}{', ...' if len(moves) > 6 else ''}?")


class Choices:
    """What may be played now.

    If exactly one verb takes a lone number, such as a bid, a number typed is that number; otherwise
    moves are numbered from 1."""

    def __init__(self, moves: Sequence[Move]) -> None:
        self.moves = moves

    @cached_property
    def amount_verb(self) -> str | None:
        """The verb that a number typed belongs to."""
        verbs = {move.verb for move in self.moves if _is_amount(move)}
        return verbs.pop() if len(verbs) == 1 else None

    def meant(self, typed: str) -> str:
        """The text of the move that somebody means; it need not be legal."""
        typed = " ".join(typed.lower().split())
        if typed.isdecimal() and self.amount_verb:
            return f"{self.amount_verb} {typed}"
        if typed.isdecimal() and 1 <= int(typed) <= len(self.moves):
            return self.moves[int(typed) - 1].text
        begun = [move for move in self.moves if _begins(move, typed.split())]
        if len(begun) > 1 and typed not in [move.text.lower() for move in begun]:
            raise Ambiguous(begun)
        return begun[0].text if len(begun) == 1 else typed

    def lines(self, width: int, room: int) -> list[Text]:
        """The moves in columns; if that takes more than `room` lines, one line for each verb."""
        amounts = [move for move in self.moves if self.amount_verb and move.verb == self.amount_verb]
        others = [move for move in self.moves if move not in amounts]
        shown = [self._amounts(amounts)] if amounts else []
        columns = _in_columns(self._labelled(others), width)
        if len(shown) + len(columns) > room:
            return shown + self._by_verb(others)
        return shown + columns

    def all_lines(self, width: int) -> list[Text]:
        """Every move, however many lines that takes."""
        return self.lines(width, room=len(self.moves) + 1)

    def _amounts(self, moves: Sequence[Move]) -> Text:
        from rich.text import Text

        ranges = in_ranges([int(move.args[0]) for move in moves])
        return Text.assemble((f"{self.amount_verb} ", "bold"), ranges, ("   a number will do", "dim"))

    def _labelled(self, moves: Sequence[Move]) -> list[Text]:
        from rich.text import Text

        if self.amount_verb:
            return [Text(move.text, style="bold") for move in moves]
        wide = len(str(len(self.moves)))
        return [Text.assemble((f"{i:>{wide}} ", "bold"), move.text) for i, move in enumerate(moves, 1)]

    def _by_verb(self, moves: Sequence[Move]) -> list[Text]:
        from rich.text import Text

        lines = []
        for verb, group in groupby(moves, key=lambda move: move.verb):
            texts = [move.text for move in group]
            first = self.moves.index(next(move for move in moves if move.verb == verb)) + 1
            numbers = "" if self.amount_verb else f"{first}-{first + len(texts) - 1} "
            example = texts[0] if len(texts) == 1 else f"{len(texts)} moves, {texts[0]} to {texts[-1]}"
            lines.append(Text.assemble((f"{numbers}{verb}", "bold"), f"   {example}"))
        return [*lines, Text("type moves to see them all", style="dim")]


def _is_amount(move: Move) -> bool:
    return len(move.args) == 1 and isinstance(move.args[0], int)


def _begins(move: Move, words: Sequence[str]) -> bool:
    """Whether each word typed begins the word of the move there; numbers must be whole."""
    there = move.text.lower().split()
    return 0 < len(words) <= len(there) and all(
        word == full if full.isdecimal() else full.startswith(word)
        for word, full in zip(words, there, strict=False)
    )


def in_ranges(numbers: Sequence[int]) -> str:
    """Such as "1-3, 5, 8-12"."""
    runs: list[list[int]] = []
    for number in sorted(numbers):
        if runs and runs[-1][-1] == number - 1:
            runs[-1].append(number)
        else:
            runs.append([number])
    return ", ".join(str(run[0]) if len(run) == 1 else f"{run[0]}-{run[-1]}" for run in runs)


def _in_columns(labels: Sequence[Text], width: int) -> list[Text]:
    """Labels in columns of one width, read line by line."""
    from rich.text import Text

    if not labels:
        return []
    wide = max(len(label) for label in labels) + GAP
    per_line = max(1, (width + GAP) // wide)
    lines = []
    for start in range(0, len(labels), per_line):
        line = Text()
        for label in labels[start : start + per_line]:
            line.append_text(label).append(" " * (wide - len(label)))
        line.rstrip()
        lines.append(line)
    return lines
