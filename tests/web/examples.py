"""A position in the middle of every game, to show what it looks like: what the posters are drawn of."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

from windycity import CHANCE, load
from windycity.bots.levels import LEVELS
from windycity.games import rules_of

FOLDER = Path(__file__).resolve().parents[2] / "web" / "posters"
BOT, SEED, MOVES = "hustler", 12, 90


def example(game: str) -> dict[str, Any]:
    """What a board is drawn from: what a spectator sees, where everything lies, and who plays."""
    rules = rules_of(game)
    match, bot = load(game).start(seed=SEED), LEVELS[BOT].make(SEED)
    while not match.is_over and len(match.turns) < MOVES:
        if match.actor == CHANCE:
            match.roll()
        else:
            match.play(match.ask(bot))
    return {
        "words": rules.part,
        "seats": list(rules.seat_names),
        "view": match.view(),
        "geometry": rules.board.geometry() if rules.board else None,
    }


def written(game: str) -> str:
    """As it is kept, a line for every part."""
    parts = (
        f"{json.dumps(name)}: {json.dumps(part, separators=(',', ':'))}"
        for name, part in example(game).items()
    )
    return "{\n" + ",\n".join(parts) + "\n}\n"


def file_of(game: str) -> Path:
    return FOLDER / f"{game}.json"
