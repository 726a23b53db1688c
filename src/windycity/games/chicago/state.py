"""Everything that lies on the board and before the gangs, and nothing else."""

from __future__ import annotations

from ...kernel import Record, i8, i16, rule, u8, u16
from .board import BUILDINGS, FIELDS
from .figures import FACES, FIGURES, GANGS, MOST_RINGS

# The steps of the game.
DRAW = 0
HIRE = 1
PLACE = 2
TURN = 3
ROLL = 4
DIE = 5
MOVE = 6
ATTACKER_ROLLS = 7
DEFENDER_ROLLS = 8
ATTACKER_PAIRS = 9
DEFENDER_PAIRS = 10
PHASE_OVER = 11
GAME_OVER = 12

NO_GANG = GANGS
NO_MEMBER = FIELDS * MOST_RINGS
NO_ASSAULT = FIELDS
GOALS = 3


class State(Record):
    """One game of Chicago."""

    # The options, fixed for the game; `options.py` says what each edition makes of them.
    players: int = u8()
    leader: list[int] = u8(GANGS)
    from_headquarters: int = u8()
    drawn_start: int = u8()
    dearest_hire: int = u8()
    even_hiring: int = u8()
    hiring_in_turn: int = u8()
    placing_at_once: int = u8()
    whole_dice: int = u8()
    movement_die: int = u8()
    stacking: int = u8()
    single_attacker: int = u8()
    prize_at_roll: int = u8()
    held_casinos: int = u8()
    guarded_casinos: int = u8()
    casinos_to_win: int = u8()
    goals_at_once: int = u8()
    sale_at_end: int = u8()

    # The course: phase and round from 0, who began, whose turn, how many gangs have had theirs.
    step: int = u8()
    phase: int = u8()
    round_number: int = u8()
    start_gang: int = u8()
    gang: int = u8()
    turns_taken: int = u8()
    steps_made: int = u16()

    # Movement: points left, of the movement die or of the die begun; whole dice not yet begun, by number;
    # and the member that has begun a die, or has to go on with another.
    points: int = u8()
    dice: list[int] = u8(FACES)
    walker: int = u16()

    # The gangs. Members lie in a row by field and rings (`member_key`), ascending.
    cash: list[int] = i16(GANGS)
    reserve: list[int] = u8(GANGS)
    members: list[list[int]] = u16(GANGS, FIGURES)
    member_count: list[int] = i8(GANGS)
    hired: list[list[int]] = u8(GANGS, MOST_RINGS)
    waiting: list[list[int]] = u8(GANGS, MOST_RINGS)

    # The board.
    occupant: list[int] = u8(FIELDS)
    owner: list[int] = u8(BUILDINGS)

    # A duel: where, against whom, with how many rings, with how many it began, and what the attacker rolled.
    battlefield: int = u16()
    defender: int = u8()
    attacker_rings: int = u8()
    defender_rings: int = u8()
    attacker_began: int = u8()
    defender_began: int = u8()
    attacker_roll: int = u8()

    # An assault: where, how many duels it has had, and the attackers inside, by rings.
    assault_field: int = u16()
    assault_duels: int = u8()
    attackers: list[int] = u8(MOST_RINGS)

    # Since when a player holds a goal, 0 if not; and how the game ended.
    since: list[list[int]] = u16(GANGS, GOALS)
    ending: int = u8()
    winner: int = u8()


@rule
def next_gang(gang: int) -> int:
    """C91-11, C86-05: clockwise."""
    return (gang + 1) % GANGS


@rule
def in_play(s: State, gang: int) -> bool:
    """C91-40, C86-01: whether somebody leads it."""
    return s.leader[gang] < s.players


@rule
def allied(s: State, gang: int, other: int) -> bool:
    """C91-37: led by the same player."""
    return other < GANGS and s.leader[gang] == s.leader[other]
