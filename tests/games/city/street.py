"""Streets of City in the middle of a game, laid out by who stands where and what belongs to whom."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import Any

import pytest

import windycity as wc
from windycity.games.city import state as steps
from windycity.games.city.board import HOUSES
from windycity.games.city.names import FIELD_LABELS, HOUSE_LABELS
from windycity.games.city.state import NOBODY

SEATS = "ABCDEF"
MARKS = 12
CUSTOMERS = ("bonzo", "blue 1", "blue 2", "brown 1", "brown 2", "brown 3", "rocco")
KINDS = ("bonzo", "blue", "brown", "rocco")
WAYS = ("north", "east", "south", "west")
EXPERT_RULES = ("forced_sale", "arcades", "sales", "advertising")

PARKING = (
    "taxi 2 south",
    "taxi 3 south",
    "market 1 west",
    "market 2 west",
    "funk 7 west",
    "funk 8 west",
    "funk 6 west",
    "market 3 west",
    "parade 4 south",
    "parade 3 south",
)
"""Where customers stand whom a test does not name: all at the lower left, none before a store."""

Houses = Mapping[str, Mapping[str, int]]
"""By seat, the marks on each house."""


def seat(letter: str) -> int:
    """The number of a seat."""
    return SEATS.index(letter)


def customer(name: str) -> int:
    """The number of a customer; a kind of one customer needs no number."""
    return CUSTOMERS.index(name)


def field(label: str) -> int:
    """The number of a street field."""
    return FIELD_LABELS.index(label)


def house(label: str) -> int:
    """The number of a house."""
    return HOUSE_LABELS.index(label)


def load(players: int = 4, **options: Any) -> wc.Game:
    """The game, with all the options off that are not named."""
    return wc.load("city", players=players, **options)


def street(
    players: int = 4,
    *,
    turn: str = "A",
    starter: str = "A",
    round_number: int = 5,
    customers: Mapping[str, str] | None = None,
    free: Sequence[str] = (),
    unmoved: Sequence[str] = (),
    houses: Houses | None = None,
    accounts: Sequence[int] | None = None,
    **options: Any,
) -> wc.Match:
    """A turn that begins, with customers as in {"blue 2": "neon 3 east"}. Those not named are
    parked, but not on the fields that are to be free."""
    match = load(players, **options).start(seed=7)
    match.play("first A")
    state = match.state
    state.step = steps.ADVERT if state.advertising else steps.ROLL
    state.turn, state.starter, state.round_number = seat(turn), seat(starter), round_number
    _stand(state, customers or {}, free)
    for name in CUSTOMERS:
        state.unmoved[customer(name)] = int(name in unmoved)
    _mark(state, houses or {})
    if accounts is not None:
        assert len(accounts) == players
        state.account[:players] = list(accounts)
    return match


def _stand(state: Any, named: Mapping[str, str], free: Sequence[str]) -> None:
    assert set(named) <= set(CUSTOMERS), named
    spots = _parking({*free, *(spot.rsplit(" ", 1)[0] for spot in named.values())})
    for name in CUSTOMERS:
        spot = named.get(name) or next(spots)
        label, way = spot.rsplit(" ", 1)
        assert field(label) not in list(state.field), f"two customers on {label}"
        state.field[customer(name)] = field(label)
        state.facing[customer(name)] = WAYS.index(way)


def _parking(taken: set[str]) -> Iterator[str]:
    return (spot for spot in PARKING if spot.rsplit(" ", 1)[0] not in taken)


def _mark(state: Any, houses: Houses) -> None:
    for letter, chain in houses.items():
        for label, marks in chain.items():
            assert state.owner[house(label)] == NOBODY, f"{label} belongs to two"
            state.owner[house(label)] = seat(letter)
            state.marks[house(label)] = marks
        state.free_marks[seat(letter)] = MARKS - sum(chain.values())
        assert state.free_marks[seat(letter)] >= 0


def rolled(face: str, players: int = 4, **table: Any) -> wc.Match:
    """A turn after the roll; who could have advertised has not."""
    match = street(players, **table)
    if match.state.advertising:
        match.play("roll")
    match.play(f"rolls {face}")
    return match


def building(players: int = 4, **table: Any) -> wc.Match:
    """A turn in its third phase."""
    match = street(players, **table)
    match.state.step = steps.BUILD
    return match


def play(match: wc.Match, *moves: str) -> None:
    """Moves written as "B open pink comb"; the seat named must be the one to move, "chance" is chance."""
    for line in moves:
        who, move = line.split(" ", 1)
        actor = wc.CHANCE if who == "chance" else seat(who)
        assert match.actor == actor, f"{line}: {match.to_move}"
        match.play(move)


def refused(match: wc.Match, line: str) -> str:
    """The clause against a move such as "B open pink comb" of the seat to move; nothing may change."""
    letter, move = line.split(" ", 1)
    assert match.actor == seat(letter), f"{line}: {match.to_move}"
    before = match.state.pack()
    refusal = match.why_not(move)
    assert refusal is not None, f"{line} is legal"
    with pytest.raises(wc.IllegalMove) as caught:
        match.play(move)
    assert (caught.value.clause, caught.value.sentence) == (refusal.clause, refusal.sentence)
    assert refusal.sentence.strip()
    assert match.state.pack() == before
    assert move not in legal(match)
    return refusal.clause


def legal(match: wc.Match) -> list[str]:
    """The legal moves as texts."""
    return [move.text for move in match.legal()]


def moves_of(match: wc.Match, name: str) -> list[str]:
    """Where a customer can go, as in "neon 3 facing east", sorted."""
    begin = f"move {name} to "
    return sorted(text.removeprefix(begin) for text in legal(match) if text.startswith(begin))


def accounts(match: wc.Match) -> list[int]:
    """The accounts of the seats."""
    return list(match.state.account[: match.state.players])


def free_marks(match: wc.Match) -> list[int]:
    """The marks of the seats that are not on the board."""
    return list(match.state.free_marks[: match.state.players])


def chain(match: wc.Match, letter: str) -> dict[str, int]:
    """The houses of a seat, with the marks on each."""
    state = match.state
    return {
        HOUSE_LABELS[number]: state.marks[number]
        for number in range(HOUSES)
        if state.owner[number] == seat(letter)
    }


def stands(match: wc.Match, name: str) -> str:
    """Where a customer stands and looks, as in "neon 3 east"."""
    number = customer(name)
    return f"{FIELD_LABELS[match.state.field[number]]} {WAYS[match.state.facing[number]]}"
