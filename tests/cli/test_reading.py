"""`games`, `rules`, `perft`, `simulate`, `bench`: for every game of the catalogue."""

from __future__ import annotations

from dataclasses import asdict
from typing import Any

import pytest

import windycity as wc
from windycity import CATALOGUE
from windycity.games import rules_of

from .conftest import Runner

every_game = pytest.mark.parametrize("game", CATALOGUE)


def test_games_lists_all_with_their_options(windycity: Runner) -> None:
    ran = windycity("games")
    for name in CATALOGUE:
        rules = rules_of(name)
        assert rules.title in ran.out
        assert all(option.name in ran.out for option in rules.options)
    assert [game["name"] for game in windycity("games", "--json").data] == list(CATALOGUE)


@every_game
def test_rules_show_every_clause_and_where_it_comes_from(windycity: Runner, game: str) -> None:
    clauses = rules_of(game).clauses
    assert windycity("rules", game, "--json").data == [asdict(clause) for clause in clauses]
    out = windycity("rules", game).out
    assert all(clause.id in out for clause in clauses)
    assert out.count("our ruling") == sum(bool(clause.ruling) for clause in clauses)
    assert out.count("our board and pieces") == sum(bool(clause.board) for clause in clauses)


@every_game
def test_one_clause_by_its_id_in_small_letters(windycity: Runner, game: str) -> None:
    clause = rules_of(game).clauses[0]
    assert windycity("rules", game, clause.id.lower(), "--json").data == asdict(clause)


@every_game
def test_an_unknown_clause_is_named(windycity: Runner, game: str) -> None:
    ran = windycity("rules", game, "X-99")
    assert ran.code == 2
    assert "'X-99'" in ran.err


def test_rules_can_be_searched(windycity: Runner) -> None:
    found = windycity("rules", "don", "--search", "POT", "--json").data
    assert found
    assert all("pot" in " ".join(clause.values()).lower() for clause in found)


@pytest.mark.parametrize(
    ("word", "clause", "part"),
    [("every digit", "DON-02", "text"), ("dealt", "DON-02", "board"), ("the pot stays", "DON-06", "ruling")],
)
def test_a_search_finds_words_in_every_part(windycity: Runner, word: str, clause: str, part: str) -> None:
    (found,) = windycity("rules", "don", "--search", word, "--json").data
    assert found["id"] == clause
    assert word in found[part].lower()


@pytest.mark.parametrize("words", [[], ["DON-08"]])
@pytest.mark.parametrize("form", [[], ["--json"]])
def test_a_search_without_a_hit_is_exit_code_2(windycity: Runner, words: list[str], form: list[str]) -> None:
    ran = windycity("rules", "don", *words, "--search", "spaceship", *form)
    assert (ran.code, ran.out) == (2, "")
    assert "'spaceship'" in ran.err


def test_the_rulebook_and_what_is_ours_stand_apart(windycity: Runner) -> None:
    rows = [line.split("  ") for line in windycity("rules", "shikago", "SHI-01").out.splitlines()]
    sources = [
        row[-1] for row in ([cell for cell in row if cell.strip()] for row in rows[1:]) if len(row) > 1
    ]
    assert sources == ["準備", "our ruling", "our board and pieces"]
    (line,) = [line for line in windycity("rules", "don", "DON-12").out.splitlines() if "our ruling" in line]
    assert line.split("  ")[0] == "", "the id of a clause is told once"
    assert "Only the bid decides the digit" in line


def test_a_clause_without_a_rulebook_is_ours_alone(windycity: Runner) -> None:
    data = windycity("rules", "don", "DON-05", "--json").data
    assert (data["text"], data["source"], data["board"]) == ("", "", "")
    assert data["ruling"].startswith("The lowest bid is 1.")
    assert "our ruling" in windycity("rules", "don", "DON-05").out


@every_game
def test_perft_counts_what_a_match_counts(windycity: Runner, game: str) -> None:
    counts = [row["count"] for row in windycity("perft", game, "--depth", "3", "--json").data["depths"]]
    start = wc.load(game).start(seed=0)
    assert counts == [start.perft(depth) for depth in (1, 2, 3)]
    assert f"{counts[2]:,}" in windycity("perft", game, "--depth", "3").out


