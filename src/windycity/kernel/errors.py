"""What can go wrong, each with a sentence that names the thing."""

from __future__ import annotations

from typing import Any

from .sentence import Sentence, as_word, say


class WindyCityError(Exception):
    """Base of all errors raised on purpose. What people read in the browser is a `Sentence`."""

    def __init__(self, sentence: str = "") -> None:
        super().__init__(sentence)
        self.sentence = sentence


class InputError(WindyCityError, ValueError):
    """A seed, a number, a name or a device that cannot be used."""


class BadName(InputError):
    """A name that nobody can have at this table."""

    sentence: Sentence


class UnknownGame(WindyCityError, LookupError):
    """No game of that name is in the catalogue."""


class UnknownBot(WindyCityError, LookupError):
    """No bot has that name."""


class SeatError(WindyCityError, ValueError):
    """A seat that is not at this table."""


class CarrierError(WindyCityError, RuntimeError):
    """A carrier that cannot run here, such as the GPU where there is none."""


class _Detailed(WindyCityError, ValueError):
    """An error made of more than its sentence; it survives the way between processes."""

    def __init__(self, sentence: str, *details: Any) -> None:
        super().__init__(sentence)
        self._details = details

    def __reduce__(self) -> tuple[Any, ...]:
        return type(self), self._details


class OptionError(_Detailed):
    """An option that the game does not have, or a value it cannot take."""

    def __init__(self, option: str, sentence: str) -> None:
        super().__init__(sentence, option, sentence)
        self.option = option


class IllegalMove(_Detailed):
    """A move that the rules forbid now; `clause` is the id of the rule that does."""

    sentence: Sentence

    def __init__(self, clause: str, sentence: Sentence) -> None:
        super().__init__(f"{sentence} [{clause}]", clause, sentence)
        self.clause = clause
        self.sentence = sentence


class NotationError(IllegalMove):
    """A text or code that is no move of the game at all; `clause` is that of the step that is on."""


class RecordError(_Detailed):
    """A text record that cannot be read back; `line` counts from 1."""

    def __init__(self, line: int, sentence: str) -> None:
        full = say("line {line}: {sentence}", line=line, sentence=as_word(sentence)) if line else sentence
        super().__init__(full, line, sentence)
        self.line = line
