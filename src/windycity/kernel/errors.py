"""What can go wrong, each with a sentence that names the thing."""

from __future__ import annotations


class WindyCityError(Exception):
    """Base of all errors raised on purpose."""


class UnknownGame(WindyCityError, LookupError):
    """No game of that name is in the catalogue."""


class OptionError(WindyCityError, ValueError):
    """An option that the game does not have, or a value it cannot take."""

    def __init__(self, option: str, sentence: str) -> None:
        super().__init__(sentence)
        self.option = option


class SeatError(WindyCityError, ValueError):
    """A seat that is not at this table."""


class IllegalMove(WindyCityError, ValueError):
    """A move that the rules forbid now; `clause` is the id of the rule that does."""

    def __init__(self, clause: str, sentence: str) -> None:
        super().__init__(f"{sentence} [{clause}]")
        self.clause = clause
        self.sentence = sentence


class NotationError(IllegalMove):
    """A text or code that is no move of the game at all; `clause` is that of the step that is on."""


class RecordError(WindyCityError, ValueError):
    """A text record that cannot be read back; `line` counts from 1."""

    def __init__(self, line: int, sentence: str) -> None:
        super().__init__(f"line {line}: {sentence}" if line else sentence)
        self.line = line


class CarrierError(WindyCityError, RuntimeError):
    """A carrier that cannot run here, such as the GPU where there is none."""
