"""C86-15 to C86-17: the exact odds of fights, against calculations of their own."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Callable
from fractions import Fraction

import pytest

import windycity as wc
from windycity.games.chicago.state import ATTACKER_PAIRS

from .chiccaggo import FIGHTS, PLUGS, SIDES, WORTH, members, town, walk
from .city import cash, legal

Ending = tuple[int, tuple[int, ...], int, int]
"""Strength of the attacker, 0 if lost, those of the defenders left, and the prizes of either gang."""
Odds = dict[Ending, Fraction]
Choice = Callable[[tuple[int, ...]], int]
"""Which of several defenders is next."""

STRENGTHS = [(attacker, defender) for attacker in range(1, 5) for defender in range(1, 5)]
STACKS = [
    (4, (1, 1)),
    (2, (1, 2)),
    (1, (1, 4)),
    (4, (2, 3, 4)),
    (3, (1, 1, 2, 2)),
    (2, (1, 2, 3, 4)),
]


def worth(strength: int) -> int:
    return WORTH[PLUGS[strength - 1]]


def chances(attacker: int, defender: int) -> tuple[Fraction, Fraction, Fraction]:
    """How often the attacker's number is higher, lower, equal."""
    rolls = [(mine, yours) for mine in SIDES[PLUGS[attacker - 1]] for yours in SIDES[PLUGS[defender - 1]]]
    higher, lower = (sum(mine > yours for mine, yours in rolls), sum(mine < yours for mine, yours in rolls))
    return Fraction(higher, 36), Fraction(lower, 36), Fraction(36 - higher - lower, 36)


def reckoned(attacker: int, defender: int) -> Odds:
    """The endings one by one: equal numbers so often, then a higher one or nobody left."""
    endings: Odds = defaultdict(Fraction)
    reached = Fraction(1)
    for ties in range(min(attacker, defender)):
        mine, yours = attacker - ties, defender - ties
        higher, lower, equal = chances(mine, yours)
        endings[min(mine + 1, 4), (), worth(yours), 0] += reached * higher
        endings[0, (min(yours + 1, 4),), 0, worth(mine)] += reached * lower
        reached *= equal
    left = min(attacker, defender)
    endings[attacker - left, (defender - left,) if defender > left else (), 0, 0] += reached
    return {ending: odds for ending, odds in endings.items() if odds}


def stormed(attacker: int, defenders: tuple[int, ...], choose: Choice) -> Odds:
    """One fight after another with the plug that is left, until the attacker or all of them are out."""
    if attacker == 0 or not defenders:
        return {(attacker, tuple(sorted(defenders)), 0, 0): Fraction(1)}
    endings: Odds = defaultdict(Fraction)
    chosen = choose(defenders)
    others = list(defenders)
    others.remove(chosen)
    for (left, survivors, mine, yours), odds in reckoned(attacker, chosen).items():
        for after, more in stormed(left, (*others, *survivors), choose).items():
            endings[after[0], after[1], after[2] + mine, after[3] + yours] += odds * more
    return dict(endings)


def walked(match: wc.Match, choose: Choice, known: dict[bytes, Odds] | None = None) -> Odds:
    """All endings of a fight that has begun, found by trying every roll."""
    known = {} if known is None else known
    if match.state.step not in FIGHTS:
        return {ending(match): Fraction(1)}
    key = match.state.pack()
    if key not in known:
        endings: Odds = defaultdict(Fraction)
        for move, probability in next_moves(match, choose):
            match.play(move)
            for after, odds in walked(match, choose, known).items():
                endings[after] += probability * odds
            match.undo()
        known[key] = dict(endings)
    return known[key]


def next_moves(match: wc.Match, choose: Choice) -> list[tuple[wc.Move | str, Fraction]]:
    if match.state.step != ATTACKER_PAIRS:
        return [(move, probability) for move, probability in match.outcomes()]
    offered = {PLUGS.index(text.split()[3]) + 1: text for text in legal(match)}
    return [(offered[choose(tuple(offered))], Fraction(1))]


def ending(match: wc.Match) -> Ending:
    attackers = strengths(match, "yellow")
    assert len(attackers) <= 1
    return sum(attackers), strengths(match, "red"), cash(match, "yellow") - 50, cash(match, "red") - 50


def strengths(match: wc.Match, name: str) -> tuple[int, ...]:
    """The members of a gang where the fight is, the weakest first."""
    plugs = [
        member.split()[0] for member in members(match, name) if member.endswith(("last nickel", "candle 3"))
    ]
    return tuple(sorted(PLUGS.index(plug) + 1 for plug in plugs))


def fight(attacker: int, *defenders: int, where: str = "last nickel") -> wc.Match:
    """A fight of yellow against red that has just begun, in a bar or in the street."""
    door = {"last nickel": "lantern 5", "candle 3": "candle 2"}[where]
    red = ", ".join(f"{PLUGS[strength - 1]} {where}" for strength in defenders)
    match = town(
        dice=(5, 1),
        yellow=f"{PLUGS[attacker - 1]} {door}, blue deacon 5",
        red=f"{red}, blue rusty pail",
    )
    walk(match, door, where, die=5)
    return match


