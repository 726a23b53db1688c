"""A bookkeeper who knows the prices and reads the moves; written apart from the rules, to be compared."""

from __future__ import annotations

from collections.abc import Iterable, Mapping

import windycity as wc
from windycity.games.city.board import FRONT
from windycity.games.city.names import FIELD_LABELS, HOUSE_LABELS

from .street import CUSTOMERS, SEATS

VALUES = dict(zip(CUSTOMERS, (3, 2, 2, 1, 1, 1, -2), strict=True))
RED = ("neon 1", "neon 5", "soda 1", "soda 4", "funk 1", "funk 5", "taxi 1", "taxi 4")
HOUSE_BEFORE = {FIELD_LABELS[FRONT[number]]: label for number, label in enumerate(HOUSE_LABELS)}
STORES = {HOUSE_BEFORE[label] for label in RED}

RING = [
    f"{name} {n}"
    for name, size in (("neon", 8), ("soda", 6), ("funk", 8), ("taxi", 6))
    for n in range(1, size + 1)
]
PARADE = ["neon 5", *(f"parade {n}" for n in range(1, 5)), "funk 5"]
MARKET = ["taxi 4", *(f"market {n}" for n in range(1, 7)), "soda 4"]
NOBODY = len(SEATS)


def price(label: str, *, extension: bool) -> int:
    """What a mark on a house costs."""
    if extension:
        return 3 if label in STORES else 2
    return 5 if label in STORES else 3


def refund(label: str, *, extension: bool) -> int:
    """Half of it, rounded up."""
    return (price(label, extension=extension) + 1) // 2


def arcade_houses(owner: Mapping[str, int], players: int) -> set[str]:
    """All houses that are part of an arcade."""
    length = 4 if players >= 5 else 5
    rows = [RING[n:] + RING[:n] for n in range(len(RING))]
    rows += [line[n:] for line in (PARADE, MARKET) for n in range(len(line) - length + 1)]
    found = set()
    for row in rows:
        houses = [HOUSE_BEFORE[label] for label in row[:length]]
        owners = {owner[label] for label in houses}
        if len(owners) == 1 and NOBODY not in owners:
            found |= set(houses)
    return found


