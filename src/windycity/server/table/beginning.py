"""Where a table comes from: most begin with nothing, some with the moves of another game."""

from __future__ import annotations

from .fixed import Fixed
from .guests import guest_name


class Kept(Fixed):
    """Somebody for whom a seat is kept."""

    player: str
    name: str
    guest: int | None = None
    """The number of a guest, who has not given a name."""

    @property
    def called(self) -> str:
        return self.name if self.guest is None else guest_name(self.guest)


class Beginning(Fixed):
    """What a table begins with, and what nobody is told as it stands here."""

    opening: tuple[int, ...] = ()
    """Moves of another game that were made before."""
    names: tuple[str, ...] | None = None
    """Who played it, if it is only there to be looked at."""
    kept: tuple[Kept | None, ...] = ()
    """For whom the seats are kept after a game, so that nobody else takes them."""
    password: str | None = None
    """Its hash; nobody sees the table without it."""

    @property
    def is_record(self) -> bool:
        """Whether it is the record of a game, at which nobody plays."""
        return self.names is not None

    def kept_at(self, seat: int) -> Kept | None:
        """For whom a seat is kept."""
        return self.kept[seat] if self.kept else None

    def keeps_for(self, player: str) -> bool:
        """Whether a seat is kept for somebody."""
        return any(kept is not None and kept.player == player for kept in self.kept)


NOTHING = Beginning()