@pytest.mark.parametrize("where", ["last nickel", "candle 3"])
@pytest.mark.parametrize(("attacker", "defender"), STRENGTHS)
def test_c86_17_every_ending_of_a_fight_has_its_exact_odds(attacker: int, defender: int, where: str) -> None:
    endings = walked(fight(attacker, defender, where=where), max)
    assert sum(endings.values()) == 1
    assert endings == reckoned(attacker, defender)


@pytest.mark.parametrize(("attacker", "defender"), STRENGTHS)
def test_c86_15_the_odds_of_single_rolls(attacker: int, defender: int) -> None:
    match = fight(attacker, defender)
    found = [Fraction(0)] * 3
    for first, first_odds in match.outcomes():
        match.play(first)
        for second, second_odds in match.outcomes():
            mine, yours = int(first.text.split()[1]), int(second.text.split()[1])
            found[0 if mine > yours else 1 if mine < yours else 2] += first_odds * second_odds
        match.undo()
    assert tuple(found) == chances(attacker, defender)


@pytest.mark.parametrize(
    ("attacker", "defender", "expected"),
    [
        (1, 1, {(2, (), 10, 0): 15, (0, (2,), 0, 10): 15, (0, (), 0, 0): 6}),
        (4, 1, {(4, (), 10, 0): 27, (0, (2,), 0, 50): 3, (3, (), 0, 0): 6}),
        (1, 3, {(2, (), 40, 0): 6, (0, (4,), 0, 10): 24, (0, (2,), 0, 0): 6}),
    ],
)
def test_c86_17_fights_of_one_roll_by_hand(attacker: int, defender: int, expected: dict[Ending, int]) -> None:
    assert walked(fight(attacker, defender), max) == {
        end: Fraction(count, 36) for end, count in expected.items()
    }


def test_c86_15_two_yellows_by_hand() -> None:
    endings = walked(fight(4, 4), max)
    assert endings[4, (), 50, 0] == endings[0, (4,), 0, 50] == Fraction(1, 4)
    assert endings[4, (), 40, 0] == endings[0, (4,), 0, 40] == Fraction(1, 2) * Fraction(1, 3)
    assert endings[0, (), 0, 0] == Fraction(1, 2) * Fraction(1, 3) * Fraction(10, 36) * Fraction(1, 6)


@pytest.mark.parametrize("choose", [min, max], ids=["weakest first", "strongest first"])
@pytest.mark.parametrize(("attacker", "defenders"), STACKS)
def test_c86_16_every_ending_of_a_stormed_building(
    attacker: int, defenders: tuple[int, ...], choose: Choice
) -> None:
    endings = walked(fight(attacker, *defenders), choose)
    assert sum(endings.values()) == 1
    assert endings == stormed(attacker, defenders, choose)


def test_c86_16_a_yellow_one_against_two_blue_ones_by_hand() -> None:
    endings = walked(fight(4, 1, 1), min)
    wins, draws = Fraction(27, 36), Fraction(6, 36)
    red_wins, red_draws = Fraction(24, 36), Fraction(6, 36)
    cleared = sum(odds for (attacker, _, _, _), odds in endings.items() if attacker)
    assert cleared == wins * (wins + draws) + draws * (red_wins + red_draws)
    earned = sum(odds * prize for (_, _, prize, _), odds in endings.items())
    assert earned == 10 * wins + 10 * (wins * wins + draws * red_wins)
    assert endings[4, (), 20, 0] == wins * wins
    assert endings[4, (), 10, 0] == draws * red_wins
    assert endings[3, (), 10, 0] == wins * draws
    assert endings[2, (), 0, 0] == draws * red_draws
    assert cleared + sum(odds for (attacker, _, _, _), odds in endings.items() if not attacker) == 1


def best_income(match: wc.Match, known: dict[bytes, Fraction]) -> Fraction:
    """What the attacker can expect to earn if it always makes the best choice."""
    if match.state.step not in FIGHTS:
        return Fraction(cash(match, "yellow") - 50)
    key = match.state.pack()
    if key not in known:
        after = [(odds, move) for move, odds in match.outcomes()] or [
            (Fraction(1), move) for move in match.legal()
        ]
        values = []
        for odds, move in after:
            match.play(move)
            values.append(odds * best_income(match, known))
            match.undo()
        known[key] = max(values) if match.state.step == ATTACKER_PAIRS else sum(values, Fraction(0))
    return known[key]


def best_reckoned(attacker: int, defenders: tuple[int, ...]) -> Fraction:
    if attacker == 0 or not defenders:
        return Fraction(0)
    incomes = []
    for i, chosen in enumerate(defenders):
        others = (*defenders[:i], *defenders[i + 1 :])
        incomes.append(
            sum(
                (
                    odds * (mine + best_reckoned(left, (*others, *survivors)))
                    for (left, survivors, mine, _), odds in reckoned(attacker, chosen).items()
                ),
                Fraction(0),
            )
        )
    return max(incomes)


@pytest.mark.parametrize(("attacker", "defenders"), STACKS)
def test_c86_16_the_best_order_earns_what_it_should(attacker: int, defenders: tuple[int, ...]) -> None:
    assert best_income(fight(attacker, *defenders), {}) == best_reckoned(attacker, defenders)
