"""Who a browser is. There are no accounts: a browser gets a player id, signed, and keeps it as a cookie. The
link of a seat is signed too; whoever shows it is the person whose seat it is."""

from __future__ import annotations

import secrets
from typing import NamedTuple

from itsdangerous import BadSignature, URLSafeSerializer

COOKIE = "windycity"
ID_BYTES = 16


class SeatToken(NamedTuple):
    """Which seat at which table, and by which event it was taken; it is void if somebody else takes it."""

    table: str
    seat: int
    claimed_by: int


class Identities:
    """Makes and reads what browsers keep."""

    def __init__(self, secret: bytes) -> None:
        self._players = URLSafeSerializer(secret, salt="player")
        self._seats = URLSafeSerializer(secret, salt="seat")

    def new_token(self) -> str:
        """For a browser that was never here."""
        return self._players.dumps(secrets.token_urlsafe(ID_BYTES))

    def player(self, token: str | None) -> str | None:
        """Whose token it is; None if it is nobody's."""
        try:
            player = self._players.loads(token) if token else None
        except BadSignature:
            return None
        return player if isinstance(player, str) else None

    def seat_link(self, seat: SeatToken) -> str:
        return self._seats.dumps(list(seat))

    def seat(self, link: str) -> SeatToken | None:
        """The seat of a link; None if we have not made it."""
        try:
            return SeatToken(*self._seats.loads(link))
        except BadSignature:
            return None
