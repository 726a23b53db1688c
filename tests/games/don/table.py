"""Tables of Don in the middle of a game, laid out by what lies before each seat."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

import pytest

import windycity as wc
from windycity.games.don.cards import DIGIT, DISTRICT_NAMES, ROUNDS
from windycity.games.don.state import GONE, LOT, UNSEEN

SEATS = "ABCDEF"
START = 12
LAST_ROUND = ROUNDS

Districts = Mapping[str, Sequence[str]]

ONE_OF_EACH_DIGIT = tuple(
    f"red {digit}" if digit in {0, 1, 4, 8, 9} else f"blue {digit}" for digit in range(10)
)


def seat(letter: str) -> int:
    """The number of a seat."""
    return SEATS.index(letter)


def card(name: str) -> int:
    """The number of a district."""
    return DISTRICT_NAMES.index(name)


def load(players: int = 4, **options: bool) -> wc.Game:
    """The game with every option off that is not named."""
    off = dict.fromkeys(("side_auctions", "swap", "penalties", "zero_bid", "open_money"), False)
    return wc.load("don", players=players, **off | options)


def round_start(
    players: int = 4,
    *,
    first: str = "A",
    tokens: Sequence[int] | None = None,
    districts: Districts | None = None,
    pot: int = 0,
    round_number: int = 1,
    **options: bool,
) -> wc.Match:
    """A round that begins, counted from 1; districts are laid out before the first player is drawn."""
    match = load(players, **options).start(seed=7)
    match.state.round_number = round_number - 1
    match.state.pot = pot
    if tokens is not None:
        assert len(tokens) == players
        match.state.tokens[:players] = list(tokens)
    for letter, names in (districts or {}).items():
        for name in names:
            _lay(match, name, seat(letter))
    match.play(f"first {first}")
    return match


def _lay(match: wc.Match, name: str, owner: int) -> None:
    assert match.state.owner[card(name)] == UNSEEN, f"{name} lies before two seats"
    match.state.owner[card(name)] = owner
    match.state.holdings[owner][DIGIT[card(name)]] += 1
    match.state.districts[owner] += 1


def auction(
    players: int = 4,
    *,
    lot: Sequence[str] = ("grey 3",),
    first: str = "A",
    tokens: Sequence[int] | None = None,
    districts: Districts | None = None,
    pot: int = 0,
    **options: bool,
) -> wc.Match:
    """An early auction whose lot has just been opened."""
    match = round_start(
        players, first=first, tokens=tokens, districts=districts, pot=pot, round_number=len(lot), **options
    )
    open_lot(match, *lot)
    return match


def last_auction(
    players: int = 3,
    *,
    lot: Sequence[str],
    tokens: Sequence[int] | None = None,
    districts: Districts | None = None,
    pot: int = 0,
    first: str = "A",
) -> wc.Match:
    """The auction of the last three districts."""
    match = round_start(
        players, first=first, tokens=tokens, districts=districts, pot=pot, round_number=LAST_ROUND
    )
    open_lot(match, *lot)
    return match


def open_lot(match: wc.Match, *names: str) -> None:
    """Chance opens these districts, and the lot is complete with the last of them."""
    for name in names:
        assert match.actor == wc.CHANCE
        match.play(f"open {name}")
    assert match.actor != wc.CHANCE


def play(match: wc.Match, *moves: str) -> None:
    """Moves written as "B bid 7"; the seat named must be the one to move."""
    for line in moves:
        letter, move = line.split(" ", 1)
        assert match.actor == seat(letter), f"{line}: {match.to_move}"
        match.play(move)


def everyone(match: wc.Match, move: str) -> None:
    """The seats make the same move one after the other, from the first player clockwise, once each."""
    players, first = match.state.players, match.state.first
    for step in range(players):
        play(match, f"{SEATS[(first + step) % players]} {move}")


def refused(match: wc.Match, line: str) -> str:
    """The clause against a move such as "B bid 7" of the seat to move; nothing may change."""
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


def bids(match: wc.Match) -> list[int]:
    """The numbers that can be bid now."""
    return [int(move.text.split()[1]) for move in match.legal() if move.verb == "bid"]


def actor(match: wc.Match) -> str:
    """The letter of the seat to move."""
    assert match.actor >= 0, match.to_move
    return SEATS[match.actor]


def first(match: wc.Match) -> str:
    """The letter of the round's first player."""
    return SEATS[match.state.first]


def tokens(match: wc.Match) -> list[int]:
    """The tokens of the seats."""
    return list(match.state.tokens[: match.state.players])


def owned(match: wc.Match, letter: str) -> list[str]:
    """The districts before a seat, sorted by name."""
    return _names_at(match, seat(letter))


def lot_of(match: wc.Match) -> list[str]:
    """The districts that are up for auction."""
    return _names_at(match, LOT)


def gone(match: wc.Match) -> list[str]:
    """The districts that have left the game."""
    return _names_at(match, GONE)


def unseen(match: wc.Match) -> list[str]:
    """The districts still to be opened."""
    return _names_at(match, UNSEEN)


def _names_at(match: wc.Match, place: int) -> list[str]:
    return sorted(
        name for name, where in zip(DISTRICT_NAMES, match.state.owner, strict=True) if where == place
    )
