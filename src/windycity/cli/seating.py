"""Who sits where: people and bots."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass

from ..bots import find_for
from ..match import Bot, Match
from .options import BadInput

NOBODY = "none"


@dataclass(frozen=True)
class Seating:
    """The seats of people, and a bot for each of the others."""

    people: frozenset[int]
    bots: Mapping[int, Bot]
    bot_names: Mapping[int, str]

    def in_words(self, match: Match) -> str:
        """Such as "You are A. Bots: B fixer, C fixer.\""""
        people = " and ".join(match.names[seat] for seat in sorted(self.people))
        bots = ", ".join(f"{match.names[seat]} {name}" for seat, name in self.bot_names.items())
        return " ".join([f"You are {people}." if people else "", f"Bots: {bots}." if bots else ""]).strip()


def seat_of(match: Match, word: str) -> int:
    """The seat of a letter or a player's name."""
    seats = match.rules.seat_names[: len(match.names)]
    for names in (seats, match.names):
        for seat, name in enumerate(names):
            if name.lower() == word.strip().lower():
                return seat
    raise BadInput(f"there is no seat {word.strip()!r} at this table; seats are {', '.join(seats)}")


def seat_everybody(match: Match, people: str, bots: str, seed: int | None) -> Seating:
    """Seats from the command line: "A", "A,B" or "none" for people, one bot or one for each other seat."""
    human = [] if people.lower() == NOBODY else [seat_of(match, word) for word in people.split(",")]
    others = [seat for seat in range(len(match.names)) if seat not in human]
    names = [word.strip() for word in bots.split(",")]
    if len(names) == 1:
        names *= len(others)
    if len(names) != len(others):
        raise BadInput(f"--bots names {len(names)} bots for {len(others)} seats")
    chosen = dict(zip(others, names, strict=True))
    made = {seat: _bot(match.rules.name, name, seed, seat) for seat, name in chosen.items()}
    return Seating(frozenset(human), made, chosen)


def _bot(game: str, name: str, seed: int | None, seat: int) -> Bot:
    """A bot of its own for a seat; under a seed its choices repeat as far as its clock allows."""
    return find_for(game, name, None if seed is None else seed + seat)
