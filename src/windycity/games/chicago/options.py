"""The knobs of the editions, side by side."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from ...kernel import YES_NO, Option
from .figures import MOVEMENT_DICE
from .layout import lay_out
from .state import NO_GANG, State

OPTIONS_91 = (
    Option("players", 4, range(2, 5), "how many play; two lead two gangs each"),
    Option("stacking", False, YES_NO, "Variant I: buildings hold several members of a gang"),
    Option("guarded_casinos", False, YES_NO, "Variant II: a casino pays only with a member in it"),
    Option("movement_die", "11-22", MOVEMENT_DICE, "the faces of the movement die"),
)
OPTIONS_86 = (Option("players", 4, range(2, 5), "how many play, one gang each"),)

START_CASH_91, START_CASH_86 = 125, 50
"""C91-09, C86-02."""

LEADERS_91 = {2: (0, 1, 0, 1), 3: (0, 1, 2, NO_GANG), 4: (0, 1, 2, 3)}
LEADERS_86 = {2: (0, NO_GANG, 1, NO_GANG), 3: (0, 1, 2, NO_GANG), 4: (0, 1, 2, 3)}
"""C91-37, C91-40, C86-01: who leads yellow, red, green and blue."""

KNOBS = {
    "from_headquarters": (0, 1),  # C91-08, C86-03: what is owned, and where the first members stand
    "drawn_start": (0, 1),  # C91-11, C86-05: who starts
    "dearest_hire": (3, 2),  # C91-12, C86-04: how many rings can be bought
    "even_hiring": (1, 0),  # C91-14, C86-04: weak and strong members in equal numbers
    "hiring_in_turn": (1, 0),  # C91-17, C86-20: a turn begins with hiring
    "placing_at_once": (0, 1),  # C91-16, C86-20: each gang places before the next one hires
    "whole_dice": (0, 1),  # C91-20, C86-07: points to split, or dice to give away
    "stacking": (0, 1),  # C91-22, C86-11: several members in a building
    "single_attacker": (0, 1),  # C91-42, C86-16: a building is attacked by one
    "prize_at_roll": (0, 1),  # C91-27, C86-15: what a beaten member is worth
    "held_casinos": (0, 1),  # C91-24, C86-14: a casino is lost when its last member leaves
    "casinos_to_win": (3, 3),  # C91-34, C86-21
    "goals_at_once": (0, 1),  # C91-34, C86-21: goals end a phase, or a turn
    "sale_at_end": (0, 1),  # C91-36, C86-22: a last payout, or a sale of the buildings
}
"""Every rule in which the editions differ: its value in 1991 and in 1986."""

CASINOS_OF_ALLIES = 4
"""C91-38: with two players who lead two gangs each all casinos are needed."""


def set_up_91(s: State, values: Mapping[str, Any]) -> None:
    """A new game of the edition of 1991, with its variants."""
    for knob, (setting, _) in KNOBS.items():
        setattr(s, knob, setting)
    s.players = values["players"]
    s.leader = list(LEADERS_91[s.players])
    s.stacking = int(values["stacking"])
    s.guarded_casinos = int(values["guarded_casinos"])
    s.movement_die = MOVEMENT_DICE.index(values["movement_die"])
    if s.players == 2:
        s.casinos_to_win = CASINOS_OF_ALLIES
    lay_out(s, START_CASH_91)


def set_up_86(s: State, values: Mapping[str, Any]) -> None:
    """A new game of the edition of 1986."""
    for knob, (_, setting) in KNOBS.items():
        setattr(s, knob, setting)
    s.players = values["players"]
    s.leader = list(LEADERS_86[s.players])
    lay_out(s, START_CASH_86)
