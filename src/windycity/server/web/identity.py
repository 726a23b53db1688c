"""Who a browser is. There are no accounts: a browser gets a player id, signed, and keeps it as a cookie."""

from __future__ import annotations

import secrets

from itsdangerous import BadSignature, URLSafeSerializer

COOKIE = "windycity"
ID_BYTES = 16


class Identities:
    """Makes and reads what browsers keep."""

    def __init__(self, secret: bytes) -> None:
        self._players = URLSafeSerializer(secret, salt="player")

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
