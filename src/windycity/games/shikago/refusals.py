"""Which clause forbids a move: explains `legal`, decides nothing."""

from __future__ import annotations

from ...kernel import Move, Refusal, Seat, Sentence, say
from .areas import AREA_NAMES, BAIL, CASINO_PRICE, CASINOS, FACTORY_PRICE, FUNERAL, LARGEST_GIFT
from .business import casinos
from .control import controls
from .fighting import has_fought, pairs
from .moves import SEAT_NAMES
from .moving import move_cost
from .scoring import DOLLARS
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
    FIRST_PLAYER: ("SHI-03", say("The first player is being drawn.")),
    BAIL_STEP: ("SHI-05", say("Say first how many to bail out.")),
    RECRUIT: ("SHI-04", say("Recruit or place, or be done with it.")),
    MOVE: ("SHI-04", say("Move henchmen, or be done with it.")),
    FIGHT: ("SHI-04", say("Fight, or be done with it.")),
    GROUPS: ("SHI-10", say("Say how many groups of each kind are fought.")),
    BUILD: ("SHI-04", say("Build, or be done with it.")),
    CHARITY: ("SHI-16", say("Say how much to give to charity.")),
    DRAW: ("SHI-18", say("A police chip is being drawn.")),
    RAID: ("SHI-19", say("The Snitch names an area or a factory.")),
    ARREST: ("SHI-20", say("The Snitch names a boss.")),
    GAME_OVER: ("SHI-23", say("The game is over.")),
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
        sentence = say(
            "{boss} has only {henchmen} in prison.", boss=_name(s.boss), henchmen=_henchmen(s.prison[s.boss])
        )
        return Refusal("SHI-05", sentence)
    sentence = say("Bail is {price:,} for each, and there is not enough cash.", price=BAIL * DOLLARS)
    return Refusal("SHI-05", sentence)


def _against_recruit(s: State, move: Move) -> Refusal:
    if s.action_points == 0:
        return Refusal("SHI-06", say("There is no action point left."))
    if move.verb == "recruit":
        return Refusal("SHI-07", say("There is no henchman left in the pool."))
    return Refusal("SHI-07", say("There is no henchman left in the hand."))


def _against_move(s: State, move: Move) -> Refusal:
    number, start, target = int(move.args[0]), str(move.args[1]), str(move.args[2])
    area, to = AREA_NAMES.index(start), AREA_NAMES.index(target)
    if number == 0:
        return Refusal("SHI-08", say("At least one henchman moves."))
    if s.henchmen[area][s.boss] < number:
        return Refusal("SHI-08", _too_few(s, area))
    if area == to:
        return Refusal("SHI-08", say("A move leads to another area."))
    sentence = say(
        "This move costs {cost} action points, and {left} are left.",
        cost=move_cost(s, area, to, number),
        left=s.action_points,
    )
    return Refusal("SHI-08", sentence)


def _too_few(s: State, area: int) -> Sentence:
    """What the boss has in an area, which is less than was named."""
    boss, where, there = _name(s.boss), AREA_NAMES[area], s.henchmen[area][s.boss]
    if there == 0:
        return say("{rival} has no henchmen in {area}.", rival=boss, area=where)
    return say("{boss} has only {henchmen} in {area}.", boss=boss, henchmen=_henchmen(there), area=where)


def _name(boss: int) -> Seat:
    return Seat(SEAT_NAMES[boss])


def _henchmen(count: int) -> Sentence:
    return say("1 henchman") if count == 1 else say("{count} henchmen", count=count)


def _against_fight(s: State, move: Move) -> Refusal:
    boss, area = SEAT_NAMES.index(str(move.args[0])), AREA_NAMES.index(str(move.args[1]))
    if boss == s.boss:
        return Refusal("SHI-10", say("Nobody fights themselves."))
    rival, where = Seat(move.args[0]), str(move.args[1])
    if s.henchmen[area][boss] == 0:
        return Refusal("SHI-10", say("{rival} has no henchmen in {area}.", rival=rival, area=where))
    if not controls(s, s.boss, area):
        return Refusal("SHI-09", _no_control(s, where))
    assert has_fought(s, area, boss)
    return Refusal("SHI-10", say("{rival} has been fought in {area} this turn.", rival=rival, area=where))


def _no_control(s: State, area: str) -> Sentence:
    return say("{boss} does not control {area}.", boss=_name(s.boss), area=area)


def _against_groups(s: State, move: Move) -> Refusal:
    if int(move.args[1]) <= pairs(s) and FUNERAL * int(move.args[1]) > s.cash[s.boss]:
        price = FUNERAL * DOLLARS
        sentence = say("Each own funeral costs {price:,}, and there is not enough cash.", price=price)
        return Refusal("SHI-11", sentence)
    return Refusal("SHI-10", say("The division does not make so many groups."))


def _against_casino(s: State, move: Move) -> Refusal:
    area = AREA_NAMES.index(str(move.args[0]))
    if s.casino[area]:
        return Refusal("SHI-14", say("There is a casino in {area}.", area=move.args[0]))
    if casinos(s) == CASINOS:
        return Refusal("SHI-14", say("All {number} casinos stand on the board.", number=CASINOS))
    if not controls(s, s.boss, area):
        return Refusal("SHI-14", _no_control(s, str(move.args[0])))
    return Refusal("SHI-14", say("A casino costs {price:,}.", price=CASINO_PRICE * DOLLARS))


def _against_factory(s: State, move: Move) -> Refusal:
    if s.factory[s.boss]:
        return Refusal("SHI-15", say("A boss has one factory at most."))
    return Refusal("SHI-15", say("A factory costs {price:,}.", price=FACTORY_PRICE * DOLLARS))


def _against_gift(s: State, move: Move) -> Refusal:
    if int(move.args[0]) > LARGEST_GIFT:
        return Refusal("SHI-16", say("A gift is {amount:,} at most.", amount=LARGEST_GIFT * DOLLARS))
    return Refusal("SHI-16", say("There is not enough cash."))


def _against_draw(s: State, move: Move) -> Refusal:
    return Refusal("SHI-18", say("No ordinary chip is left in the bag."))


def _against_raid(s: State, move: Move) -> Refusal:
    area = AREA_NAMES.index(str(move.args[0]))
    if controls(s, s.snitch, area):
        return Refusal("SHI-19", say("The Snitch controls {area}.", area=move.args[0]))
    return Refusal("SHI-19", say("Nobody controls {area}.", area=move.args[0]))


def _against_inspection(s: State, move: Move) -> Refusal:
    if SEAT_NAMES[s.snitch] == move.args[0]:
        return Refusal("SHI-19", say("The Snitch names another boss's factory."))
    return Refusal("SHI-19", say("{rival} has no factory.", rival=Seat(move.args[0])))


def _against_arrest(s: State, move: Move) -> Refusal:
    return Refusal("SHI-20", say("The Snitch names another boss."))
