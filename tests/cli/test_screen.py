"""The live screen: everything in sight on the smallest usual terminal."""

from __future__ import annotations

import io
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import cast

import pytest
from rich.console import Console

import windycity as wc
from windycity.cli.display import Display
from windycity.cli.prompt import Prompt
from windycity.cli.seating import seat_everybody
from windycity.cli.session import Session
from windycity.games.don.terminal import SHORT

WIDTH, HEIGHT = 80, 24


@pytest.mark.parametrize("game", wc.CATALOGUE)
@pytest.mark.parametrize("seed", range(2))
def test_the_screen_fits_80_by_24(game: str, seed: int) -> None:
    for match in points_of(wc.load(game).random_match(seed)):
        for welcome in ("", f"{match.rules.summary}\nYou are A. Bots: B hustler, C hustler, D hustler."):
            shown = drawn(match, welcome=welcome)
            assert len(shown) < HEIGHT
            assert max(map(len, shown)) <= WIDTH
            assert any("it is your turn" in line for line in shown)


def points_of(match: wc.Match) -> Iterator[wc.Match]:
    """The match at some of its decisions, last to first: every seventh, or fewer of a long game."""
    every = max(7, len(match.turns) // 50)
    while match.turns:
        for _ in range(min(every, len(match.turns))):
            match.undo()
        if match.actor >= 0:
            yield match


def terminal(width: int = WIDTH) -> Console:
    """A terminal without colours that keeps what is written on it."""
    return Console(file=io.StringIO(), width=width, height=HEIGHT, force_terminal=True, color_system=None)


def text_on(console: Console) -> str:
    assert isinstance(console.file, io.StringIO)
    return console.file.getvalue()


def drawn(match: wc.Match, width: int = WIDTH, welcome: str = "") -> list[str]:
    """The lines of the live screen, without the codes that clear it."""
    console = terminal(width)
    since = max(0, len(match.turns) - 5)
    Display(console, match, is_live=True).draw(match.actor, since, set(), welcome=welcome)
    written = text_on(console)
    assert written.startswith("\x1b[2J\x1b[H")
    return written.removeprefix("\x1b[2J\x1b[H").splitlines()


def decision(names: list[str] | None = None) -> wc.Match:
    """A match of Don where somebody has to choose."""
    match = wc.load("don").start(seed=7, names=names)
    while match.actor < 0 or len(match.legal()) == 1:
        match.roll() if match.actor == wc.CHANCE else match.play(match.legal()[0])
    return match


def test_a_complaint_stands_under_the_table() -> None:
    console, match = terminal(), decision()
    Display(console, match, is_live=True).draw(match.actor, 0, set(), "That is against the rules.")
    assert text_on(console).rstrip().endswith("That is against the rules.")


def test_what_else_can_be_typed_is_said_as_far_as_it_fits() -> None:
    for first in ("A", "Bartholomew"):
        match = decision([f"{first}{seat}" for seat in range(4)])
        (wide,) = [line for line in drawn(match) if "it is your turn" in line]
        assert all(f" {word}" in wide for word in ("moves", "save", "undo", "quit"))
    (narrow,) = [line for line in drawn(decision(), width=40) if "it is your turn" in line]
    assert narrow.endswith("help, quit")


@pytest.mark.parametrize("width", [36, 40, 60, 80])
def test_don_keeps_players_tokens_and_points_at_every_width(width: int) -> None:
    match = wc.load("don", players=6, open_money=True).random_match(2)
    for point in points_of(match):
        shown = drawn(point, width)
        assert max(map(len, shown)) <= width
        rows = {row[0]: row for row in map(words_of_seat, shown) if row}
        for seat in point.view(None)["seats"]:
            tokens, points = rows["ABCDEF"[seat["seat"]]][1:3]
            assert tokens == str(seat["tokens"])
            assert points.isdecimal()
        assert sum(line.startswith("│ ▶ ") for line in shown) == 1


def words_of_seat(line: str) -> list[str]:
    """Player, tokens, points and so on, if the line is about a seat."""
    words = line.replace("(you)", "").replace("▶", " ").strip("│ ").split()
    return words if words and words[0] in "ABCDEF" and line.startswith("│") else []


def test_don_names_every_district_in_its_narrow_table() -> None:
    console, match = terminal(40), wc.load("don").random_match(3)
    console.print(match.rules.screen(match.view(None), match.names))
    for seat in match.view(None)["seats"]:
        for colour in {district["colour"] for district in seat["districts"]}:
            digits = (str(each["digit"]) for each in seat["districts"] if each["colour"] == colour)
            assert SHORT[colour] + "".join(digits) in text_on(console)
    assert len(set(SHORT.values())) == len(SHORT)


class Person:
    """Somebody at a live terminal, with the lines they type; what they were asked."""

    def __init__(self, lines: list[str]) -> None:
        self.lines = lines
        self.asked: list[str] = []
        self.is_live = True

    def ask(self, question: str, words: Sequence[str] = ()) -> str:
        self.asked.append(question)
        if not self.lines:
            raise EOFError
        return self.lines.pop(0)


def session_of(lines: list[str], names: list[str] | None = None) -> tuple[Session, Person, Console]:
    console, match = terminal(), wc.load("don").start(seed=3, names=names)
    session = Session(match, seat_everybody(match, "A", "random", 3), console, think=0.01)
    person = Person(lines)
    session.prompt = cast("Prompt", person)
    session.display.is_live = True
    return session, person, console


def test_the_first_screen_says_who_sits_where_and_what_the_game_is() -> None:
    session, _, console = session_of(["sing", "5"])
    session.run()
    screens = text_on(console).split("\x1b[2J\x1b[H")
    for screen in screens[1:3]:
        assert session.match.rules.summary in screen
        assert "You are A. Bots: B random, C random, D random." in screen
    assert "You are" not in screens[3]


def test_names_like_markup_while_bots_think() -> None:
    session, _, console = session_of(["5", "hint", "pass"], ["Al", "[/b]", "[red]Cy", ":cat:"])
    session.run()
    assert "[/b] is thinking" in text_on(console)
    assert "[red]Cy" in text_on(console)


LAST = "save FILE, or Enter to leave > "


def test_a_finished_game_can_still_be_saved(tmp_path: Path) -> None:
    file = tmp_path / "game.txt"
    last = ["what", "save", f"save {tmp_path}", f"save {file}"]
    session, person, _ = session_of(typed_to_the_end() + last)
    session.run()
    assert person.asked[-5:] == ["> ", *[LAST] * 4]
    assert wc.read(file.read_text()).is_over


@pytest.mark.parametrize("last", ["", "quit"])
def test_a_finished_game_need_not_be_saved(last: str) -> None:
    session, person, _ = session_of([*typed_to_the_end(), last])
    session.run()
    assert person.asked.count(LAST) == 1


def test_a_game_that_saves_itself_is_not_asked_about(tmp_path: Path) -> None:
    session, person, _ = session_of(typed_to_the_end())
    session.file, session.saves_itself = str(tmp_path / "game.txt"), True
    session.run()
    assert LAST not in person.asked
    assert wc.read((tmp_path / "game.txt").read_text()).is_over


def typed_to_the_end() -> list[str]:
    """What A types in the game of `session_of`: the first legal move, always."""
    session, _, _ = session_of([])
    typed: list[str] = []
    while session._let_others_move():
        typed.append(session.match.legal()[0].text)
        session.play(typed[-1])
    return typed
