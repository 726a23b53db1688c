"""A house for every test."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from sqlalchemy import Engine

from .house import House


@pytest.fixture
def house(engine: Engine) -> Iterator[House]:
    house = House(engine)
    yield house
    house.writer.close()
