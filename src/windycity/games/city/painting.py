"""The drawing of the board in colours."""

from __future__ import annotations

from collections.abc import Mapping
from itertools import groupby
from typing import TYPE_CHECKING

from .drawing import drawing, ground

if TYPE_CHECKING:
    from rich.text import Text


def painted(marks: Mapping[int, str], styles: Mapping[int, str]) -> Text:
    """The drawing with its marks, in the styles of some places; all the rest less loud."""
    from rich.text import Text

    text = Text(no_wrap=True)
    for words, places in zip(drawing(marks), ground(), strict=True):
        for place, run in groupby(zip(words, places, strict=True), key=lambda under: under[1]):
            text.append("".join(character for character, _ in run), style=styles.get(place, "dim"))
        text.append("\n")
    text.right_crop()
    return text
