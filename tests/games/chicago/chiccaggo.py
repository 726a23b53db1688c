"""The city of 1986 in the middle of a game: plugs for rings, three dice for points.

Members are written by the colour of their plug, "green lantern 3", as in the moves."""

from __future__ import annotations

from collections.abc import Mapping
from itertools import pairwise

import windycity as wc
from windycity.games.chicago import state as steps_of
from windycity.games.chicago.board import BUILDINGS, FIELDS, HOME
from windycity.games.chicago.members import field_of, rings_of
from windycity.games.chicago.names import GANGS, LABELS
from windycity.games.chicago.state import DIE, HIRE, NO_GANG, NO_MEMBER, PLACE, ROLL

from . import city
from .city import FIGURES, PHASES, Owners, gang, legal, own, put

PLUGS = ("blue", "green", "red", "yellow")
"""C86-02: from the weakest to the strongest."""

WORTH = {"blue": 10, "green": 25, "red": 40, "yellow": 50}
SIDES = {
    "blue": [1, 2, 3, 4, 5, 6],
    "green": [3, 3, 4, 4, 5, 6],
    "red": [4, 4, 5, 5, 6, 6],
    "yellow": [5, 5, 5, 6, 6, 6],
}
"""C86-15."""

HOMES = tuple(LABELS[field] for field in HOME)
IN_PLAY = {2: ("yellow", "green"), 3: ("yellow", "red", "green"), 4: GANGS}
"""C86-01: the gangs by number of players, in the order of their seats."""

FIGHTS = (steps_of.ATTACKER_ROLLS, steps_of.DEFENDER_ROLLS, steps_of.ATTACKER_PAIRS)


def town(
    players: int = 4,
    *,
    when: str = "A1",
    start: str = "yellow",
    turn: str = "yellow",
    dice: tuple[int, ...] | None = None,
    yellow: str = "",
    red: str = "",
    green: str = "",
    blue: str = "",
    owners: Owners | None = None,
    cash: Mapping[str, int] | None = None,
    reserve: Mapping[str, int] | None = None,
) -> wc.Match:
    """A turn in the middle of a game: before the roll, or between dice with these still unused.

    A building in which a member stands is its gang's, and so are the headquarters unless others own
    them. All figures that are not on the board are in reserve unless another number is given.
    """
    match = wc.load("chicago86", players=players).start(seed=7)
    _clear(match, players)
    _set_turn(match, when, start, turn, dice)
    for name, labels in (owners or {}).items():
        own(match, name, *labels)
    for name, members_of in zip(GANGS, (yellow, red, green, blue), strict=True):
        for member in filter(None, members_of.split(", ")):
            put(match, name, in_rings(member))
    for name in IN_PLAY[players]:
        match.state.reserve[gang(name)] = FIGURES - match.state.member_count[gang(name)]
    for name, amount in (cash or {}).items():
        match.state.cash[gang(name)] = amount
    for name, figures in (reserve or {}).items():
        match.state.reserve[gang(name)] = figures
    return match


def _clear(match: wc.Match, players: int) -> None:
    state = match.state
    for number in range(len(GANGS)):
        state.members[number] = [NO_MEMBER] * FIGURES
        state.member_count[number] = 0
        state.waiting[number] = [0] * len(PLUGS)
    state.occupant = [NO_GANG] * FIELDS
    state.owner = [NO_GANG] * BUILDINGS
    for name in IN_PLAY[players]:
        own(match, name, HOMES[gang(name)])


def _set_turn(match: wc.Match, when: str, start: str, turn: str, dice: tuple[int, ...] | None) -> None:
    state = match.state
    state.phase = PHASES.index(when[0])
    state.round_number = int(when[1]) - 1
    state.start_gang, state.gang = gang(start), gang(turn)
    state.turns_taken = (state.gang - state.start_gang) % len(GANGS)
    state.step = ROLL if dice is None else DIE
    state.dice = [(dice or ()).count(face) for face in range(1, 7)]
    state.points = 0
    state.walker = NO_MEMBER


def in_rings(member: str) -> str:
    """ "green lantern 3" as city.py writes it, "2er lantern 3"."""
    plug, _, label = member.partition(" ")
    return f"{PLUGS.index(plug) + 1}er {label}"


def members(match: wc.Match, name: str) -> list[str]:
    """The members of a gang on the board as "green lantern 3", sorted."""
    return sorted(PLUGS[int(member[0]) - 1] + member[3:] for member in city.members(match, name))


def waiting(match: wc.Match, name: str) -> list[str]:
    """The plugs of the members of a gang that wait to be placed, the weakest first."""
    return [PLUGS[rings - 1] for rings in city.waiting(match, name)]


def opening(players: int = 4, start: str | None = "yellow") -> wc.Match:
    """The start of a game; the start player has been drawn unless nobody is named."""
    match = wc.load("chicago86", players=players).start(seed=7)
    if start is not None:
        match.play(f"start {start}")
    return match


def walk(match: wc.Match, *labels: str, die: int | None = None, plug: str | None = None) -> None:
    """A member walks from label to label, perhaps with a new die, perhaps the one of that plug."""
    if die is not None:
        match.play(f"die {die}")
    for i, (here, there) in enumerate(pairwise(labels)):
        sent = f"send {plug} of {here} to {there}"
        match.play(sent if i == 0 and plug is not None else f"walk {here} to {there}")


def targets(match: wc.Match) -> list[str]:
    """Where the legal steps lead, sorted."""
    return sorted(text.partition(" to ")[2] for text in legal(match) if " to " in text)


def dice(match: wc.Match) -> list[int]:
    """The unused dice, ascending."""
    return [face for face, count in enumerate(match.state.dice, 1) for _ in range(count)]


def walker(match: wc.Match) -> str | None:
    """The member that has the die begun or must go on, "green lantern 3"."""
    key = match.state.walker
    if key == NO_MEMBER:
        return None
    return f"{PLUGS[rings_of(key) - 1]} {LABELS[field_of(key)]}"


def rest(match: wc.Match) -> None:
    """The gang on turn rolls, if it has not yet, and uses no more dice."""
    if match.state.step == ROLL:
        match.play("dice 1 1 1")
    match.play("done")


def rest_of_section(match: wc.Match) -> None:
    """All turns up to the payout or the end pass without a step."""
    while match.state.step in (ROLL, DIE):
        rest(match)


def finish_buying(match: wc.Match) -> None:
    """Nobody buys any more, and all that wait are put into the first building at hand."""
    while match.state.step in (HIRE, PLACE):
        match.play("done" if match.state.step == HIRE else match.legal()[0])


def winner(match: wc.Match) -> str:
    """The only gang in the first rank."""
    assert match.ranks is not None, match.to_move
    (seat,) = [seat for seat, rank in enumerate(match.ranks) if rank == 1]
    return IN_PLAY[match.options["players"]][seat]
