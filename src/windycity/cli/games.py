"""`windycity games`: what can be played, and with which options."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from ..kernel import Rules
from ..kernel.options import find
from .options import Json, every_game, with_presets
from .output import grid, out, write_json

if TYPE_CHECKING:
    from rich.console import RenderableType
    from rich.table import Table
    from rich.text import Text

WIDE = 70
"""Columns from which options are shown as a table."""


def games(*, json: Json = False) -> None:
    """List the games with their players and options."""
    if json:
        write_json([_as_data(rules) for rules in every_game()])
        return
    from rich.padding import Padding
    from rich.text import Text

    console = out()
    for i, rules in enumerate(every_game()):
        if i:
            console.print()
        console.print(Text.assemble((rules.name, "bold"), f"  {rules.title}, {_players(rules)} players"))
        console.print(Padding(rules.summary, (0, 0, 0, 2)))
        console.print(Padding(_options(rules, console.width), (0, 0, 0, 2)))


def _players(rules: Rules[Any]) -> str:
    return find(rules.options, "players", rules.name).range_text


def _options(rules: Rules[Any], width: int) -> RenderableType:
    return _in_columns(rules) if width >= WIDE else _one_below_another(rules)


def _in_columns(rules: Rules[Any]) -> Table:
    table = grid()
    for heading in ("option", "default", "values", "meaning"):
        table.add_column(heading, no_wrap=heading != "meaning")
    for option in with_presets(rules):
        table.add_row(option.name, option.format(option.default), option.range_text, option.text)
    return table


def _one_below_another(rules: Rules[Any]) -> Text:
    from rich.text import Text

    text = Text()
    for option in with_presets(rules):
        values = f" {option.format(option.default)} ({option.range_text}):"
        text.append(option.name, style="bold").append(f"{values} {option.text}\n")
    text.rstrip()
    return text


def _as_data(rules: Rules[Any]) -> dict[str, Any]:
    return {
        "name": rules.name,
        "title": rules.title,
        "summary": rules.summary,
        "players": list(find(rules.options, "players", rules.name).choices),
        "rules_version": rules.version,
        "seats": list(rules.seat_names),
        "options": [
            {
                "name": option.name,
                "default": option.default,
                "choices": list(option.choices),
                "text": option.text,
            }
            for option in rules.options
        ],
        "presets": [
            {"name": preset.name, "values": dict(preset.values), "text": preset.text}
            for preset in rules.presets
        ],
    }
