"""What the refusals of Shikago claim, and what its clauses forbid, read from the state alone."""

from __future__ import annotations

from typing import Any

from windycity.games.shikago.areas import AREA_NAMES
from windycity.games.shikago.state import (
    ARREST,
    BAIL,
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
from windycity.kernel import Move

from ...conformance.judging import Ban, Claim, Truths

BOSSES = "ABCD"
THOUSAND = 1000

ASKS = {
    FIRST_PLAYER: ("first",),
    BAIL: ("bail",),
    RECRUIT: ("recruit", "place", "done"),
    MOVE: ("move", "done"),
    FIGHT: ("fight", "done"),
    GROUPS: ("groups",),
    BUILD: ("casino", "factory", "done"),
    CHARITY: ("give",),
    DRAW: ("draw",),
    RAID: ("raid", "inspect"),
    ARREST: ("arrest",),
    GAME_OVER: (),
}
"""SHI-03 to SHI-20: the moves of every step."""


def strays(s: State, move: Move, *steps: int) -> bool:
    """Whether one of the steps is on, and the move belongs to another."""
    return s.step in steps and move.verb not in ASKS[s.step]


def number(move: Move) -> int:
    return int(move.args[0])


def there(s: State, area: Any) -> list[int]:
    """The henchmen of all bosses in an area."""
    return list(s.henchmen[AREA_NAMES.index(area)])


def controller(s: State, area: Any) -> int | None:
    """SHI-09: who has more henchmen there than anybody else."""
    most = max(there(s, area))
    return there(s, area).index(most) if there(s, area).count(most) == 1 else None


def boss_of(name: Any) -> int:
    return BOSSES.index(str(name))


def cost(s: State, move: Move) -> int:
    """SHI-08: free between own areas, eight times; a point to a neighbour; or a point each."""
    start, target = move.args[1], move.args[2]
    if s.free_moves < 8 and controller(s, start) == controller(s, target) == s.boss:
        return 0
    (row, column), (to_row, to_column) = (divmod(AREA_NAMES.index(str(area)), 4) for area in (start, target))
    return 1 if abs(row - to_row) + abs(column - to_column) == 1 else number(move)


def groups(s: State) -> tuple[int, int]:
    """SHI-10: groups of 3:1 and of 1:1 that the division makes."""
    attackers, defenders = s.henchmen[s.fight_area][s.boss], s.henchmen[s.fight_area][s.opponent]
    three = min(defenders, (attackers - defenders) // 2)
    return three, defenders - three


def is_divided_otherwise(s: State, move: Move) -> bool:
    return move.args[0] > groups(s)[0] or move.args[1] > groups(s)[1]  # type: ignore[operator]


def has_been_fought(s: State, rival: Any, area: Any) -> bool:
    return bool(s.fought[AREA_NAMES.index(area)] & 2 ** boss_of(rival))


def has_casino(s: State, area: Any) -> bool:
    return bool(s.casino[AREA_NAMES.index(area)])


def may_not_fight(s: State, move: Move) -> bool:
    """SHI-10: oneself, or who has nobody there, or whom one has fought there."""
    rival, area = move.args
    return boss_of(rival) == s.boss or not there(s, area)[boss_of(rival)] or has_been_fought(s, rival, area)


def is_count(words: Any, count: int) -> bool:
    """Whether so many henchmen are spoken of; of none it is said otherwise."""
    return count > 0 and str(words) == ("1 henchman" if count == 1 else f"{count} henchmen")


CLAIMS: dict[str, Claim] = {
    "The first player is being drawn.": lambda s, move, words: s.step == FIRST_PLAYER,
    "Say first how many to bail out.": lambda s, move, words: s.step == BAIL and s.prison[s.boss] > 0,
    "Recruit or place, or be done with it.": lambda s, move, words: s.step == RECRUIT,
    "Move henchmen, or be done with it.": lambda s, move, words: s.step == MOVE,
    "Fight, or be done with it.": lambda s, move, words: s.step == FIGHT,
    "Say how many groups of each kind are fought.": lambda s, move, words: s.step == GROUPS,
    "Build, or be done with it.": lambda s, move, words: s.step == BUILD,
    "Say how much to give to charity.": lambda s, move, words: s.step == CHARITY,
    "A police chip is being drawn.": lambda s, move, words: s.step == DRAW,
    "The Snitch names an area or a factory.": lambda s, move, words: s.step == RAID,
    "The Snitch names a boss.": lambda s, move, words: s.step == ARREST,
    "The game is over.": lambda s, move, words: s.step == GAME_OVER,
    "{boss} has only {henchmen} in prison.": lambda s, move, words: (
        is_count(words["henchmen"], s.prison[s.boss])
        and boss_of(words["boss"]) == s.boss
        and number(move) > s.prison[s.boss]
    ),
    "Bail is {price:,} for each, and there is not enough cash.": lambda s, move, words: (
        words["price"] == 2 * THOUSAND and number(move) * 2 > s.cash[s.boss]
    ),
    "There is no action point left.": lambda s, move, words: s.action_points == 0,
    "There is no henchman left in the pool.": lambda s, move, words: s.pool[s.boss] == 0,
    "There is no henchman left in the hand.": lambda s, move, words: s.hand[s.boss] == 0,
    "At least one henchman moves.": lambda s, move, words: number(move) == 0,
    "{boss} has only {henchmen} in {area}.": lambda s, move, words: (
        is_count(words["henchmen"], there(s, words["area"])[s.boss])
        and (boss_of(words["boss"]), words["area"]) == (s.boss, move.args[1])
        and number(move) > there(s, words["area"])[s.boss]
    ),
    "A move leads to another area.": lambda s, move, words: move.args[1] == move.args[2],
    "This move costs {cost} action points, and {left} are left.": lambda s, move, words: (
        words["cost"] == cost(s, move) > words["left"] == s.action_points
    ),
    "Nobody fights themselves.": lambda s, move, words: boss_of(move.args[0]) == s.boss,
    "{rival} has no henchmen in {area}.": lambda s, move, words: (
        words["area"] == move.args[1]
        and boss_of(words["rival"]) == (boss_of(move.args[0]) if move.verb == "fight" else s.boss)
        and there(s, words["area"])[boss_of(words["rival"])] == 0
    ),
    "{rival} has been fought in {area} this turn.": lambda s, move, words: (
        words["rival"] == move.args[0] and has_been_fought(s, words["rival"], words["area"])
    ),
    "{boss} does not control {area}.": lambda s, move, words: (
        controller(s, words["area"]) != boss_of(words["boss"]) == s.boss
    ),
    "Each own funeral costs {price:,}, and there is not enough cash.": lambda s, move, words: (
        words["price"] == 2 * THOUSAND and int(move.args[1]) * 2 > s.cash[s.boss]
    ),
    "The division does not make so many groups.": lambda s, move, words: is_divided_otherwise(s, move),
    "There is a casino in {area}.": lambda s, move, words: has_casino(s, words["area"]),
    "All {number} casinos stand on the board.": lambda s, move, words: words["number"] == sum(s.casino) == 5,
    "A casino costs {price:,}.": lambda s, move, words: (
        words["price"] == 8 * THOUSAND > s.cash[s.boss] * THOUSAND
    ),
    "A boss has one factory at most.": lambda s, move, words: s.factory[s.boss] == 1,
    "A factory costs {price:,}.": lambda s, move, words: (
        words["price"] == 16 * THOUSAND > s.cash[s.boss] * THOUSAND
    ),
    "A gift is {amount:,} at most.": lambda s, move, words: (
        words["amount"] == 20 * THOUSAND < number(move) * THOUSAND
    ),
    "There is not enough cash.": lambda s, move, words: number(move) > s.cash[s.boss],
    "No ordinary chip is left in the bag.": lambda s, move, words: s.policemen == 0,
    "The Snitch controls {area}.": lambda s, move, words: controller(s, words["area"]) == s.snitch,
    "Nobody controls {area}.": lambda s, move, words: controller(s, words["area"]) is None,
    "The Snitch names another boss's factory.": lambda s, move, words: boss_of(move.args[0]) == s.snitch,
    "{rival} has no factory.": lambda s, move, words: (
        words["rival"] == move.args[0] and s.factory[boss_of(words["rival"])] == 0
    ),
    "The Snitch names another boss.": lambda s, move, words: boss_of(move.args[0]) == s.snitch,
}

BANS: dict[str, Ban] = {
    "SHI-03": lambda s, move: strays(s, move, FIRST_PLAYER),
    "SHI-04": lambda s, move: strays(s, move, RECRUIT, MOVE, FIGHT, BUILD),
    "SHI-05": lambda s, move: (
        strays(s, move, BAIL)
        or (move.verb == "bail" and (number(move) > s.prison[s.boss] or number(move) * 2 > s.cash[s.boss]))
    ),
    "SHI-06": lambda s, move: move.verb in ("recruit", "place") and s.action_points == 0,
    "SHI-07": lambda s, move: (
        (move.verb == "recruit" and s.pool[s.boss] == 0) or (move.verb == "place" and s.hand[s.boss] == 0)
    ),
    "SHI-08": lambda s, move: (
        move.verb == "move"
        and (
            not 0 < number(move) <= there(s, move.args[1])[s.boss]
            or move.args[1] == move.args[2]
            or cost(s, move) > s.action_points
        )
    ),
    "SHI-09": lambda s, move: move.verb == "fight" and controller(s, move.args[1]) != s.boss,
    "SHI-10": lambda s, move: (
        strays(s, move, GROUPS)
        or (move.verb == "fight" and may_not_fight(s, move))
        or (move.verb == "groups" and is_divided_otherwise(s, move))
    ),
    "SHI-11": lambda s, move: move.verb == "groups" and int(move.args[1]) * 2 > s.cash[s.boss],
    "SHI-14": lambda s, move: (
        move.verb == "casino"
        and (
            has_casino(s, move.args[0])
            or sum(s.casino) == 5
            or controller(s, move.args[0]) != s.boss
            or s.cash[s.boss] < 8
        )
    ),
    "SHI-15": lambda s, move: move.verb == "factory" and (s.factory[s.boss] == 1 or s.cash[s.boss] < 16),
    "SHI-16": lambda s, move: (
        strays(s, move, CHARITY) or (move.verb == "give" and number(move) > min(20, s.cash[s.boss]))
    ),
    "SHI-18": lambda s, move: strays(s, move, DRAW) or (move.verb == "draw" and s.policemen == 0),
    "SHI-19": lambda s, move: (
        strays(s, move, RAID)
        or (move.verb == "raid" and controller(s, move.args[0]) in (None, s.snitch))
        or (
            move.verb == "inspect"
            and (boss_of(move.args[0]) == s.snitch or not s.factory[boss_of(move.args[0])])
        )
    ),
    "SHI-20": lambda s, move: (
        strays(s, move, ARREST) or (move.verb == "arrest" and boss_of(move.args[0]) == s.snitch)
    ),
    "SHI-23": lambda s, move: s.step == GAME_OVER,
}

TRUTHS = Truths(CLAIMS, BANS, frozenset({"1 henchman", "{count} henchmen"}))
