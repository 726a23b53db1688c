"""One game: the same whenever it is played, fair, and with a clear complaint about a bad bot."""

from __future__ import annotations

import re

import pytest

from windycity import CHANCE, Match
from windycity.arena.errors import BotFailed
from windycity.arena.play import play_game, play_match
from windycity.match.asking import DEFAULT_BUDGET

from .bots import Meddler
from .conftest import BOTS, SHORT, small, without_clock


def test_a_game_is_the_same_again() -> None:
    held = small()
    once = without_clock(play_game(held, game) for game in range(4))
    assert once == without_clock(play_game(held, game) for game in reversed(range(4)))
    assert len({result.hash for result in once}) == 4
    assert once != without_clock(play_game(small(seed=6), game) for game in range(4))


def test_the_games_of_a_block_have_the_same_chance() -> None:
    """Up to the first decision; then the numbers of the moves differ, and so do the draws."""
    held = small(f"{BOTS}:First")
    moves = [play_match(held, game).match.moves for game in range(6)]
    assert moves[0] == moves[1] == moves[2] != moves[3]
    assert moves[3] == moves[4] == moves[5]


def test_what_is_in_a_result() -> None:
    held = small()
    result, (match, players) = play_game(held, 2), play_match(held, 2)
    assert (result.scores, result.ranks, result.ending) == (match.scores, match.ranks, match.reason)
    assert (result.steps, result.hash) == (len(match.turns), match.hash)
    assert result.asked == tuple(player.asked for player in players)
    assert all(seconds > 0 for seconds in result.seconds)
    assert match.seed == held.chance_seed(2)


def test_only_decisions_are_asked_for() -> None:
    Meddler.choices.clear()
    match, players = play_match(small(f"{BOTS}:Meddler"), 0)
    assert min(Meddler.choices) == 2
    replayed, decisions = SHORT.start(), 0
    for move in match.moves:
        decisions += replayed.actor != CHANCE and len(replayed.legal_codes()) > 1
        replayed.play(move)
    assert sum(player.asked for player in players) == decisions
    assert Meddler.budgets == {DEFAULT_BUDGET}


def meddled() -> bool:
    """Whether a bot that tries to has changed a game, or has seen its seed."""
    Meddler.seeds.clear()
    honest, meddling = (play_match(small(f"{BOTS}:{bot}"), 1).match for bot in ("First", "Meddler"))
    return honest.moves != meddling.moves or set(Meddler.seeds) != {None}


def test_a_bot_can_neither_look_ahead_nor_change_the_game(monkeypatch: pytest.MonkeyPatch) -> None:
    assert not meddled()
    with monkeypatch.context() as planted:
        original = Match.copy
        planted.setattr(Match, "copy", lambda self, same_chance: original(self, same_chance=True))
        assert meddled()


@pytest.mark.parametrize(
    ("bot", "complaint"),
    [
        ("Raising", r"it raised ZeroDivisionError: nothing left to divide \(.*bots\.py, line \d+\)"),
        ("Bold", r"it chose 'bid 99', which is not legal. 99 is more than the .* \[DON-07\]"),
        ("Silent", "it chose None, which is not legal. a move is a Move, a text or a code"),
        ("Quitter", "it raised SystemExit: 0"),
    ],
)
def test_a_bad_bot_is_named_with_game_seed_and_move(bot: str, complaint: str) -> None:
    where = f"bot '{BOTS}:{bot}' in game 4 of seed 5, move "
    with pytest.raises(BotFailed, match=re.escape(where) + r"\d+, seat [ABC]: " + complaint):
        play_game(small(f"{BOTS}:{bot}", "random"), 4)
