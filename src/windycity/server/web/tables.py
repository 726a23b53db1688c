"""How tables come to be: new, again after a game, from a record, or from a position of another table; and how
people come to seats that were theirs."""

from __future__ import annotations

import asyncio
import hmac
from base64 import urlsafe_b64encode
from collections.abc import Sequence

from ...kernel import say
from ...match import read
from ..live.live_table import Author
from ..report.logs import log, short
from ..table import housekeeping, past
from ..table.beginning import NOTHING, Beginning, Kept
from ..table.checks import own_seat
from ..table.commands import Claim, Command
from ..table.errors import Refused
from ..table.seats import Seat
from ..table.settings import OPEN, PASS, STRONGEST, Settings, turned
from ..table.table import Table
from .doors import Visit
from .house import House
from .identity import SeatToken

ID_BYTES = 9
"""A table is found by its link alone, so links cannot be guessed."""


class Tables:
    """Makes tables. Who asks again by the same id is given the same table."""

    def __init__(self, house: House) -> None:
        self._house = house
        self._secret = house.reader.secret("link")

    def _link(self, *parts: str) -> str:
        """A link that nobody can guess, and that is the same for the same request."""
        digest = hmac.digest(self._secret, "/".join(parts).encode(), "sha256")
        return urlsafe_b64encode(digest[:ID_BYTES]).decode()

    async def make(
        self,
        settings: Settings,
        author: Author,
        first: Sequence[Command],
        password: str | None = None,
        beginning: Beginning = NOTHING,
    ) -> str:
        """A new table; its link."""
        if password is not None:
            hashed = await self._house.passwords.hash(password)
            beginning = beginning.model_copy(update={"password": hashed})
        link, watch_link = self._link(*author), self._link("watch", *author)
        await self._house.keeper.create(link, watch_link, settings, author, first, beginning)
        log().info("table made", table=short(link), game=settings.game)
        return link

    def go_on_from(self, visit: Visit, moves: int, settings: Settings) -> Beginning:
        """What a new table begins with that goes on from a position of another."""
        table = visit.live.table
        if settings.game != table.settings.game or settings.load().options != table.match.options:
            raise Refused("another game", say("a game goes on with the same options"))
        return past.fork(table, moves)

    async def keep_record(self, text: str, author: Author) -> str:
        """A table that shows the game of a record; `RecordError` if it is none."""
        match = await asyncio.to_thread(read, text)
        settings = Settings(
            game=match.rules.name,
            options=dict(match.options),
            seats=(OPEN,) * len(match.names),
        )
        codes = tuple(turn.move.code for turn in match.turns)
        return await self.make(settings, author, [], beginning=Beginning(opening=codes, names=match.names))

    async def play_again(self, visit: Visit, author: Author) -> str:
        """Another table for the same people, one seat further; the first who asks makes it."""
        table = visit.live.table
        if table.next_table is not None:
            return table.next_table
        link = self._link("again", table.id)
        housekeeping.rematch(table, author.player, link)
        await self._house.keeper.create(
            link,
            self._link("watch", "again", table.id),
            settings_again(table),
            author,
            claims_again(table, author.player),
            Beginning(kept=kept_again(table), password=table.beginning.password),
        )
        try:
            await self._house.keeper.decide(
                table.id, author, lambda now: housekeeping.rematch(now, author.player, link)
            )
        except Refused:
            if visit.live.table.next_table != link:
                raise
        return link

    async def enter(self, visit: Visit, author: Author, password: str) -> None:
        """Let somebody in who knows the password."""
        hashed = visit.live.table.beginning.password
        if hashed is None or visit.live.table.admits(author.player):
            return
        if not await self._house.passwords.is_right(password, hashed):
            raise Refused("wrong password", say("this is not the password of this table"))
        await self._house.keeper.decide(
            visit.live.table.id, author, lambda table: housekeeping.admit(table, author.player)
        )

    def seat_link(self, visit: Visit, seat: int) -> str:
        """By which a person comes back to a seat with another browser."""
        visit.must_take_part()
        table = visit.live.table
        place = own_seat(table, visit.eyes.player or "", seat)
        assert place.claimed_by is not None
        return self._house.identities.seat_link(SeatToken(table.id, seat, place.claimed_by))

    async def reclaim(self, link: str, author: Author) -> str:
        """Give a seat to the browser that shows its link; the table."""
        token = self._house.identities.seat(link)
        if token is None:
            raise Refused("no such link", say("this is no link of a seat"))
        live = await self._house.keeper.find(token.table)
        if author.player != live.table.seats[token.seat].player:
            await self._house.keeper.decide(
                token.table,
                author,
                lambda table: housekeeping.reclaim(table, author.player, token.seat, token.claimed_by),
            )
        return token.table


def settings_again(table: Table) -> Settings:
    """Seats that bots had at the end are theirs again."""
    seats = tuple(_who_again(seat) for seat in table.seats)
    return table.settings.model_copy(update={"seats": turned(seats), "is_listed": False})


def _who_again(seat: Seat) -> str:
    if seat.player is not None or seat.bot is None:
        return OPEN
    return STRONGEST if seat.bot == PASS else seat.bot


def kept_again(table: Table) -> tuple[Kept | None, ...]:
    """People find their seats kept."""
    return turned(
        tuple(
            Kept(player=seat.player, name=str(seat.name), guest=seat.guest)
            if seat.player is not None
            else None
            for seat in table.seats
        )
    )


def claims_again(table: Table, player: str) -> list[Claim]:
    """Who asks to play again sits down at once."""
    return [
        Claim(seat=(number + 1) % len(table.seats), name=seat.name if seat.guest is None else None)
        for number, seat in enumerate(table.seats)
        if seat.player == player
    ]
