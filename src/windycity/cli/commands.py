"""What can be typed at the prompt of a game, beside moves."""

from __future__ import annotations

from collections.abc import Callable
from contextlib import nullcontext
from typing import TYPE_CHECKING, NamedTuple

from .choices import Choices
from .output import facts
from .rules import clause_of, clause_table, mentioning

if TYPE_CHECKING:
    from .session import Session


class Command(NamedTuple):
    """A word, how it is used, what it does."""

    usage: str
    text: str
    act: Callable[[Session, str], None]


def _moves(session: Session, _: str) -> None:
    display = session.display
    display.show(Choices(session.match.legal()).all_lines(display.console.width - 2))


def _why(session: Session, line: str) -> None:
    if not (line or session.refused):
        session.display.say("No move was refused; ask about one, as in: why MOVE")
        return
    text = session.meant(line) if line else session.refused
    refusal = session.match.why_not(text)
    if refusal is None:
        session.display.say(f"{text} is legal.")
        return
    session.display.say(refusal.sentence)
    session.display.console.print(clause_table([session.match.rules.clause(refusal.clause)]))


def _hint(session: Session, _: str) -> None:
    with session.display.console.status("thinking") if session.prompt.is_live else nullcontext():
        move = session.match.ask("kingpin", session.think)
    session.display.say(f"A bot would play: {move.text}")


def _rules(session: Session, wanted: str) -> None:
    rules = session.match.rules
    found = mentioning(rules.clauses, wanted) if wanted else rules.clauses
    session.display.console.print(clause_table(found or [clause_of(rules, wanted)]))


def _help(session: Session, _: str) -> None:
    moves = {"MOVE": "its words, the start of its words, or its number"}
    session.display.console.print(
        facts(moves | {command.usage: command.text for command in COMMANDS.values()})
    )


COMMANDS = {
    "moves": Command("moves", "all legal moves", _moves),
    "why": Command("why MOVE", "the rule against a move; alone: against the last one refused", _why),
    "hint": Command("hint", "what a bot would play", _hint),
    "undo": Command("undo", "back to your last decision", lambda session, _: session.undo()),
    "log": Command("log", "everything that has happened", lambda session, _: session.tell_everything()),
    "rules": Command("rules [WORD]", "all rules, a clause, or those with a word", _rules),
    "table": Command(
        "table", "draw the table again; Enter alone does so too", lambda session, _: session.draw()
    ),
    "save": Command(
        "save FILE", "write the game down, to go on later", lambda session, file: session.save(file)
    ),
    "help": Command("help", "this list", _help),
    "quit": Command("quit", "leave the game", lambda session, _: session.leave()),
}

SHORT = {"": "table", "?": "help", "q": "quit", "exit": "quit"}


def named(word: str) -> Command | None:
    """The command of that word, if it is one."""
    return COMMANDS.get(SHORT.get(word, word))
