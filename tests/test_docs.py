"""What README and CONTRIBUTING show works as shown."""

from __future__ import annotations

import contextlib
import io
import re
import shlex
from pathlib import Path
from typing import Any

import pytest

from windycity.cli import main
from windycity.games.chicago.figures import DUEL_DICE
from windycity.server.web.app import make_app
from windycity.server.web.limits import Limits

ROOT = Path(__file__).parents[1]


def blocks(file: str, language: str) -> list[str]:
    text = (ROOT / file).read_text()
    return re.findall(rf"^```{language}\n(.*?)^```", text, flags=re.MULTILINE | re.DOTALL)


def test_python_in_the_readme_runs_from_top_to_bottom() -> None:
    names: dict[str, Any] = {}
    found = blocks("README.md", "python")
    assert len(found) >= 3
    with contextlib.redirect_stdout(io.StringIO()):
        for block in found:
            exec(block, names)


def test_the_bot_in_contributing_plays() -> None:
    import windycity as wc

    names: dict[str, Any] = {}
    exec(blocks("CONTRIBUTING.md", "python")[0], names)
    match = wc.load("don", side_auctions=False).start(seed=1)
    while match.actor == wc.CHANCE:
        match.roll()
    assert match.ask(names["Miser"]()).text == "pass"


@pytest.mark.parametrize(
    "file", ["README.md", "CONTRIBUTING.md", "docs/architecture.md", "docs/server.md", "docs/bots.md"]
)
def test_no_placeholder_is_left(file: str) -> None:
    assert not re.search(r"^[A-Z]+$", (ROOT / file).read_text(), flags=re.MULTILINE)


def test_the_readme_counts_the_fighting_dice() -> None:
    strengths = sum(any(sides) for sides in DUEL_DICE)
    assert (
        f"duels with {['no', 'one', 'two', 'three', 'four'][strengths]} fighting dice"
        in (ROOT / "README.md").read_text()
    )


def test_every_plain_request_is_told() -> None:
    described = make_app("nowhere", Limits()).openapi()
    rows = {
        f"| `{method.upper()} {path}` | {' '.join(operation['description'].split())} |"
        for path, operations in described["paths"].items()
        for method, operation in operations.items()
    }
    told = (ROOT / "docs/server.md").read_text().splitlines()
    assert rows == {line for line in told if re.match(r"\| `(GET|POST|PUT|DELETE|PATCH) ", line)}


def commands() -> list[tuple[str, str]]:
    """Every command shown, and the output shown under it."""
    found = []
    for block in blocks("README.md", "console"):
        for part in re.split(r"^\$ ", block, flags=re.MULTILINE)[1:]:
            command, _, output = part.partition("\n")
            found.append((command, output))
    return found


@pytest.mark.parametrize(("command", "output"), commands())
def test_commands_in_the_readme_run(
    command: str, output: str, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("COLUMNS", "100")
    monkeypatch.chdir(ROOT)
    program, *words = shlex.split(command)
    assert program == "windycity"
    assert main(words) == 0
    printed = [line.rstrip() for line in capsys.readouterr().out.splitlines()]
    assert output.rstrip().splitlines() == printed[: len(output.rstrip().splitlines())]


@pytest.mark.parametrize(
    "file", ["README.md", "CONTRIBUTING.md", "docs/architecture.md", "docs/server.md", "docs/bots.md"]
)
def test_every_file_that_is_named_exists(file: str) -> None:
    text = (ROOT / file).read_text()
    links = re.findall(r"\]\(([^)#]+)\)", text)
    named = re.findall(r"`((?:kernel|games|tests|bots|match|scripts|docs)/[\w/]+(?:\.\w+)?)`", text)
    for name in links + named:
        places = [(ROOT / file).parent / name, ROOT / name, ROOT / "src" / "windycity" / name]
        assert any(place.exists() for place in places), name
