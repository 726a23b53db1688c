"""What can be done at every step by the books; written apart from the rules, to be compared."""

from __future__ import annotations

from collections.abc import Callable, Iterator

from windycity.games.city import state as steps

from .bookkeeper import NOBODY, STORES, Bookkeeper, price
from .street import CUSTOMERS, KINDS, SEATS
from .walker import FACES, FIELDS, exits


def first_players(book: Bookkeeper) -> Iterator[str]:
    yield from (f"first {letter}" for letter in SEATS[: book.players])


def puts(book: Bookkeeper) -> Iterator[str]:
    left = {name.split()[0] for name in CUSTOMERS if name not in book.spot}
    for kind in KINDS:
        for label in FIELDS:
            if kind in left and label not in book.spot.values():
                yield f"put {kind} on {label}"


def faces(book: Bookkeeper) -> Iterator[str]:
    yield from (f"face {way}" for way in exits([*book.spot.values()][-1]))


def marks(book: Bookkeeper) -> Iterator[str]:
    has_store = any(book.owner[label] == book.seat for label in STORES)
    for label, owner in book.owner.items():
        if owner == NOBODY and not (label in STORES and has_store):
            yield f"mark {label}"


def adverts(book: Bookkeeper) -> Iterator[str]:
    yield "roll"
    if book.account[book.seat] >= 2:
        yield "advertise"


def rolls(_: Bookkeeper) -> Iterator[str]:
    yield from (f"rolls {face}" for face in FACES)


def forced_sales(book: Bookkeeper) -> Iterator[str]:
    yield from (f"sell {label}" for label in book.can_sell())


def building(book: Bookkeeper) -> Iterator[str]:
    yield "done"
    points, seat = book.account[book.seat], book.seat
    for label, owner in book.owner.items():
        if not book.free_marks(seat):
            break
        is_second_store = label in STORES and book.stores_opened
        if owner == NOBODY and points >= price(label, extension=False) and not is_second_store:
            yield f"open {label}"
        if owner == seat and points >= price(label, extension=True) and book.marks[label] < 5:
            yield f"extend {label}"
    if book.options["sales"] and book.proposals < 3:
        yield from proposals(book)


def proposals(book: Bookkeeper) -> Iterator[str]:
    for label, owner in book.owner.items():
        if owner == book.seat:
            for buyer in range(book.players):
                if buyer != book.seat and can_buy(book, label, buyer):
                    yield f"offer {label} to {SEATS[buyer]}"
        elif owner != NOBODY and can_buy(book, label, book.seat):
            yield f"ask {label}"


def can_buy(book: Bookkeeper, label: str, buyer: int) -> bool:
    return book.account[buyer] >= 1 and book.free_marks(buyer) >= book.marks[label]


def prices(book: Bookkeeper) -> Iterator[str]:
    _, _, buyer, _ = book.deal
    yield from (f"price {points}" for points in range(1, book.account[buyer] + 1))


def answers(_: Bookkeeper) -> Iterator[str]:
    yield from ("accept", "decline")


EXPECTED: dict[int, Callable[[Bookkeeper], Iterator[str]]] = {
    steps.FIRST_PLAYER: first_players,
    steps.PUT: puts,
    steps.FACE: faces,
    steps.MARK: marks,
    steps.ADVERT: adverts,
    steps.ROLL: rolls,
    steps.SALE: forced_sales,
    steps.BUILD: building,
    steps.PRICE: prices,
    steps.ANSWER: answers,
}
"""By step, all moves; those of customers are the walker's to tell."""
