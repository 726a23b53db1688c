"""Tournaments from the command line: what is printed, what is kept, and how one goes on."""

from __future__ import annotations

import json
import os
import signal
import subprocess
import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager, suppress
from pathlib import Path
from time import monotonic, sleep

import duckdb
import pytest

from windycity.cli.output import progress_bar

from .conftest import Ran, Runner

SMALL = ("arena", "don", "--players", "3", "--seed", "5", "--workers", "1")
FIRST = "tests.arena.bots:First"
FICKLE = "tests.arena.bots:Fickle"


def test_the_result_as_data(windycity: Runner) -> None:
    ran = windycity(*SMALL, "--bots", f"{FIRST},random", "--games", "5", "--json")
    assert (ran.code, ran.err) == (0, "")
    assert {"game", "games", "bots", "options", "seed", "digest", "endings"} <= set(ran.data)
    assert (ran.data["game"], ran.data["games"], ran.data["seed"]) == ("don", 6, 5)
    first, others = ran.data["bots"]
    wanted = {"name", "wins", "share", "low", "high", "rating", "ms_per_move", "seats", "fair", "mean_score"}
    assert wanted <= set(first)
    assert (first["name"], first["seats"], others["name"], others["seats"]) == (FIRST, 1, "random", 2)
    assert first["wins"] + others["wins"] == pytest.approx(6)
    assert first["low"] <= first["share"] == first["wins"] / 6 <= first["high"]


def test_the_result_for_people(windycity: Runner) -> None:
    ran = windycity(*SMALL, "--bots", "random", "--games", "3", columns=80)
    assert ran.code == 0
    heading, row = ran.out.splitlines()[-2:]
    assert heading.split()[:4] == ["bot", "seats", "wins", "share"]
    assert row.split()[:5] == ["random", "3", "3.0", "100.0%", "43.9%-100.0%"]
    assert "seed" in ran.out
    assert max(map(len, ran.out.splitlines())) <= 80


def test_the_same_seed_gives_the_same_games_with_any_number_of_workers(windycity: Runner) -> None:
    ways = [("--workers", "1"), ("--workers", "2")]
    words = ("arena", "don", "--bots", "random", "--games", "8", "--json")
    digests = [windycity(*words, "--seed", "1", *way).data["digest"] for way in ways]
    assert digests[0] == digests[1]
    assert windycity(*words, "--seed", "2", *ways[0]).data["digest"] != digests[0]


def test_a_new_seed_is_found_and_printed(windycity: Runner) -> None:
    words = ("arena", "don", "--bots", "random", "--games", "3", "--workers", "1", "--json")
    seeds = {windycity(*words).data["seed"] for _ in range(2)}
    assert len(seeds) == 2


def test_until_sure_stops_early_and_says_so(windycity: Runner) -> None:
    words = (*SMALL, "--bots", f"{FIRST},random", "--games", "90", "--until-sure")
    data = windycity(*words, "--json").data
    assert data["sure"] is True
    assert data["games"] < 90
    assert data["bots"][0]["low"] > data["bots"][0]["fair"]
    assert f"sure that {FIRST} wins more than its fair share" in windycity(*words).out
    short = windycity(*SMALL, "--bots", f"{FIRST},random", "--games", "3", "--until-sure").out
    assert f"not sure that {FIRST} is better or worse" in short


def test_a_log_is_gone_on_with_even_without_a_seed(windycity: Runner, tmp_path: Path) -> None:
    file = tmp_path / "games.jsonl"
    words = ("arena", "don", "--players", "3", "--workers", "1", "--bots", "random", "--json")
    seed = windycity(*words, "--games", "3", "--log", str(file)).data["seed"]
    more = windycity(*words, "--games", "9", "--log", str(file)).data
    assert (more["seed"], more["games"]) == (seed, 9)
    assert more["digest"] == windycity(*words, "--games", "9", "--seed", str(seed)).data["digest"]
    assert len(file.read_text().splitlines()) == 1 + 9


def test_the_log_of_another_tournament_is_refused(windycity: Runner, tmp_path: Path) -> None:
    file = str(tmp_path / "games.jsonl")
    windycity(*SMALL, "--bots", "random", "--games", "3", "--log", file)
    ran = windycity(*SMALL, "--bots", "random", "--games", "3", "--log", file, "-o", "swap=on")
    assert (ran.code, ran.out) == (2, "")
    assert "another tournament: options swap is false there and true here" in ran.err


def test_rows_go_into_a_parquet_file(windycity: Runner, tmp_path: Path) -> None:
    file = tmp_path / "games.parquet"
    for _ in range(2):
        assert windycity(*SMALL, "--bots", "random", "--games", "3", "--out", str(file)).code == 0
    with duckdb.connect() as database:
        assert database.read_parquet(str(file)).shape[0] == 9
    assert list(tmp_path.iterdir()) == [file]


