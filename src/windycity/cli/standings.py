"""The standings of a tournament, for people and for programs."""

from __future__ import annotations

from dataclasses import asdict
from typing import TYPE_CHECKING, Any

from ..games import rules_of
from .options import options_in_words
from .output import facts, grid, out, write_json

if TYPE_CHECKING:
    from rich.table import Table

    from ..arena.running import Running
    from ..arena.standings import Standing, Standings

COLUMNS = ("bot", "seats", "wins", "share", "95 % sure", "fair", "rating", "score", "ms/move")


def report(running: Running, *, json: bool) -> None:
    """Print how it stands, as text or as JSON; at least one game is finished."""
    from ..arena.standings import count

    standings = count(running.tournament, running.counted, at_any_time=running.until_sure)
    if json:
        write_json(_as_data(running, standings))
        return
    console = out()
    console.print(facts(_summary(running, standings)))
    console.print()
    console.print(_table(standings))


def _as_data(running: Running, standings: Standings) -> dict[str, Any]:
    held = running.tournament
    return {
        "game": held.game,
        "options": dict(held.options),
        "games": standings.games,
        "seats": held.seats,
        "line_up": list(held.line_up),
        "seed": held.seed,
        "think": held.think,
        "interval": "at any time" if running.until_sure else "wilson",
        "sure": running.is_decided if running.until_sure else None,
        "bots": [asdict(bot) for bot in standings.bots],
        "steps_mean": standings.steps_mean,
        "endings": standings.endings,
        "digest": standings.digest,
    }


def _summary(running: Running, standings: Standings) -> dict[str, str]:
    held = running.tournament
    rules = rules_of(held.game)
    verdict = {"verdict": _verdict(running, standings.bots[0])} if running.until_sure else {}
    return {
        "game": held.game,
        "options": options_in_words(rules, held.options),
        "games": f"{standings.games:,} of {held.games:,}",
        **verdict,
        "steps": f"{standings.steps_mean:.1f} on average",
        **{f"ended by {ending}": f"{share:.2%}" for ending, share in standings.endings.items()},
        "seed": str(held.seed),
        "digest": standings.digest,
    }


def _verdict(running: Running, first: Standing) -> str:
    if not running.is_decided:
        return f"not sure that {first.name} is better or worse than the others"
    return f"sure that {first.name} wins {'more' if first.share > first.fair else 'less'} than its fair share"


def _table(standings: Standings) -> Table:
    from rich.text import Text

    table = grid()
    for heading in COLUMNS:
        is_name = heading == "bot"
        table.add_column(
            heading, justify="left" if is_name else "right", overflow="fold", no_wrap=not is_name
        )
    for bot in standings.bots:
        table.add_row(Text(bot.name), *_figures(bot))
    return table


def _figures(bot: Standing) -> tuple[str, ...]:
    return (
        str(bot.seats),
        f"{bot.wins:,.1f}",
        f"{bot.share:.1%}",
        f"{bot.low:.1%}-{bot.high:.1%}",
        f"{bot.fair:.1%}",
        f"{bot.rating:.1f}",
        f"{bot.mean_score:.2f}",
        "-" if bot.ms_per_move is None else f"{bot.ms_per_move:.2f}",
    )
