"""The drawing of the board in colours."""

from __future__ import annotations

from collections.abc import Mapping
from itertools import groupby
from typing import TYPE_CHECKING

from .drawing import drawing, ground

if TYPE_CHECKING:
    from rich.text import Text

INKS = {"yellow": "yellow", "red": "red", "green": "green", "blue": "blue"}
"""The colour of a gang."""


def painted(marks: Mapping[int, str], styles: Mapping[int, str]) -> Text:
    """The drawing with its marks, in the styles of some fields; all the rest less loud."""
    from rich.text import Text

    def style(character: tuple[str, int]) -> str:
        return styles.get(character[1], "dim")

    lines = []
    for words, fields in zip(drawing(marks), ground(), strict=True):
        line = Text(no_wrap=True)
        for ink, characters in groupby(zip(words, fields, strict=True), key=style):
            line.append("".join(character for character, _ in characters), style=ink)
        lines.append(line)
    return Text("\n", no_wrap=True).join(lines)
