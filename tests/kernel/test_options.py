"""Options: checked values, and texts for records and the command line."""

from __future__ import annotations

from typing import Any

import pytest

from windycity import OptionError
from windycity.kernel import YES_NO, Option, Preset
from windycity.kernel.options import complete

OPTIONS = (
    Option("players", 4, range(3, 7), "how many play"),
    Option("fog", False, YES_NO, "whether there is fog"),
    Option("die", "11-22", ("11-22", "1-12"), "which die"),
    Option("limit", None, (None, *range(1, 21)), "rounds"),
)


def test_defaults_fill_up_what_is_not_given() -> None:
    assert complete(OPTIONS, {"fog": True}, "game") == {
        "players": 4,
        "fog": True,
        "die": "11-22",
        "limit": None,
    }


@pytest.mark.parametrize(
    ("given", "sentence"),
    [
        ({"players": 2}, "option players=2: must be 3 to 6"),
        ({"players": "4"}, "option players='4': must be 3 to 6"),
        ({"players": True}, "option players=True: must be 3 to 6"),
        ({"fog": 1}, "option fog=1: must be on or off"),
        ({"die": "2-3"}, "option die='2-3': must be 11-22, 1-12"),
        ({"limit": 0}, "option limit=0: must be off, or 1 to 20"),
        ({"wind": 1}, "game has no option 'wind'; it has players, fog, die, limit"),
    ],
)
def test_a_bad_option_is_named(given: dict[str, Any], sentence: str) -> None:
    with pytest.raises(OptionError) as caught:
        complete(OPTIONS, given, "game")
    assert str(caught.value) == sentence
    assert caught.value.option == next(iter(given))


@pytest.mark.parametrize("option", OPTIONS, ids=lambda option: option.name)
def test_every_value_has_a_text_that_leads_back(option: Option) -> None:
    for value in option.choices:
        assert option.parse(option.format(value)) is value or option.parse(option.format(value)) == value


@pytest.mark.parametrize(("option", "text"), [(OPTIONS[0], "7"), (OPTIONS[1], "maybe"), (OPTIONS[0], "True")])
def test_a_text_that_is_no_value_is_named(option: Option, text: str) -> None:
    with pytest.raises(OptionError, match=f"option {option.name}={text}: must be"):
        option.parse(text)


PRESETS = (Preset("storm", {"fog": True, "die": "1-12"}, "bad weather"),)


def test_a_preset_stands_for_several_options_and_leaves_no_trace() -> None:
    stormy = complete(OPTIONS, {"storm": True}, "game", PRESETS)
    assert stormy == {"players": 4, "fog": True, "die": "1-12", "limit": None}
    assert complete(OPTIONS, {"storm": False}, "game", PRESETS) == complete(OPTIONS, {}, "game")


def test_what_is_given_beside_a_preset_wins() -> None:
    assert complete(OPTIONS, {"fog": False, "storm": True}, "game", PRESETS)["fog"] is False
    assert complete(OPTIONS, {"storm": True, "players": 5}, "game", PRESETS)["players"] == 5


@pytest.mark.parametrize(
    ("given", "sentence"),
    [
        ({"storm": 1}, "option storm=1: must be on or off"),
        ({"wind": True}, "game has no option 'wind'; it has players, fog, die, limit, storm"),
    ],
)
def test_a_bad_preset_is_named(given: dict[str, Any], sentence: str) -> None:
    with pytest.raises(OptionError) as caught:
        complete(OPTIONS, given, "game", PRESETS)
    assert str(caught.value) == sentence
