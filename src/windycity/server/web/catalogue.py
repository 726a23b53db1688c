"""What there is to play: the games, their rules and boards, and the levels of bots. Nothing of it changes
while a server runs."""

from __future__ import annotations

from dataclasses import asdict
from functools import cache
from typing import Any

from fastapi import APIRouter, HTTPException
from pydantic import BaseModel

from ...bots.levels import LEVELS
from ...games import CATALOGUE, rules_of
from ...kernel import Rules, Verbatim, listed, quoted, say
from ...kernel.options import find
from ...match import load
from .asking import limits
from .packed import PackedRoute
from .problems import CAN_GO_WRONG

ROUTER = APIRouter(
    prefix="/api", route_class=PackedRoute, dependencies=[limits("requests")], responses=CAN_GO_WRONG
)

Value = bool | int | str | None


class OptionSeen(BaseModel):
    """Something that can be chosen before a game."""

    name: str
    text: str
    default: Value
    choices: list[Value]


class PresetSeen(BaseModel):
    """A name for several choices."""

    name: str
    text: str
    values: dict[str, Value]


class GameSeen(BaseModel):
    """A game of the catalogue."""

    name: str
    title: str
    summary: str
    minutes: int
    """About how long a game takes."""
    words: str
    """The part of the translations that has its words."""
    players: list[int]
    seats: list[str]
    options: list[OptionSeen]
    presets: list[PresetSeen]
    has_board: bool
    hides: bool
    """Whether seats see things that others do not, unless options say otherwise."""
    steps: list[str]
    """Words of the moves that are one step of a way."""


class LevelSeen(BaseModel):
    """How well a bot plays."""

    name: str
    text: str
    seconds: float


class ClauseSeen(BaseModel):
    """A rule by who says it; empty is what does not apply."""

    id: str
    text: str
    """What the rulebook says."""
    source: str
    """The section of the rulebook that says it."""
    ruling: str
    """How we read the rulebook where it is silent, contradicts itself or is misprinted."""
    board: str
    """What our own board and pieces add."""


class Catalogue(BaseModel):
    """Everything to choose from."""

    games: list[GameSeen]
    levels: list[LevelSeen]


@ROUTER.get("/games")
async def catalogue() -> Catalogue:
    """The games, what can be chosen in each, and the levels of bots."""
    return _catalogue()


@cache
def _catalogue() -> Catalogue:
    return Catalogue(
        games=[game_seen(rules_of(name)) for name in CATALOGUE],
        levels=[
            LevelSeen(name=name, text=level.text, seconds=level.seconds) for name, level in LEVELS.items()
        ],
    )


def game_seen(rules: Rules[Any]) -> GameSeen:
    return GameSeen(
        name=rules.name,
        title=rules.title,
        summary=rules.summary,
        minutes=rules.minutes,
        words=rules.part,
        players=list(find(rules.options, "players", rules.name).choices),
        seats=list(rules.seat_names),
        options=[
            OptionSeen(name=each.name, text=each.text, default=each.default, choices=list(each.choices))
            for each in rules.options
        ],
        presets=[
            PresetSeen(name=each.name, text=each.text, values=dict(each.values)) for each in rules.presets
        ],
        has_board=rules.board is not None,
        hides=any(rules.hidden(load(rules.name).start(seed=0).state, None)),
        steps=list(rules.steps),
    )


def known(game: str) -> Rules[Any]:
    if game not in CATALOGUE:
        known = listed(map(Verbatim, CATALOGUE))
        raise HTTPException(404, say("no game {game}; there are {games}", game=quoted(game), games=known))
    return rules_of(game)


@ROUTER.get("/games/{game}/rules")
async def clauses(game: str) -> list[ClauseSeen]:
    """The rules of a game, by clause."""
    return [ClauseSeen(**asdict(clause)) for clause in known(game).clauses]


@ROUTER.get("/games/{game}/board")
async def board(game: str) -> dict[str, Any]:
    """Where everything lies on the board of a game."""
    shown = known(game).board
    if shown is None:
        raise HTTPException(404, say("{game} is played without a board", game=Verbatim(game)))
    return shown.geometry()
