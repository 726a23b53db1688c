"""Reading lines from a person or a pipe."""

from __future__ import annotations

import sys
from collections.abc import Sequence
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from rich.console import Console


class Prompt:
    """Asks for lines. On a real terminal they can be edited, recalled and completed."""

    def __init__(self, console: Console) -> None:
        self.console = console
        self.is_live = console.is_terminal and sys.stdin.isatty() and sys.stdout.isatty()
        self._words: list[str] = []
        if self.is_live:
            self._complete_with_tab()

    def ask(self, question: str, words: Sequence[str] = ()) -> str:
        """One line; the words are what the Tab key offers. `EOFError` when there are no more."""
        from rich.text import Text

        self._words = [f"{word} " for word in words]
        line = input(question).strip()
        if not self.is_live:
            self.console.print(Text(line), soft_wrap=True)
        return line

    def _complete_with_tab(self) -> None:
        try:
            import readline
        except ImportError:  # Windows
            return
        readline.set_completer_delims("")
        readline.set_completer(self._completion)
        readline.parse_and_bind("tab: complete")

    def _completion(self, typed: str, index: int) -> str | None:
        offered = [word for word in self._words if word.startswith(typed.lower())]
        return offered[index] if index < len(offered) else None
