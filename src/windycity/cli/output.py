"""Where results go: text for people, JSON for programs, progress on the side."""

from __future__ import annotations

import codecs
import json
import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from rich.console import Console
    from rich.table import Table


def out() -> Console:
    """The console for results; it colours nothing by guessing."""
    from rich.console import Console

    return Console(highlight=False, markup=False, emoji=False)


def aside() -> Console:
    """The console for progress, beside the results."""
    from rich.console import Console

    return Console(stderr=True, highlight=False, markup=False, emoji=False)


def write_json(value: Any) -> None:
    """The value on standard output, and nothing else there; no letter is lost, whatever its encoding."""
    sys.stdout.write(json.dumps(value, indent=2, ensure_ascii=not _writes_utf_8()) + "\n")


def _writes_utf_8() -> bool:
    return codecs.lookup(sys.stdout.encoding or "ascii").name == "utf-8"


def sentence(error: Exception) -> str:
    """What an error says to a person; a file's name comes first."""
    if isinstance(error, OSError) and error.filename:
        return f"{error.filename}: {error.strerror}"
    return str(error)


@contextmanager
def busy(text: str) -> Iterator[None]:
    """Show that something takes a while; says nothing unless it is a terminal that listens."""
    from rich.text import Text

    console = aside()
    if not console.is_terminal:
        yield
        return
    with console.status(Text(text)):
        yield


@contextmanager
def progress_bar(total: int) -> Iterator[Callable[[int, str], None]]:
    """A bar on the side with the time that is left, for a person who waits; it is told how much is done,
    and of what."""
    console = aside()
    if not console.is_terminal:
        yield lambda done, text: None
        return
    from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    with Progress(*columns, console=console, transient=True) as bar:
        task = bar.add_task("games", total=total)
        yield lambda done, text: bar.update(task, completed=done, description=text)


def grid() -> Table:
    """A table without lines."""
    from rich.table import Table

    return Table(box=None, padding=(0, 2, 0, 0), header_style="bold", pad_edge=False)


def facts(rows: dict[str, str]) -> Table:
    """Names on the left, values on the right."""
    from rich.text import Text

    table = grid()
    table.show_header = False
    table.add_column(style="bold")
    table.add_column(overflow="fold")
    for name, value in rows.items():
        table.add_row(Text(name), Text(value))
    return table
