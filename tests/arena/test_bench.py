"""The benchmark: all that it times does the same work, and it says so when that is not true."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest

import windycity as wc
from windycity.arena import bench as measuring
from windycity.arena import peers
from windycity.arena.bench import BenchError, Report, Run, bench
from windycity.arena.search_bench import bench_search
from windycity.arena.search_traced import SEED, TracedSearch
from windycity.bots.search.searching import Walks
from windycity.bots.search.tree import clear
from windycity.games import rules_of
from windycity.kernel.options import Option

GAMES = 300
MOMENT = 0.02
TWINS = [name for name in wc.CATALOGUE if measuring.twin_source(name)]


def option_sets(name: str) -> Iterator[dict[str, Any]]:
    """Every number of players and every other value of an option alone, then all together."""
    options = rules_of(name).options
    for option in options:
        for value in option.choices:
            yield {option.name: value}
    flipped = {option.name: option.choices[-1] for option in options}
    for players in options[0].choices:
        yield flipped | {options[0].name: players}


@pytest.fixture(scope="module")
def compiler() -> str:
    found = measuring.c_compiler()
    if found is None:
        pytest.skip("there is no C compiler on this machine")
    return found


@pytest.fixture(scope="module")
def programs(compiler: str, tmp_path_factory: pytest.TempPathFactory) -> dict[str, Path]:
    folder = tmp_path_factory.mktemp("twins")
    sources = {name: measuring.twin_source(name) for name in TWINS}
    return {name: measuring.compile_twin(path, compiler, folder) for name, path in sources.items() if path}


@pytest.fixture(scope="module")
def report() -> Report:
    return bench(wc.load("don"), MOMENT)


def test_don_has_a_twin() -> None:
    assert "don" in TWINS


@pytest.mark.parametrize(
    ("name", "options"), [(name, options) for name in TWINS for options in option_sets(name)], ids=str
)
def test_the_twin_plays_the_same_games(name: str, options: dict[str, Any], programs: dict[str, Path]) -> None:
    game = wc.load(name, **options)
    batch = game.carriers.compiled().play(game.opening(), game.players, measuring.SEED, 0, GAMES)
    run = measuring.run_twin(programs[name], game, GAMES)
    assert (run.games, run.steps, run.digest) == (GAMES, int(batch.steps.sum()), batch.digest)


def test_a_twin_with_other_rules_is_caught(
    compiler: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    source = measuring.twin_source("don")
    assert source is not None
    text = source.read_text()
    assert text.count("START_TOKENS = 12") == 1
    planted = tmp_path / "don.c"
    planted.write_text(text.replace("START_TOKENS = 12", "START_TOKENS = 13"))
    monkeypatch.setattr(measuring, "twin_source", lambda name: planted)
    with pytest.raises(BenchError, match=r"different digests: .*c_twin"):
        bench(wc.load("don"), MOMENT)


def test_a_twin_that_does_not_compile_is_an_error(compiler: str, tmp_path: Path) -> None:
    broken = tmp_path / "don.c"
    broken.write_text("int main(void) { return nothing; }\n")
    with pytest.raises(BenchError, match=r"does not compile don\.c"):
        measuring.compile_twin(broken, compiler, tmp_path)


def test_different_digests_are_named() -> None:
    def ends_in(digest: str) -> Callable[[int], Run]:
        return lambda games: Run(games, games, 1.0, digest)

    assert measuring.agreed_digest({"compiled": ends_in("a1"), "interpreter": ends_in("a1")}) == "a1"
    with pytest.raises(BenchError, match="compiled a1, interpreter b2"):
        measuring.agreed_digest({"compiled": ends_in("a1"), "interpreter": ends_in("b2")})


def test_the_report_has_all_its_figures(report: Report) -> None:
    assert set(report) == set(Report.__annotations__)
    game = wc.load("don")
    assert report["game"] == "don"
    assert report["record_bytes"] == len(game.opening().pack())
    assert report["digest"] == game.simulate(measuring.SAMPLE, measuring.SEED).digest
    assert not report["import_loads_numba"]
    speeds = (report["compiled"], report["interpreted"], report["two_threads"], report["python_loop"])
    assert all(speed > 0 for speed in speeds)
    assert report["import_ms"] > 0
    assert report["first_legal_ms"] > 0
    assert report["games_per_s"] > 0


def test_the_report_compares_with_c(compiler: str, report: Report) -> None:
    assert report["c_twin"] is not None
    assert report["ratio_to_c"] == report["compiled"] / report["c_twin"]


def test_without_a_c_compiler_there_is_no_ratio(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(measuring, "c_compiler", lambda: None)
    with measuring.players(wc.load("don")) as by_name:
        assert set(by_name) == {"interpreter", "compiled", "two_threads"}
    report = bench(wc.load("don"), MOMENT)
    assert report["c_twin"] is None
    assert report["ratio_to_c"] is None


def test_no_time_to_measure_is_refused() -> None:
    with pytest.raises(ValueError, match="must be above 0, not 0"):
        bench(wc.load("don"), 0)


def test_a_twin_gets_words_by_their_place() -> None:
    assert measuring.as_integer(Option("swap", False, (False, True), ""), True) == 1
    assert measuring.as_integer(Option("players", 4, range(3, 7), ""), 5) == 5
    assert measuring.as_integer(Option("die", "even", ("11-22", "1-12", "even"), ""), "even") == 2


def test_peers_that_are_not_installed_are_left_out(monkeypatch: pytest.MonkeyPatch) -> None:
    def absent() -> peers.PlayGame:
        raise ImportError("no such library")

    monkeypatch.setattr(peers, "PEERS", {"here": lambda: lambda: 10, "absent": absent})
    assert set(peers.speeds(0.001)) == {"here"}


def test_a_search_is_measured_from_the_opening() -> None:
    report = bench_search(wc.load("don"), 0.02)
    assert report["game"] == "don"
    assert report["search_playouts_per_s"] > 0
    assert 0 < report["depth"] < report["steps_per_playout"]
    assert report["bookkeeping"] < 1


def test_walks_without_the_tree_are_the_same_walks() -> None:
    traced = TracedSearch(wc.load("don"), 300)
    clear(traced._tree)
    steps = traced._searching.search(
        traced._tree, 0, traced._opening, 4, Walks(SEED, 0, 300), traced._settings
    )
    assert traced.steps_per_walk == steps / 300
    assert 0 < traced._listed.sum() <= 300


def test_plans_are_measured_with_the_playouts_they_take() -> None:
    report = bench_search(wc.load("chicago86"), 0.05)
    assert 0 < report["depth"] < report["steps_per_playout"]
    assert report["bookkeeping"] < 1
