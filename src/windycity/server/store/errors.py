"""What can go wrong between the server and its disk."""

from __future__ import annotations

from ...kernel import WindyCityError


class StoreError(WindyCityError):
    """The database cannot be used, or not now. What was asked is not done."""


class Overtaken(StoreError):
    """Somebody else wrote an event of this number first. Read on and decide anew."""


class Repeated(StoreError):
    """This command was carried out before."""

    def __init__(self, number: int) -> None:
        super().__init__(f"this command was carried out as event {number}")
        self.number = number
