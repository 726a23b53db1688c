"""What a seat may see: cash is hidden (SHI-22), all else lies open."""

from __future__ import annotations

from collections.abc import Iterator

from ...kernel import View
from .areas import AREA_NAMES, AREAS, BOSSES, INCOME, TURNS
from .control import controller
from .course import actor
from .state import GAME_OVER, NOBODY, NOWHERE, State

STEP_NAMES = (
    "first player",
    "bail",
    "recruit and place",
    "move",
    "fight",
    "groups",
    "build",
    "charity",
    "police",
    "raid",
    "untouchables",
    "over",
)


def sees_cash(s: State, seat: int | None, other: int) -> bool:
    """SHI-22: only one's own, unless the table plays with open money or the game is over."""
    return bool(s.open_money) or s.step == GAME_OVER or seat == other


def hidden(s: State, seat: int | None) -> Iterator[tuple[str, int]]:
    """What the seat may not see, by field and index."""
    for other in range(BOSSES):
        if not sees_cash(s, seat, other):
            yield "cash", other


def view(s: State, seat: int | None) -> View:
    """The table as the seat sees it; None is a spectator."""
    return {
        "step": STEP_NAMES[s.step],
        "turn": s.turn_number + 1,
        "turns": TURNS,
        "first": s.first,
        "actor": actor(s),
        "boss": s.boss,
        "action_points": s.action_points,
        "areas": [_area(s, area) for area in range(AREAS)],
        "bosses": [_boss(s, seat, boss) for boss in range(BOSSES)],
        "bag": {"policemen": s.policemen, "drawn": s.drawn, "removed": s.removed},
        "snitch": None if s.snitch == NOBODY else s.snitch,
        "fight": None
        if s.fight_area == NOWHERE
        else {"area": AREA_NAMES[s.fight_area], "opponent": s.opponent},
        "shown_turn": s.shown_turn or None,
    }


def _area(s: State, area: int) -> View:
    boss = controller(s, area)
    return {
        "name": AREA_NAMES[area],
        "income": INCOME[area],
        "casino": bool(s.casino[area]),
        "henchmen": list(s.henchmen[area]),
        "controller": None if boss == NOBODY else boss,
    }


def _boss(s: State, seat: int | None, boss: int) -> View:
    return {
        "seat": boss,
        "pool": s.pool[boss],
        "hand": s.hand[boss],
        "prison": s.prison[boss],
        "factory": bool(s.factory[boss]),
        "register": s.register[boss],
        "cash": s.cash[boss] if sees_cash(s, seat, boss) else None,
        "shown": s.shown[boss] if s.shown_turn else None,
    }