def test_without_duckdb_only_the_parquet_file_is_missing(
    windycity: Runner, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setitem(sys.modules, "duckdb", None)
    words = (*SMALL, "--bots", "random", "--games", "3")
    assert windycity(*words).code == 0
    ran = windycity(*words, "--out", str(tmp_path / "games.parquet"))
    assert (ran.code, ran.out) == (2, "")
    assert "pip install 'windycity[arena]'" in ran.err


def test_without_dask_only_the_cluster_is_missing(windycity: Runner, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "distributed", None)
    ran = windycity("arena", "don", "--bots", "random", "--cluster", "tcp://127.0.0.1:9")
    assert ran.code == 2
    assert "pip install 'windycity[cluster]'" in ran.err


def test_what_was_finished_before_a_bot_failed_is_kept(windycity: Runner, tmp_path: Path) -> None:
    file, rows = tmp_path / "games.jsonl", tmp_path / "games.parquet"
    words = (*SMALL, "--games", "60", "--bots", f"random,{FICKLE}", "--json")
    ran = windycity(*words, "--log", str(file), "--out", str(rows))
    assert ran.code == 1
    assert ran.err.startswith(f"windycity: bot '{FICKLE}' in game {ran.data['games']} of seed 5, move ")
    assert "ZeroDivisionError" in ran.err
    assert ran.data["games"] == len(file.read_text().splitlines()) - 1 > 0
    assert rows.exists()


@contextmanager
def run_in_terminal_group(*words: str) -> Iterator[subprocess.Popen[str]]:
    """A command in a process group of its own, to which Ctrl-C can be sent as a terminal does, and which
    listens to it even if the tests run in the background; nothing of it is left over."""
    listen = "import signal; signal.signal(signal.SIGINT, signal.default_int_handler)"
    code = f"{listen}; import sys; from windycity.cli import main; sys.exit(main())"
    process = subprocess.Popen(
        [sys.executable, "-c", code, *words],
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
        start_new_session=True,
    )
    with process:
        try:
            yield process
        finally:
            with suppress(ProcessLookupError):
                os.killpg(process.pid, signal.SIGKILL)


def wait_until(is_so: Callable[[], bool]) -> None:
    end = monotonic() + 60
    while not is_so() and monotonic() < end:
        sleep(0.02)
    assert is_so()


@pytest.mark.parametrize("workers", ["1", "2"])
def test_ctrl_c_leaves_a_file_to_go_on_with(windycity: Runner, tmp_path: Path, workers: str) -> None:
    file = tmp_path / "games.jsonl"
    words = ("arena", "don", "--bots", "random", "--players", "3", "--seed", "5", "--workers", workers)
    with run_in_terminal_group(*words, "--games", "100000", "--log", str(file)) as process:
        wait_until(lambda: file.exists() and len(file.read_bytes().splitlines()) > 3)
        os.killpg(process.pid, signal.SIGINT)
        out, err = process.communicate(timeout=60)
    assert (process.returncode, out) == (130, "")
    assert "Traceback" not in err
    assert "the same command goes on from there" in " ".join(err.split())
    finished = len(file.read_text().splitlines()) - 1
    games = str(finished + 3)
    resumed = windycity(*words, "--games", games, "--log", str(file), "--json").data
    numbers = [json.loads(line)["game"] for line in file.read_text().splitlines()[1:]]
    assert sorted(set(numbers)) == sorted(numbers)
    assert set(range(resumed["games"])) <= set(numbers)
    assert resumed["digest"] == windycity(*words, "--games", games, "--json").data["digest"]


def test_somebody_elses_bot_sits_down_to_play(windycity: Runner) -> None:
    ran: Ran = windycity("play", "don", "--seat", "none", "--bots", FIRST, "--seed", "1")
    assert ran.code == 0
    assert "The game is over" in ran.out


def test_the_bar_says_nothing_where_nobody_looks(capsys: pytest.CaptureFixture[str]) -> None:
    with progress_bar(3) as show:
        show(1, "games")
    assert capsys.readouterr() == ("", "")


def test_a_terminal_gets_a_bar(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    monkeypatch.setenv("FORCE_COLOR", "1")
    with progress_bar(3) as show:
        show(2, "games")
    out, err = capsys.readouterr()
    assert out == ""
    assert "2/3" in err


def test_the_arena_is_imported_when_it_is_asked_for() -> None:
    code = """if True:
        import sys
        from windycity.cli import main

        main(["games", "--json"])
        heavy = ("openskill", "duckdb", "distributed", "multiprocessing", "numpy")
        sys.exit(any(name in sys.modules for name in heavy))
    """
    ran = subprocess.run([sys.executable, "-c", code], stdout=subprocess.DEVNULL, check=False)
    assert ran.returncode == 0
