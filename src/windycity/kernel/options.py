"""Options of a game: named knobs with a fixed set of values."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from .errors import OptionError

YES_NO = (False, True)
NO_LIMIT = "off"
_WORDS = {"on": True, "yes": True, "true": True, "off": False, "no": False, "false": False}


@dataclass(frozen=True)
class Option:
    """One knob: its values, the default, and a sentence that explains it."""

    name: str
    default: Any
    choices: Sequence[Any]
    text: str

    @property
    def is_switch(self) -> bool:
        return self.choices == YES_NO

    @property
    def is_limit(self) -> bool:
        """Whether it is a number that can be left open."""
        return self.choices[0] is None

    @property
    def range_text(self) -> str:
        """The values in words, as in "3 to 6" or "on or off"."""
        if self.is_switch:
            return "on or off"
        if self.is_limit:
            return f"{NO_LIMIT}, or {self.choices[1]} to {self.choices[-1]}"
        if isinstance(self.choices, range) and len(self.choices) > 1:
            return f"{self.choices[0]} to {self.choices[-1]}"
        return ", ".join(map(str, self.choices))

    def check(self, value: Any) -> None:
        """`OptionError` unless the value is one of the choices, of the same type."""
        if not any(value == choice and type(value) is type(choice) for choice in self.choices):
            raise OptionError(self.name, f"option {self.name}={value!r}: must be {self.range_text}")

    def parse(self, text: str) -> Any:
        """A value from its text, as in records and on the command line."""
        if self.is_switch and text.lower() in _WORDS:
            return _WORDS[text.lower()]
        for choice in self.choices:
            if not self.is_switch and self.format(choice) == text:
                return choice
        raise OptionError(self.name, f"option {self.name}={text}: must be {self.range_text}")

    def format(self, value: Any) -> str:
        """The text that `parse` turns back into the value."""
        if self.is_switch:
            return "on" if value else "off"
        return NO_LIMIT if value is None else str(value)


@dataclass(frozen=True)
class Preset:
    """A name for values of several options."""

    name: str
    values: Mapping[str, Any]
    text: str


def find(options: Sequence[Option], name: str, game: str) -> Option:
    """The option of that name, or an error that lists those there are."""
    for option in options:
        if option.name == name:
            return option
    known = ", ".join(option.name for option in options)
    raise OptionError(name, f"{game} has no option {name!r}; it has {known}")


def complete(
    options: Sequence[Option], given: Mapping[str, Any], game: str, presets: Sequence[Preset] = ()
) -> dict[str, Any]:
    """All options with their values: the given ones checked, the others by preset or default."""
    known = [*options, *(as_switch(preset) for preset in presets)]
    for name, value in given.items():
        find(known, name, game).check(value)
    values = {option.name: option.default for option in options}
    for preset in presets:
        if given.get(preset.name):
            values |= preset.values
    return {name: given.get(name, value) for name, value in values.items()}


def as_switch(preset: Preset) -> Option:
    """The option to use a preset."""
    return Option(preset.name, False, YES_NO, preset.text)
