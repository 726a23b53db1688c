"""The settings that search is played with."""

from __future__ import annotations

from .walk import Settings

DEFAULT = Settings(exploration=300.0, trust=0.9, horizon=4, noise=0.05, most_steps=2_000)
