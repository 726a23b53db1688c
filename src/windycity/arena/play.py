"""One game of a tournament: a function of the tournament and the number of the game, and of nothing else."""

from __future__ import annotations

import traceback
from time import perf_counter
from typing import Any, NamedTuple

from ..bots import find
from ..kernel import CHANCE, IllegalMove, Move
from ..match import Bot, Match, load
from .errors import BotFailed
from .results import GameResult
from .tournament import Tournament


class Player:
    """A bot on its seat for one game, with a clock and a memory of its last answer."""

    def __init__(self, name: str, bot: Bot) -> None:
        self.name = name
        self.bot = bot
        self.asked = 0
        self.seconds = 0.0
        self.is_thinking = False
        self.answer: Any = None

    def choose(self, match: Match, budget: float) -> Move:
        self.is_thinking, began = True, perf_counter()
        move = self.answer = self.bot.choose(match, budget)
        self.seconds += perf_counter() - began
        self.is_thinking = False
        self.asked += 1
        return move


class Played(NamedTuple):
    """A game at its end, and who played it, by seat."""

    match: Match
    players: list[Player]


def play_game(tournament: Tournament, game: int) -> GameResult:
    """Play one game; how it ended."""
    match, players = play_match(tournament, game)
    return GameResult(
        game=game,
        scores=match.scores or (),
        ranks=match.ranks or (),
        ending=match.reason or "",
        steps=len(match.turns),
        hash=match.hash,
        asked=tuple(player.asked for player in players),
        seconds=tuple(round(player.seconds, 6) for player in players),
    )


def play_match(tournament: Tournament, game: int) -> Played:
    """Play one game; the match, move by move."""
    match = load(tournament.game, **tournament.options).start(tournament.chance_seed(game))
    players = [
        Player(name, find(name, tournament.bot_seed(game, seat)))
        for seat, name in enumerate(tournament.seating(game))
    ]
    for player in players:
        get_ready(player.bot, match)
    while not match.is_over:
        if match.actor == CHANCE:
            match.roll()
        elif len(codes := match.legal_codes()) == 1:
            match.play(codes[0])
        else:
            match.play(_decision(tournament, game, match, players[match.actor]))
    return Played(match, players)


def get_ready(bot: Bot, match: Match) -> None:
    """Let a bot that has something to prepare do so before its clock runs."""
    if prepare := getattr(bot, "get_ready", None):
        prepare(match)


def _decision(tournament: Tournament, game: int, match: Match, player: Player) -> Move:
    """What the bot to move chooses. It sees a copy whose dice fall anew, and can change nothing."""
    try:
        return match.ask(player, tournament.think)
    except (Exception, SystemExit) as error:
        place = f"game {game} of seed {tournament.seed}, move {len(match.turns) + 1}"
        seat = f"seat {match.rules.seat_names[match.actor]}"
        raise BotFailed(
            f"bot {player.name!r} in {place}, {seat}: {_mistake(match, player, error)}"
        ) from error


def _mistake(match: Match, player: Player, error: BaseException) -> str:
    """What the bot did wrong, in words."""
    if player.is_thinking:
        place = traceback.extract_tb(error.__traceback__)[-1]
        return f"it raised {type(error).__name__}: {error} ({place.filename}, line {place.lineno})"
    chosen = player.answer.text if isinstance(player.answer, Move) else repr(player.answer)
    refusal = match.why_not(player.answer) if isinstance(error, IllegalMove) else None
    reason = f"{refusal.sentence} [{refusal.clause}]" if refusal else str(error)
    return f"it chose {chosen}, which is not legal. {reason}"
