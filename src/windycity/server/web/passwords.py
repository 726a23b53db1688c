"""Passwords of tables, as argon2 keeps them."""

from __future__ import annotations

import asyncio

from argon2 import PasswordHasher
from argon2.exceptions import VerificationError

AT_ONCE = 2
"""Each takes some memory and a core, on purpose."""


class Passwords:
    """Hashes and checks in threads, a few at a time, so that guessing slows nobody down who plays."""

    def __init__(self) -> None:
        self._hasher = PasswordHasher()
        self._turns = asyncio.Semaphore(AT_ONCE)

    async def hash(self, password: str) -> str:
        async with self._turns:
            return await asyncio.to_thread(self._hasher.hash, password)

    async def is_right(self, password: str, hashed: str) -> bool:
        async with self._turns:
            return await asyncio.to_thread(self._verify, password, hashed)

    def _verify(self, password: str, hashed: str) -> bool:
        try:
            return self._hasher.verify(hashed, password)
        except VerificationError:
            return False
