"""Which clause forbids a move: explains `legal`, decides nothing."""

from __future__ import annotations

from ...kernel import Move, Refusal
from .areas import AREA_NAMES, BAIL, CASINO_PRICE, CASINOS, FACTORY_PRICE, FUNERAL, LARGEST_GIFT
from .business import casinos
from .control import controls
from .fighting import has_fought, pairs
from .moves import SEAT_NAMES
from .moving import move_cost
from .state import (
    ARREST,
    BUILD,
    CHARITY,
    DRAW,
    FIGHT,
    FIRST_PLAYER,
    GAME_OVER,
    GROUPS,
    MOVE,
    RAID,
    RECRUIT,
    State,
)
from .state import BAIL as BAIL_STEP

ASKED = {
    FIRST_PLAYER: ("SHI-03", "The first player is being drawn."),
    BAIL_STEP: ("SHI-05", "Say first how many to bail out."),
    RECRUIT: ("SHI-04", "Recruit or place, or be done with it."),
    MOVE: ("SHI-04", "Move henchmen, or be done with it."),
    FIGHT: ("SHI-04", "Fight, or be done with it."),
    GROUPS: ("SHI-10", "Say how many groups of each kind are fought."),
    BUILD: ("SHI-04", "Build, or be done with it."),
    CHARITY: ("SHI-16", "Say how much to give to charity."),
    DRAW: ("SHI-18", "A police chip is being drawn."),
    RAID: ("SHI-19", "The Snitch names an area or a factory."),
    ARREST: ("SHI-20", "The Snitch names a boss."),
    GAME_OVER: ("SHI-23", "The game is over."),
}
"""G-5: the clause of the step that is on, for a move of another kind."""

KINDS = {
    BAIL_STEP: ("bail",),
    RECRUIT: ("recruit", "place"),
    MOVE: ("move",),
    FIGHT: ("fight",),
    GROUPS: ("groups",),
    BUILD: ("casino", "factory"),
    CHARITY: ("give",),
    DRAW: ("draw",),
    RAID: ("raid", "inspect"),
    ARREST: ("arrest",),
}


def why_not(s: State, move: Move) -> Refusal:
    """The clause against a move that is not legal now."""
    if move.verb not in KINDS.get(s.step, ()):
        return Refusal(*ASKED[s.step])
    against = {
        "bail": _against_bail,
        "recruit": _against_recruit,
        "place": _against_recruit,
        "move": _against_move,
        "fight": _against_fight,
        "groups": _against_groups,
        "casino": _against_casino,
        "factory": _against_factory,
        "give": _against_gift,
        "draw": _against_draw,
        "raid": _against_raid,
        "inspect": _against_inspection,
        "arrest": _against_arrest,
    }
    return against[move.verb](s, move)


def _against_bail(s: State, move: Move) -> Refusal:
    if int(move.args[0]) > s.prison[s.boss]:
        return Refusal("SHI-05", f"Only {s.prison[s.boss]} are in prison.")
    return Refusal("SHI-05", f"Bail is {BAIL},000 for each, and there is not enough cash.")


def _against_recruit(s: State, move: Move) -> Refusal:
    if s.action_points == 0:
        return Refusal("SHI-06", "There is no action point left.")
    place = "pool" if move.verb == "recruit" else "hand"
    return Refusal("SHI-07", f"There is no henchman left in the {place}.")


def _against_move(s: State, move: Move) -> Refusal:
    number, start, target = int(move.args[0]), str(move.args[1]), str(move.args[2])
    area, to = AREA_NAMES.index(start), AREA_NAMES.index(target)
    if number == 0:
        return Refusal("SHI-08", "At least one henchman moves.")
    if s.henchmen[area][s.boss] < number:
        return Refusal("SHI-08", f"Only {s.henchmen[area][s.boss]} henchmen are in {start}.")
    if area == to:
        return Refusal("SHI-08", "A move leads to another area.")
    cost = move_cost(s, area, to, number)
    return Refusal("SHI-08", f"This move costs {cost} action points, and {s.action_points} are left.")


def _against_fight(s: State, move: Move) -> Refusal:
    boss, area = SEAT_NAMES.index(str(move.args[0])), AREA_NAMES.index(str(move.args[1]))
    if boss == s.boss:
        return Refusal("SHI-10", "Nobody fights themselves.")
    if s.henchmen[area][boss] == 0:
        return Refusal("SHI-10", f"{move.args[0]} has no henchmen in {move.args[1]}.")
    if not controls(s, s.boss, area):
        return Refusal("SHI-09", f"{SEAT_NAMES[s.boss]} does not control {move.args[1]}.")
    assert has_fought(s, area, boss)
    return Refusal("SHI-10", f"{move.args[0]} has been fought in {move.args[1]} this turn.")


def _against_groups(s: State, move: Move) -> Refusal:
    if int(move.args[1]) <= pairs(s) and FUNERAL * int(move.args[1]) > s.cash[s.boss]:
        return Refusal("SHI-11", f"Each own funeral costs {FUNERAL},000, and there is not enough cash.")
    return Refusal("SHI-10", "The division does not make so many groups.")


def _against_casino(s: State, move: Move) -> Refusal:
    area = AREA_NAMES.index(str(move.args[0]))
    if s.casino[area]:
        return Refusal("SHI-14", f"There is a casino in {move.args[0]}.")
    if casinos(s) == CASINOS:
        return Refusal("SHI-14", f"All {CASINOS} casinos stand on the board.")
    if not controls(s, s.boss, area):
        return Refusal("SHI-14", f"{SEAT_NAMES[s.boss]} does not control {move.args[0]}.")
    return Refusal("SHI-14", f"A casino costs {CASINO_PRICE},000.")


def _against_factory(s: State, move: Move) -> Refusal:
    if s.factory[s.boss]:
        return Refusal("SHI-15", "A boss has one factory at most.")
    return Refusal("SHI-15", f"A factory costs {FACTORY_PRICE},000.")


def _against_gift(s: State, move: Move) -> Refusal:
    if int(move.args[0]) > LARGEST_GIFT:
        return Refusal("SHI-16", f"A gift is {LARGEST_GIFT},000 at most.")
    return Refusal("SHI-16", "There is not enough cash.")


def _against_draw(s: State, move: Move) -> Refusal:
    return Refusal("SHI-18", "No ordinary chip is left in the bag.")


def _against_raid(s: State, move: Move) -> Refusal:
    area = AREA_NAMES.index(str(move.args[0]))
    if controls(s, s.snitch, area):
        return Refusal("SHI-19", f"The Snitch controls {move.args[0]}.")
    return Refusal("SHI-19", f"Nobody controls {move.args[0]}.")


def _against_inspection(s: State, move: Move) -> Refusal:
    if SEAT_NAMES[s.snitch] == move.args[0]:
        return Refusal("SHI-19", "The Snitch names another boss's factory.")
    return Refusal("SHI-19", f"{move.args[0]} has no factory.")


def _against_arrest(s: State, move: Move) -> Refusal:
    return Refusal("SHI-20", "The Snitch names another boss.")
