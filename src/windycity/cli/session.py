"""A game at the terminal: bots and chance move by themselves, people are asked."""

from __future__ import annotations

from contextlib import nullcontext
from typing import TYPE_CHECKING

from ..kernel import CHANCE, Move, NotationError, WindyCityError
from ..match import Match
from . import commands
from .choices import Choices
from .display import Display
from .options import BadInput
from .output import sentence
from .prompt import Prompt
from .records import write_record
from .seating import Seating

if TYPE_CHECKING:
    from rich.console import Console
    from rich.status import Status
    from rich.text import Text


class Leave(Exception):
    """A person leaves the table."""


class Session:
    """One match, who sits where, and the screen they look at."""

    def __init__(self, match: Match, seating: Seating, console: Console, *, think: float) -> None:
        self.match = match
        self.seating = seating
        self.prompt = Prompt(console)
        self.display = Display(console, match, is_live=self.prompt.is_live)
        self.think = think
        self.file: str | None = None
        self.saves_itself = False
        self.refused = ""
        self._kept: list[Move] = match.moves
        self._welcome = f"{match.rules.title}: {match.rules.summary}\n{seating.in_words(match)}"
        self._told = len(match.turns)
        self._last_decision = len(match.turns)
        self._only_moves: set[int] = set()
        self._looking: int | None = None

    def run(self) -> None:
        """Play until the game is over or somebody leaves."""
        self.display.say(self._welcome)
        try:
            while self._let_others_move():
                self._ask_for_a_move()
            self.display.show_end()
            self._offer_to_save()
        except (Leave, EOFError):
            self.display.say("")
        except KeyboardInterrupt:
            self.display.say("")
            raise
        finally:
            if self.saves_itself:
                self.save()

    # The course of the game.

    def _let_others_move(self) -> bool:
        """Chance, bots and forced moves, up to a decision of a person; False when the game is over."""
        with self.display.console.status("") if self.prompt.is_live else nullcontext() as status:
            while not self.match.is_over and not self._is_decision():
                self._let_one_move(status)
                self._tell()
        return not self.match.is_over

    def _is_decision(self) -> bool:
        """Whether a person has to choose now."""
        return self.match.actor in self.seating.people and len(self.match.legal_codes()) > 1

    def _let_one_move(self, status: Status | None) -> None:
        match, actor = self.match, self.match.actor
        if actor == CHANCE:
            match.roll()
        elif actor in self.seating.people:
            self._only_moves.add(len(match.turns))
            match.play(match.legal_codes()[0])
        else:
            if status:
                status.update(_thinking(match.names[actor]))
            match.play(match.ask(self.seating.bots[actor], self.think))

    def _tell(self) -> None:
        self.display.tell(self.match.log(self._told), self._only_moves)
        self._told = len(self.match.turns)

    def _ask_for_a_move(self) -> None:
        """Ask a person until a move is made or taken back."""
        self._hand_over()
        self.draw()
        moves = len(self.match.turns)
        while len(self.match.turns) == moves:
            words = [*commands.COMMANDS, *(move.text for move in self.match.legal())]
            self._answer(self.prompt.ask("> ", words))

    def _hand_over(self) -> None:
        """Let the next person sit down before the screen shows what only they may see."""
        seat = self.match.actor
        is_other = self._looking not in (None, seat)
        self._looking = seat
        if is_other and self.prompt.is_live and any(self.match.rules.hidden(self.match.state, seat)):
            self.display.clear()
            self.prompt.ask(f"{self.match.names[seat]}, it is your turn. Press Enter when you alone look. ")

    def _answer(self, line: str) -> None:
        """Do what a line says: a command, or a move."""
        word, _, rest = line.partition(" ")
        command = commands.named(word.lower())
        try:
            if command:
                command.act(self, rest.strip())
            else:
                self.play(line)
        except NotationError as error:
            self._complain(f"{error} Type help for all that can be typed.")
        except (WindyCityError, OSError) as error:
            self._complain(sentence(error))

    def _complain(self, complaint: str) -> None:
        """Under the table, so that it stays in sight."""
        if self.prompt.is_live:
            self.draw(complaint)
        else:
            self.display.complain(complaint)

    # What people do.

    def meant(self, line: str) -> str:
        """The move that somebody means by a line."""
        return Choices(self.match.legal()).meant(line)

    def play(self, line: str) -> None:
        self.refused = self.meant(line)
        self.match.play(self.refused)
        self.refused = self._welcome = ""
        self._last_decision = len(self.match.turns) - 1
        self._tell()

    def draw(self, complaint: str = "") -> None:
        self.display.draw(self.match.actor, self._last_decision, self._only_moves, complaint, self._welcome)

    def tell_everything(self) -> None:
        self.display.tell_everything(self._only_moves)

    def undo(self) -> None:
        """Back to the last decision of a person, over all that bots and chance did since."""
        target = self._decision_before(len(self.match.turns))
        if target is None:
            raise BadInput("There is no decision of yours to take back.")
        while len(self.match.turns) > target:
            self.match.undo()
        self._told = target
        self._last_decision = self._decision_before(target) or 0
        self._only_moves = {i for i in self._only_moves if i < target}

    def _decision_before(self, index: int) -> int | None:
        """The last move before that one which a person chose."""
        return next((i for i in reversed(range(index)) if self._was_decision(i)), None)

    def _was_decision(self, index: int) -> bool:
        rules = self.match.rules
        before = rules.state.of(self.match.turns[index].before)
        return rules.actor(before) in self.seating.people and rules.legal(before, [0] * rules.longest) > 1

    def save(self, file: str = "") -> None:
        """Write the match into a file, or the one it has."""
        chosen = file or self.file
        if not chosen:
            raise BadInput("Save it where? Type: save FILE")
        write_record(chosen, self.match)
        self.file, self._kept = chosen, self.match.moves
        self.display.say(f"Saved in {chosen}; `windycity replay {chosen}` tells it.")

    def leave(self) -> None:
        """Leave; ask first if something would be lost."""
        question = "The game is not saved. Leave all the same? [y/n] "
        loses = not self.saves_itself and any(map(self._was_decision, self._unsaved()))
        if not loses or self.prompt.ask(question).lower().startswith("y"):
            raise Leave

    def _unsaved(self) -> range:
        """The moves that no file has."""
        made = self.match.moves
        kept = zip(self._kept, made, strict=False)
        same = next((i for i, (old, new) in enumerate(kept) if old != new), min(len(self._kept), len(made)))
        return range(same, len(made))

    def _offer_to_save(self) -> None:
        """Before a person leaves a finished game that no file has."""
        while self.prompt.is_live and self._unsaved() and not self.saves_itself:
            line = self.prompt.ask("save FILE, or Enter to leave > ", ["save"])
            word, _, file = line.partition(" ")
            if not line or commands.named(word.lower()) is commands.COMMANDS["quit"]:
                return
            try:
                self._save_at_the_end(word.lower(), file.strip())
            except BadInput as error:
                self.display.complain(sentence(error))

    def _save_at_the_end(self, word: str, file: str) -> None:
        if word != "save":
            raise BadInput("The game is over. To keep it, type: save FILE")
        self.save(file)


def _thinking(name: str) -> Text:
    """As a text, because a name may look like markup."""
    from rich.text import Text

    return Text(f"{name} is thinking")
