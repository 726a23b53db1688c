"""Help, version, exit codes and complaints."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from pathlib import Path

import pytest

from windycity import CATALOGUE, __version__, load
from windycity.cli import COMMANDS, main

from .conftest import Runner


def test_help_shows_every_command(windycity: Runner) -> None:
    ran = windycity("--help")
    assert ran.code == 0
    assert all(command in ran.out for command in COMMANDS)


@pytest.mark.parametrize("command", [*COMMANDS, "bench server"])
def test_every_command_explains_itself_with_examples(windycity: Runner, command: str) -> None:
    ran = windycity(*command.split(), "--help")
    assert ran.code == 0
    assert f"windycity {command}" in ran.out.partition("Examples:")[2]


def test_version(windycity: Runner) -> None:
    assert windycity("--version").out.strip() == __version__


@pytest.mark.parametrize(
    ("words", "named"),
    [
        (["fly"], "fly"),
        (["games", "--loud"], "--loud"),
        (["rules"], "GAME"),
        (["rules", "ludo"], "ludo"),
        (["board"], "GAME"),
        (["board", "ludo"], "ludo"),
        (["board", "don"], "Don is played without a board"),
        (["board", "don", "--json"], "Don is played without a board"),
        (["board", "chicago91", "--where", "tin hallo"], "no 'tin hallo'; near to it: tin halo"),
        (["board", "chicago91", "--where", "canal 6"], "no 'canal 6'; near to it: canal"),
        (["board", "chicago91", "--where", "zzz"], "no 'zzz'; windycity board chicago91 shows all names"),
        (["board", "chicago91", "--where", "", "--json"], "no ''"),
        (["play"], "play what?"),
        (["play", "don", "--players", "9"], "players=9"),
        (["play", "don", "-o", "swap=perhaps"], "swap=perhaps"),
        (["play", "don", "-o", "players=4", "--players", "5"], "players is given twice"),
        (["play", "don", "-o", "swap", "-o", "swap=off"], "swap is given twice"),
        (["play", "don", "-o", "speed=3"], "no option 'speed'"),
        (["play", "don", "--seat", "Z"], "no seat 'Z'"),
        (
            ["play", "don", "--bots", "oracle"],
            "no bot 'oracle'; there are random, greedy, pigeon, hustler, fixer, kingpin",
        ),
        (["play", "don", "--bots", "random,random"], "2 bots for 3 seats"),
        (["play", "don", "--names", "Anna,Bruno"], "4 different names"),
        (["play", "don", "--names", "a;b,c,d,e"], "cannot be a name"),
        (["play", "don", "--seed", "-1"], "seed"),
        (["play", "don", "--think", "0"], "--think"),
        (["play", "--load", "no such file"], "no such file: No such file"),
        (["play", "--load", "game.txt", "--players", "3"], "come from the record"),
        (["play", "don", "--save", "no such folder/file"], "no such folder/file"),
        (["simulate", "don", "0"], "must be 1 or more"),
        (["simulate", "don", "many"], "many"),
        (["simulate", "don", "--threads", "0"], "--threads"),
        (["simulate", "don", "--device", "abacus"], "abacus"),
        (["play", "don", "--bots", "nowhere:Bot"], "there is no module 'nowhere' here"),
        (["arena", "don"], "--bots"),
        (["arena", "ludo", "--bots", "random"], "ludo"),
        (["arena", "don", "--bots", "oracle"], "no bot 'oracle'; there are random, greedy"),
        (["arena", "don", "--bots", "nowhere:Bot"], "there is no module 'nowhere' here"),
        (["arena", "don", "--bots", "random,random,random,random,random"], "5 bots are named for 4 seats"),
        (["arena", "don", "--bots", "random", "--games", "0"], "--games 0: must be 1 or more"),
        (["arena", "don", "--bots", "random", "--games", "1e3"], "--games 1e3: must be a whole number"),
        (["arena", "don", "--bots", "random", "--players", "9"], "players=9"),
        (["arena", "don", "--bots", "random", "--seed", "-1"], "seed"),
        (["arena", "don", "--bots", "random", "--think", "nan"], "--think"),
        (["arena", "don", "--bots", "random", "--workers", "0"], "--workers"),
        (
            ["arena", "don", "--bots", "random", "--workers", "2", "--cluster", "x:1"],
            "give one of them",
        ),
        (["arena", "don", "--bots", "random", "--until-sure"], "two different bots"),
        (["arena", "don", "--bots", "random", "--log", "no such folder/file"], "no such folder/file"),
        (["arena", "don", "--bots", "random", "--log", "."], "Is a directory"),
        (["arena", "don", "--bots", "random", "--log", "pyproject.toml"], "no log of an arena"),
        (["arena", "don", "--bots", "random", "--log", "a\0b"], "null byte"),
        (["arena", "don", "--bots", "random", "--out", "no such folder/file"], "no such folder"),
        (
            ["arena", "don", "--bots", "random", "--out", "pyproject.toml"],
            "no Parquet file and is not",
        ),
        (["perft", "don", "--depth", "0"], "--depth"),
        (["simulate", "don", "2.9"], "2.9: must be a whole number"),
        (["simulate", "don", "1e3"], "1e3: must be a whole number"),
        (["simulate", "don", "[/b]"], "[/b]: must be a whole number"),
        (["simulate", "don", "--seed", "1.9"], "--seed 1.9: must be a whole number"),
        (["simulate", "don", "--players", "3.7"], "--players 3.7: must be a whole number"),
        (["simulate", "don", "--threads=1.5"], "--threads 1.5: must be a whole number"),
        (["perft", "don", "--depth", "2.0"], "--depth 2.0: must be a whole number"),
        (["replay", "game.txt", "--to", "2.5"], "--to 2.5: must be a whole number"),
        (["play", "don", "--save", "."], "this is a folder"),
        (["play", "don", "--save", "/dev/null"], "no file that a record could replace"),
        (["play", "don", "--save", "a\0b"], "cannot be the name of a file"),
        (["bench", "don", "--seconds", "0"], "--seconds"),
        (["bench", "ludo"], "ludo"),
        (["bench", "server", "--tables", "0"], "--tables 0: must be 1 or more"),
        (["bench", "server", "--tables", "1e3"], "--tables 1e3: must be a whole number"),
        (["bench", "server", "--tables", "1000000000"], "--tables 1000000000: this system does not allow"),
        (["bench", "server", "--seconds", "nan"], "--seconds nan: must be a number above 0"),
        (["bench", "server", "--rate", "-5"], "--rate -5.0: must be a number above 0"),
        (
            ["bench", "server", "--database", "no such folder/file"],
            "--database: the database cannot be opened",
        ),
        (["bench", "server", "--database", "mysql://host/name"], "--database: a database is sqlite://"),
        (["bench", "server", "--search"], "--search"),
        (["replay", "no such file"], "no such file"),
    ],
)
def test_bad_input_is_one_line_and_exit_code_2(windycity: Runner, words: list[str], named: str) -> None:
    ran = windycity(*words)
    assert (ran.code, ran.out) == (2, "")
    assert ran.err.startswith("windycity: ")
    assert ran.err.count("\n") == 1
    assert named in ran.err


def test_ctrl_c_is_exit_code_130(monkeypatch: pytest.MonkeyPatch) -> None:
    def interrupted(*_: object) -> str:
        raise KeyboardInterrupt

    monkeypatch.setattr("builtins.input", interrupted)
    assert main(["play", next(iter(CATALOGUE)), "--bots", "random"]) == 130


def test_listing_games_loads_neither_numba_nor_numpy() -> None:
    code = """if True:
        import sys
        from windycity.cli import main

        main(["games", "--json"])
        sys.exit(any(name in sys.modules for name in ("numba", "numpy")))
    """
    ran = subprocess.run([sys.executable, "-c", code], stdout=subprocess.DEVNULL, check=False)
    assert ran.returncode == 0


def test_json_loses_no_letter_where_the_locale_is_ascii(tmp_path: Path) -> None:
    record = load("don").start(seed=1, names=["Änna", "Bo", "Cy", "Di"]).record()
    environment = os.environ | {"LC_ALL": "C", "PYTHONUTF8": "0", "PYTHONCOERCECLOCALE": "0"}
    environment.pop("PYTHONIOENCODING", None)
    code = "import sys; from windycity.cli import main; sys.exit(main())"

    def run(*words: str) -> bytes:
        command = [sys.executable, "-c", code, *words]
        return subprocess.run(
            command, input=record.encode(), stdout=subprocess.PIPE, env=environment, check=True
        ).stdout

    assert json.loads(run("replay", "-", "--json").decode("ascii"))["names"][0] == "Änna"
    file = tmp_path / "game.txt"
    run("play", "don", "--names", "Änna,Bo,Cy,Di", "--bots", "random", "--save", str(file))
    assert "names: Änna; Bo" in file.read_text(encoding="utf-8")


def test_the_command_line_names_no_game() -> None:
    folder = Path(sys.modules[main.__module__].__file__ or "").parent
    for path in folder.glob("*.py"):
        words = path.read_text().replace('"', " ").split()
        assert not set(words) & set(CATALOGUE), path.name
