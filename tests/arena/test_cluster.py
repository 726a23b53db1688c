"""Games on a Dask cluster: the same results, and a killed worker costs none."""

from __future__ import annotations

import json
from collections.abc import Iterator
from functools import partial

import pytest
from distributed import LocalCluster

from windycity import InputError
from windycity.arena import cluster as clusters
from windycity.arena.cluster import on_cluster
from windycity.arena.errors import ArenaFailure, BotFailed, GameLost
from windycity.arena.local import in_this_process
from windycity.arena.running import Distribute, Running, play_on
from windycity.arena.tournament import Tournament
from windycity.cli import main

from .conftest import BOTS, Doom, small, without_clock


@pytest.fixture(scope="module")
def cluster(doom: Doom) -> Iterator[LocalCluster]:
    """Two processes on this machine; their bots know where their fate is written."""
    doom(deaths=0)
    with LocalCluster(n_workers=2, threads_per_worker=1, processes=True, dashboard_address=":0") as started:
        yield started


@pytest.fixture
def distribute(cluster: LocalCluster) -> Distribute:
    return partial(on_cluster, address=cluster.scheduler_address)


def test_results_are_those_of_one_process(distribute: Distribute) -> None:
    held = small(games=24)
    assert without_clock(distribute(held, range(24))) == without_clock(in_this_process(held, range(24)))


def test_a_killed_worker_costs_no_result_and_counts_none_twice(distribute: Distribute, doom: Doom) -> None:
    held = small(f"{BOTS}:Mortal", "random")
    folder = doom(*(held.bot_seed(5, seat) for seat in range(3)), deaths=1)
    results = list(distribute(held, range(12)))
    assert len(list(folder.glob("death-*"))) == 1
    assert sorted(result.game for result in results) == list(range(12))
    assert without_clock(results) == without_clock(in_this_process(held, range(12)))


def test_a_game_that_kills_every_worker_is_given_up(
    distribute: Distribute, cluster: LocalCluster, doom: Doom, monkeypatch: pytest.MonkeyPatch
) -> None:
    held = small(f"{BOTS}:Mortal", "random", games=3)
    doom(*(held.bot_seed(0, seat) for seat in range(3)), deaths=100)
    monkeypatch.setattr(cluster.scheduler, "allowed_failures", 0)
    with pytest.raises(GameLost, match="game 0 of seed 5 was lost with 1 workers"):
        list(distribute(held, [0]))


def test_what_was_finished_before_a_bot_failed_is_kept(distribute: Distribute) -> None:
    running = Running(small("random", "random", f"{BOTS}:Fickle"))
    with pytest.raises(BotFailed, match=f"bot '{BOTS}:Fickle' in game "):
        play_on(running, distribute)
    assert 0 < len(running.counted) < 12


def test_a_worker_with_other_rules_is_refused(
    distribute: Distribute, monkeypatch: pytest.MonkeyPatch
) -> None:
    described = Tournament.description
    monkeypatch.setattr(Tournament, "description", lambda self: described(self) | {"version": "9.9"})
    with pytest.raises(ArenaFailure, match=r"a worker of the cluster has other rules: .*, not 9\.9"):
        list(distribute(small(), [0]))


def test_from_the_command_line(cluster: LocalCluster, capsys: pytest.CaptureFixture[str]) -> None:
    words = ("arena", "don", "--players", "3", "--bots", "random", "--games", "6", "--seed", "5", "--json")
    digests = []
    for way in (("--cluster", cluster.scheduler_address), ("--workers", "1")):
        assert main([*words, *way]) == 0
        digests.append(json.loads(capsys.readouterr().out)["digest"])
    assert digests[0] == digests[1]


def test_where_no_cluster_is(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(clusters, "PATIENCE", 0.2)
    for address in ("tcp://127.0.0.1:9", "nonsense://x"):
        with pytest.raises(InputError, match=f"no cluster with workers at '{address}'"):
            list(on_cluster(small(), [0], address))
