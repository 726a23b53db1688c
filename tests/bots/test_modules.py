"""Bots of other people: named by module and class, and refused with a reason."""

from __future__ import annotations

import random
import sys
from pathlib import Path

import pytest

import windycity as wc
from windycity.bots import find, find_for

ROOT = Path(__file__).parents[2]

SOURCE = """
import random

class Seeded:
    def __init__(self, seed):
        self.seed = seed

    def choose(self, match, budget):
        return match.legal()[0]

class Plain:
    def choose(self, match, budget):
        return match.legal()[-1]

class Mute:
    pass

class Broken(Plain):
    def __init__(self):
        raise RuntimeError("out of order")

number = 3
"""


@pytest.fixture(autouse=True)
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A working folder with modules of somebody else, forgotten afterwards."""
    (tmp_path / "strangers.py").write_text(SOURCE)
    (tmp_path / "needy.py").write_text("import no_such_library\n")
    (tmp_path / "wrong.py").write_text("def choose(:\n")
    (tmp_path / "random.py").write_text("raise RuntimeError('this is not the random of Python')\n")
    monkeypatch.chdir(tmp_path)
    monkeypatch.setattr(sys, "path", [entry for entry in sys.path if entry])
    for name in ("strangers", "needy", "wrong"):
        monkeypatch.delitem(sys.modules, name, raising=False)
    return tmp_path


def test_a_class_of_the_working_folder_plays() -> None:
    match = wc.load("don").start(seed=1)
    while match.actor == wc.CHANCE or len(match.legal()) == 1:
        match.play(match.legal()[0])
    assert match.ask(find("strangers:Plain")) == match.legal()[-1]
    assert match.ask("strangers:Seeded") == match.legal()[0]


def test_it_gets_a_seed_if_it_takes_one() -> None:
    assert getattr(find("strangers:Seeded", 7), "seed", None) == 7
    assert not hasattr(find("strangers:Plain", 7), "seed")


def test_the_working_folder_hides_no_module_of_python() -> None:
    find("strangers:Plain")
    assert sys.path[-1] == str(Path.cwd())
    assert random.Random(1).random() > 0


@pytest.mark.parametrize(
    ("name", "reason"),
    [
        ("oracle", "no bot 'oracle'; there are random, greedy"),
        ("nowhere:Bot", "there is no module 'nowhere' here"),
        ("nowhere.deeper:Bot", "there is no module 'nowhere.deeper' here"),
        ("strangers:Nobody", "strangers has no class 'Nobody'"),
        ("strangers:number", "strangers has no class 'number'"),
        ("strangers:Mute", r"Mute has no method choose\(match, budget\)"),
        ("strangers:Broken", "cannot be made: RuntimeError: out of order"),
        ("needy:Bot", "importing needy fails: ModuleNotFoundError: No module named 'no_such_library'"),
        ("wrong:Bot", "importing wrong fails: SyntaxError"),
        (":Bot", "no bot ':Bot'"),
    ],
)
def test_what_is_no_bot_is_refused_with_a_reason(name: str, reason: str) -> None:
    with pytest.raises(wc.UnknownBot, match=reason):
        find(name)
    with pytest.raises(wc.UnknownBot, match=reason):
        find_for("don", name)


@pytest.mark.parametrize("options", [{}, {"swap": True, "zero_bid": True}])
def test_the_example_plays_whole_games(options: dict[str, bool], monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(ROOT / "examples")
    miser, match = find("miser:Miser"), wc.load("don", **options).start(seed=1)
    while not match.is_over:
        match.roll() if match.actor == wc.CHANCE else match.play(match.ask(miser))
    assert any(move.verb == "pass" for move in match.moves)


def test_the_example_is_the_one_of_contributing() -> None:
    body = "min(match.legal(), key=lambda move: sum(arg for arg in move.args if isinstance(arg, int)))"
    for file in ("examples/miser.py", "CONTRIBUTING.md"):
        assert body in (ROOT / file).read_text(), file
