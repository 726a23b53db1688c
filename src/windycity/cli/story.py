"""The log on the terminal."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import TYPE_CHECKING

from ..match import LogLine

if TYPE_CHECKING:
    from rich.console import Console
    from rich.text import Text


def styled(line: LogLine, remark: str = "") -> Text:
    """The line with the clause behind it, less loud."""
    from rich.text import Text

    return Text.assemble(line.text + remark, ("  " + line.clause, "dim"))


def tell(
    console: Console,
    lines: Iterable[LogLine],
    heading: str = "",
    remark: Callable[[LogLine], str] = lambda line: "",
) -> str:
    """Print lines under the headings of the record; the heading that the last one stands under."""
    from rich.text import Text

    for line in lines:
        if line.heading != heading:
            heading = line.heading
            console.print(Text(f"\n{heading}", style="bold"))
        console.print(styled(line, remark(line)))
    return heading
