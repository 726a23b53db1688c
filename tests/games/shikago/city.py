"""Chicago in the middle of a game, laid out as one would say it: who stands where, who owns what."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from fractions import Fraction

import pytest

import windycity as wc
from windycity.games.shikago.areas import AREA_NAMES
from windycity.games.shikago.state import BAIL, CHARITY, DRAW, GROUPS, RECRUIT

SEATS = "ABCD"
HENCHMEN = 12
LAST_TURN = 12

Sums = Mapping[str, int]

BACKING_OUT = {BAIL: "bail 0", GROUPS: "groups 0 0", CHARITY: "give 0"}
"""How a boss does nothing in a step; in all others it is "done"."""


def seat(letter: str) -> int:
    """The number of a seat."""
    return SEATS.index(letter)


def area(name: str) -> int:
    """The number of an area."""
    return AREA_NAMES.index(name)


def table(
    stands: str = "",
    *,
    boss: str = "A",
    step: int = RECRUIT,
    turn: int = 1,
    first: str = "A",
    points: int = 3,
    hand: str = "",
    prison: str = "",
    cash: Sums | None = None,
    register: Sums | None = None,
    casinos: Sequence[str] = (),
    factories: str = "",
    drawn: int = 0,
    removed: int = 0,
    open_money: bool = False,
) -> wc.Match:
    """A boss's turn in a step of it. Henchmen are written "brick lane AAB, ice house C", and in hand or in
    prison "AAB"; all others are in the pools."""
    match = wc.load("shikago", open_money=open_money).start(seed=7)
    match.play(f"first {first}")
    state = match.state
    state.turn_number, state.step, state.action_points = turn - 1, step, points
    state.boss, state.acted = seat(boss), (seat(boss) - seat(first)) % 4
    for place in filter(None, stands.split(", ")):
        name, letters = place.rsplit(" ", 1)
        state.henchmen[area(name)] = [letters.count(letter) for letter in SEATS]
    state.hand = [hand.count(letter) for letter in SEATS]
    state.prison = [prison.count(letter) for letter in SEATS]
    state.pool = [HENCHMEN - elsewhere(match, letter) for letter in SEATS]
    assert min(state.pool) >= 0, "a boss has twelve henchmen"
    state.cash = [(cash or {}).get(letter, 0) for letter in SEATS]
    state.register = [(register or {}).get(letter, 0) for letter in SEATS]
    state.casino = [int(name in casinos) for name in AREA_NAMES]
    state.factory = [factories.count(letter) for letter in SEATS]
    state.policemen, state.drawn, state.removed = 5 - drawn - removed, drawn, removed
    return match


def elsewhere(match: wc.Match, letter: str) -> int:
    """The henchmen of a boss who are not in the pool."""
    state, boss = match.state, seat(letter)
    return int(sum(row[boss] for row in state.henchmen) + state.hand[boss] + state.prison[boss])


def snitching(
    stands: str = "",
    *,
    snitch: str = "D",
    chip: str = "policeman",
    turn: int = 1,
    hand: str = "",
    prison: str = "",
    cash: Sums | None = None,
    casinos: Sequence[str] = (),
    factories: str = "",
    drawn: int = 0,
    removed: int = 0,
) -> wc.Match:
    """Boss D was the last of a turn and the snitch has drawn a chip; the others are at 50 on the register."""
    match = table(
        stands,
        boss="D",
        step=CHARITY,
        turn=turn,
        hand=hand,
        prison=prison,
        cash=cash,
        register={letter: int(letter != snitch) * 50 for letter in SEATS},
        casinos=casinos,
        factories=factories,
        drawn=drawn,
        removed=removed,
    )
    match.play("give 0")
    match.play(f"draw {chip}")
    return match


# Playing.


def play(match: wc.Match, *moves: str) -> None:
    """Moves written as "B recruit"; the seat named must be the one to move."""
    for line in moves:
        letter, move = line.split(" ", 1)
        assert match.actor == seat(letter), f"{line}: {match.to_move}"
        match.play(move)


def back_out(match: wc.Match) -> None:
    """The boss to move does nothing more in this step."""
    match.play(BACKING_OUT.get(match.state.step, "done"))


def skip_to(match: wc.Match, step: int) -> None:
    """The boss to move does nothing before a later step."""
    boss = match.actor
    while match.state.step != step:
        assert match.actor == boss
        back_out(match)


def finish(match: wc.Match) -> None:
    """The boss to move does nothing more and ends the turn."""
    skip_to(match, CHARITY)
    back_out(match)


def finish_turn(match: wc.Match) -> None:
    """All bosses who have not had their turn do nothing more; the draw or the end is next."""
    while match.actor >= 0:
        finish(match)
    assert match.state.step == DRAW or match.actor == wc.OVER


def call_the_police(match: wc.Match, chip: str = "policeman") -> None:
    """The draw, and whatever the snitch can name first."""
    turn = match.state.turn_number
    match.play(f"draw {chip}")
    if match.state.turn_number == turn:
        match.play(match.legal()[0])
    assert match.state.turn_number == turn + 1


def next_turn(match: wc.Match) -> None:
    """The turn goes by with nothing done and nothing for the police to find."""
    finish_turn(match)
    call_the_police(match)


def refused(match: wc.Match, line: str) -> str:
    """The clause against a move such as "B recruit" of the seat to move; nothing may change."""
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


def clause_against(match: wc.Match, move: str) -> str:
    """The clause against a move of whoever is to act, chance included."""
    refusal = match.why_not(move)
    assert refusal is not None, f"{move} is legal"
    return refusal.clause


# Looking.


def legal(match: wc.Match) -> set[str]:
    """The legal moves as texts."""
    texts = [move.text for move in match.legal()]
    assert len(set(texts)) == len(texts)
    return set(texts)


def legal_of(match: wc.Match, *verbs: str) -> set[str]:
    """The legal moves that begin with one of the words."""
    return {move.text for move in match.legal() if move.verb in verbs}


def odds(match: wc.Match) -> dict[str, Fraction]:
    """What chance may do, with its odds."""
    return {outcome.move.text: outcome.probability for outcome in match.outcomes()}


def standing(match: wc.Match, name: str) -> str:
    """Who stands in an area, as in "AAB"."""
    return "".join(
        letter * count for letter, count in zip(SEATS, match.state.henchmen[area(name)], strict=True)
    )


def in_hand(match: wc.Match, letter: str) -> int:
    return int(match.state.hand[seat(letter)])


def in_pool(match: wc.Match, letter: str) -> int:
    return int(match.state.pool[seat(letter)])


def in_prison(match: wc.Match, letter: str) -> int:
    return int(match.state.prison[seat(letter)])


def money(match: wc.Match, letter: str) -> int:
    """The cash of a boss, in thousands."""
    return int(match.state.cash[seat(letter)])


def registered(match: wc.Match, letter: str) -> int:
    """Where a boss stands on the register."""
    return int(match.state.register[seat(letter)])


def casinos(match: wc.Match) -> set[str]:
    """The areas with a casino."""
    return {name for name, built in zip(AREA_NAMES, match.state.casino, strict=True) if built}


def factories(match: wc.Match) -> str:
    """The bosses who own a factory."""
    return "".join(letter for letter, owned in zip(SEATS, match.state.factory, strict=True) if owned)


def bag(match: wc.Match) -> tuple[int, int, int]:
    """Ordinary police chips in the bag, drawn, and out of the game."""
    return match.state.policemen, match.state.drawn, match.state.removed
