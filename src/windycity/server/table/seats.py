"""Who sits where."""

from __future__ import annotations

from dataclasses import dataclass, replace

from .events import Claimed, HandedToBot, Left, RanOut, Reclaimed, Resigned, SeatEvent, TakenBack
from .guests import guest_name
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

    def after(self, event: SeatEvent, number: int) -> Seat:
        """The seat after an event of that number."""
        match event:
            case Claimed():
                return self._claimed(event, number)
            case Reclaimed():
                return replace(self, player=event.player)
            case Left():
                return replace(self, player=None, name=None, guest=None)
            case HandedToBot() | RanOut():
                return replace(self, bot=event.level)
            case Resigned():
                return replace(self, bot=event.level, is_resigned=True)
            case TakenBack():
                return replace(self, bot=None)

    def _claimed(self, event: Claimed, number: int) -> Seat:
        name = event.name if event.guest is None else guest_name(event.guest)
        return replace(self, player=event.player, name=name, guest=event.guest, claimed_by=number)

    @property
    def is_open(self) -> bool:
        return self.player is None and self.bot is None

    @property
    def is_played_by_a_person(self) -> bool:
        return self.player is not None and self.bot is None
