"""Matches: playing, refusing, taking back, looking; with Don as the example."""

from __future__ import annotations

import pickle
import struct
from collections.abc import Callable
from fractions import Fraction
from typing import Any

import pytest

import windycity as wc
from windycity.kernel import Move, quoted, say


@pytest.fixture
def match() -> wc.Match:
    """An auction of red 4 with A to open."""
    match = wc.load("don", side_auctions=False).start(seed=7, names=["Al", "Bo", "Cy", "Di"])
    match.play("first A")
    match.play("open red 4")
    return match


def unchanged(match: wc.Match) -> tuple[bytes, int]:
    return match.state.pack(), len(match.turns)


def test_play_takes_a_move_its_text_or_its_code(match: wc.Match) -> None:
    by_text, by_move, by_code = match.copy(), match.copy(), match.copy()
    move = next(move for move in match.legal() if move.text == "bid 7")
    assert by_text.play("bid 7") == by_move.play(move) == by_code.play(move.code) == move
    assert by_text.state == by_move.state == by_code.state
    assert (move.verb, move.args, str(move)) == ("bid", (7,), "bid 7")


def test_a_refusal_names_clause_and_sentence_and_changes_nothing(match: wc.Match) -> None:
    before = unchanged(match)
    with pytest.raises(wc.IllegalMove) as caught:
        match.play("bid 13")
    assert caught.value.clause == "DON-07"
    assert caught.value.sentence == "13 is more than the 12 tokens the bidder has."
    assert str(match.why_not("bid 13")) == str(caught.value) == f"{caught.value.sentence} [DON-07]"
    assert match.why_not("bid 12") is None
    assert unchanged(match) == before


@pytest.mark.parametrize("nonsense", ["dance", "bid", "bid seven", "open pink 4", "bid 7 8", "", 9999, -1])
def test_what_is_no_move_is_refused_with_the_clause_of_the_step(match: wc.Match, nonsense: str | int) -> None:
    before = unchanged(match)
    with pytest.raises(wc.NotationError) as caught:
        match.play(nonsense)
    refusal = match.why_not(nonsense)
    assert refusal is not None
    assert refusal.clause == caught.value.clause == "DON-04"
    assert unchanged(match) == before


@pytest.mark.parametrize("thing", [None, 1.5, True, ["bid 7"], b"bid 7"])
def test_a_move_of_the_wrong_type_is_named(match: wc.Match, thing: Any) -> None:
    with pytest.raises(TypeError, match="a move is a Move, a text or a code, not"):
        match.play(thing)


def test_a_move_made_by_hand_is_read_by_its_text(match: wc.Match) -> None:
    assert match.play(Move(0, "bid 3", "bid", (3,))).code == match.read_move("bid 3").code


def test_a_seat_can_only_play_on_its_turn(match: wc.Match) -> None:
    before = unchanged(match)
    with pytest.raises(wc.IllegalMove, match="It is not Bo's turn: Al is to move") as caught:
        match.play("bid 7", seat=1)
    assert caught.value.clause == "DON-04"
    assert unchanged(match) == before
    match.play("bid 7", seat=0)


@pytest.mark.parametrize("seat", [-1, 4, "A", 1.0, True])
def test_a_seat_that_is_not_there_is_named(match: wc.Match, seat: Any) -> None:
    with pytest.raises(wc.SeatError, match="there is no seat"):
        match.view(seat=seat)
    with pytest.raises(wc.SeatError, match="seats are 0 to 3"):
        match.play("bid 7", seat=seat)


def test_nothing_can_be_done_after_the_end() -> None:
    match = wc.load("don").random_match(3)
    before = unchanged(match)
    acts: list[Callable[[], object]] = [lambda: match.play("pass"), match.roll, lambda: match.ask("random")]
    for act in acts:
        with pytest.raises(wc.IllegalMove) as caught:
            act()
        assert caught.value.clause == "DON-13"
    assert (match.outcomes(), match.legal()) == ([], [])
    assert unchanged(match) == before


def test_chance_acts_only_when_it_is_to_act(match: wc.Match) -> None:
    with pytest.raises(wc.IllegalMove, match="There is nothing to roll: Al is to move"):
        match.roll()
    start = wc.load("don").start(seed=7)
    assert start.actor == wc.CHANCE
    with pytest.raises(wc.IllegalMove, match="There is nothing to ask: chance is to act"):
        start.ask("random")


def test_outcomes_are_exact_fractions() -> None:
    outcomes = wc.load("don", players=3).start().outcomes()
    assert [(move.text, chance) for move, chance in outcomes] == [
        ("first A", Fraction(1, 3)),
        ("first B", Fraction(1, 3)),
        ("first C", Fraction(1, 3)),
    ]


def rolls(match: wc.Match) -> list[str]:
    while match.actor == wc.CHANCE or not match.is_over:
        if match.actor == wc.CHANCE:
            match.roll()
        else:
            match.play(match.legal()[-1])
    return [move.text for move in match.moves]


def test_the_same_seed_gives_the_same_chance() -> None:
    game = wc.load("don", side_auctions=False)
    assert rolls(game.start(seed=5)) == rolls(game.start(seed=5))
    assert rolls(game.start(seed=5)) != rolls(game.start(seed=6))
    assert rolls(game.start()) != rolls(game.start())


