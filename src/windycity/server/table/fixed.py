"""How messages are made."""

from __future__ import annotations

from pydantic import BaseModel, ConfigDict

WITHOUT_NUL = r"^[^\x00]*$"
"""What is kept has no NUL in it: not every database takes one."""


class Fixed(BaseModel):
    """A message that cannot be changed and has nothing in it that we do not know."""

    model_config = ConfigDict(frozen=True, extra="forbid")
