"""A line of the log on the terminal."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ..match import LogLine

if TYPE_CHECKING:
    from rich.text import Text


def styled(line: LogLine, remark: str = "") -> Text:
    """The line with the clause behind it, less loud."""
    from rich.text import Text

    return Text.assemble(line.text + remark, ("  " + line.clause, "dim"))
