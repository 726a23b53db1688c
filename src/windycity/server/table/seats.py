"""Who sits where."""

from __future__ import annotations

from dataclasses import dataclass

from .settings import OPEN


@dataclass(frozen=True)
class Seat:
    """A seat: open, a person's, a bot's, or a person's for whom a bot plays."""

    player: str | None = None
    """Whose it is."""
    name: str | None = None
    guest: int | None = None
    """The number of a guest, who has not given a name and is called by it."""
    claimed_by: int | None = None
    """The number of the event by which it became theirs."""
    bot: str | None = None
    """The level of the bot that plays it now."""
    is_resigned: bool = False

    @classmethod
    def at_first(cls, who: str) -> Seat:
        """As a table is made: open, or a bot's."""
        return cls() if who == OPEN else cls(bot=who)

    @property
    def is_open(self) -> bool:
        return self.player is None and self.bot is None

    @property
    def is_played_by_a_person(self) -> bool:
        return self.player is not None and self.bot is None
