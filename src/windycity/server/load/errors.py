"""What can go wrong while a server is measured."""

from __future__ import annotations

from ...kernel import WindyCityError


class LoadFailure(WindyCityError, RuntimeError):
    """The server cannot be measured, because it has died, does not answer, or refuses a legal move."""