class Bookkeeper:
    """Accounts and marks after the moves that have been read."""

    def __init__(self, match: wc.Match) -> None:
        self.options = match.options
        self.players: int = match.options["players"]
        self.account = [0] * self.players
        self.owner = dict.fromkeys(HOUSE_LABELS, NOBODY)
        self.marks = dict.fromkeys(HOUSE_LABELS, 0)
        self.spot: dict[str, str] = {}
        self.unmoved: set[str] = set()
        self.turns = 0
        self.seat = 0
        self.victim, self.owed, self.waiting = NOBODY, 0, 0
        self.deal = ("", 0, 0, 0)
        self.stores_opened, self.proposals = 0, 0

    @property
    def goal(self) -> int:
        return 35 * int(self.options["laps"])

    @property
    def has_winner(self) -> bool:
        return max(self.account) >= self.goal

    def free_marks(self, seat: int) -> int:
        """Marks that are not on the board."""
        return 12 - sum(self.marks[label] for label, owner in self.owner.items() if owner == seat)

    def read(self, text: str) -> None:
        """One move of the match."""
        verb, _, rest = text.partition(" ")
        read = getattr(self, f"_{verb}", None)
        if read:
            read(rest)

    # The setup.

    def _first(self, letter: str) -> None:
        self.seat = SEATS.index(letter.upper())

    def _put(self, rest: str) -> None:
        kind, label = rest.split(" on ")
        name = next(name for name in CUSTOMERS if name.split()[0] == kind and name not in self.spot)
        self.spot[name] = label
        self.unmoved.add(name)

    def _face(self, _: str) -> None:
        self._next()

    def _mark(self, label: str) -> None:
        self._lay(label)
        self._next()

    def _next(self) -> None:
        self.seat = (self.seat + 1) % self.players

    def _lay(self, label: str) -> None:
        assert self.owner[label] in (NOBODY, self.seat)
        self.owner[label] = self.seat
        self.marks[label] += 1

    # A turn.

    def _advertise(self, _: str) -> None:
        self.account[self.seat] -= 2

    def _move(self, rest: str) -> None:
        name, to = rest.split(" to ")
        target = to.split(" facing ")[0]
        self.spot[name] = target
        self.unmoved.discard(name)
        change = [0] * self.players
        self._buy(change, [name, *self._standing(but=name)])
        others = [seat for seat in range(self.players) if seat != self.seat and change[seat]]
        assert len(others) <= 1
        self.waiting = change[self.seat]
        for seat in others:
            self._turn_over(seat, change[seat])
        self._settle()

    def _standing(self, but: str) -> Iterable[str]:
        """Who shops again before the stores of the player on turn."""
        for name, label in self.spot.items():
            is_mine = label in RED and self.owner[HOUSE_BEFORE[label]] == self.seat
            is_new = name in self.unmoved and self.turns < self.players
            if name != but and is_mine and not is_new:
                yield name

    def _buy(self, change: list[int], names: Iterable[str]) -> None:
        arcades = arcade_houses(self.owner, self.players) if self.options["arcades"] else set()
        for name in names:
            label = HOUSE_BEFORE.get(self.spot[name])
            if label and self.owner[label] != NOBODY:
                bonus = int(label in arcades and name != "rocco")
                change[self.owner[label]] += VALUES[name] * self.marks[label] + bonus

    def _turn_over(self, seat: int, change: int) -> None:
        """An account moves by a sum; a damage that it cannot pay is owed."""
        damage = -(self.account[seat] + change)
        self.account[seat] = max(self.account[seat] + change, 0)
        if self.options["forced_sale"] and damage > 0:
            self.victim, self.owed = seat, damage

    def _settle(self) -> None:
        """The end of a damage, and then the mover's account."""
        while self.victim != NOBODY:
            if self.owed > 0 and self.can_sell():
                return
            self.account[self.victim] += max(-self.owed, 0)
            self.victim, self.owed = NOBODY, 0
        if self.waiting and not self.has_winner:
            change, self.waiting = self.waiting, 0
            self._turn_over(self.seat, change)
            self._settle()

    def can_sell(self) -> list[str]:
        """The houses from which the victim can take a mark."""
        mine = [label for label, owner in self.owner.items() if owner == self.victim]
        return [label for label in mine if self.marks[label] > 1 or len(mine) > 4]

    def _sell(self, label: str) -> None:
        assert label in self.can_sell()
        self.owed -= refund(label, extension=self.marks[label] > 1)
        self.marks[label] -= 1
        if not self.marks[label]:
            self.owner[label] = NOBODY
        self._settle()

    def _open(self, label: str) -> None:
        assert self.owner[label] == NOBODY
        self.stores_opened += label in STORES
        self.account[self.seat] -= price(label, extension=False)
        self._lay(label)

    def _extend(self, label: str) -> None:
        self.account[self.seat] -= price(label, extension=True)
        self._lay(label)

    def _offer(self, rest: str) -> None:
        self.proposals += 1
        label, letter = rest.rsplit(" to ", 1)
        self.deal = (label, self.seat, SEATS.index(letter.upper()), 0)

    def _ask(self, label: str) -> None:
        self.proposals += 1
        self.deal = (label, self.owner[label], self.seat, 0)

    def _price(self, points: str) -> None:
        self.deal = (*self.deal[:3], int(points))

    def _accept(self, _: str) -> None:
        label, seller, buyer, points = self.deal
        assert self.owner[label] == seller
        self.account[seller] += points
        self.account[buyer] -= points
        self.owner[label] = buyer

    def _done(self, _: str) -> None:
        self.stores_opened, self.proposals = 0, 0
        self.turns += 1
        self._next()