@every_game
def test_simulate_repeats_under_its_seed(windycity: Runner, game: str) -> None:
    data = windycity("simulate", game, "10", "--json").data
    again = windycity("simulate", game, "10", "--seed", str(data["seed"]), "--json").data
    assert data["digest"] == again["digest"]
    assert data["games"] == pytest.approx(sum(data["wins"])) == 10
    assert sum(data["win_share"]) == pytest.approx(1)
    assert sum(data["endings"].values()) == pytest.approx(1)
    assert data["steps_min"] <= data["steps_mean"] <= data["steps_max"]
    assert len(data["mean_scores"]) == data["options"]["players"]
    assert data["games_per_s"] == pytest.approx(10 / data["seconds"])


def test_simulate_takes_options_and_says_them(windycity: Runner) -> None:
    ran = windycity(
        "simulate", "don", "10", "--players", "3", "-o", "swap=on", "-o", "penalties", "--seed", "5"
    )
    assert ran.code == 0
    assert "players 3" in ran.out
    assert "swap on, penalties on" in ran.out
    expected = wc.load("don", players=3, swap=True, penalties=True).simulate(10, 5)
    assert expected.digest in ran.out


@pytest.mark.parametrize("columns", [20, 40, 80])
def test_simulate_never_breaks_the_digest(windycity: Runner, columns: int) -> None:
    ran = windycity("simulate", "don", "5", "--seed", "5", columns=columns)
    assert wc.load("don").simulate(5, 5).digest in ran.out.split()


def test_games_can_be_read_on_a_narrow_terminal(windycity: Runner) -> None:
    out = windycity("games", columns=40).out
    assert max(map(len, out.splitlines())) <= 40
    said = " ".join(out.split())
    for name in CATALOGUE:
        for option in rules_of(name).options:
            assert f"{option.name} {option.format(option.default)} ({option.range_text}):" in said
            assert option.text in said


@pytest.fixture
def stopwatch(monkeypatch: pytest.MonkeyPatch) -> None:
    """A bench that measures at once."""

    def measure(game: wc.Game, seconds: float) -> dict[str, Any]:
        figures = {"compiled": 1e6 * seconds, "peers": {"other": 3.5}, "import_loads_numba": False}
        figures |= {"games_per_s": 12.0, "record_bytes": 64, "import_ms": 30.5, "c_twin": None, "load": 0.5}
        return {"game": game.name, **figures}

    monkeypatch.setattr("windycity.arena.bench.bench", measure)


@pytest.mark.usefixtures("stopwatch")
def test_bench_of_one_game_is_an_object_and_of_all_a_list(windycity: Runner) -> None:
    one = windycity("bench", "don", "--seconds", "2", "--json").data
    assert (one["game"], one["compiled"], one["peers"]) == ("don", 2e6, {"other": 3.5})
    assert (one["import_loads_numba"], one["c_twin"], one["import_ms"]) == (False, None, 30.5)
    assert [speed["game"] for speed in windycity("bench", "--json").data] == list(CATALOGUE)


@pytest.mark.usefixtures("stopwatch")
def test_bench_for_people(windycity: Runner) -> None:
    out = windycity("bench", "don").out
    rows = [" ".join(line.split()) for line in out.splitlines()]
    assert rows == [
        "game don",
        "compiled 1,000,000 steps/s",
        "peers other 3.5 steps/s",
        "import loads numba no",
        "games 12 games/s",
        "record 64 bytes",
        "import 30.5 ms",
        "c twin none",
        "load 0.5",
    ]


def test_every_speed_that_is_measured_has_a_unit() -> None:
    from windycity.arena.bench import Report
    from windycity.cli.bench import SPEEDS, UNITS

    bare = {"game", "digest", "load", "import_loads_numba", "ratio_to_c", "two_threads_ratio"}
    others = set(Report.__annotations__) - SPEEDS - bare
    assert all(figure.endswith(tuple(UNITS)) for figure in others)
