"""The settings that search is played with."""

from __future__ import annotations

from typing import Any

from ...kernel import Rules
from .walk import Settings

DEFAULT = Settings(
    exploration=2.0, trust=0.7, horizon=1_000, noise=0.02, focus=0.9, most_steps=3_000, plans=0
)


def settings_for(rules: Rules[Any]) -> Settings:
    """How a game is searched best: as far as its evaluation cannot be trusted, playouts go on."""
    return DEFAULT._replace(horizon=rules.heuristics.horizon, plans=rules.heuristics.plans)
