"""Everything that lies on the table, and nothing else."""

from __future__ import annotations

from ...kernel import Record, i8, i16, rule, u8
from .areas import AREAS, BOSSES

# The steps of a game, in the order of a turn.
FIRST_PLAYER = 0
BAIL = 1
RECRUIT = 2
MOVE = 3
FIGHT = 4
GROUPS = 5
BUILD = 6
CHARITY = 7
DRAW = 8
RAID = 9
ARREST = 10
GAME_OVER = 11

NOBODY = BOSSES
NOWHERE = AREAS


class State(Record):
    """One game of Shikago."""

    # The options, fixed for the game.
    players: int = u8()
    open_money: int = u8()

    # The course: which step, which turn (from 0), its first player, who acts, how many have acted.
    step: int = u8()
    turn_number: int = u8()
    first: int = u8()
    boss: int = u8()
    acted: int = u8()

    # A boss's turn: action points, free moves made, whom it has fought where (a bit for each boss).
    action_points: int = i8()
    free_moves: int = u8()
    fought: list[int] = u8(AREAS)
    fight_area: int = u8()
    opponent: int = u8()

    # Where the henchmen of each boss are.
    pool: list[int] = i8(BOSSES)
    hand: list[int] = i8(BOSSES)
    prison: list[int] = i8(BOSSES)
    henchmen: list[list[int]] = i8(AREAS, BOSSES)

    # What is built and owned, and what the register says.
    casino: list[int] = u8(AREAS)
    factory: list[int] = u8(BOSSES)
    cash: list[int] = i16(BOSSES)
    register: list[int] = i16(BOSSES)

    # The ordinary police chips: in the bag, drawn, out of the game; and who draws.
    policemen: int = i8()
    drawn: int = i8()
    removed: int = i8()
    snitch: int = u8()

    # The sums that were laid open last, and in which turn.
    shown: list[int] = i16(BOSSES)
    shown_turn: int = u8()


@rule
def next_boss(boss: int) -> int:
    """SHI-03: the left neighbour."""
    return (boss + 1) % BOSSES
