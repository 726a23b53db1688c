"""The screen of a game: the table, what happened, and what may be played."""

from __future__ import annotations

from collections.abc import Container, Iterable
from typing import TYPE_CHECKING, Any

from ..match import LogLine, Match
from .choices import Choices
from .result import ending, standings
from .story import styled, tell

if TYPE_CHECKING:
    from rich.console import Console
    from rich.text import Text

ONLY_MOVE = " (the only move)"
LOG_LINES = 10
"""Lines of the log on the screen if there is room, and more if more has happened since the last turn."""

HINTS = (
    "   also: moves, hint, why, undo, log, rules, save, help, quit",
    "   also: moves, hint, why, undo, rules, save, help, quit",
    "   also: moves, hint, why, undo, save, help, quit",
    "   also: hint, why, undo, help, quit",
    "   also: help, quit",
    "   also: help",
)
"""What else can be typed; the first is shown that fits the line."""

FEWEST_LOG_LINES = 3
TURN_AND_PROMPT = 2


class Display:
    """Draws a match on a console; live means that a person sits at a real terminal."""

    def __init__(self, console: Console, match: Match, *, is_live: bool) -> None:
        self.console = console
        self.match = match
        self.is_live = is_live
        self._heading = ""

    def say(self, text: str, style: str = "") -> None:
        from rich.text import Text

        self.console.print(Text(text, style=style))

    def tell(self, lines: Iterable[LogLine], only_moves: Container[int]) -> None:
        """What happened, under the headings of the record."""
        self._heading = tell(self.console, lines, self._heading, lambda line: _remark(line, only_moves))

    def tell_everything(self, only_moves: Container[int]) -> None:
        """The whole log."""
        self._heading = ""
        self.tell(self.match.log(), only_moves)

    def clear(self) -> None:
        if self.is_live:
            self.console.clear()

    def draw(
        self, seat: int, since: int, only_moves: Container[int], complaint: str = "", welcome: str = ""
    ) -> None:
        """The table as a seat sees it and its moves; live, with welcome and log, on a cleared screen."""
        table, complaints = self._table(seat), _complaint(complaint)
        room = self.console.height - self._height(table) - self._height(complaints) - TURN_AND_PROMPT
        welcomes = self._welcome(welcome, room)
        room -= len(welcomes)
        moves = Choices(self.match.legal()).lines(self.console.width - 2, room - FEWEST_LOG_LINES)
        with self.console:  # one write, so that nothing flickers
            self.clear()
            for line in welcomes:
                self.console.print(line)
            self.console.print(table)
            if self.is_live:
                self._log(max(FEWEST_LOG_LINES, room - len(moves)), since, only_moves)
            self.console.print(self._whose_turn(seat), no_wrap=True, overflow="ellipsis")
            self.show(moves)
            self.console.print(complaints, end="")

    def complain(self, complaint: str) -> None:
        self.console.print(_complaint(complaint), end="")

    def _whose_turn(self, seat: int) -> Text:
        from rich.text import Text

        turn = Text(f"{self.match.names[seat]}, it is your turn.", style="bold")
        left = self.console.width - turn.cell_len
        hint = next((hint for hint in HINTS if len(hint) <= left), "")
        return Text.assemble(turn, (hint, "dim"))

    def _welcome(self, welcome: str, room: int) -> list[Text]:
        """Its lines, where the screen is cleared of it and still has room for the game."""
        from rich.text import Text

        if not (welcome and self.is_live):
            return []
        lines = list(Text(welcome).wrap(self.console, self.console.width))
        return lines if room - len(lines) >= 2 * FEWEST_LOG_LINES else []

    def show(self, lines: Iterable[Text]) -> None:
        """Lines set in by a little, each cut off where the terminal ends."""
        from rich.padding import Padding

        for line in lines:
            self.console.print(Padding(line, (0, 0, 0, 2), expand=False), no_wrap=True, overflow="ellipsis")

    def show_end(self) -> None:
        """The last table and the result."""
        self.console.print()
        self.console.print(self.match.rules.screen(self.match.view(None), self.match.names))
        self.say(ending(self.match))
        self.console.print(standings(self.match))

    def _table(self, seat: int) -> Any:
        names = [f"{name} (you)" if i == seat else name for i, name in enumerate(self.match.names)]
        return self.match.rules.screen(self.match.view(seat), names)

    def _height(self, renderable: Any) -> int:
        return len(self.console.render_lines(renderable))

    def _log(self, room: int, since: int, only_moves: Container[int]) -> None:
        """The last lines, as many as there is room for; those before `since` less loud."""
        shown: list[Text] = []
        for line in reversed(self.match.log(max(0, len(self.match.turns) - room))):
            text = styled(line, _remark(line, only_moves))
            old = line.move < since
            room -= self._height(text)
            if room < 0 or (old and len(shown) >= LOG_LINES):
                break
            if old:
                text.stylize("dim")
            shown.append(text)
        for text in reversed(shown):
            self.console.print(text)


def _complaint(sentence: str) -> Text:
    from rich.text import Text

    return Text(f"{sentence}\n" if sentence else "", style="red")


def _remark(line: LogLine, only_moves: Container[int]) -> str:
    return ONLY_MOVE if line.move in only_moves else ""