def test_taking_back_a_roll_does_not_change_the_dice() -> None:
    match = wc.load("don", side_auctions=False).start()
    first = match.roll()
    assert match.undo() == first
    assert match.roll() == first


def test_a_copy_has_the_same_chance_to_come_unless_told_otherwise() -> None:
    game = wc.load("don", side_auctions=False)
    match = game.start(seed=5)
    assert rolls(match.copy()) == rolls(match.copy())
    stripped = match.copy(same_chance=False)
    assert stripped.seed is None
    assert rolls(stripped) != rolls(match.copy())


@pytest.mark.parametrize("seed", [-1, 2**64, 1.5, "7", True])
def test_a_bad_seed_is_named(seed: Any) -> None:
    with pytest.raises(ValueError, match="a seed must be a whole number"):
        wc.load("don").start(seed=seed)
    with pytest.raises(ValueError, match="a seed must be a whole number"):
        wc.load("don").playout(seed)


@pytest.mark.parametrize("names", [["Al"], ["Al", "Bo", "Cy", "Al "], ["Al", "Bo", "Cy", "Di", "Ed"]])
def test_every_seat_needs_a_name_of_its_own(names: list[str]) -> None:
    with pytest.raises(ValueError, match="4 players need 4 different names"):
        wc.load("don").start(names=names)


@pytest.mark.parametrize("name", ["", "  ", "Di; Ed", "Di\nEd"])
def test_a_name_that_a_record_could_not_hold_is_refused(name: str) -> None:
    with pytest.raises(ValueError, match="cannot be a name"):
        wc.load("don").start(names=["Al", "Bo", "Cy", name])


def test_undo_at_the_start_says_so() -> None:
    with pytest.raises(wc.WindyCityError, match="no move to take back"):
        wc.load("don").start().undo()


def test_hashes_follow_the_states(match: wc.Match) -> None:
    assert match.hashes[-1] == match.hash
    assert len(match.hashes) == len(match.turns)
    assert len(set(match.hashes)) == len(match.hashes)
    before = match.hash
    match.play("bid 7")
    match.undo()
    assert match.hash == before
    assert wc.load("don").start().hashes == []


def test_log_speaks_of_players_by_name(match: wc.Match) -> None:
    for move in ("bid 7", "pass", "pass", "pass"):
        match.play(move)
    assert [line.text for line in match.log()][-3:] == [
        "Al buys red 4 for 7 tokens.",
        "Bo gets 2 tokens, Cy gets 2 tokens, Di gets 2 tokens.",
        "1 token in the pot.",
    ]


def test_the_state_can_be_written_to_and_a_record_will_not_lie_about_it(match: wc.Match) -> None:
    hashes = match.hashes
    match.state.tokens[0] = 20
    assert match.why_not("bid 20") is None
    assert match.hashes == hashes
    match.play("bid 20")
    for _ in range(2):
        with pytest.raises(wc.RecordError, match="written to by hand"):
            match.record()
        match.undo()
    assert wc.read(match.record()).state == match.state


def test_a_move_that_fails_in_the_middle_is_taken_back(match: wc.Match) -> None:
    for move in ("bid 5", "pass", "pass"):
        match.play(move)
    match.state.tokens[1] = 32767
    before = unchanged(match)
    with pytest.raises(struct.error):
        match.play("pass")
    assert unchanged(match) == before


def test_more_tokens_than_there_are_list_no_other_moves(match: wc.Match) -> None:
    match.state.tokens[0] = 30_000
    assert {move.verb for move in match.legal()} == {"bid", "pass"}
    match.ask("fixer", 0.01)


def test_numbers_of_numpy_will_do(match: wc.Match) -> None:
    import numpy as np

    one: Any = np.int64(1)
    assert match.view(one) == match.view(1)
    assert match.play(one, seat=0 * one).text == "bid 1"
    assert match.perft(one) == len(match.legal())
    game = wc.load("don")
    assert game.random_match(one, one).hash == game.random_match(1, 1).hash
    assert game.simulate(one, one, threads=one).digest == game.simulate(1, 1).digest


def test_errors_and_games_travel_between_processes() -> None:
    errors = [
        wc.IllegalMove("DON-04", say("No.")),
        wc.NotationError("DON-04", say("{what}?", what=quoted("What"))),
        wc.OptionError("swap", "No such option."),
        wc.RecordError(7, "Bad line."),
        wc.RecordError(8, say("Bad line.")),
    ]
    for error in errors:
        twin = pickle.loads(pickle.dumps(error))
        assert (type(twin), str(twin), vars(twin)) == (type(error), str(error), vars(error))
    game = wc.load("don", players=5, swap=True)
    assert pickle.loads(pickle.dumps(game)).options == game.options


@pytest.mark.parametrize("names", ["ABCD", [1, 2, 3, 4], {"Al", "Bo", "Cy", "Di"}, 4])
def test_names_are_a_list_of_texts(names: Any) -> None:
    with pytest.raises(wc.InputError, match="names must be a list of texts"):
        wc.load("don").start(names=names)


@pytest.mark.parametrize("depth", [-1, 1.5, True])
def test_a_bad_depth_is_named(match: wc.Match, depth: Any) -> None:
    with pytest.raises(wc.InputError, match="the depth must be a whole number, 0 or more"):
        match.perft(depth)
    assert match.perft(0) == 1
    assert match.perft(1) == len(match.legal())
