"""Games with their options: loading, batches, the stepper, bots."""

from __future__ import annotations

from typing import Any

import pytest

import windycity as wc


def test_an_unknown_game_is_named() -> None:
    with pytest.raises(wc.UnknownGame, match="no game 'chess' in the catalogue; there are "):
        wc.load("chess")
    with pytest.raises(wc.UnknownGame):
        wc.bots("chess")


@pytest.mark.parametrize(
    ("options", "name"),
    [
        ({"players": 7}, "players"),
        ({"players": 2}, "players"),
        ({"swop": True}, "swop"),
        ({"swap": 1}, "swap"),
    ],
)
def test_a_bad_option_is_named(options: dict[str, Any], name: str) -> None:
    with pytest.raises(wc.OptionError, match=name) as caught:
        wc.load("don", **options)
    assert caught.value.option == name


def test_clauses_have_an_id_and_tell_the_rulebook_and_what_is_ours() -> None:
    clauses = wc.load("don").clauses
    assert [clause.id for clause in clauses] == [f"DON-{n:02}" for n in range(1, 18)]
    told = {clause.id: (bool(clause.source), bool(clause.ruling), bool(clause.board)) for clause in clauses}
    assert told["DON-01"] == (True, False, False)
    assert told["DON-02"] == (True, False, True)
    assert told["DON-04"] == (True, True, False)
    assert told["DON-05"] == (False, True, False)


@pytest.mark.parametrize("n", [-1, 1.5, True, "9"])
def test_a_bad_number_of_games_is_named(n: Any) -> None:
    with pytest.raises(ValueError, match="the number of games must be a whole number, 0 or more"):
        wc.load("don").simulate(n, 1)


@pytest.mark.parametrize("threads", [0, -1, 2.0, "2"])
def test_a_bad_number_of_threads_is_named(threads: Any) -> None:
    with pytest.raises(wc.InputError, match="the number of threads must be a whole number, 1 or more"):
        wc.load("don").simulate(1, 1, threads=threads)


def test_options_of_a_game_cannot_be_changed() -> None:
    game = wc.load("don")
    with pytest.raises(TypeError):
        game.options["players"] = 9  # type: ignore[index]


def test_the_list_of_the_stepper_cannot_be_written_to() -> None:
    with pytest.raises(TypeError):
        wc.load("don").stepper().codes[0] = 999


def test_an_unknown_device_is_named() -> None:
    with pytest.raises(ValueError, match="device must be 'cpu' or 'gpu', not 'tpu'"):
        wc.load("don").simulate(1, 1, device="tpu")


def test_a_batch_has_a_row_for_every_game() -> None:
    game = wc.load("don", players=3)
    batch = game.simulate(12, 3)
    assert len(batch) == 12
    assert batch.scores.shape == batch.ranks.shape == (12, 3)
    assert batch.wins.sum() == pytest.approx(12)
    assert len(game.simulate(0, 3)) == 0
    assert game.simulate(12).digest != game.simulate(12).digest


def test_the_stepper_walks_like_a_match_does() -> None:
    game = wc.load("don")
    stepper, match = game.stepper(), game.random_match(11)
    count = stepper.count
    replay = game.start()
    for move in match.moves:
        assert (stepper.actor, list(stepper.codes[:count])) == (replay.actor, replay.legal_codes())
        count = stepper.step(move.code)
        replay.play(move)
        assert stepper.state == replay.state
    assert (stepper.actor, count) == (wc.OVER, 0)
    scores, ranks = stepper.scores()
    assert (tuple(scores), tuple(ranks)) == (match.scores, match.ranks)
    assert stepper.reset() == 4
    assert stepper.state == game.opening()


@pytest.mark.parametrize(("code", "clause"), [(73, "DON-17"), (-5, "DON-17"), (10_000, "DON-17")])
def test_the_stepper_refuses_what_is_not_legal_and_stays_where_it_is(code: int, clause: str) -> None:
    stepper = wc.load("don").stepper()
    before = stepper.state
    with pytest.raises(wc.IllegalMove) as caught:
        stepper.step(code)
    assert caught.value.clause == clause
    assert stepper.state == before
    assert stepper.count == 4


@pytest.mark.parametrize("code", ["first A", 1.0, 226.9, None])
def test_the_stepper_takes_codes_only(code: Any) -> None:
    stepper = wc.load("don").stepper()
    before = stepper.state
    with pytest.raises(TypeError):
        stepper.step(code)
    assert stepper.state == before


class Cheat:
    """A bot that wants what it may not have, and a look at chance to come."""

    def __init__(self) -> None:
        self.seed: int | None = 0

    def choose(self, match: wc.Match, budget: float) -> Any:
        self.seed = match.seed
        return "bid 99"


def auction() -> wc.Match:
    match = wc.load("don", side_auctions=False).start(seed=7)
    match.play("first A")
    match.play("open red 4")
    return match


def test_a_bot_sees_no_chance_to_come_and_cannot_play_what_is_illegal() -> None:
    match, bot = auction(), Cheat()
    before = match.state.pack()
    with pytest.raises(wc.IllegalMove, match="The bot chose an illegal move"):
        match.ask(bot)
    assert bot.seed is None
    assert match.state.pack() == before


@pytest.mark.parametrize("name", wc.bots("don"))
def test_every_bot_answers_with_a_legal_move_and_plays_nothing(name: str) -> None:
    match = auction()
    before = match.state.pack()
    assert match.ask(name, budget=0.01) in match.legal()
    assert match.state.pack() == before


def test_an_unknown_bot_is_named() -> None:
    with pytest.raises(
        LookupError, match="no bot 'deepblue'; there are random, greedy, pigeon, hustler, fixer, kingpin"
    ):
        auction().ask("deepblue")
