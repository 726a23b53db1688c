"""What the rule tests of all games share."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from .planting import Nursery, open_nursery


@pytest.fixture(scope="session")
def nursery() -> Iterator[Nursery]:
    with open_nursery() as nursery:
        yield nursery
